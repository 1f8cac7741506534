import { Layout, type Sender } from './layout.js';
import { Greeting, IfNotYou, Paragraph } from './parts.js';

interface ExportReadyProps {
  sender: Sender;
  fullName: string;
  exportedAt: string;
  resetPage: string;
}

/** Says that somebody who was signed in took a copy of everything. */
export function ExportReady({ sender, fullName, exportedAt, resetPage }: ExportReadyProps) {
  return (
    <Layout
      sender={sender}
      title="A copy of your data was downloaded"
      preview="If this wasn't you, choose a new password now."
    >
      <Greeting name={fullName} />
      <Paragraph>
        On {exportedAt} someone signed in to your {sender.appName} account downloaded a copy of your
        data.
      </Paragraph>
      <IfNotYou sender={sender} resetPage={resetPage} />
    </Layout>
  );
}
