/**
 * Runs in the page before the app: counts React's commits as its developer tools would, and times every frame that draws,
 * from the first animation callback until the pixels are there (reading one back waits for the renderer).
 */
export const WATCH_FRAMES = `(() => {
  let commits = 0;
  let frames = [];
  let started = 0;
  let stamp = -1;
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers: new Map(),
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => { commits++; },
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
    checkDCE: () => {},
  };
  const drawn = new Set();
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => request((time) => {
    if (time !== stamp) { stamp = time; started = performance.now(); }
    callback(time);
    if (drawn.size === 0) return;
    for (const gl of drawn) gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
    drawn.clear();
    frames.push(performance.now() - started);
  });
  const { drawArrays, drawElements, drawArraysInstanced, drawElementsInstanced, drawRangeElements } =
    WebGL2RenderingContext.prototype;
  const noting = (draw) => function (...args) { drawn.add(this); return draw.apply(this, args); };
  Object.assign(WebGL2RenderingContext.prototype, {
    drawArrays: noting(drawArrays),
    drawElements: noting(drawElements),
    drawArraysInstanced: noting(drawArraysInstanced),
    drawElementsInstanced: noting(drawElementsInstanced),
    drawRangeElements: noting(drawRangeElements),
  });
  window.__frames = {
    reset: () => { commits = 0; frames = []; },
    read: () => ({ commits, frames }),
  };
})();`;
