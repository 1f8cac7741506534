import { useRef, useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import type { Criterion } from '../../api/catalogue';

/** The passage of a text that a criterion rests on. */
export interface Evidence {
  criterion: Criterion;
  source: 'prompt' | 'request';
}

const isSameEvidence = (one: Evidence | null, other: Evidence | null): boolean =>
  one?.criterion === other?.criterion && one?.source === other?.source;

/**
 * Which passage is pointed out: the one under the mouse, else the one that has the focus of the
 * keyboard, else the one that was pressed. A finger only presses.
 */
export function useEvidence() {
  const [hovered, setHovered] = useState<Evidence | null>(null);
  const [focused, setFocused] = useState<Evidence | null>(null);
  const [pressed, setPressed] = useState<Evidence | null>(null);
  const pressedAt = useRef('');
  const shown = hovered ?? focused ?? pressed;
  return {
    shown,
    /** Whether it was chosen, by key or press, and not only passed with the mouse. */
    chosen: shown !== null && (isSameEvidence(shown, focused) || isSameEvidence(shown, pressed)),
    /** For a place that stands for a passage, or for none. */
    hoverTarget: (evidence: Evidence | null) => ({
      onPointerEnter: ({ pointerType, clientX, clientY }: PointerEvent) => {
        // A page that scrolls under a resting mouse is not a mouse that moves.
        const moved = `${clientX} ${clientY}` !== pressedAt.current;
        if (pointerType === 'mouse' && moved) setHovered(evidence);
      },
    }),
    /** For what holds all those places. */
    area: { onPointerLeave: () => setHovered(null) },
    /** For the button in such a place. */
    button: (evidence: Evidence) => ({
      'aria-pressed': isSameEvidence(pressed, evidence),
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (currentTarget.matches(':focus-visible')) setFocused(evidence);
      },
      onBlur: () => setFocused(null),
      onClick: ({ clientX, clientY }: MouseEvent) => {
        pressedAt.current = `${clientX} ${clientY}`;
        setPressed(isSameEvidence(pressed, evidence) ? null : evidence);
        setFocused(null);
      },
    }),
  };
}
