/** Fills the page of a shared link, if this is one, with a script that only this page loads. */
export function startSharedPage(root: HTMLElement): void {
  const page = root.querySelector('[data-shared-prompt]');
  const [, token] = /^\/s\/([^/]+)/.exec(window.location.pathname) ?? [];
  if (!page || !token) return;
  import('./shared/show-shared-prompt').then(
    ({ showSharedPrompt }) => void showSharedPrompt(page, token),
    () => {
      page.querySelector('[data-when="loading"]')?.setAttribute('hidden', '');
      page.querySelector('[data-when="error"]')?.removeAttribute('hidden');
      const retry = page.querySelector('[data-part="retry"]');
      retry?.addEventListener('click', () => window.location.reload());
    },
  );
}
