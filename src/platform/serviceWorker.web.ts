/**
 * Lets the browser keep the app, and takes up a new version the moment that disturbs nobody: at once while the
 * page is still untouched, otherwise at its next start. A page and its scripts always come from one version.
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
    if (worker?.state === 'installed' && isUpdate && !isTouched) worker.postMessage('activate');
  };

  const register = () => {
    container
      .register('/sw.js', { updateViaCache: 'none' })
      .then((registration) => {
        offer(registration.waiting);
        registration.addEventListener('updatefound', () => {
          const worker = registration.installing;
          worker?.addEventListener('statechange', () => offer(worker));
        });
      })
      // A private window or a full disk may refuse; the app then simply needs the network next time.
      .catch(() => undefined);
  };
  // After the load, so that storing the app does not compete with showing it.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
