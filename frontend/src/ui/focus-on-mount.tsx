import { useEffect, useRef, type ReactNode } from 'react';

/** What takes the place of a form: it takes the focus too, so that it is read out. */
export function FocusOnMount({ children }: { children: ReactNode }) {
  const node = useRef<HTMLDivElement>(null);
  useEffect(() => node.current?.focus(), []);
  return (
    <div ref={node} tabIndex={-1}>
      {children}
    </div>
  );
}
