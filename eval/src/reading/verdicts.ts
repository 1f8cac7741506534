import { type Share, shareOf } from '../statistics.js';
import type { Judgement } from './judgements.js';
import type { PairKey } from './pairs.js';

/** From worse to better. */
const VERDICTS = ['worse', 'same', 'better'] as const;
/** What a reader thinks of a prompt compared with the typed request. */
export type Verdict = (typeof VERDICTS)[number];

/** A fault that a reader named in a prompt. */
export interface NamedFault {
  reader: string;
  line: string;
  fault: Judgement['faults'][number]['fault'];
  why: string;
}

/** All judgements of one prompt. */
export interface JudgedPair {
  key: PairKey;
  verdicts: { reader: string; verdict: Verdict }[];
  /** The verdict of most readers; without a majority the middle verdict, or the worse of two. */
  majority: Verdict;
  faults: NamedFault[];
  /** Whether more than half of its readers name a fault. */
  isFaultyByMajority: boolean;
}

export interface VerdictFigures {
  pairs: number;
  better: Share;
  same: Share;
  worse: Share;
  faulty: Share;
}

export interface ReadingFigures {
  byReader: Record<string, VerdictFigures>;
  majority: VerdictFigures;
  /** Prompts in which any reader names a fault. */
  faultyByAny: Share;
  /** Pairs on which all readers agree, of those with several. */
  unanimous: Share;
  /** Pairs that no reader judged. */
  unjudged: number;
  /** By the kind of the prompt, by majority. */
  byKind: Record<string, VerdictFigures>;
  byTargetModel: Record<string, VerdictFigures>;
  /** Worse or faulty by majority; these must be published. */
  losses: JudgedPair[];
  /** Worse or faulty for some readers, but not by majority. */
  doubts: JudgedPair[];
}

/** Brings the judgements of each pair together. */
function judgePairs(key: readonly PairKey[], judgements: readonly Judgement[]): JudgedPair[] {
  const byPair = Map.groupBy(judgements, ({ id }) => id);
  return key.flatMap((entry) => {
    const own = byPair.get(entry.id) ?? [];
    if (own.length === 0) return [];
    const verdicts = own.map(({ reader, verdict }) => ({
      reader,
      verdict: verdictOf(verdict, entry.prompt),
    }));
    const faults = own.flatMap(({ reader, faults: named }) =>
      named
        .filter(({ side }) => side === entry.prompt)
        .map(({ line, fault, why }) => ({ reader, line, fault, why })),
    );
    const readers = new Set(faults.map(({ reader }) => reader)).size;
    return {
      key: entry,
      verdicts,
      majority: middle(verdicts.map(({ verdict }) => verdict)),
      faults,
      isFaultyByMajority: readers * 2 > own.length,
    };
  });
}

function verdictOf(verdict: Judgement['verdict'], prompt: PairKey['prompt']): Verdict {
  if (verdict === 'same') return 'same';
  return verdict === prompt ? 'better' : 'worse';
}

function middle(verdicts: readonly Verdict[]): Verdict {
  const ranks = verdicts.map((verdict) => VERDICTS.indexOf(verdict)).sort();
  return VERDICTS[ranks[Math.floor((ranks.length - 1) / 2)] ?? 1] ?? 'same';
}

/** Counts better, same, worse and faults, by each reader and by majority. */
export function readingFigures(
  key: readonly PairKey[],
  judgements: readonly Judgement[],
): ReadingFigures {
  const pairs = judgePairs(key, judgements);
  const byMajority = (group: readonly JudgedPair[]) =>
    verdictFigures(group.map((pair) => [pair.majority, pair.isFaultyByMajority]));
  const grouped = (of: (pair: JudgedPair) => string) =>
    Object.fromEntries(
      [...Map.groupBy(pairs, of)]
        .sort(([, one], [, other]) => other.length - one.length)
        .map(([name, group]) => [name, byMajority(group)]),
    );
  const isLoss = (pair: JudgedPair) => pair.majority === 'worse' || pair.isFaultyByMajority;
  const isDoubted = (pair: JudgedPair) =>
    pair.faults.length > 0 || pair.verdicts.some(({ verdict }) => verdict === 'worse');
  return {
    byReader: Object.fromEntries(
      [...new Set(judgements.map(({ reader }) => reader))].map((reader) => [
        reader,
        readerFigures(pairs, reader),
      ]),
    ),
    majority: byMajority(pairs),
    faultyByAny: shareOf(pairs, ({ faults }) => faults.length > 0),
    unanimous: shareOf(
      pairs.filter(({ verdicts }) => verdicts.length > 1),
      ({ verdicts }) => new Set(verdicts.map(({ verdict }) => verdict)).size === 1,
    ),
    unjudged: key.length - pairs.length,
    byKind: grouped((pair) => pair.key.kind),
    byTargetModel: grouped((pair) => pair.key.targetModel),
    losses: pairs.filter(isLoss),
    doubts: pairs.filter((pair) => !isLoss(pair) && isDoubted(pair)),
  };
}

function readerFigures(pairs: readonly JudgedPair[], reader: string): VerdictFigures {
  return verdictFigures(
    pairs.flatMap(({ verdicts, faults }) =>
      verdicts
        .filter((said) => said.reader === reader)
        .map(({ verdict }) => [verdict, faults.some((fault) => fault.reader === reader)] as const),
    ),
  );
}

function verdictFigures(judged: readonly (readonly [Verdict, boolean])[]): VerdictFigures {
  const share = (wanted: Verdict) => shareOf(judged, ([verdict]) => verdict === wanted);
  return {
    pairs: judged.length,
    better: share('better'),
    same: share('same'),
    worse: share('worse'),
    faulty: shareOf(judged, ([, isFaulty]) => isFaulty),
  };
}
