import { type Import, importDeck, type SiteForm } from '@kronika/decks';
import { isRefusal, type Refusal } from '@kronika/kernel';
import { l5rCatalogue } from './catalogue.ts';
import { withClans } from './clans.ts';

/** What stands above the cards in the lists players paste. */
const HEADINGS: readonly string[] = [
  ...['Stronghold', 'Role', 'Province', 'Provinces', 'Dynasty', 'Dynasty Deck', 'Conflict', 'Conflict Deck'],
  ...['Characters', 'Holdings', 'Attachments', 'Events'],
  ...['Twierdza', 'Rola', 'Prowincje', 'Dynastia', 'Talia dynastii', 'Konflikt', 'Talia konfliktu'],
  ...['Postacie', 'Miejsca', 'Dodatki', 'Wydarzenia'],
];

/** The forms of other programs in which its players have decks. */
export const L5R_SITES: readonly SiteForm[] = ['jigoku-text', 'emeralddb', 'fiveringsdb-deck', 'fiveringsdb-strain'];

/**
 * Reads a deck in any known form: Jigoku text, the JSON of EmeraldDB and FiveRingsDB, our own file. The clan comes
 * from the stronghold, the splash clan from the conflict cards; what a file says of them counts where these are silent.
 */
export function importL5rDeck(text: string): Import | Refusal {
  const imported = importDeck(text, l5rCatalogue, { headings: HEADINGS, forms: L5R_SITES });
  if (isRefusal(imported)) return imported;
  return { ...imported, decks: imported.decks.map((read) => ({ ...read, deck: withClans(read.deck) })) };
}
