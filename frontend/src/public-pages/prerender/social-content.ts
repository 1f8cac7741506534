import { MODELS_WITH_AND } from '../../api/catalogue';
import { LANDING_EXAMPLE } from '../landing/examples';
import { APP_NAME } from '../../ui/brand';
import { segmentLines, type PromptSegment } from '../../prompt/document/prompt-segments';

/** The content of the picture for shared links: the site's name, and the landing page's example. */
export interface SocialContent {
  name: string;
  request: string;
  /** The target models, as in "for Claude, ChatGPT and Gemini". */
  models: string;
  /** The sections as lines of segments. */
  sections: readonly (readonly (readonly PromptSegment[])[])[];
}

export const SOCIAL_CONTENT: SocialContent = {
  name: APP_NAME,
  models: MODELS_WITH_AND,
  request: LANDING_EXAMPLE.request,
  sections: LANDING_EXAMPLE.prompt.sections
    // The picture shows the request beside the prompt already.
    .filter(({ key }) => key !== 'material')
    .map(({ text }) =>
      segmentLines(text, LANDING_EXAMPLE.prompt.placeholders, LANDING_EXAMPLE.request),
    ),
};
