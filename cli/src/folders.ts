import envPaths from 'env-paths';

/** The folders of this program for the person who runs it, as their system says. */
export function folders(): { config: string; data: string } {
  return envPaths('promptmint', { suffix: '' });
}
