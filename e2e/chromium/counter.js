// Runs inside the page under test, before the app: counts what the app makes of WebGL and of CanvasKit, and what of it
// goes away again. Plain JavaScript, because it is sent to the browser as it stands.
(() => {
  const contexts = [];
  let made = 0;

  function countContexts(Canvas) {
    const { getContext } = Canvas.prototype;
    const known = new WeakSet();
    Canvas.prototype.getContext = function (kind, ...rest) {
      const context = getContext.call(this, kind, ...rest);
      if (context !== null && /^webgl/.test(kind) && !known.has(context)) {
        known.add(context);
        contexts.push(new WeakRef(context));
        made++;
      }
      return context;
    };
  }
  countContexts(HTMLCanvasElement);
  if (typeof OffscreenCanvas !== 'undefined') countContexts(OffscreenCanvas);

  /** By class: handles of CanvasKit that hold something. */
  const live = new Map();
  const add = (name, count) => live.set(name, (live.get(name) ?? 0) + count);

  /**
   * What the collector finds forgotten. CanvasKit frees what it shares by counting (their handles hold two addresses); what
   * it does not is lost for ever, and stays counted.
   */
  const forgotten = new FinalizationRegistry((entry) => {
    if (!entry.isFreed && entry.isShared) add(entry.name, -1);
  });
  const entries = new WeakMap();
  const patched = new WeakSet();

  /** All handles are made by this one function, whatever it is named: `deleteLater` is theirs alone. */
  function adopt(handle, prototype, pointers) {
    let root = prototype;
    while (!Object.prototype.hasOwnProperty.call(root, 'deleteLater')) root = Object.getPrototypeOf(root);
    if (!patched.has(root)) {
      patched.add(root);
      const free = root.delete;
      root.delete = function () {
        free.call(this);
        const entry = entries.get(this);
        if (entry !== undefined && !entry.isFreed) {
          entry.isFreed = true;
          add(entry.name, -1);
        }
      };
    }
    const name = prototype.constructor.name;
    // A canvas belongs to what it draws on: its handle holds nothing.
    if (name === 'Canvas') return;
    const addresses = Object.values(pointers).filter((value) => typeof value === 'number').length;
    const entry = { name, isShared: addresses > 1, isFreed: false };
    entries.set(handle, entry);
    forgotten.register(handle, entry);
    add(name, 1);
  }

  const { create } = Object;
  Object.create = function (prototype, properties) {
    const made = create.call(Object, prototype, properties);
    if (properties !== undefined && typeof prototype?.deleteLater === 'function') {
      const [own] = Object.values(properties);
      if (typeof own?.value?.count?.value === 'number') adopt(made, prototype, own.value);
    }
    return made;
  };

  const api = {
    take: () => ({
      skia: Object.fromEntries([...live].filter(([, count]) => count !== 0).sort()),
      contexts: contexts.filter((context) => context.deref() !== undefined).length,
      contextsMade: made,
      canvases: document.querySelectorAll('canvas').length,
      renderer: globalThis.CanvasKit?.HEAPU8.length ?? 0,
    }),
  };
  Object.defineProperty(window, '__counter', { value: api });
})();
