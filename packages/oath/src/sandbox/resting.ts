import { seatsOf } from '@kronika/kernel';
import { factOf, printedOf } from '../facts/library.ts';
import type { Draft } from '../situation/draft.ts';
import { plainNote, writeNote } from '../situation/notes.ts';
import { noted } from './lying.ts';
import { playerAt, withPlayer } from './places.ts';

/**
 * The same with nothing half done: the phase goes on from its beginning, and cards that were drawn lie on top of their
 * decks again.
 */
export function atRest(draft: Draft): Draft {
  const { underway: _, ...still } = draft;
  const plain: Draft = still;
  return draft.underway === undefined ? draft : seatsOf(draft.seats.length).reduce(withEmptyHand, plain);
}

function withEmptyHand(draft: Draft, seat: Parameters<typeof playerAt>[1]): Draft {
  const names = playerAt(draft, seat).hand.map((text) => noted(text).name);
  const isRelic = (name: (typeof names)[number]) => factOf(printedOf(name)).back === 'relic';
  const notes = (own: typeof names) => own.map((name) => writeNote(plainNote(name)));
  return {
    ...withPlayer(draft, seat, { hand: [] }),
    world: { only: [...notes(names.filter((name) => !isRelic(name))), ...draft.world.only] },
    relicDeck: { only: [...notes(names.filter(isRelic)), ...draft.relicDeck.only] },
  };
}
