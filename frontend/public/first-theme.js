/* Runs before the first paint, so that a chosen theme does not flash in the colours of the system.
   The key and the attribute are those of the component library, which takes over from here. */
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value');
  } catch {
    // A browser that keeps nothing has no choice to show.
  }
  if (chosen !== 'light' && chosen !== 'dark') {
    chosen = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.setAttribute('data-mantine-color-scheme', chosen);
})();
