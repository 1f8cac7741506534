import { Button } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../api/api-error';
import { useDownloadDataMutation, type ExportFormat } from '../../api/client';
import { authorization } from '../../api/session';
import { Sheet } from '../../ui/sheet';
import { toast } from '../../ui/toast';
import facts from './facts.module.css';
import { Section } from './section';

const FAILED = 'Your data could not be exported. Please try again.';

const LABELS: Readonly<Record<ExportFormat, string>> = {
  json: 'Export as JSON',
  markdown: 'Export prompts as Markdown',
};

/** Downloads all data of the account. */
export function YourData() {
  const [download] = useDownloadDataMutation();
  const [preparing, setPreparing] = useState<ExportFormat | null>(null);

  async function startDownload(format: ExportFormat): Promise<void> {
    if (preparing) return;
    setPreparing(format);
    try {
      await download(format).unwrap();
      toast.plain('Export downloaded.');
    } catch (error) {
      // An ended session shows its own message.
      if (authorization()) toast.error(messageOf(error, FAILED));
    } finally {
      setPreparing(null);
    }
  }

  return (
    <Section id="your-data">
      <Sheet className={facts.card}>
        <p>
          The JSON file contains your account, prompts, templates, shared links, names of API keys,
          credit statement, payments and messages. The Markdown file contains your prompts, ready to
          read or keep as notes.
        </p>
        <div className={facts.actions}>
          {(Object.keys(LABELS) as ExportFormat[]).map((format) => (
            <Button
              key={format}
              variant="default"
              aria-disabled={preparing !== null}
              onClick={() => void startDownload(format)}
            >
              {preparing === format ? 'Preparing...' : LABELS[format]}
            </Button>
          ))}
        </div>
      </Sheet>
    </Section>
  );
}
