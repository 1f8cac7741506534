import { useState } from 'react';
import { fieldErrors, isApiError } from '../../api/api-error';
import type { TargetModel, UseCase } from '../../api/catalogue';
import { useUpdateProfileMutation } from '../../api/client';
import { countCharacters } from '../../lib/count-characters';
import { defaultUseCase } from '../../api/default-use-case';
import type { User } from '../../api/generated';
import { LIMITS } from '../../api/limits';
import { toast } from '../../ui/toast';

interface Values {
  full_name: string;
  preferred_model: TargetModel;
  preferred_language: User['preferred_language'];
  use_case: UseCase;
}

/** Why a trimmed name cannot be saved (specification, section 5). */
function problemOf(name: string): string | null {
  if (!name) return 'Full name cannot be empty';
  return countCharacters(name) > LIMITS.fullNameMax
    ? `Full name must be at most ${LIMITS.fullNameMax} characters`
    : null;
}

/** The values that differ from `from`. */
function changes(values: Partial<Values>, from: Values): Partial<Values> {
  const entries = Object.entries(values) as [keyof Values, Values[keyof Values]][];
  return Object.fromEntries(entries.filter(([key, value]) => value !== from[key]));
}

/** Saves changed values: the profile on the server, the use case in this browser. */
function useStoredPreferences() {
  const [update, { isLoading: saving }] = useUpdateProfileMutation();
  const [useCase, setUseCase] = useState(defaultUseCase.load);

  async function store({ use_case, ...profileRequest }: Partial<Values>): Promise<void> {
    if (Object.keys(profileRequest).length > 0) await update({ profileRequest }).unwrap();
    if (!use_case) return;
    defaultUseCase.save(use_case);
    setUseCase(use_case);
  }
  return { useCase, saving, store };
}

/**
 * Shows that nothing was saved.
 * @returns the server's message about the name, if there is one
 */
function showSaveFailure(error: unknown): string | null {
  // An ended session shows its own message.
  if (isApiError(error) && error.status === 401) return null;
  toast.error('Failed to save settings');
  return fieldErrors(error)['full_name'] ?? null;
}

/**
 * The form's values: the saved preferences with unsaved edits on top, so that reloading the saved
 * ones keeps the edits. `focusName` focuses the name field when the name is refused.
 */
export function usePreferences(me: User, focusName: () => void) {
  const { useCase, saving, store } = useStoredPreferences();
  const [edits, setEdits] = useState<Partial<Values>>({});
  const [problem, setProblem] = useState<string | null>(null);

  const saved: Values = {
    full_name: me.full_name,
    preferred_model: me.preferred_model,
    preferred_language: me.preferred_language,
    use_case: useCase,
  };
  const values = { ...saved, ...edits };

  function showNameProblem(sentence: string | null): void {
    setProblem(sentence);
    if (sentence) focusName();
  }

  async function save(): Promise<void> {
    const full_name = values.full_name.trim();
    const wrong = problemOf(full_name);
    if (saving || wrong) return showNameProblem(wrong);
    const changed = changes({ ...values, full_name }, saved);
    try {
      await store(changed);
    } catch (error) {
      return showNameProblem(showSaveFailure(error));
    }
    // Keep what was typed while saving.
    setEdits((now) => changes(now, values));
    toast.plain(Object.keys(changed).length > 0 ? 'Settings saved' : 'No changes to save');
  }

  function edit(change: Partial<Values>): void {
    if (change.full_name !== undefined) setProblem(null);
    setEdits((now) => ({ ...now, ...change }));
  }

  return { values, edit, problem, saving, save };
}
