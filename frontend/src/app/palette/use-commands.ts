import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { usePromptHistoryQuery, useTemplatesQuery } from '../../api/client';
import type { HistoryItem, Template } from '../../api/generated';
import { LIMITS } from '../../api/limits';
import { loggedOut, endSession, selectSignedIn, type SessionDispatch } from '../../api/session';
import { chosenTemplate } from '../../ui/chosen-template';
import { pageCommands } from '../../ui/page-commands';

/** Something that the palette can do. */
export interface Command {
  id: string;
  label: string;
  run: () => void;
}

/** Commands under one heading. */
export interface CommandGroup {
  title: string;
  commands: readonly Command[];
}

/** Most prompts and templates that are listed at once; typing finds the others. */
const RECENT = 20;

const PAGES: readonly (readonly [label: string, path: string])[] = [
  ['Dashboard', '/dashboard'],
  ['History', '/history'],
  ['Favourites', '/history?favourite=true'],
  ['Buy Credits', '/pricing'],
  ['Settings', '/settings'],
  ['Payment History', '/payment-history'],
  ['Contact', '/contact'],
];
const PUBLIC_PAGES: readonly (readonly [label: string, path: string])[] = [
  ['Home', '/'],
  ['Pricing', '/pricing'],
  ['Login', '/auth'],
  ['Sign Up', '/auth?tab=sign-up'],
  ['Contact', '/contact'],
];

const firstLine = (text: string): string =>
  [...(text.trim().split('\n', 1)[0] ?? '')].slice(0, 120).join('');

/** The words by which the history finds a prompt. */
const searchFor = ({ original_input: request }: HistoryItem): string =>
  [...firstLine(request)].slice(0, LIMITS.searchMax).join('').trim();

/** Everything that the palette offers here and now. */
export function useCommands(onList: () => void): CommandGroup[] {
  const navigate = useNavigate();
  const go = (path: string): void => void navigate(path);
  const signedIn = useSelector(selectSignedIn);
  const { data: history } = usePromptHistoryQuery(
    { limit: RECENT, offset: 0 },
    { skip: !signedIn },
  );
  const { data: gallery } = useTemplatesQuery(undefined, { skip: !signedIn });
  const [page] = useState(pageCommands);
  const general = useGeneralCommands(signedIn, onList);

  const useTemplate = ({ use_case, text }: Template): void => {
    if (text && chosenTemplate.choose({ use_case, text }) === 'waits') go('/dashboard');
  };
  return [
    { title: 'On this page', commands: page.map((command) => ({ ...command, id: command.label })) },
    {
      title: 'Pages',
      commands: (signedIn ? PAGES : PUBLIC_PAGES).map(([label, path]) => ({
        id: path,
        label,
        run: () => go(path),
      })),
    },
    {
      title: 'Recent prompts',
      commands: (history?.prompts ?? []).map((prompt) => ({
        id: prompt.id,
        label: firstLine(prompt.original_input),
        run: () => go(`/history?q=${encodeURIComponent(searchFor(prompt))}`),
      })),
    },
    {
      title: 'Templates',
      commands: (gallery?.templates ?? [])
        .filter(({ text }) => text !== null)
        .map((template) => ({
          id: template.id,
          label: template.title,
          run: () => useTemplate(template),
        })),
    },
    { title: 'General', commands: general },
  ];
}

function useGeneralCommands(signedIn: boolean, onList: () => void): Command[] {
  // Without this the library would add an inline style element to suppress transitions.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const other = scheme === 'dark' ? 'light' : 'dark';
  const dispatch = useDispatch<SessionDispatch>();
  return [
    {
      id: 'theme',
      label: `Switch to the ${other} theme`,
      run: () => setColorScheme(other),
    },
    { id: 'shortcuts', label: 'Show keyboard shortcuts', run: onList },
    ...(signedIn
      ? [{ id: 'logout', label: 'Log out', run: () => void dispatch(endSession(loggedOut())) }]
      : []),
  ];
}
