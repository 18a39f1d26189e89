/**
 * Lets the browser keep the app, and takes up a new version the moment that disturbs nobody: at once while the page is
 * still untouched and the only one, otherwise at a later start. A page and its scripts always come from one version.
 */
export function registerServiceWorker(): void {
  if (__DEV__ || !('serviceWorker' in navigator)) return;
  const container = navigator.serviceWorker;

  let isTouched = false;
  const touch = () => {
    isTouched = true;
  };
  for (const type of ['pointerdown', 'keydown', 'wheel'] as const) {
    window.addEventListener(type, touch, { capture: true, once: true, passive: true });
  }

  // The first worker a page gets is no update: what is on the screen is already what it stores.
  const isUpdate = container.controller !== null;
  let isReloading = false;
  container.addEventListener('controllerchange', () => {
    if (!isUpdate || isTouched || isReloading) return;
    isReloading = true;
    window.location.reload();
  });

  const offer = (worker: ServiceWorker | null) => {
    if (worker?.state === 'installed' && isUpdate && !isTouched) worker.postMessage({ ask: 'activate' });
  };

  const register = () => {
    container
      .register('/sw.js', { updateViaCache: 'none' })
      .then(async (registration) => {
        offer(registration.waiting);
        registration.addEventListener('updatefound', () => {
          const worker = registration.installing;
          worker?.addEventListener('statechange', () => offer(worker));
        });
        if (isUpdate) return;
        const { active } = await container.ready;
        active?.postMessage({ ask: 'claim', scripts: ownScripts() });
      })
      // A private window or a full disk may refuse; the app then simply needs the network next time.
      .catch(() => undefined);
  };
  // After the load, so that storing the app does not compete with showing it.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

/** What this page was made of: they tell one version from another. */
const ownScripts = (): string[] =>
  Array.from(document.scripts).flatMap(({ src }) => (src === '' ? [] : [new URL(src).pathname]));

/** Whether this device has the whole app, and every part of it is there: then it opens without a network. */
export async function isStoredWhole(): Promise<boolean | null> {
  if (!('serviceWorker' in navigator)) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  const worker = registration?.active;
  if (worker == null) return false;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data === true);
    };
    worker.postMessage({ ask: 'isWhole' }, [port2]);
  });
}
