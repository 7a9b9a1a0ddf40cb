import type { DeckList } from '@kronika/decks';
import { canonicalJson } from '@kronika/kernel';

/** A deck while it is worked on: as it is, as it was before each change, and as it was saved. */
export interface Work {
  readonly deck: DeckList;
  readonly past: readonly DeckList[];
  /** `undefined` for a deck that was never saved. */
  readonly saved: DeckList | undefined;
}

/** Nobody goes further back. */
const MOST_STEPS = 100;

export function begun(deck: DeckList, saved: DeckList | undefined): Work {
  return { deck, past: [], saved };
}

/** The work with the deck changed; a change that changes nothing is none. */
export function changed({ deck: before, past, saved }: Work, deck: DeckList): Work {
  if (isSame(before, deck)) return { deck: before, past, saved };
  return { deck, past: [...past, before].slice(-MOST_STEPS), saved };
}

/** The work as it was before the last change. */
export function undone({ deck, past, saved }: Work): Work {
  return { deck: past.at(-1) ?? deck, past: past.slice(0, -1), saved };
}

/** The work after the deck was saved as it is. */
export function kept(work: Work, saved: DeckList): Work {
  return { ...work, saved };
}

/** Whether something would be lost if the page were closed now. An empty new deck is nothing to lose. */
export function isUnsaved({ deck, saved, past }: Work): boolean {
  return saved === undefined ? past.length > 0 : !isSame(deck, saved);
}

function isSame(one: DeckList, other: DeckList): boolean {
  return one === other || canonicalJson(one) === canonicalJson(other);
}
