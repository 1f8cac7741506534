/* Runs before the first paint, so that neither a chosen theme flashes in the colours of the system nor
   the bar of strangers for somebody who is signed in. Key and attribute of the theme are those of the
   component library, which takes over from here. */
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
