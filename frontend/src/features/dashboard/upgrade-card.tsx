import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { CRITERIA } from '../../api/catalogue';
import { plansWith } from '../../ui/plan-features';
import { Notice } from '../../ui/notice';
import styles from './upgrade-card.module.css';

/** An advertisement for quality scoring, for plans without it. */
export function UpgradeCard() {
  return (
    <Notice
      title="Quality Scoring"
      action={
        <Button component={Link} to="/pricing" variant="default">
          Upgrade Plan
        </Button>
      }
    >
      <p>Get detailed quality metrics on {plansWith('quality_scoring')} plans</p>
      <ul className={styles.criteria} aria-label="What is checked">
        {Object.values(CRITERIA).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Notice>
  );
}
