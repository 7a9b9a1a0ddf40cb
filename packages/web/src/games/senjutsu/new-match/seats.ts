import { HEROES, type HeroId } from '@kronika/senjutsu';
import type { DeckChoice } from '../../../pages/decks/deck-choice.ts';
import { withOther } from '../../../pages/match/choice.ts';
import { type SeatChoice, withPart } from '../../../pages/match/seat-choice.ts';
import type { SetupParts } from '../../../pages/setup/parts.ts';
import { HERO_BADGES } from '../badges.ts';

/** What a seat brings, and how that is changed. */
export interface EditedSeat {
  /** By its place at the table; one's own is 0. */
  readonly seat: number;
  readonly brings: SeatChoice;
  /** Chooses a value for one of the parts. */
  choose(part: 'hero' | 'weapon' | 'deck', value: string): void;
}

/** The seat that is being chosen for; one's own, if that one is gone or chooses for itself. */
export function editedSeat(parts: SetupParts, wanted: number): EditedSeat {
  const { choice, form, decks, change } = parts;
  const other = choice.others[wanted - 1];
  const seat = other === undefined || other.opponent === 'link' ? 0 : wanted;
  const brings = seat === 0 || other === undefined ? choice.brings : other.brings;
  const put = (next: SeatChoice) =>
    change(seat === 0 ? { brings: next } : withOther(choice, seat - 1, { brings: next }));
  return {
    seat,
    brings,
    choose: (part, value) => {
      if (form.brings === undefined) return;
      const next = withPart(form.brings, brings, part, value);
      const hero = heroIn(next);
      const fitting = decksOf(decks, hero);
      // A deck of one's own may belong to another hero; the form does not know it.
      const isFitting = fitting.some(({ id }) => id === next.deck);
      put(isFitting || fitting[0] === undefined ? next : { ...next, deck: fitting[0].id });
    },
  };
}

export function heroIn(brings: SeatChoice): HeroId {
  return HEROES.find((hero) => hero === brings.hero) ?? 'master';
}

/** The decks of a hero that can be played with. */
export function decksOf(decks: readonly DeckChoice[], hero: HeroId): readonly DeckChoice[] {
  return decks.filter(({ badge, state }) => state.is === 'legal' && badge.allegiance === HERO_BADGES[hero].allegiance);
}
