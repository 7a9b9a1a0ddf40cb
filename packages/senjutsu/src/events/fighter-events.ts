import { cardOf, cardsIn, seenByAll } from '@kronika/kernel';
import { poisonFact } from '../cards/library.ts';
import type { FighterEvent } from '../event.ts';
import { MAX_FOCUS } from '../fighters.ts';
import { giveCard, mark, moveCard } from '../handling.ts';
import type { FighterId, Senjutsu } from '../state.ts';
import { deckOf, OUT, playOf, poisonOf } from '../zones.ts';
import { type RulesFor, withBody, withFoe, withHero, withPlayed, withTable } from './change.ts';
import { foeWith, heroWith, stateWith } from './copies.ts';

/** How many ends of turn a card lies that turns by a quarter each (SEN-LIMP-c). */
export const QUARTERS = 4;

/** How many ends of turn it takes until a card that turns like that is upright again (SEN-XPOIS-i). */
export function endsOfTurn(degrees: 90 | 180): number {
  return 360 / degrees;
}

/** Those that would have stayed longest go first. */
function withoutLimps(limps: readonly number[], count: number): readonly number[] {
  const kept = limps.toSorted((a, b) => a - b).slice(0, Math.max(0, limps.length - count));
  return kept;
}

/** What fighters take, gain and lose. All of it is public. */
export const fighterEvents: RulesFor<FighterEvent['is']> = {
  wounded: {
    apply: (state, { fighter, wounds, bleeding }) =>
      withBody(state, fighter, (before) => ({ wounds: before.wounds + wounds, bleeding: before.bleeding + bleeding })),
    see: seenByAll,
  },
  bled: {
    apply: (state, { fighter, count }) =>
      withBody(state, fighter, ({ wounds, bleeding }) => ({ wounds: wounds - count, bleeding: bleeding + count })),
    see: seenByAll,
  },
  stanched: {
    apply: (state, { fighter, count }) =>
      withBody(state, fighter, ({ wounds, bleeding }) => ({ wounds: wounds + count, bleeding: bleeding - count })),
    see: seenByAll,
  },
  damageReduced: { apply: (state) => state, see: seenByAll },
  statusTaken: {
    apply: (state, { fighter, status, count }) =>
      status === 'stun'
        ? withHero(state, fighter, ({ stuns }) => ({ stuns: stuns + count }))
        : withBody(state, fighter, ({ limps }) => ({
            limps: [...limps, ...Array.from({ length: count }, () => QUARTERS)],
          })),
    see: seenByAll,
  },
  statusDiscarded: {
    apply: (state, { fighter, status, count }) =>
      status === 'stun'
        ? withHero(state, fighter, ({ stuns }) => ({ stuns: Math.max(0, stuns - count) }))
        : withBody(state, fighter, ({ limps }) => ({ limps: withoutLimps(limps, count) })),
    see: seenByAll,
  },
  limpsTurned: {
    apply: (state) =>
      stateWith(state, {
        fighters: state.fighters.map((fighter) => {
          const limps = fighter.limps.map((left) => left - 1).filter((left) => left > 0);
          if (fighter.is === 'hero') return heroWith(fighter, { limps });
          const poisons = fighter.poisons
            .map(({ printed, turnsLeft }) => ({ printed, turnsLeft: turnsLeft - 1 }))
            .filter(({ turnsLeft }) => turnsLeft > 0);
          return foeWith(fighter, { limps, poisons });
        }),
      }),
    see: seenByAll,
  },
  poisoned: { apply: (state, { fighter, printed, by }) => poisoned(state, { fighter, printed, by }), see: seenByAll },
  focusGained: {
    apply: (state, { fighter, count }) =>
      withHero(state, fighter, ({ focus }) => ({ focus: Math.min(MAX_FOCUS, focus + count) })),
    see: seenByAll,
  },
  focusLost: {
    apply: (state, { fighter, count, how }) => {
      const poorer = withHero(state, fighter, ({ focus }) => ({ focus: Math.max(0, focus - count) }));
      // What is paid in the reveal is paid for the card of the turn, which may yet be replaced (SEN-REV-4e).
      const isForCard = how === 'paid' && state.turn.phase === 'reveal';
      return isForCard ? withPlayed(poorer, fighter, ({ paid }) => ({ paid: paid + count })) : poorer;
    },
    see: seenByAll,
  },
  kamaeChanged: { apply: (state, { fighter, to }) => withHero(state, fighter, () => ({ kamae: to })), see: seenByAll },
  advantageGained: {
    apply: (state, { seat }) =>
      stateWith(state, { advantage: [seat, ...state.advantage.filter((other) => other !== seat)] }),
    see: seenByAll,
  },
};

type Poisoned = Pick<Extract<FighterEvent, { readonly is: 'poisoned' }>, 'fighter' | 'printed' | 'by'>;

/** A poison goes from the attacker's poison deck to its victim: on top of the deck, to be shuffled in, or into play. */
function poisoned(before: Senjutsu, { fighter, printed, by }: Poisoned): Senjutsu {
  const { lies } = poisonFact(printed);
  const card = poisonCardOf(before, by, printed);
  // A used poison is out for the rest of the game (SEN-XPOIS-d).
  const state = withFoe(before, by, ({ poisonDeck }) => ({ poisonDeck: poisonDeck.filter((one) => one !== card) }));
  const victim = state.fighters[fighter];
  if (victim?.is === 'hero' && card !== undefined) {
    const given = giveCard(state.table, card, victim.seat);
    if (lies.in === 'deck')
      return withTable(state, moveCard(given, card, { to: deckOf(victim.seat), at: 'top', face: 'down' }));
    const laid = moveCard(given, card, { to: playOf(victim.seat), face: 'up' });
    return withTable(state, mark(laid, card, { turnsLeft: endsOfTurn(lies.degrees) }));
  }
  const used = card === undefined ? state : withTable(state, moveCard(state.table, card, { to: OUT, face: 'up' }));
  return withFoe(used, fighter, ({ deck, poisons }) =>
    lies.in === 'deck'
      ? { deck: ['poison', ...deck], peeks: [] }
      : { poisons: [...poisons, { printed, turnsLeft: endsOfTurn(lies.degrees) }] },
  );
}

function poisonCardOf({ table, fighters }: Senjutsu, by: FighterId, printed: Poisoned['printed']) {
  const giver = fighters[by];
  const deck = giver?.is === 'hero' ? cardsIn(table, poisonOf(giver.seat)) : (giver?.poisonDeck ?? []);
  return deck.find((card) => cardOf(table, card).printed === printed);
}
