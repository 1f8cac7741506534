import { REFINEMENTS } from '../../api/catalogue';
import type { HistoryPrompt } from '../../api/history-prompt';

/** The name of a version and its refinement: "Version 2, shorter". */
export function versionName({
  version,
  wish,
  note,
}: Pick<HistoryPrompt, 'version' | 'wish' | 'note'>): string {
  const asked = wish ? REFINEMENTS[wish].suffix : note && `“${note.trim()}”`;
  return asked ? `Version ${version}, ${asked}` : `Version ${version}`;
}
