import type { ReactNode } from 'react';
import { exactTime } from '../../ui/exact-time';
import styles from './printed-prompt.module.css';

const TITLE_MAX = 100;

/** The first line of a request, cut to a title. */
function titleOf(request: string): string {
  const [line = ''] = request.trim().split('\n');
  const letters = [...line.trim()];
  return letters.length <= TITLE_MAX ? line.trim() : `${letters.slice(0, TITLE_MAX).join('')}…`;
}

/** A prompt's document. It alone goes on paper, under a title and the date that are only there. */
export function PrintedPrompt({
  request,
  createdAt,
  children,
}: {
  request: string;
  createdAt: string;
  children: ReactNode;
}) {
  return (
    <div
      className={styles.printed}
      data-printed={titleOf(request)}
      data-printed-date={exactTime(createdAt)}
    >
      {children}
    </div>
  );
}
