import { WISHES } from '../../api/catalogue';
import type { HistoryPrompt } from '../../api/history-prompt';

/** "Version 2, shorter": which version of a prompt it is, and by what wish. */
export function versionName({
  version,
  wish,
  note,
}: Pick<HistoryPrompt, 'version' | 'wish' | 'note'>): string {
  const asked = wish ? WISHES[wish].label.toLowerCase() : note && `“${note.trim()}”`;
  return asked ? `Version ${version}, ${asked}` : `Version ${version}`;
}
