/*
 * Runs before the first paint, so that a page does not flash in the system's theme if another one
 * was chosen, and does not flash the signed-out bar to a signed-in person. Key and attribute are
 * the component library's, which uses them later.
 */
(() => {
  const root = document.documentElement;
  let chosen = null;
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value');
    root.toggleAttribute('data-session', Boolean(localStorage.getItem('token')));
  } catch {
    // A browser that keeps nothing has no choice to show.
  }
  if (chosen !== 'light' && chosen !== 'dark') {
    chosen = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.setAttribute('data-mantine-color-scheme', chosen);
})();
