import '@mantine/core/styles/Input.layer.css';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useRef, type SubmitEvent } from 'react';
import {
  LANGUAGES,
  TARGET_MODELS,
  USE_CASES,
  type TargetModel,
  type UseCase,
} from '../../api/catalogue';
import { useMeQuery } from '../../api/client';
import type { User } from '../../api/generated';
import { Icon } from '../../ui/icon';
import { Sheet } from '../../ui/sheet';
import facts from './facts.module.css';
import { LoadedSection } from './loaded-section';
import styles from './preferences.module.css';
import { Section } from './section';
import { SectionSkeleton } from './section-skeleton';
import { usePreferences } from './use-preferences';

/** In the order of the specification, section 3. */
const SETTINGS_LANGUAGES: readonly User['preferred_language'][] = [
  'zh',
  'en',
  'fr',
  'de',
  'it',
  'ja',
  'ko',
  'pt',
  'ru',
  'es',
  'same',
];

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** The person's name, and the defaults for new requests. */
export function Preferences() {
  const call = useMeQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Section id="preferences" about="Your name, and the defaults for new requests.">
      <LoadedSection
        call={call}
        failure="We couldn't load your preferences"
        shape={<SectionSkeleton label="Loading your preferences" lines={5} />}
      >
        {(me) => <PreferencesForm me={me} />}
      </LoadedSection>
    </Section>
  );
}

function PreferencesForm({ me }: { me: User }) {
  const name = useRef<HTMLInputElement>(null);
  const { values, edit, problem, saving, save } = usePreferences(me, () => name.current?.focus());

  return (
    <Sheet className={facts.card}>
      <form
        className={styles.form}
        aria-label="Preferences"
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextInput
          ref={name}
          className={styles.wide}
          label="Full name"
          name="name"
          autoComplete="name"
          dir="auto"
          value={values.full_name}
          error={problem}
          onChange={({ currentTarget: { value } }) => edit({ full_name: value })}
        />
        <NativeSelect
          label="Preferred model"
          value={values.preferred_model}
          data={optionsOf(TARGET_MODELS)}
          rightSection={<Icon name="down" />}
          onChange={({ currentTarget: { value } }) =>
            edit({ preferred_model: value as TargetModel })
          }
        />
        <NativeSelect
          label="Preferred language"
          description="The language the model answers in."
          value={values.preferred_language}
          data={SETTINGS_LANGUAGES.map((value) => ({ value, label: LANGUAGES[value] }))}
          rightSection={<Icon name="down" />}
          onChange={({ currentTarget: { value } }) =>
            edit({ preferred_language: value as User['preferred_language'] })
          }
        />
        <NativeSelect
          label="Default use case"
          description="Saved in this browser only, not on the backend."
          value={values.use_case}
          data={optionsOf(USE_CASES)}
          rightSection={<Icon name="down" />}
          onChange={({ currentTarget: { value } }) => edit({ use_case: value as UseCase })}
        />
        <div className={styles.wide}>
          <Button type="submit" aria-disabled={saving}>
            {saving ? 'Saving...' : 'Save Changes'}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
