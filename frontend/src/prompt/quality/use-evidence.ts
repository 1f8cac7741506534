import { useRef, useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import type { Criterion } from '../../api/catalogue';

/** A criterion, and the text in which its passage is. */
export interface Evidence {
  criterion: Criterion;
  source: 'prompt' | 'request';
}

const isSameEvidence = (one: Evidence | null, other: Evidence | null): boolean =>
  one?.criterion === other?.criterion && one?.source === other?.source;

/**
 * Which passage is highlighted: the hovered one, else the one with keyboard focus, else the pressed
 * one. Touch only presses.
 */
export function useEvidence() {
  const [hovered, setHovered] = useState<Evidence | null>(null);
  const [focused, setFocused] = useState<Evidence | null>(null);
  const [pressed, setPressed] = useState<Evidence | null>(null);
  const pressedAt = useRef('');
  const shown = hovered ?? focused ?? pressed;
  return {
    shown,
    /** Whether it was chosen by keyboard or press, and not only hovered. */
    chosen: shown !== null && (isSameEvidence(shown, focused) || isSameEvidence(shown, pressed)),
    /** Props of an element that highlights a passage on hover. */
    hoverTarget: (evidence: Evidence | null) => ({
      onPointerEnter: ({ pointerType, clientX, clientY }: PointerEvent) => {
        // Scrolling under a resting mouse also fires this event.
        const moved = `${clientX} ${clientY}` !== pressedAt.current;
        if (pointerType === 'mouse' && moved) setHovered(evidence);
      },
    }),
    /** Props of the element around all of them. */
    area: { onPointerLeave: () => setHovered(null) },
    /** Props of the button inside. */
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
