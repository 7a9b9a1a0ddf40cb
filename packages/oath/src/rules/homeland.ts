import { ask, type CardId, call, chooseBy, emit, emitAll, finish, flow, type SeatId } from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import type { Suit } from '../facts/fact.ts';
import type { SiteName } from '../facts/library.ts';
import type { PlainMessage } from '../messages.ts';
import type { Slot } from '../places.ts';
import { mayDo } from '../powers/in-play.ts';
import { relicsAt, siteAt, suitOf } from '../queries/cards.ts';
import type { Oath } from '../state.ts';
import { gainFavor, gainSecrets } from '../verbs/favor.ts';
import { gainWarbands } from '../verbs/warbands.ts';
import { answers } from './answers.ts';

type Bonus = 'relic' | 'secret' | 'warbands' | 'favor';

/** The Homelands: whose suit is at home there, and what playing it there pays (OATH-2.8.5-c). */
const HOMELANDS: Readonly<Partial<Record<SiteName, { readonly suit: Suit; readonly bonus: Bonus }>>> = {
  wastes: { suit: 'discord', bonus: 'relic' },
  'standing-stones': { suit: 'arcane', bonus: 'secret' },
  'ancient-city': { suit: 'order', bonus: 'warbands' },
  'fertile-valley': { suit: 'hearth', bonus: 'favor' },
  'deep-woods': { suit: 'beast', bonus: 'relic' },
  steppe: { suit: 'nomad', bonus: 'secret' },
};

interface Homecoming {
  readonly seat: SeatId;
  readonly card: CardId;
  readonly slot: Slot;
  readonly at?: number;
}

/** The bonus that playing the card here pays, if any: not where the player discarded its suit from this turn. */
function bonusFor(state: Oath, { card, slot }: Homecoming): Bonus | undefined {
  const site = siteAt(state, slot);
  const home = site === null ? undefined : HOMELANDS[site];
  if (home === undefined || home.suit !== suitOf(state, card)) return undefined;
  const spoiled = state.turn.discarded.some((each) => each.slot === slot && each.suit === home.suit);
  return spoiled ? undefined : home.bonus;
}

/** A card is played to the Homeland of its suit. */
export const homeland = flow<Oath, Homecoming>()('oath/homeland', {
  bonus: (state, vars) => {
    const { seat, slot } = vars;
    switch (bonusFor(state, vars)) {
      case undefined:
        return finish;
      case 'secret':
        return [emitAll(gainSecrets(seat, 1, 'OATH-2.8.5-c')), finish];
      case 'warbands':
        return [emitAll(gainWarbands(state, seat, 2, 'OATH-2.8.5-c')), finish];
      case 'favor':
        return [emitAll(gainFavor(state, seat, 'hearth', 1, 'OATH-2.8.5-c')), finish];
      case 'relic': {
        const relics = relicsAt(state, slot);
        const free = relics.every((card) => mayDo(state, { is: 'disturb', seat, card }) === 'allowed');
        if (relics.length === 0 || !free) return finish;
        const message: PlainMessage = { key: 'homelandRelic' };
        return ask(
          'at',
          chooseBy('at', {
            seat,
            message,
            because: { is: 'rule', rule: 'OATH-2.8.5-c' },
            options: relics.map((_, at) => ({ is: 'facedownRelic' as const, slot, at })),
          }),
        );
      }
    }
  },
  take: (state, { seat, slot, at = 0 }) => {
    const card = relicsAt(state, slot)[at];
    if (card === undefined) return finish;
    return [
      emit<OathEvent>({ is: 'relicGained', seat, card, how: 'recovered', rule: 'OATH-2.8.5-c' }),
      call(answers({ happening: { is: 'relicsTaken', seat, cards: [card] } })),
    ];
  },
  recovered: (_, { seat, slot, at = 0 }) =>
    call(answers({ happening: { is: 'recovered', seat, what: { is: 'relic', slot, at }, paid: 0 } })),
});
