import { useEffect, useRef } from 'react';

/** Something that the command palette can do on the open page. */
export interface PageCommand {
  label: string;
  run: () => void;
}

const sources = new Set<() => readonly PageCommand[]>();

/** The commands of everything that is on the page now. */
export const pageCommands = (): PageCommand[] => [...sources].flatMap((list) => list());

/** Offers commands in the command palette while the component is mounted. */
export function usePageCommands(commands: readonly PageCommand[]): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const list = (): readonly PageCommand[] => latest.current;
    sources.add(list);
    return () => void sources.delete(list);
  }, []);
}
