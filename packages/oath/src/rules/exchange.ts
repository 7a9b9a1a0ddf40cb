import { call, emitAll, finishWith, flow, type SeatId } from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import { advisers } from '../queries/cards.ts';
import type { Oath } from '../state.ts';
import type { Good, Terms } from '../terms.ts';
import { giveFavor, giveSecrets } from '../verbs/favor.ts';
import { moveWarbands, ownWarbandsAt } from '../verbs/warbands.ts';
import { type Deal, talks } from './negotiation.ts';
import { promisesMade } from './promises.ts';
import { checkTitle } from './title.ts';

/** What one side hands over (OATH-10-exchange). */
function handedOver(state: Oath, from: SeatId, to: SeatId, terms: Terms): readonly OathEvent[] {
  return [
    ...giveFavor(state, from, to, terms.favor, 'OATH-10-exchange'),
    ...giveSecrets(state, from, to, terms.secrets, 'OATH-10-exchange'),
    ...terms.relics.map(
      (card): OathEvent => ({ is: 'relicGained', seat: to, card, how: 'given', rule: 'OATH-10-exchange' }),
    ),
    ...terms.banners.map(
      (banner): OathEvent => ({ is: 'bannerTaken', banner, seat: to, how: 'given', rule: 'OATH-2.5.3-c' }),
    ),
    ...advisers(state, from)
      .filter((_, at) => terms.advisers.includes(at))
      .map((card): OathEvent => ({ is: 'movedToAdvisers', card, seat: to, rule: 'OATH-10-exchange' })),
    ...terms.sites.flatMap((slot) => [
      ...moveWarbands(
        state,
        from,
        { is: 'site', slot },
        { is: 'board', seat: from },
        ownWarbandsAt(state, from, slot),
        'OATH-10-exchange',
      ),
      ...moveWarbands(state, to, { is: 'board', seat: to }, { is: 'site', slot }, 1, 'OATH-10-exchange'),
    ]),
  ];
}

/** Both sides hand over what they agreed on, at once (OATH-7.6.3-a); from then on their promises bind. */
export function carriedOut(state: Oath, { by, to, give, want }: Deal): readonly OathEvent[] {
  return [
    ...handedOver(state, by, to, give),
    ...handedOver(state, to, by, want),
    ...promisesMade(state, [
      { by, to, promises: give.promises },
      { by: to, to: by, promises: want.promises },
    ]),
  ];
}

interface Exchanging {
  readonly by: SeatId;
  readonly to: SeatId;
  readonly goods: readonly Good[];
  readonly deal?: Deal | null;
}

/** Two players exchange what they agree on (OATH-10-exchange). Says whether they agreed. */
export const exchange = flow<Oath, Exchanging, boolean>()('oath/exchange', {
  talk: (_, { by, to, goods }) => call('deal', talks(by, to, goods)),
  exchange: (state, { deal = null }) => (deal === null ? finishWith(false) : emitAll(carriedOut(state, deal))),
  title: () => call(checkTitle({})),
  agreed: () => finishWith(true),
});

/** Begins an exchange. */
export function exchangeOf(by: SeatId, to: SeatId, goods: readonly Good[]) {
  return exchange({ by, to, goods });
}
