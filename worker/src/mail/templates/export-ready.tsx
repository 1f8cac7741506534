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
      preview="If this was not you, choose a new password now."
    >
      <Greeting name={fullName} />
      <Paragraph>
        On {exportedAt} a copy of the data in your {sender.appName} account was asked for in
        Settings and handed out as a download.
      </Paragraph>
      <IfNotYou sender={sender} resetPage={resetPage} />
    </Layout>
  );
}
