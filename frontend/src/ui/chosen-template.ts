import type { UseCase } from '../api/catalogue';
import { browserStorage } from '../lib/browser-storage';
import { PENDING_TEMPLATE_KEY } from '../lib/pending-template-key';

interface ChosenTemplate {
  use_case: UseCase;
  text: string;
}
type Load = (template: ChosenTemplate) => void;

let load: Load | null = null;

/** Brings a template that was chosen elsewhere to the request form. */
export const chosenTemplate = {
  /** The form takes templates from now on. Returns a function that ends this. */
  listen(next: Load): () => void {
    load = next;
    return () => {
      if (load === next) load = null;
    };
  },
  /** Loads it at once, or leaves it for the dashboard. @returns whether the dashboard must be opened. */
  choose(template: ChosenTemplate): 'loaded' | 'waits' {
    if (load) {
      load(template);
      return 'loaded';
    }
    browserStorage.write(PENDING_TEMPLATE_KEY, JSON.stringify(template));
    return 'waits';
  },
};
