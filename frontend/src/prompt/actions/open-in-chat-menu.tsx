import { Button, type ButtonProps } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { TARGET_MODELS, type TargetModel } from '../../api/catalogue';
import { chatUrl } from './chat-url';
import { copyAndConfirm } from '../../ui/copy-and-confirm';
import { Icon } from '../../ui/icon';
import styles from './open-in-chat-menu.module.css';

/** A link to one chat. If the URL cannot carry the prompt, the prompt is copied first. */
function ChatLink({
  model,
  prompt,
  onOpened,
}: {
  model: TargetModel;
  prompt: string;
  onOpened: () => void;
}) {
  const hint = useId();
  const { href, includesPrompt } = chatUrl(model, prompt);
  const name = TARGET_MODELS[model];
  return (
    <li>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={hint}
        onClick={() => {
          const copied = `Prompt copied. Paste it into ${name}.`;
          if (!includesPrompt) void copyAndConfirm(prompt, 'prompt', copied);
          onOpened();
        }}
      >
        {name}
      </a>
      <span id={hint}>
        {includesPrompt
          ? 'Opens a new tab with the prompt filled in'
          : 'Copies the prompt and opens a new tab'}
      </span>
    </li>
  );
}

/** A menu of chats to open the prompt in. Escape and a click outside close it. */
export function OpenInChatMenu({
  prompt,
  classNames,
}: {
  prompt: string;
  classNames?: ButtonProps['classNames'];
}) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const holder = useClickOutside<HTMLDivElement>(() => setOpen(false));

  function close(): void {
    setOpen(false);
    opener.current?.focus();
  }

  return (
    <div
      ref={holder}
      role="presentation"
      className={styles.holder}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape' && open) close();
      }}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Button
        ref={opener}
        classNames={classNames}
        variant="subtle"
        leftSection={<Icon name="out" />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Open in...
      </Button>
      <ul id={id} className={styles.menu} hidden={!open}>
        {open &&
          (Object.keys(TARGET_MODELS) as TargetModel[]).map((model) => (
            <ChatLink key={model} model={model} prompt={prompt} onOpened={close} />
          ))}
      </ul>
    </div>
  );
}
