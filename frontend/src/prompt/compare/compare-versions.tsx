import '@mantine/core/styles/Input.layer.css';
import { NativeSelect } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { scorePercent } from '../../api/catalogue';
import { Icon } from '../../ui/icon';
import { diffSections, summariseChanges } from './diff-versions';
import styles from './compare-versions.module.css';
import type { HistoryPrompt } from '../../api/history-prompt';
import { SideBySide, Unified } from './diff-views';
import { metOnlyBy } from '../quality/met-only-by';
import { versionName } from './version-name';

/** A choice of one version; the one it is compared with is disabled. */
function VersionChoice({
  label,
  name,
  versions,
  value,
  other,
  onChange,
}: {
  label: string;
  /** For screen readers, if the label alone does not say what is chosen. */
  name?: string;
  versions: readonly HistoryPrompt[];
  value: string;
  other: string;
  onChange: (id: string) => void;
}) {
  return (
    <NativeSelect
      label={label}
      aria-label={name}
      value={value}
      data={versions.map((version) => ({
        value: version.id,
        label: versionName(version),
        disabled: version.id === other,
      }))}
      rightSection={<Icon name="down" />}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** The change in quality, if the plan shows it, and in length. */
function Measures({ before, after }: { before: HistoryPrompt; after: HistoryPrompt }) {
  if (before.quality_score === null || after.quality_score === null) return null;
  const gained = metOnlyBy(after, before).join(', ');
  const lost = metOnlyBy(before, after).join(', ');
  return (
    <dl className={styles.measures}>
      <div>
        <dt>Quality</dt>
        <dd>
          {scorePercent(before.quality_score)}% <span aria-hidden="true">→</span>
          <span className="sr-only">then</span> {scorePercent(after.quality_score)}%
        </dd>
      </div>
      {gained && (
        <div>
          <dt>Gained</dt>
          <dd>{gained}</dd>
        </div>
      )}
      {lost && (
        <div>
          <dt>Lost</dt>
          <dd>{lost}</dd>
        </div>
      )}
      <div>
        <dt>Estimated tokens</dt>
        <dd>
          {before.estimated_tokens.toLocaleString('en')} <span aria-hidden="true">→</span>
          <span className="sr-only">then</span> {after.estimated_tokens.toLocaleString('en')}
        </dd>
      </div>
    </dl>
  );
}

/** The first pair to compare: this version and the previous one, else the next one. */
function firstPair(id: string, versions: readonly HistoryPrompt[]): [string, string] {
  const at = Math.max(
    versions.findIndex((version) => version.id === id),
    1,
  );
  return [versions[at - 1]?.id ?? id, versions[at]?.id ?? id];
}

/** Two versions side by side, or merged into one text on small screens. */
export function CompareVersions({
  id,
  versions,
}: {
  id: string;
  versions: readonly HistoryPrompt[];
}) {
  const small = useMediaQuery('(max-width: 719px)', false, { getInitialValueInEffect: false });
  const [[left, right], setPair] = useState(() => firstPair(id, versions));
  const before = versions.find((version) => version.id === left);
  const after = versions.find((version) => version.id === right);
  const sections = useMemo(
    () => (before && after ? diffSections(before, after) : []),
    [before, after],
  );
  if (!before || !after || before === after) {
    return <p className={styles.alone}>Your plan doesn't show other versions of this prompt.</p>;
  }
  const changed = sections.filter(({ kind }) => kind !== 'same').length;
  const View = small ? Unified : SideBySide;
  return (
    <>
      <div className={styles.choice}>
        <VersionChoice
          label="Compare"
          versions={versions}
          value={left}
          other={right}
          onChange={(chosen) => setPair([chosen, right])}
        />
        <VersionChoice
          label="with"
          name="Compare with"
          versions={versions}
          value={right}
          other={left}
          onChange={(chosen) => setPair([left, chosen])}
        />
      </div>
      <p role="status" className={styles.summary}>
        {changed === 0 ? (
          'The two versions are identical.'
        ) : (
          <>
            <span>{`${changed} of ${sections.length} sections changed`}</span>
            {`: ${summariseChanges(sections)}`}
          </>
        )}
      </p>
      <Measures before={before} after={after} />
      <View
        sections={sections}
        before={`Version ${before.version}`}
        after={`Version ${after.version}`}
      />
    </>
  );
}
