import type { SeatForm } from '@kronika/kernel';
import { RefusedError } from '../../client/refused-error.ts';
import { partOf } from '../../games/parts.ts';
import { type DeckId, deckId } from '../../library/deck-shelf.ts';
import { deckShelf } from '../../library/shelf.ts';
import type { DeckChoice } from '../decks/deck-choice.ts';
import type { SeatChoice } from './seat-choice.ts';

/** The ids of own decks look like this; ready decks are called by words. */
const OWN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/**
 * What a seat brings to the table for what was chosen, part by part: whatever comes with the game by its name, an own
 * deck as the list of its cards. An own deck that is not there or not legal is refused, with words for it.
 */
export async function bringing(
  game: string,
  form: SeatForm | undefined,
  chosen: SeatChoice,
): Promise<Readonly<Record<string, unknown>>> {
  const parts = (form?.parts ?? []).map(async ({ key, is }) => {
    const value = chosen[key] ?? '';
    return [key, is === 'deck' ? await broughtDeck(game, value) : value] as const;
  });
  return Object.fromEntries(await Promise.all(parts));
}

async function broughtDeck(game: string, deck: string): Promise<unknown> {
  if (!OWN.test(deck)) return deck;
  const choice = await ownChoice(game, deckId(deck));
  if (choice === undefined) throw new RefusedError({ text: MISSING });
  if (choice.state.is === 'draft') throw new RefusedError({ text: draft(choice) });
  return choice.state.brings;
}

async function ownChoice(game: string, id: DeckId): Promise<DeckChoice | undefined> {
  const [kept, decks] = await Promise.all([deckShelf.read(id), partOf(game, 'deckChoices')]);
  return kept === undefined || kept.game !== game ? undefined : decks?.own(kept);
}

const MISSING = {
  pl: 'W tej przeglądarce nie ma takiej talii. Wybierz inną albo zaimportuj ją na stronie talii.',
  en: 'There is no such deck in this browser. Choose another one, or import it on the page of decks.',
};

const draft = ({ name }: DeckChoice) => ({
  pl: `Talia „${name.pl}” łamie zasady, więc nie można nią grać. Popraw ją na stronie talii.`,
  en: `The deck “${name.en}” breaks rules, so it cannot be played with. Mend it on the page of decks.`,
});
