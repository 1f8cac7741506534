import { lazy, Suspense, useRef, useState, type ComponentProps } from 'react';
import { RequestForm } from './request-form';
import { useTemplates } from './use-templates';

const TemplateDrawer = lazy(async () => ({
  default: (await import('./templates/template-drawer')).TemplateDrawer,
}));
const TemplateForm = lazy(async () => ({
  default: (await import('./templates/template-form')).TemplateForm,
}));

/** The form of a request, and the templates to begin it with in dialogs of their own. */
export function RequestSide(props: Omit<ComponentProps<typeof RequestForm>, 'field' | 'onOpen'>) {
  const { request, onChange } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  const [opened, setOpened] = useState<'gallery' | 'save' | null>(null);
  const { load, ...filling } = useTemplates(input, request, onChange);
  const close = (): void => setOpened(null);
  const { user_input: text, use_case } = request;
  return (
    <>
      <RequestForm {...props} field={{ input, ...filling }} onOpen={setOpened} />
      <Suspense>
        {opened === 'gallery' && <TemplateDrawer onChoose={load} onClose={close} />}
        {opened === 'save' && (
          <TemplateForm start={{ title: '', description: '', use_case, text }} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
