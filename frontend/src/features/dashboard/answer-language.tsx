import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { LANGUAGES, languageName, languagesFor, type Language } from '../../api/catalogue';
import { Icon } from '../../ui/icon';
import styles from './answer-language.module.css';

/** The answer language of an account that has never chosen one. */
const UNCHOSEN: Language = 'en';

/** The language that the chat model answers in. */
export function AnswerLanguage({
  value,
  preferred,
  found,
  onChange,
}: {
  value: Language;
  preferred: Language | undefined;
  /** The code of the language that the request is surely written in. */
  found: string | null;
  onChange: (language: Language) => void;
}) {
  const [chosen, setChosen] = useState(false);
  const isChosen = chosen || value !== UNCHOSEN || (preferred ?? UNCHOSEN) !== UNCHOSEN;
  const offered = isChosen || found === null || found === value ? undefined : languageName(found);
  const choose = (language: Language): void => {
    setChosen(true);
    onChange(language);
  };
  return (
    <div className={styles.field}>
      <NativeSelect
        label="Answer language"
        description="The prompt itself is written in English."
        value={value}
        // A draft may use a language that was preferred earlier.
        data={languagesFor(preferred, value).map((language) => ({
          value: language,
          label: LANGUAGES[language],
        }))}
        rightSection={<Icon name="down" />}
        onChange={({ currentTarget }) => choose(currentTarget.value as Language)}
      />
      {offered && (
        <button type="button" className={styles.offer} onClick={() => choose('same')}>
          Answer in {offered}?
        </button>
      )}
      <p className="sr-only" aria-live="polite">
        {offered && `Your request is in ${offered}. You can have the answer in ${offered} too.`}
      </p>
    </div>
  );
}
