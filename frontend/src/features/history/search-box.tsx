import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { LIMITS } from '../../api/limits';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import styles from './search-box.module.css';
import { searchOf } from './use-filters';

/** Milliseconds without typing before a search starts. */
const PAUSE = 300;

/**
 * The typed text, searched for after a pause. When the address changes by other means, its search
 * replaces the text.
 */
function useTyped(q: string, onSearch: (q: string) => void) {
  const [typed, setTyped] = useState(q);
  const [searched, setSearched] = useState(q);
  const [shown, setShown] = useState(q);
  if (shown !== q) {
    setShown(q);
    if (q !== searched) {
      setTyped(q);
      setSearched(q);
    }
  }

  function search(text: string): void {
    const query = searchOf(text);
    if (query === searched) return;
    setSearched(query);
    onSearch(query);
  }

  const searchLater = useDebouncedCallback(() => search(typed), PAUSE);
  return {
    typed,
    type: (text: string): void => {
      setTyped(text);
      searchLater();
    },
    searchNow: (): void => search(typed),
    clear: (): void => {
      setTyped('');
      search('');
    },
  };
}

/** Searches the history while the person types. `/` focuses it from anywhere, Escape clears it. */
export function SearchBox({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const { typed, type, searchNow, clear } = useTyped(q, onSearch);
  const tooShort = typed.trim() !== '' && searchOf(typed) === '';
  const focus = (): void => {
    field.current?.focus();
    field.current?.select();
  };
  // Some keyboards need Shift for `/`.
  useHotkeys([
    ['/', focus],
    ['shift+/', focus],
  ]);

  return (
    <TextInput
      ref={field}
      className={styles.search}
      classNames={{ section: styles.section }}
      type="search"
      aria-label="Search your prompts"
      aria-keyshortcuts="/"
      placeholder="Search your prompts"
      autoComplete="off"
      enterKeyHint="search"
      maxLength={LIMITS.searchMax}
      dir="auto"
      value={typed}
      leftSection={<Icon name="search" />}
      rightSectionWidth={tooShort ? 168 : 44}
      rightSectionPointerEvents="all"
      rightSection={
        <>
          <span role="status" className={styles.hint}>
            {tooShort && 'Type one more character'}
          </span>
          {typed === '' ? (
            <kbd className={styles.key}>/</kbd>
          ) : (
            <IconButton
              label="Clear search"
              onClick={() => {
                clear();
                field.current?.focus();
              }}
            >
              <Icon name="close" />
            </IconButton>
          )}
        </>
      }
      onChange={({ currentTarget: { value } }) => type(value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') searchNow();
        if (event.key !== 'Escape' || typed === '') return;
        // Escape must not also close something else on the page.
        event.stopPropagation();
        event.preventDefault();
        clear();
      }}
    />
  );
}
