import type { Phrase } from '@kronika/kernel';
import type { DeckForm } from './import/form.ts';

/** What the forms are called in which a deck can be read. */
export const FORM_NAMES: Readonly<Record<DeckForm, Phrase>> = {
  kronika: { pl: 'plik talii Kroniki', en: 'deck file of Kronika' },
  emeralddb: { pl: 'JSON z EmeraldDB', en: 'JSON of EmeraldDB' },
  'fiveringsdb-deck': { pl: 'JSON z FiveRingsDB (talia)', en: 'JSON of FiveRingsDB (deck)' },
  'fiveringsdb-strain': { pl: 'JSON z FiveRingsDB (odmiana)', en: 'JSON of FiveRingsDB (strain)' },
  throneteki: { pl: 'JSON z throneteki', en: 'JSON of throneteki' },
  'thronesdb-json': { pl: 'JSON z ThronesDB', en: 'JSON of ThronesDB' },
  'thronesdb-text': { pl: 'tekst z ThronesDB', en: 'text of ThronesDB' },
  'jigoku-text': { pl: 'tekst z Jigoku', en: 'text of Jigoku' },
  'plain-text': { pl: 'zwykła lista kart', en: 'plain list of cards' },
};
