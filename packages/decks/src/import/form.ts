/** The forms of other sites and programs that can be read, where a game says that its players have them. */
export const SITE_FORMS = [
  'emeralddb',
  'fiveringsdb-deck',
  'fiveringsdb-strain',
  'throneteki',
  'thronesdb-json',
  'thronesdb-text',
  'jigoku-text',
] as const;
export type SiteForm = (typeof SITE_FORMS)[number];

/** The forms in which a deck can be imported: our own file and a plain list for every game, others as a game names them. */
export type DeckForm = 'kronika' | 'plain-text' | SiteForm;
