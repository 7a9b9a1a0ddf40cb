import {
  afterThat,
  byChance,
  cardOf,
  cardsIn,
  chooseBy,
  emit,
  type PrintedId,
  type Random,
  type SeatId,
} from '@kronika/kernel';
import { poisonFact } from '../../../cards/library.ts';
import type { SenjutsuEvent } from '../../../event.ts';
import { fighterOf, seatOf } from '../../../fighters.ts';
import type { FighterId, Senjutsu } from '../../../state.ts';
import { deckSize, poisonOf } from '../../../zones.ts';
import type { TargetVerb } from '../../aimed.ts';
import { onCard, words } from '../../resolving.ts';
import { shuffles } from '../pile.ts';
import { type Deed, events } from '../verb.ts';

/** How many cards a poison is shuffled among (SEN-POIS-d). */
const TOP = 5;

/** The prints in somebody's poison deck. */
function poisonsOf(state: Senjutsu, id: FighterId): readonly PrintedId[] {
  const fighter = fighterOf(state, id);
  const deck = fighter.is === 'hero' ? cardsIn(state.table, poisonOf(fighter.seat)) : fighter.poisonDeck;
  return deck.map((card) => cardOf(state.table, card).printed);
}

/**
 * The attacker picks a card of its poison deck for the victim (SEN-POIS-b, SEN-XPOIS-c); an AI opponent draws one
 * (SEN-SOLO-ST-pois-a).
 */
export const poison: TargetVerb<'poison', PrintedId> = {
  matters: (state, { fighter }) => poisonsOf(state, fighter).length > 0,
  asks: (state, on, _effect, seat) => {
    const poisons = poisonsOf(state, on.fighter);
    if (poisons.length === 0) return undefined;
    return chooseBy('printed', {
      seat,
      options: poisons.map((printed) => ({ is: 'print', printed }) as const),
      ...words(on, 'SEN-XPOIS-c', { key: 'choosePoison', on: onCard(on), target: on.target }),
    });
  },
  draws: (state, { fighter }) => poisonsOf(state, fighter),
  does: (state, { fighter, target }, _effect, printed) =>
    printed === undefined ? [] : poisons(state, { by: fighter, fighter: target, printed }),
};

interface Poisoning {
  readonly by: FighterId;
  readonly fighter: FighterId;
  readonly printed: PrintedId;
}

/** A poison is given: it comes into play, or is shuffled into the top of the victim's deck. */
export function poisons(state: Senjutsu, { by, fighter, printed }: Poisoning): readonly Deed[] {
  const given = events({ is: 'poisoned', by, fighter, printed, rule: 'SEN-POIS-b' });
  const unveiled =
    fighterOf(state, fighter).stealth === 'hidden' ? events({ is: 'seen', fighter, rule: 'SEN-HIDE-e' }) : [];
  if (poisonFact(printed).lies.in === 'play') return [...given, ...unveiled];
  const seat = seatOf(state, fighter);
  return [...given, ...unveiled, seat === undefined ? shufflesFoeTop(fighter) : shuffles(seat, topOfDeck)];
}

/** A new order of the poison, which lies on top, and the cards it is shuffled among; the others stay (ruling 11). */
function topOfDeck(state: Senjutsu, seat: SeatId, random: Random): readonly number[] {
  return shuffledTop(deckSize(state, seat), random);
}

function shuffledTop(size: number, random: Random): readonly number[] {
  const places = Array.from({ length: size }, (_, place) => place);
  return [...random.shuffled(places.slice(0, TOP + 1)), ...places.slice(TOP + 1)];
}

function shufflesFoeTop(fighter: FighterId): Deed {
  return afterThat((state: Senjutsu) => {
    const foe = fighterOf(state, fighter);
    if (foe.is !== 'foe') return undefined;
    return byChance((random) => {
      const deck = shuffledTop(foe.deck.length, random).flatMap((place) => foe.deck[place] ?? []);
      return emit<SenjutsuEvent>({ is: 'foeDeckShuffled', fighter, deck, how: 'shuffled', rule: 'SEN-POIS-d' });
    });
  });
}
