import { NativeSelect } from '@mantine/core';
import { LANGUAGES, languagesFor, type Language } from '../../api/catalogue';
import { Icon } from '../../ui/icon';

/** The language that the chat model answers in. */
export function AnswerLanguage({
  value,
  preferred,
  onChange,
}: {
  value: Language;
  preferred: Language | undefined;
  onChange: (language: Language) => void;
}) {
  return (
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
      onChange={({ currentTarget }) => onChange(currentTarget.value as Language)}
    />
  );
}
