import { useRef, type ComponentProps } from 'react';
import { lazyDialog } from '../../ui/lazy-dialog';
import { usePageCommands } from '../../ui/page-commands';
import { RequestForm } from './request-form';
import { useTemplateFilling } from './use-template-filling';

const TemplateDrawer = lazyDialog(
  async () => (await import('./templates/template-drawer')).TemplateDrawer,
);
const TemplateForm = lazyDialog(
  async () => (await import('./templates/template-form')).TemplateForm,
);

export type TemplateDialog = 'gallery' | 'save';

/** The request form, and the dialogs for templates. */
export function RequestSide({
  dialog,
  onDialog,
  ...form
}: Omit<ComponentProps<typeof RequestForm>, 'field' | 'onOpen'> & {
  /** The one that is open. */
  dialog: TemplateDialog | null;
  onDialog: (dialog: TemplateDialog | null) => void;
}) {
  const { request, onChange } = form;
  const input = useRef<HTMLTextAreaElement>(null);
  const { load, ...filling } = useTemplateFilling(input, request, onChange);
  usePageCommands([
    { label: 'Write a request', run: () => input.current?.focus() },
    { label: 'Browse templates', run: () => onDialog('gallery') },
  ]);
  const close = (): void => onDialog(null);
  const { user_input: text, use_case } = request;
  return (
    <>
      <RequestForm {...form} field={{ input, ...filling }} onOpen={onDialog} />
      {dialog === 'gallery' && <TemplateDrawer onChoose={load} onClose={close} />}
      {dialog === 'save' && (
        <TemplateForm start={{ title: '', description: '', use_case, text }} onClose={close} />
      )}
    </>
  );
}
