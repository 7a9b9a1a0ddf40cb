import type { Phrase, PrintedId, Reader, SeatId } from '@kronika/kernel';
import { type FighterId, fighterId } from '../../state.ts';
import type { SenjutsuView } from '../../view.ts';
import { fighterIn, type Names } from '../names-in.ts';

/** What a line of the log is told with: in which words, of which table, and to whom. */
export interface Telling {
  readonly names: Names;
  readonly view: SenjutsuView;
  readonly reader: Reader;
}

/** A verb as it is said to who does it, and of somebody else. */
export interface Verb {
  readonly you: Phrase;
  readonly other: Phrase;
}

/** A verb in both languages: "Dobierasz" and "dobiera", "You draw" and "draws". */
export function verb(pl: readonly [string, string], en: readonly [string, string]): Verb {
  return { you: { pl: pl[0], en: en[0] }, other: { pl: pl[1], en: en[1] } };
}

export function isReader({ view, reader }: Telling, fighter: FighterId): boolean {
  const who = fighterIn(view, fighter);
  return who?.is === 'hero' && reader.is(who.seat);
}

/** The beginning of a sentence: who does it. */
export function does(telling: Telling, fighter: FighterId, { you, other }: Verb): string {
  const { names, view } = telling;
  return isReader(telling, fighter) ? you[names.lang] : `${names.fighter(view, fighter)} ${other[names.lang]}`;
}

/** The same of a seat. */
export function doesAt(telling: Telling, seat: SeatId, said: Verb): string {
  return does(telling, fighterId(seat), said);
}

/** Somebody inside a sentence. */
export function whom(telling: Telling, fighter: FighterId): string {
  const { names, view } = telling;
  return isReader(telling, fighter) ? { pl: 'Ty', en: 'you' }[names.lang] : names.fighter(view, fighter);
}

/** A phrase in the language of the log. */
export function said({ names }: Telling, phrase: Phrase): string {
  return phrase[names.lang];
}

/** A card as the object of a sentence; Polish names are not declined, so a noun goes before them. */
export function cardObject({ names }: Telling, printed: PrintedId): string {
  return names.lang === 'pl' ? `kartę ${names.printed(printed)}` : names.printed(printed);
}
