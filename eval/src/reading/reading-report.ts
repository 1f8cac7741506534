import { fixed, shareCell, textTable } from '../text-table.js';
import type { JudgedPair, ReadingFigures, VerdictFigures } from './verdicts.js';

/** The results of a blind reading, as tables and lists. */
export function readingReport(figures: ReadingFigures): string {
  const { byReader, majority, byKind, byTargetModel } = figures;
  return [
    'Prompts against typed requests, by reader (95 % intervals)',
    verdictTable({ ...byReader, 'by majority': majority }),
    '',
    `A fault named by any reader: ${shareCell(figures.faultyByAny)}`,
    `All readers agree: ${shareCell(figures.unanimous)}`,
    `Pairs that nobody judged: ${figures.unjudged}`,
    '',
    'By kind and by target model, by majority',
    verdictTable({ ...byKind, ...byTargetModel }),
    '',
    `Losses: worse or faulty by majority (${figures.losses.length})`,
    ...figures.losses.flatMap(lossLines),
    '',
    `Worse or faulty for a minority (${figures.doubts.length})`,
    ...figures.doubts.flatMap(lossLines),
  ].join('\n');
}

function verdictTable(rows: Record<string, VerdictFigures>): string {
  return textTable(
    ['', 'pairs', 'better', 'same', 'worse', 'with a fault'],
    Object.entries(rows).map(([name, { pairs, better, same, worse, faulty }]) => [
      name,
      fixed(pairs, 0),
      ...[better, same, worse, faulty].map(shareCell),
    ]),
  );
}

function lossLines({ key, verdicts, faults }: JudgedPair): string[] {
  const said = verdicts.map(({ reader, verdict }) => `${reader} ${verdict}`).join(', ');
  return [
    `  ${key.id} (${key.request}, ${key.kind}, ${key.targetModel}): ${said}`,
    `    request: ${JSON.stringify(key.text)}`,
    ...faults.map(
      ({ reader, fault, line, why }) =>
        `    ${fault} (${reader}): ${JSON.stringify(line)}${why === '' ? '' : `: ${why}`}`,
    ),
  ];
}
