import type { Catalogue } from './generated';
import catalogueFile from './catalogue.json' with { type: 'json' };

/** The catalogue at build time, for public pages and until the API has answered. */
export const BUILT_CATALOGUE = catalogueFile as Catalogue;
