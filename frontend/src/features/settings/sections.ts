import { useCatalogueQuery } from '../../api/client';

/** The titles of the sections in order, by their id in the address. */
export const SECTIONS = {
  subscription: 'Subscription details',
  account: 'Account information',
  preferences: 'Preferences',
  usage: 'Credit usage',
  'credit-statement': 'Credit statement',
  'api-keys': 'API keys',
  'shared-links': 'Shared links',
  'your-data': 'Your data',
  notifications: 'Notifications',
  'danger-zone': 'Danger zone',
} as const;

export type SectionId = keyof typeof SECTIONS;
/** All of them; some are not shown where the operator has switched off what they are about. */
export const SECTION_IDS = Object.keys(SECTIONS) as SectionId[];

/** Those that are shown here. Until the catalogue is loaded, all of them. */
export function useShownSections(): readonly SectionId[] {
  const { data: catalogue } = useCatalogueQuery();
  return SECTION_IDS.filter((id) => id !== 'shared-links' || catalogue?.shared_links !== false);
}
