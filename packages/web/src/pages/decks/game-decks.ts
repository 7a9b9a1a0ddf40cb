import { broughtDeck, type DeckList, type DeckProblem, readDeckFile } from '@kronika/decks';
import { isRefusal, type Phrase, type PrintedId } from '@kronika/kernel';
import type { Badge } from '../../cards/Mon.tsx';
import type { StartingDeck } from '../../decks/deck-module.ts';
import type { KeptDeck } from '../../library/deck-shelf.ts';
import type { DeckChoice, DeckState, GameDecks } from './deck-choice.ts';

/** What a game tells of its decks where one of them is chosen. */
export interface ToldDecks {
  readonly game: string;
  readonly ready: readonly StartingDeck[];
  badgeOf(deck: DeckList): Badge;
  sideOf(deck: DeckList): Phrase;
  numbersOf(deck: DeckList): DeckChoice['numbers'];
  facesOf(deck: DeckList): readonly PrintedId[];
  /** The reasons why the deck cannot be brought to a table. */
  problemsAtTable(deck: DeckList): readonly DeckProblem[];
}

/** The decks of a game that can be chosen. */
export function gameDecks(told: ToldDecks): GameDecks {
  return {
    ready: told.ready.map(({ id, name, about, deck }) => ({
      id,
      origin: 'ready',
      name,
      about,
      ...lookOf(deck, told),
      state: { is: 'legal', brings: id },
    })),
    own: (kept) => ownDeck(kept, told),
  };
}

function ownDeck({ id, name, file }: KeptDeck, told: ToldDecks): DeckChoice | undefined {
  const read = readDeckFile(file);
  if (isRefusal(read) || read.game !== told.game) return undefined;
  const { deck } = read;
  const about = deck.meta.description ?? '';
  return {
    id,
    origin: 'own',
    name: { pl: name, en: name },
    about: { pl: about, en: about },
    ...lookOf(deck, told),
    state: stateOf(deck, told),
  };
}

function lookOf(deck: DeckList, told: ToldDecks): Pick<DeckChoice, 'badge' | 'side' | 'numbers' | 'faces'> {
  return {
    badge: told.badgeOf(deck),
    side: told.sideOf(deck),
    numbers: told.numbersOf(deck),
    faces: told.facesOf(deck),
  };
}

function stateOf(deck: DeckList, { problemsAtTable }: ToldDecks): DeckState {
  const faults = problemsAtTable(deck).length;
  return faults === 0 ? { is: 'legal', brings: broughtDeck(deck) } : { is: 'draft', faults };
}
