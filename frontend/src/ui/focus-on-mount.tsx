import { useEffect, useRef, type ReactNode } from 'react';

/** Takes the focus when it replaces a form, so that screen readers announce it. */
export function FocusOnMount({ children }: { children: ReactNode }) {
  const node = useRef<HTMLDivElement>(null);
  useEffect(() => node.current?.focus(), []);
  return (
    <div ref={node} tabIndex={-1}>
      {children}
    </div>
  );
}
