/**
 * The address bar follows what is shown without leaving the page: whoever copies it or loads it again comes back here. The
 * router keeps its own state, which goes along.
 */
export function showAddress(path: string): void {
  if (window.location.pathname !== path) window.history.replaceState(window.history.state, '', path);
}
