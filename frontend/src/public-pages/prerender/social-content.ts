import { LANDING_EXAMPLE } from '../landing/examples';
import { APP_NAME } from '../../ui/brand';
import { segmentLines, type PromptSegment } from '../../prompt/document/prompt-segments';

/** What the site's picture shows: its name, and the request and prompt that the landing page begins with. */
export interface SocialContent {
  name: string;
  request: string;
  /** The sections in lines, as `promptLines` cuts them. */
  sections: readonly (readonly (readonly PromptSegment[])[])[];
}

export const SOCIAL_CONTENT: SocialContent = {
  name: APP_NAME,
  request: LANDING_EXAMPLE.request,
  sections: LANDING_EXAMPLE.prompt.sections
    // The request stands beside the prompt already.
    .filter(({ key }) => key !== 'material')
    .map(({ text }) =>
      segmentLines(text, LANDING_EXAMPLE.prompt.placeholders, LANDING_EXAMPLE.request),
    ),
};
