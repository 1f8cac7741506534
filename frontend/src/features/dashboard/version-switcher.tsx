import { Button } from '@mantine/core';
import { REFINEMENTS } from '../../api/catalogue';
import { CompareButton } from '../../prompt/compare/compare-button';
import { metOnlyBy } from '../../prompt/quality/met-only-by';
import type { Version } from './generation-slice';
import styles from './version-switcher.module.css';

function descriptionOf({ change }: Version): string {
  if (!change) return 'Original version';
  const { wish, note } = change.refinement;
  const before = `version ${change.fromVersion}`;
  return wish ? `${REFINEMENTS[wish].relation} ${before}` : `From ${before}: “${note?.trim()}”`;
}

/** What the version that this one was made from still had; a note or a model can drop a part. */
function lossOf({ change, prompt }: Version, versions: readonly Version[]): string | null {
  const before = versions.find((version) => version.prompt.version === change?.fromVersion);
  const lost = before ? metOnlyBy(before.prompt, prompt) : [];
  return lost.length > 0 ? `No longer has: ${lost.join(', ')}` : null;
}

/** The version on screen, how it was made, and buttons to the previous and next version. */
export function VersionSwitcher({
  versions,
  shown,
  onShow,
}: {
  versions: readonly Version[];
  shown: number;
  onShow: (index: number) => void;
}) {
  const version = versions[shown];
  if (!version || versions.length < 2) return null;
  const loss = lossOf(version, versions);
  const neighbours = [shown - 1, shown + 1].filter((index) => versions[index]);
  return (
    <div className={styles.line}>
      <p role="status">
        <b>Version {version.prompt.version}</b> <span>{descriptionOf(version)}</span>
        {loss && <span> {loss}</span>}
      </p>
      {/* Keyed by position, so that the focus stays on a button when its target changes. */}
      {neighbours.map((index, place) => (
        <Button key={place} variant="subtle" onClick={() => onShow(index)}>
          Show version {versions[index]?.prompt.version}
        </Button>
      ))}
      <CompareButton id={version.prompt.id} />
    </div>
  );
}
