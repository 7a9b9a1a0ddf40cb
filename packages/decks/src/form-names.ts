import type { Phrase } from '@kronika/kernel';
import type { DeckForm, SiteForm } from './import/form.ts';

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

/** What everything is called that a game reads: our own file, the forms it names, and any list. */
export function readableForms(sites: readonly SiteForm[]): readonly Phrase[] {
  const forms: readonly DeckForm[] = ['kronika', ...sites, 'plain-text'];
  return forms.map((form) => FORM_NAMES[form]);
}
