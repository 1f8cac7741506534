import { languageVerdict } from './figures.js';
import type { JudgedPrompt, RequestRun } from './write-prompts.js';

/** Single places that a person should read, grouped by what is wrong with them. */
export type Findings = Record<string, string[]>;

const SHOWN = 25;

/** Collects what is wrong with single requests and prompts. */
export function findingsOf(runs: readonly RequestRun[]): Findings {
  const inPrompts = (of: (prompt: JudgedPrompt) => readonly string[]) =>
    runs.flatMap(({ request, prompts }) =>
      prompts.flatMap((prompt) =>
        of(prompt).map((text) => `${request.id} ${prompt.targetModel}: ${text}`),
      ),
    );
  const inRequests = (of: (run: RequestRun) => string | null) =>
    runs.flatMap((run) => {
      const text = of(run);
      return text === null ? [] : [`${run.request.id}: ${text}`];
    });
  return {
    'Lines that break the first law': inPrompts(({ foreignLines }) => foreignLines ?? []),
    'Request not once and whole': inPrompts(({ isWhole, isRepeated }) => [
      ...(isWhole ? [] : ['not whole']),
      ...(isRepeated ? ['there once more'] : []),
    ]),
    'Lines against a limit': inPrompts(({ contradictions }) =>
      contradictions
        .filter(({ isConditional }) => !isConditional)
        .map(({ limit, line }) => `${JSON.stringify(limit)} against ${JSON.stringify(line)}`),
    ),
    'Answered instead of asked': inPrompts(({ answering }) => answering),
    'Prompts that failed': runs.flatMap(({ request, failed }) =>
      failed.map(({ targetModel, error }) => `${request.id} ${targetModel}: ${error}`),
    ),
    'Certain kind wrong': inRequests(wrongKind),
    'Use case wrong': inRequests(({ request: { useCases }, analysis: { useCase } }) =>
      useCases.includes(useCase) ? null : `${useCases.join(' or ')}, taken for ${useCase}`,
    ),
    'Language wrong': inRequests((run) =>
      languageVerdict(run) === 'wrong'
        ? `${run.request.lang}, taken for ${run.analysis.language}`
        : null,
    ),
  };
}

function wrongKind({ request: { kind }, analysis: { certainKind } }: RequestRun): string | null {
  if (kind === null || certainKind === null || certainKind === kind) return null;
  return `${kind}, taken for ${certainKind}`;
}

/** The findings as lists; for the exam only their number, because its texts must stay unread. */
export function findingsReport(findings: Findings, isExam: boolean): string {
  return Object.entries(findings)
    .flatMap(([title, found]) => [
      `${title}: ${found.length}`,
      ...(isExam ? [] : found.slice(0, SHOWN).map((text) => `  ${text}`)),
      ...(isExam || found.length <= SHOWN
        ? []
        : [`  and ${found.length - SHOWN} more in the --json file`]),
    ])
    .join('\n');
}
