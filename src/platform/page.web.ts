/** The page around the app: readers need its language, over-scroll and the address bar its colour. */
export function dressPage(page: { background: string; language: string }): void {
  document.documentElement.lang = page.language;
  document.documentElement.style.backgroundColor = page.background;
  document.body.style.backgroundColor = page.background;
  // One colour for both schemes: the person may have chosen another theme than the system's.
  const metas = document.querySelectorAll('meta[name="theme-color"]');
  const meta = metas.item(0) ?? document.head.appendChild(document.createElement('meta'));
  metas.forEach((extra) => extra !== meta && extra.remove());
  meta.setAttribute('name', 'theme-color');
  meta.removeAttribute('media');
  meta.setAttribute('content', page.background);
}

/** After a fault outside all screens: a fresh page, at the start. */
export function reopenAtHome(): void {
  window.location.assign('/');
}
