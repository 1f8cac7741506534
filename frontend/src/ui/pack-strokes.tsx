import styles from './pack-strokes.module.css';

const PER_ROW = 25;
const STEP = { x: 9, y: 15 };
const HEIGHT = 11;
const WIDTH = (PER_ROW - 1) * STEP.x + 3;

/** One stroke for each credit, in rows of 25; the text beside it has the number. */
export function PackStrokes({ count }: { count: number }) {
  const height = Math.ceil(count / PER_ROW) * STEP.y - (STEP.y - HEIGHT);
  const strokes = Array.from({ length: count }, (_, index) => {
    const x = (index % PER_ROW) * STEP.x + 1.5;
    return `M${x} ${Math.floor(index / PER_ROW) * STEP.y}v${HEIGHT}`;
  });
  return (
    <svg
      className={styles.strokes}
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH}
      height={height}
      aria-hidden="true"
    >
      <path d={strokes.join('')} />
    </svg>
  );
}
