import {
  type AcceptOption,
  accept,
  ask,
  choose,
  type DeclineOption,
  emit,
  finishWith,
  flow,
  goTo,
  mayKnow,
  type OfferReply,
  offer,
  type RuleId,
  type SeatId,
} from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import type { CitizenshipMessage, ExchangeMessage, PlainKey, PlainMessage } from '../messages.ts';
import type {
  DetailOption,
  DropOption,
  FacedownOption,
  LetPeekOption,
  PromiseOption,
  TermOption,
  TermSide,
} from '../options.ts';
import type { ReliquarySlot } from '../places.ts';
import { mayDo } from '../powers/in-play.ts';
import { advisers, factIn, heldRelics, isFaceup, relicHolder } from '../queries/cards.ts';
import { boardWarbands, secretsOf } from '../queries/pieces.ts';
import { sitesRuled } from '../queries/ruling.ts';
import { isImperial } from '../queries/seats.ts';
import { BANNERS, type Oath, PROMISES } from '../state.ts';
import { dropped, dropsOf, type Good, isNothing, mirrored, NOTHING, type Proposal, type Terms } from '../terms.ts';
import { favorOf } from '../verbs/favor.ts';
import { ownWarbandsAt } from '../verbs/warbands.ts';
import { adviserLimit } from './advisers.ts';
import { coveredSlots, relicIn } from './reliquary.ts';

type ComposeOption =
  | TermOption
  | DropOption
  | PromiseOption
  | LetPeekOption
  | Extract<FacedownOption, { readonly is: 'reliquary' }>
  | Extract<DetailOption, { readonly is: 'done' | 'cancel' }>;
type CounterOption = { readonly is: 'counter' };

/** What two players agreed on. */
export interface Deal {
  readonly by: SeatId;
  readonly to: SeatId;
  readonly give: Terms;
  readonly want: Terms;
  /** The Reliquary relic that comes with Citizenship. */
  readonly covers?: ReliquarySlot;
}

interface Negotiating {
  /** Who proposes now, and to whom. */
  readonly by: SeatId;
  readonly to: SeatId;
  /** Who began the talks and may end them at any time, so that nobody who is away holds up the table. */
  readonly host: SeatId;
  readonly goods: readonly Good[];
  readonly give: Terms;
  readonly want: Terms;
  /** What was proposed before, the oldest first. */
  readonly versions: readonly Proposal[];
  /** How often a counter-offer may still be made: nobody can be held up for ever. */
  readonly counters: number;
  /** Citizenship is offered to this Exile, with one Reliquary relic (OATH-6.6.1-a). */
  readonly exile?: SeatId;
  readonly covers: ReliquarySlot | null;
  /** A promise whose end and stake are still to be said. */
  readonly draft: Extract<PromiseOption, { readonly is: 'promise' }> | null;
  readonly until: number | null;
  readonly next?: ComposeOption;
  readonly said?: OfferReply<ComposeOption>;
  readonly reply?: OfferReply<AcceptOption | CounterOption>;
}

const LAST_ROUND = 8;
const STAKES = [1, 2, 3, 4, 5, 6];
const COUNTERS = 3;

/** Begins talks about an exchange. */
export function talks(by: SeatId, to: SeatId, goods: readonly Good[], exile?: SeatId) {
  return negotiate({
    by,
    to,
    host: by,
    goods,
    give: NOTHING,
    want: NOTHING,
    versions: [],
    counters: COUNTERS,
    covers: null,
    draft: null,
    until: null,
    ...(exile === undefined ? {} : { exile }),
  });
}

/** What a player could still put into the exchange. */
function termsOf(
  state: Oath,
  owner: SeatId,
  other: SeatId,
  goods: readonly Good[],
  said: Terms,
  side: TermSide,
): readonly ComposeOption[] {
  const has = (good: Good): boolean => goods.includes(good);
  const options: ComposeOption[] = [];
  if (has('favor') && said.favor < favorOf(state, owner)) options.push({ is: 'term', side, good: 'favor' });
  if (
    has('secrets') &&
    said.secrets < secretsOf(state, owner) &&
    mayDo(state, { is: 'giveSecrets', seat: owner }) === 'allowed'
  )
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
      if (said.advisers.includes(at) || (isFaceup(state, card) && factIn(state, card).locked)) return;
      if (isFaceup(state, card)) options.push({ is: 'term', side, good: 'adviser', card });
      else options.push({ is: 'term', side, good: 'facedownAdviser', seat: owner, at });
    });
  // Imperial players rule their sites together, so they cannot trade them among themselves.
  if (has('sites') && !(isImperial(state, owner) && isImperial(state, other)))
    for (const slot of sitesRuled(state, owner))
      if (!said.sites.includes(slot) && ownWarbandsAt(state, owner, slot) > 0)
        options.push({ is: 'term', side, good: 'site', slot });
  if (has('promises'))
    for (const promise of PROMISES)
      if (said.promises.every((each) => each.promise !== promise)) options.push({ is: 'promise', side, promise });
  return options;
}

function added(state: Oath, terms: Terms, owner: SeatId, term: TermOption): Terms {
  switch (term.good) {
    case 'favor':
      return { ...terms, favor: terms.favor + 1 };
    case 'secrets':
      return { ...terms, secrets: terms.secrets + 1 };
    case 'relic':
      return { ...terms, relics: [...terms.relics, term.card] };
    case 'adviser':
      return { ...terms, advisers: [...terms.advisers, advisers(state, owner).indexOf(term.card)] };
    case 'facedownAdviser':
      return { ...terms, advisers: [...terms.advisers, term.at] };
    case 'banner':
      return { ...terms, banners: [...terms.banners, term.banner] };
    case 'site':
      return { ...terms, sites: [...terms.sites, term.slot] };
  }
}

/** Whether both sides can still do what the terms say: advisers need room, sites somebody to hold them. */
export function isFeasible(state: Oath, { by, to, give, want, covers }: Deal): boolean {
  const canGive = (seat: SeatId, terms: Terms): boolean =>
    favorOf(state, seat) >= terms.favor &&
    secretsOf(state, seat) >= terms.secrets &&
    terms.relics.every((card) => heldRelics(state, seat).includes(card)) &&
    terms.advisers.every((at) => at < advisers(state, seat).length) &&
    terms.banners.every((banner) => state.banners[banner].holder === seat) &&
    terms.sites.every((slot) => ownWarbandsAt(state, seat, slot) > 0);
  const hasRoom = (seat: SeatId, gives: Terms, gets: Terms): boolean =>
    advisers(state, seat).length - gives.advisers.length + gets.advisers.length <= adviserLimit(state, seat) &&
    (boardWarbands(state, seat) >= gets.sites.length || relicHolder(state, 'bandit-crown') === seat) &&
    gets.sites.every((slot) => mayDo(state, { is: 'garrison', seat, slot }) === 'allowed');
  return (
    canGive(by, give) &&
    canGive(to, want) &&
    hasRoom(by, give, want) &&
    hasRoom(to, want, give) &&
    (covers === undefined || relicIn(state, covers) !== undefined)
  );
}

/** The deal as it is proposed now. */
function dealOf({ by, to, give, want, covers }: Negotiating): Deal {
  return { by, to, give, want, ...(covers === null ? {} : { covers }) };
}

/** A counter-offer that changes nothing says nothing. */
function isNew({ by, to, give, want, covers, versions }: Negotiating): boolean {
  const last = versions.at(-1);
  return last === undefined || JSON.stringify(mirrored(last)) !== JSON.stringify({ by, to, give, want, covers });
}

interface Composing {
  readonly key: PlainKey;
  readonly options: readonly ComposeOption[];
  /** What takes back or changes what was put together so far. */
  readonly changes?: readonly ComposeOption[];
}

/** What the composing side is asked next, and what it may say. */
function composing(state: Oath, vars: Negotiating): Composing {
  const { by, to, host, goods, give, want, exile, covers, draft, until } = vars;
  if (exile !== undefined && covers === null)
    return {
      key: 'offerRelic',
      options: coveredSlots(state).map((slot): ComposeOption => ({ is: 'reliquary', covers: slot })),
    };
  if (draft !== null && until === null)
    return {
      key: draft.promise === 'pay' ? 'payUntil' : 'promiseUntil',
      options: Array.from({ length: LAST_ROUND + 1 - state.round }, (_, later): ComposeOption => {
        return { is: 'untilRound', round: state.round + later };
      }),
    };
  if (draft !== null)
    return {
      key: draft.promise === 'pay' ? 'payStake' : 'promiseStake',
      options: STAKES.map((favor): ComposeOption => ({ is: 'stake', favor })),
    };
  const isReady =
    (exile !== undefined || !isNothing(give) || !isNothing(want)) && isNew(vars) && isFeasible(state, dealOf(vars));
  const others = exile === undefined ? [] : coveredSlots(state).filter((slot) => slot !== covers);
  const unseen =
    exile === undefined || by !== host
      ? []
      : coveredSlots(state).filter((slot) => {
          const relic = relicIn(state, slot);
          return relic !== undefined && !mayKnow(state.table, relic, exile);
        });
  return {
    key: 'exchangeTerms',
    options: [
      ...termsOf(state, by, to, goods, give, 'give'),
      ...termsOf(state, to, by, goods, want, 'want'),
      ...unseen.map((slot): ComposeOption => ({ is: 'letPeek', covers: slot })),
      ...(isReady ? [{ is: 'done' } as const] : []),
    ],
    changes: [
      ...others.map((slot): ComposeOption => ({ is: 'reliquary', covers: slot })),
      ...dropsOf(give, 'give'),
      ...dropsOf(want, 'want'),
    ],
  };
}

function ruleOf({ exile }: Negotiating): RuleId {
  return exile === undefined ? 'OATH-7.6.3-a' : 'OATH-6.6.1-b';
}

function ended({ by, to, exile }: Negotiating, how: 'refused' | 'withdrawn') {
  const rule = exile === undefined ? 'OATH-7.6.3-a' : 'OATH-6.6.1-d';
  return [emit<OathEvent>({ is: 'offerEnded', by, to, how, rule }), finishWith(null)];
}

/**
 * Two players come to terms or do not (OATH-10-exchange): one proposes, the other accepts, counters or refuses. While the
 * other side makes a counter-offer, too, whoever began may end the talks.
 */
export const negotiate = flow<Oath, Negotiating, Deal | null>()('oath/negotiate', {
  compose: (state, vars) => {
    const { by, host } = vars;
    const { key, options, changes = [] } = composing(state, vars);
    const message: PlainMessage = { key };
    const because = { is: 'rule', rule: ruleOf(vars) } as const;
    if (by === host)
      return ask(
        'next',
        choose<ComposeOption>({ seat: by, message, because, options: [...options, { is: 'cancel' }, ...changes] }),
      );
    const waiting: PlainMessage = { key: 'counterAwaited' };
    return offer('said', {
      by: host,
      to: [{ seat: by, message, because, options: [...options, ...changes] }],
      withdraw: { message: waiting, because },
    });
  },
  hear: (state, vars) => {
    const { by, to, host, give, want, exile, draft, until, next, said } = vars;
    if (by !== host && said?.is === 'withdrawn') return ended(vars, 'withdrawn');
    const choice = by === host ? next : said?.is === 'answered' ? said.answers[by] : undefined;
    switch (choice?.is) {
      case 'done':
        return undefined;
      case 'term':
        return choice.side === 'give'
          ? goTo('compose', { give: added(state, give, by, choice) })
          : goTo('compose', { want: added(state, want, to, choice) });
      case 'drop':
        return choice.side === 'give'
          ? goTo('compose', { give: dropped(give, choice) })
          : goTo('compose', { want: dropped(want, choice) });
      case 'reliquary':
        return goTo('compose', { covers: choice.covers });
      case 'letPeek': {
        const relic = relicIn(state, choice.covers);
        if (relic === undefined || exile === undefined) return goTo('compose');
        return [emit<OathEvent>({ is: 'peeked', seat: exile, cards: [relic], rule: 'OATH-6.6.1-b' }), goTo('compose')];
      }
      case 'promise':
        return goTo('compose', { draft: choice, until: null });
      case 'untilRound':
        return goTo('compose', { until: choice.round });
      case 'stake': {
        if (draft === null || until === null) return goTo('compose');
        const promised = { promise: draft.promise, until, favor: choice.favor };
        const blank = { draft: null, until: null };
        return draft.side === 'give'
          ? goTo('compose', { ...blank, give: { ...give, promises: [...give.promises, promised] } })
          : goTo('compose', { ...blank, want: { ...want, promises: [...want.promises, promised] } });
      }
      default:
        return by === host ? finishWith(null) : ended(vars, 'refused');
    }
  },
  announce: (_, vars) => emit<OathEvent>({ is: 'offered', by: vars.by, to: vars.to, rule: ruleOf(vars) }),
  offer: (_, vars) => {
    const { by, to, give, want, counters, exile, covers } = vars;
    const message: ExchangeMessage | CitizenshipMessage =
      exile === undefined || covers === null
        ? { key: 'exchange', by, to, give, want }
        : { key: 'citizenship', by, to, exile, covers, give, want };
    const waiting: PlainMessage = { key: exile === undefined ? 'exchangeOffered' : 'citizenshipOffered' };
    const because = { is: 'rule', rule: exile === undefined ? 'OATH-7.6.3-a' : 'OATH-6.6.1-d' } as const;
    const options: readonly (AcceptOption | CounterOption)[] = counters > 0 ? [accept, { is: 'counter' }] : [accept];
    return offer('reply', {
      by,
      to: [{ seat: to, message, because, options }],
      withdraw: { message: waiting, because },
    });
  },
  answer: (state, vars) => {
    const { by, to, counters, reply } = vars;
    if (reply?.is === 'withdrawn') return ended(vars, 'withdrawn');
    const answer: AcceptOption | CounterOption | DeclineOption | undefined = reply?.answers[to];
    if (answer?.is === 'counter') {
      const proposal: Proposal = { by, to, give: vars.give, want: vars.want, covers: vars.covers };
      return goTo('compose', {
        ...mirrored(proposal),
        versions: [...vars.versions, proposal],
        counters: counters - 1,
      });
    }
    const deal = dealOf(vars);
    return answer?.is === 'accept' && isFeasible(state, deal) ? finishWith(deal) : ended(vars, 'refused');
  },
});
