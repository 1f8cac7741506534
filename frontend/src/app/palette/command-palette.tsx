import '@mantine/core/styles/Input.layer.css';
import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { Modal } from '../../ui/modal';
import { findCommands } from './find-commands';
import styles from './palette.module.css';
import { useCommands } from './use-commands';

const countText = (count: number): string => (count === 1 ? '1 command' : `${count} commands`);

/**
 * A modal dialog that finds pages, prompts, templates and actions while the person types. Arrow
 * keys move, Enter does it, Escape closes.
 */
export function CommandPalette({ onList, onClose }: { onList: () => void; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const combobox = useCombobox({ opened: true });
  const [typed, setTyped] = useState('');
  const groups = findCommands(useCommands(onList), typed);
  const commands = groups.flatMap(({ commands: found }) => found);
  const found = commands.map(({ id }) => id).join('\n');

  /** The command that Enter chooses. */
  const chosen = useRef<string | undefined>(undefined);
  /** Names it to screen readers; the library marks it the same way. */
  const announce = (option: string | null): void => {
    chosen.current = commands[combobox.getSelectedOptionIndex()]?.id;
    field.current?.setAttribute('aria-activedescendant', option ?? '');
  };
  const listed = useEffectEvent((ids: string) => {
    const before = commands.findIndex(({ id }) => id === chosen.current);
    // One before it, because the next one is selected.
    combobox.updateSelectedOptionIndex(Math.max(before, 0) - 1);
    announce(ids === '' ? null : combobox.selectNextOption());
  });
  useEffect(() => listed(found), [found]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const moves: Partial<Record<string, () => string | null>> = {
      ArrowDown: combobox.selectNextOption,
      ArrowUp: combobox.selectPreviousOption,
    };
    const move = moves[event.key];
    if (move) announce(move());
    else if (event.key === 'Enter') combobox.clickSelectedOption();
    else return;
    event.preventDefault();
  }

  function submit(id: string): void {
    // Closed first, so that the focus is back where it was when the command moves it.
    dialog.current?.close();
    commands.find((command) => command.id === id)?.run();
  }

  return (
    <Modal
      dialog={dialog}
      className={styles.palette}
      aria-label="Command palette"
      closedby="any"
      onClose={onClose}
    >
      <Combobox store={combobox} onOptionSubmit={submit}>
        <div className={styles.search}>
          <TextInput
            ref={field}
            className={styles.field}
            role="combobox"
            aria-label="Find a page, prompt, template or action"
            aria-expanded="true"
            aria-autocomplete="list"
            aria-controls={combobox.listId ?? undefined}
            placeholder="Where to, or what to do?"
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            leftSection={<Icon name="search" />}
            value={typed}
            onChange={({ currentTarget: { value } }) => {
              chosen.current = undefined;
              setTyped(value);
            }}
            onKeyDown={onKeyDown}
          />
          <IconButton label="Close" onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </IconButton>
        </div>
        <p className="sr-only" role="status">
          {countText(commands.length)}
        </p>
        <Combobox.Options className={styles.options} aria-label="Commands">
          {groups.map(({ title, commands: inGroup }) => (
            <Combobox.Group key={title} label={title} classNames={{ groupLabel: styles.group }}>
              {inGroup.map(({ id, label }) => (
                <Combobox.Option key={id} value={id} className={styles.option} dir="auto">
                  {label}
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ))}
          {commands.length === 0 && (
            <Combobox.Empty className={styles.empty}>Nothing matches.</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox>
    </Modal>
  );
}
