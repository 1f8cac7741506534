import { useState } from 'react';
import { messageOf } from '../../../api/api-error';
import { useImportTemplatesMutation } from '../../../api/client';
import type { TemplatesImported } from '../../../api/generated';
import { LIMITS } from '../../../api/limits';
import type { ImportRow } from './import-rows';

/** Largest request in bytes; the API takes 256 KiB. */
const REQUEST_MAX = 60_000;

const REASONS: Readonly<Record<TemplatesImported['refused'][number]['reason'], string>> = {
  duplicate: 'You already have this one',
  too_many_templates: `You have reached the limit of ${LIMITS.ownTemplatesMax} templates`,
};

const draftOf = ({ title, description, use_case, text }: ImportRow) => ({
  title,
  description,
  use_case,
  text,
});

const bytesOf = (row: ImportRow): number =>
  new TextEncoder().encode(JSON.stringify(draftOf(row))).length + 1;

/** Splits rows into requests that the API takes. */
export function inRequests(rows: readonly ImportRow[]): ImportRow[][] {
  const requests: ImportRow[][] = [];
  let size = Infinity;
  for (const row of rows) {
    const bytes = bytesOf(row);
    size += bytes;
    if (size > REQUEST_MAX) {
      requests.push([]);
      size = bytes + 20;
    }
    requests.at(-1)?.push(row);
  }
  return requests;
}

/** What became of an import: how many were kept, and why others were not. */
export interface ImportOutcome {
  created: number;
  refused: Map<ImportRow, string>;
  kept: Set<ImportRow>;
  /** Why the rest was not sent. */
  failure: string | null;
}

/** Imports rows, in as few requests as their size allows, until one fails. */
export function useImport(): [boolean, (rows: readonly ImportRow[]) => Promise<ImportOutcome>] {
  const [send] = useImportTemplatesMutation();
  const [busy, setBusy] = useState(false);

  async function importRows(rows: readonly ImportRow[]): Promise<ImportOutcome> {
    const outcome: ImportOutcome = {
      created: 0,
      refused: new Map(),
      kept: new Set(),
      failure: null,
    };
    setBusy(true);
    try {
      for (const request of inRequests(rows)) {
        const templateImport = { templates: request.map(draftOf) };
        const { created, refused } = await send({ templateImport }).unwrap();
        const reasons = new Map(refused.map(({ index, reason }) => [index, REASONS[reason]]));
        outcome.created += created.length;
        request.forEach((row, index) => {
          const reason = reasons.get(index);
          if (reason) outcome.refused.set(row, reason);
          else outcome.kept.add(row);
        });
      }
    } catch (error) {
      outcome.failure = messageOf(error, 'An error occurred');
    }
    setBusy(false);
    return outcome;
  }

  return [busy, importRows];
}
