import {
  type AcceptOption,
  accept,
  byChance,
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
import type { PlainMessage, VerdictMessage } from '../messages.ts';
import type { Recoverable } from '../options.ts';
import type { Slot } from '../places.ts';
import { rulesSite } from '../queries/ruling.ts';
import { othersThan, playerOf } from '../queries/seats.ts';
import type { Agreement, Defender, Oath, Promised } from '../state.ts';
import { giveFavor } from '../verbs/favor.ts';

/** Promises as they come into force (OATH-7.6.3-b). */
export function promisesMade(
  { agreements }: Oath,
  sides: readonly { readonly by: SeatId; readonly to: SeatId; readonly promises: readonly Promised[] }[],
): readonly OathEvent[] {
  const first = 1 + Math.max(0, ...agreements.map(({ id }) => id));
  return sides
    .flatMap(({ by, to, promises }) => promises.map((promised) => ({ ...promised, by, to })))
    .map((agreed, at) => ({ is: 'promiseMade', agreement: { id: first + at, ...agreed }, rule: 'OATH-7.6.3-b' }));
}

/** What somebody did of their own will that a promise may speak of. */
export type PromisedDeed =
  | { readonly is: 'campaign'; readonly seat: SeatId; readonly defender: Defender }
  | { readonly is: 'travel'; readonly seat: SeatId; readonly to: Slot }
  | { readonly is: 'recover'; readonly seat: SeatId; readonly what: Recoverable };

function breaks(state: Oath, deed: PromisedDeed, { by, to, promise }: Agreement): boolean {
  if (deed.seat !== by) return false;
  switch (promise) {
    case 'noCampaign':
      return deed.is === 'campaign' && deed.defender === to;
    case 'noTravel':
      return deed.is === 'travel' && rulesSite(state, to, deed.to);
    case 'noPeoplesFavor':
      return deed.is === 'recover' && deed.what.is === 'banner' && deed.what.banner === 'peoplesFavor';
    case 'noDarkestSecret':
      return deed.is === 'recover' && deed.what.is === 'banner' && deed.what.banner === 'darkestSecret';
    case 'pay':
    case 'word':
      return false;
  }
}

/** The stake goes to whom the promise was made, as far as there is favor (OATH-9.3-a); with that the matter is settled. */
function broken(state: Oath, agreement: Agreement): readonly OathEvent[] {
  const { by, to, favor } = agreement;
  return [
    { is: 'promiseEnded', agreement, how: 'broken', rule: 'OATH-7.6.3-b' },
    ...giveFavor(state, by, to, favor, 'OATH-7.6.3-b'),
  ];
}

/** Settles every promise that the deed breaks, one by one. */
export const settleBreaches = flow<Oath, { readonly deed: PromisedDeed }>()('oath/breaches', {
  next: (state, { deed }) => {
    const agreement = state.agreements.find((each) => breaks(state, deed, each));
    return agreement === undefined ? finish : emitAll(broken(state, agreement));
  },
  again: () => goTo('next'),
});

/** At the end of a round, what was promised by then is paid as far as it can be (OATH-7.6.3-a), one after another. */
export const payPromises = flow<Oath, object>()('oath/payPromises', {
  next: (state) => {
    const due = state.agreements.find(({ promise, until }) => promise === 'pay' && until <= state.round);
    if (due === undefined) return finish;
    return emitAll<OathEvent>([
      { is: 'promiseEnded', agreement: due, how: 'kept', rule: 'OATH-7.6.3-a' },
      ...giveFavor(state, due.by, due.to, due.favor, 'OATH-7.6.3-a'),
    ]);
  },
  again: () => goTo('next'),
});

/** The words given to this player that may be said to be broken. */
export function claimable({ agreements }: Oath, seat: SeatId): readonly Agreement[] {
  return agreements.filter(({ to, promise }) => promise === 'word' && to === seat);
}

interface Claiming {
  readonly seat: SeatId;
  readonly id: number;
  readonly votes?: OfferReply<AcceptOption>;
  readonly verdict?: 'broken' | 'cleared' | 'unclear';
}

function claimed({ agreements }: Oath, { id }: Claiming): Agreement | undefined {
  return agreements.find((each) => each.id === id);
}

/** Who judges: everybody else at the table, or the accused where there is nobody else. */
function judgesOf(state: Oath, { by, to }: Agreement): readonly SeatId[] {
  const others = othersThan(state, to).filter((seat) => seat !== by && playerOf(state, seat).gaveUp !== true);
  return others.length === 0 ? [by] : others;
}

/**
 * A player says that a word was broken. The others judge; where they are divided a fair coin decides, and so it does
 * where the accused alone denies it (OATH-7.6.3-b). Whoever claims may withdraw, so it holds up nobody.
 */
export const claimBreach = flow<Oath, Claiming>()('oath/claimBreach', {
  vote: (state, vars) => {
    const agreement = claimed(state, vars);
    if (agreement === undefined) return finish;
    const { by, to } = agreement;
    const message: VerdictMessage = { key: 'wordBroken', by, to };
    const waiting: PlainMessage = { key: 'breachClaimed' };
    const because = { is: 'rule', rule: 'OATH-7.6.3-b' } as const;
    return offer('votes', {
      by: vars.seat,
      to: judgesOf(state, agreement).map((seat) => ({ seat, message, because, options: [accept] })),
      withdraw: { message: waiting, because },
    });
  },
  count: (state, vars) => {
    const agreement = claimed(state, vars);
    const { votes } = vars;
    if (agreement === undefined || votes?.is !== 'answered') return finish;
    const judges = judgesOf(state, agreement);
    const answers = judges.map((seat): AcceptOption | DeclineOption | undefined => votes.answers[seat]);
    const guilty = answers.filter((answer) => answer?.is === 'accept').length;
    const innocent = judges.length - guilty;
    const isOwnCase = judges.includes(agreement.by);
    if (guilty > innocent) return keep({ verdict: 'broken' });
    return keep({ verdict: guilty === innocent || isOwnCase ? 'unclear' : 'cleared' });
  },
  toss: (_, { verdict }) =>
    verdict === 'unclear' && byChance((random) => keep({ verdict: random.int(0, 1) === 1 ? 'broken' : 'cleared' })),
  settle: (state, vars) => {
    const agreement = claimed(state, vars);
    if (agreement === undefined) return finish;
    return vars.verdict === 'broken'
      ? emitAll(broken(state, agreement))
      : emit<OathEvent>({ is: 'promiseEnded', agreement, how: 'cleared', rule: 'OATH-7.6.3-b' });
  },
});
