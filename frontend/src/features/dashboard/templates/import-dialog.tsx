import { Button } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { useTemplatesQuery } from '../../../api/client';
import { LIMITS } from '../../../api/limits';
import { Modal } from '../../../ui/modal';
import { toast } from '../../../ui/toast';
import { ImportList } from './import-list';
import styles from './import-dialog.module.css';
import { withDuplicates, type ImportedFiles, type ImportRow } from './import-rows';
import { useImport, type ImportOutcome } from './use-import';

const NOTHING: ImportedFiles = { rows: [], problems: [] };

const countOf = (count: number): string => (count === 1 ? '1 template' : `${count} templates`);

function placesText(places: number): string {
  if (places > 0) return `You can keep ${places} more.`;
  return `You already have ${LIMITS.ownTemplatesMax} templates, the most you can keep. Delete some first.`;
}

function importLabel(importing: boolean, chosen: number): string {
  if (importing) return 'Importing...';
  return chosen === 0 ? 'Import' : `Import ${countOf(chosen)}`;
}

/** Why so many templates cannot be imported; null if they can be. */
function choiceProblem(chosen: number, places: number): string | null {
  if (places === 0) return placesText(places);
  if (chosen === 0) return 'Choose at least one template.';
  if (chosen <= places) return null;
  return `${placesText(places)} Please leave out ${countOf(chosen - places)}.`;
}

/** How many more templates the person can keep. */
function usePlaces(): { own: Parameters<typeof withDuplicates>[1]; places: number } {
  const { data } = useTemplatesQuery();
  const own = data?.templates.filter(({ tier }) => tier === 'own') ?? [];
  return { own, places: Math.max(0, LIMITS.ownTemplatesMax - own.length) };
}

/** Reads files, shows what is in them, and keeps what is chosen. */
function useImportDialog(onDone: () => void) {
  const { own, places } = usePlaces();
  const [{ rows, problems }, setRead] = useState(NOTHING);
  const [chosen, setChosen] = useState<ReadonlySet<ImportRow>>(new Set());
  const [failure, setFailure] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  const [importing, importRows] = useImport();
  // What an import leaves on the list belongs to the files that are read when it begins.
  const busy = reading || importing;

  async function read(files: readonly File[]): Promise<void> {
    if (importing) return;
    setReading(true);
    setFailure(null);
    try {
      const { readImportFiles } = await import('./read-import-files');
      const found = await readImportFiles(files);
      const marked = withDuplicates(found.rows, own);
      setRead({ ...found, rows: marked });
      setChosen(new Set(marked.filter(({ problem }) => !problem).slice(0, places)));
    } catch {
      setFailure('The files could not be read. Please check your connection and try again.');
    }
    setReading(false);
  }

  /** Leaves on the list what was not kept, with the reason. */
  function showRest({ refused, kept, created, failure: why }: ImportOutcome): void {
    if (created > 0) toast.plain(`${countOf(created)} imported`);
    if (!why && refused.size === 0) return onDone();
    const rest = rows
      .filter((row) => !kept.has(row))
      .map((row) => ({ row, left: { ...row, problem: refused.get(row) ?? row.problem } }));
    setRead({ rows: rest.map(({ left }) => left), problems });
    const again = rest.filter(({ row, left }) => chosen.has(row) && !left.problem);
    setChosen(new Set(again.map(({ left }) => left)));
    setFailure(why);
  }

  async function send(): Promise<void> {
    if (busy) return;
    const problem = choiceProblem(chosen.size, places);
    setFailure(problem);
    if (problem) return;
    showRest(await importRows(rows.filter((row) => chosen.has(row))));
  }

  return { rows, problems, chosen, setChosen, places, failure, busy, importing, read, send };
}

/** Imports templates from files: an export of one's data, Markdown files, or a CSV list of prompts. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const form = useImportDialog(() => dialog.current?.close());
  const { rows, problems, failure, busy, places } = form;
  return (
    <Modal dialog={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId} className={styles.title}>
        Import templates
      </h2>
      <p>
        From an export of your data (JSON), Markdown files, or a CSV file with the columns "act" and
        "prompt". The files are read in your browser.
      </p>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label="Files"
        accept=".json,.md,.markdown,.csv"
        onChange={({ currentTarget }) => {
          void form.read([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <Button variant="default" disabled={form.importing} onClick={() => picker.current?.click()}>
        Choose Files
      </Button>
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <p role="status" className={styles.status}>
        {rows.length > 0 &&
          `${form.chosen.size} of ${countOf(rows.length)} chosen. ${placesText(places)}`}
      </p>
      {rows.length > 0 && (
        <ImportList
          rows={rows}
          chosen={form.chosen}
          disabled={form.importing}
          onChosen={form.setChosen}
        />
      )}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="default" onClick={() => dialog.current?.close()}>
          Cancel
        </Button>
        {rows.length > 0 && (
          <Button variant="filled" aria-disabled={busy} onClick={() => void form.send()}>
            {importLabel(form.importing, form.chosen.size)}
          </Button>
        )}
      </div>
    </Modal>
  );
}
