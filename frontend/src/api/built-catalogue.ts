import type { Catalogue } from './generated';
import catalogueFile from './catalogue.json' with { type: 'json' };

/** The catalogue as it was when the site was built: what stands on a page before the API has answered. */
export const BUILT_CATALOGUE = catalogueFile as Catalogue;
