import type { GenerationEvent } from './generation-follower.js';

/** What a person reads about a generation while it goes on. */
export function progressOf(event: Exclude<GenerationEvent, { event: 'result' }>): string {
  switch (event.event) {
    case 'queued':
      return `In line, place ${event.position}`;
    case 'started':
      return 'Writing';
    case 'section':
      return `${event.section.label} is written`;
  }
}
