import {
  type AcceptOption,
  accept,
  ask,
  call,
  choose,
  chooseNumber,
  type DeclineOption,
  emit,
  emitAll,
  finish,
  flow,
  goTo,
  keep,
  type OfferReply,
  offer,
  type SeatId,
} from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import type { ExchangeMessage, PlainMessage, TermMessage } from '../messages.ts';
import type { DetailOption, TermOption, TermSide } from '../options.ts';
import { mayDo } from '../powers/in-play.ts';
import { advisers, factIn, heldRelics, isFaceup } from '../queries/cards.ts';
import { boardWarbands, secretsOf } from '../queries/pieces.ts';
import { sitesRuled } from '../queries/ruling.ts';
import { isImperial } from '../queries/seats.ts';
import { BANNERS, type Oath } from '../state.ts';
import { type Good, isNothing, NOTHING, type Terms } from '../terms.ts';
import { favorOf, giveFavor, giveSecrets } from '../verbs/favor.ts';
import { moveWarbands, ownWarbandsAt } from '../verbs/warbands.ts';
import { adviserLimit } from './advisers.ts';
import { checkTitle } from './title.ts';

type DoneOption = Extract<DetailOption, { readonly is: 'done' | 'cancel' }>;
type CounterOption = { readonly is: 'counter' };

interface Exchanging {
  /** Who proposes now, and to whom. */
  readonly by: SeatId;
  readonly to: SeatId;
  readonly goods: readonly Good[];
  readonly give: Terms;
  readonly want: Terms;
  /** How often a counter-offer may still be made: nobody can be held up for ever. */
  readonly counters: number;
  readonly next?: TermOption | DoneOption;
  readonly amount?: number;
  readonly reply?: OfferReply<AcceptOption | CounterOption>;
}

/** What a player could still put into the exchange. */
function termsOf(state: Oath, owner: SeatId, other: SeatId, goods: readonly Good[], said: Terms, side: TermSide) {
  const has = (good: Good): boolean => goods.includes(good);
  const secretsFree = mayDo(state, { is: 'giveSecrets', seat: owner }) === 'allowed';
  const options: TermOption[] = [];
  if (has('favor') && said.favor === 0 && favorOf(state, owner) > 0) options.push({ is: 'term', side, good: 'favor' });
  if (has('secrets') && said.secrets === 0 && secretsOf(state, owner) > 0 && secretsFree)
    options.push({ is: 'term', side, good: 'secrets' });
  if (has('relics'))
    for (const card of heldRelics(state, owner))
      if (!said.relics.includes(card)) options.push({ is: 'term', side, good: 'relic', card });
  if (has('banners'))
    for (const banner of BANNERS)
      if (state.banners[banner].holder === owner && !said.banners.includes(banner))
        options.push({ is: 'term', side, good: 'banner', banner });
  if (has('advisers'))
    advisers(state, owner).forEach((card, at) => {
      if (said.advisers.includes(card) || (isFaceup(state, card) && factIn(state, card).locked)) return;
      if (isFaceup(state, card) || side === 'give') options.push({ is: 'term', side, good: 'adviser', card });
      else options.push({ is: 'term', side, good: 'facedownAdviser', at });
    });
  // Imperial players rule their sites together, so they cannot trade them among themselves.
  if (has('sites') && !(isImperial(state, owner) && isImperial(state, other)))
    for (const slot of sitesRuled(state, owner))
      if (!said.sites.includes(slot) && ownWarbandsAt(state, owner, slot) > 0)
        options.push({ is: 'term', side, good: 'site', slot });
  return options;
}

function added(state: Oath, terms: Terms, owner: SeatId, term: TermOption, amount: number): Terms {
  switch (term.good) {
    case 'favor':
      return { ...terms, favor: amount };
    case 'secrets':
      return { ...terms, secrets: amount };
    case 'relic':
      return { ...terms, relics: [...terms.relics, term.card] };
    case 'adviser':
      return { ...terms, advisers: [...terms.advisers, term.card] };
    case 'facedownAdviser': {
      const card = advisers(state, owner)[term.at];
      return card === undefined ? terms : { ...terms, advisers: [...terms.advisers, card] };
    }
    case 'banner':
      return { ...terms, banners: [...terms.banners, term.banner] };
    case 'site':
      return { ...terms, sites: [...terms.sites, term.slot] };
  }
}

/** Whether both sides can still do what the terms say: advisers need room, sites somebody to hold them. */
export function isFeasible(state: Oath, by: SeatId, to: SeatId, give: Terms, want: Terms): boolean {
  const canGive = (seat: SeatId, terms: Terms): boolean =>
    favorOf(state, seat) >= terms.favor &&
    secretsOf(state, seat) >= terms.secrets &&
    terms.relics.every((card) => heldRelics(state, seat).includes(card)) &&
    terms.advisers.every((card) => advisers(state, seat).includes(card)) &&
    terms.banners.every((banner) => state.banners[banner].holder === seat) &&
    terms.sites.every((slot) => ownWarbandsAt(state, seat, slot) > 0);
  const hasRoom = (seat: SeatId, gives: Terms, gets: Terms): boolean =>
    advisers(state, seat).length - gives.advisers.length + gets.advisers.length <= adviserLimit(state, seat) &&
    boardWarbands(state, seat) >= gets.sites.length &&
    gets.sites.every((slot) => mayDo(state, { is: 'garrison', seat, slot }) === 'allowed');
  return canGive(by, give) && canGive(to, want) && hasRoom(by, give, want) && hasRoom(to, want, give);
}

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
    ...terms.advisers.map((card): OathEvent => ({ is: 'movedToAdvisers', card, seat: to, rule: 'OATH-10-exchange' })),
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

/** Begins an exchange. */
export function exchangeOf(by: SeatId, to: SeatId, goods: readonly Good[]) {
  return exchange({ by, to, goods, give: NOTHING, want: NOTHING, counters: 3 });
}

/** Two players agree on an exchange: one proposes, the other accepts, counters or refuses (OATH-10-exchange). */
export const exchange = flow<Oath, Exchanging>()('oath/exchange', {
  compose: (state, { by, to, goods, give, want }) => {
    const message: PlainMessage = { key: 'exchangeTerms' };
    const ready = (!isNothing(give) || !isNothing(want)) && isFeasible(state, by, to, give, want);
    return ask(
      'next',
      choose<TermOption | DoneOption>({
        seat: by,
        message,
        because: { is: 'rule', rule: 'OATH-7.6.3-a' },
        options: [
          ...termsOf(state, by, to, goods, give, 'give'),
          ...termsOf(state, to, by, goods, want, 'want'),
          ...(ready ? [{ is: 'done' } as const] : []),
          { is: 'cancel' },
        ],
      }),
    );
  },
  amount: (state, { by, to, next }) => {
    if (next?.is !== 'term') return next?.is === 'done' ? goTo('offer') : finish;
    if (next.good !== 'favor' && next.good !== 'secrets') return undefined;
    const owner = next.side === 'give' ? by : to;
    const max = next.good === 'favor' ? favorOf(state, owner) : secretsOf(state, owner);
    const message: TermMessage = { key: 'exchangeAmount', side: next.side, good: next.good };
    return ask(
      'amount',
      chooseNumber({ seat: by, message, because: { is: 'rule', rule: 'OATH-7.6.3-a' }, min: 1, max }),
    );
  },
  add: (state, { by, to, give, want, next, amount = 1 }) => {
    if (next?.is !== 'term') return finish;
    return next.side === 'give'
      ? goTo('compose', { give: added(state, give, by, next, amount) })
      : goTo('compose', { want: added(state, want, to, next, amount) });
  },
  offer: (_, { by, to, give, want, counters }) => {
    const message: ExchangeMessage = { key: 'exchange', by, give, want };
    const waiting: PlainMessage = { key: 'exchangeOffered' };
    const because = { is: 'rule', rule: 'OATH-7.6.3-a' } as const;
    const options: readonly (AcceptOption | CounterOption)[] = counters > 0 ? [accept, { is: 'counter' }] : [accept];
    return offer('reply', {
      by,
      to: [{ seat: to, message, because, options }],
      withdraw: { message: waiting, because },
      settledBy: ['accept', 'decline', 'counter'],
    });
  },
  answer: (state, { by, to, give, want, counters, reply }) => {
    const answer: AcceptOption | CounterOption | DeclineOption | undefined =
      reply?.is === 'answered' ? reply.answers[to] : undefined;
    if (answer?.is === 'counter')
      return goTo('compose', { by: to, to: by, give: NOTHING, want: NOTHING, counters: counters - 1 });
    if (answer?.is !== 'accept' || !isFeasible(state, by, to, give, want)) {
      const how = reply?.is === 'withdrawn' ? 'withdrawn' : 'refused';
      return [emit<OathEvent>({ is: 'offerEnded', by, to, how, rule: 'OATH-7.6.3-a' }), finish];
    }
    return [
      emitAll<OathEvent>([...handedOver(state, by, to, give), ...handedOver(state, to, by, want)]),
      keep({ give: NOTHING, want: NOTHING }),
    ];
  },
  title: () => call(checkTitle({})),
});
