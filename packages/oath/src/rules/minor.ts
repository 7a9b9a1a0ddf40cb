import {
  type AcceptOption,
  accept,
  ask,
  call,
  chooseNumber,
  emitAll,
  finish,
  flow,
  type OfferReply,
  offer,
  type SeatId,
} from '@kronika/kernel';
import type { ConsentMessage, PlainMessage, TransferMessage } from '../messages.ts';
import type { Slot } from '../places.ts';
import { mayDo } from '../powers/in-play.ts';
import { isFaceupSite, relicHolder } from '../queries/cards.ts';
import { boardWarbands } from '../queries/pieces.ts';
import { rulesSite } from '../queries/ruling.ts';
import { isImperial, othersThan, playerOf } from '../queries/seats.ts';
import type { Oath } from '../state.ts';
import { moveWarbands, ownWarbandsAt } from '../verbs/warbands.ts';
import { checkTitle } from './title.ts';

/** How many warbands may leave a site: not the last one, but for the Bandit Crown's holder (OATH-6.5-a, OATH-7.6.5-b). */
export function movableFrom(state: Oath, seat: SeatId, slot: Slot): number {
  const own = ownWarbandsAt(state, seat, slot);
  return relicHolder(state, 'bandit-crown') === seat ? own : Math.max(0, own - 1);
}

export function mayGather(state: Oath, seat: SeatId): boolean {
  return movableFrom(state, seat, playerOf(state, seat).site) > 0;
}

/** Whether warbands may be put on the own site (OATH-6.5-b). */
export function mayGarrison(state: Oath, seat: SeatId): boolean {
  const { site } = playerOf(state, seat);
  return (
    isFaceupSite(state, site) &&
    rulesSite(state, seat, site) &&
    boardWarbands(state, seat) > 0 &&
    mayDo(state, { is: 'garrison', seat, slot: site }) === 'allowed'
  );
}

/** The Imperial players at the same site with whom warbands can be exchanged (OATH-6.5-d, OATH-6.5-e). */
export function partners(state: Oath, seat: SeatId): readonly SeatId[] {
  if (!isImperial(state, seat)) return [];
  const { site } = playerOf(state, seat);
  return othersThan(state, seat).filter(
    (other) =>
      isImperial(state, other) && playerOf(state, other).site === site && playerOf(state, other).gaveUp !== true,
  );
}

interface Moving {
  readonly seat: SeatId;
  readonly amount?: number;
  readonly consent?: OfferReply<AcceptOption>;
}

/** Asks for consent as an offer, which the asking player may withdraw: who is away holds up nobody. */
function askConsent(by: SeatId, seat: SeatId, message: ConsentMessage, rule: 'OATH-6.5-c' | 'OATH-6.5-d') {
  const waiting: PlainMessage = { key: 'consentAwaited' };
  const because = { is: 'rule', rule } as const;
  return offer('consent', {
    by,
    to: [{ seat, message, because, options: [accept] }],
    withdraw: { message: waiting, because },
  });
}

function isGranted(consent: OfferReply<AcceptOption> | undefined, by: SeatId): boolean {
  return consent?.is === 'answered' && consent.answers[by]?.is === 'accept';
}

/** Warbands from the own site to the board; a Citizen asks the Chancellor (OATH-6.5-a, OATH-6.5-c). */
export const gather = flow<Oath, Moving>()('oath/gather', {
  amount: (state, { seat }) => {
    const most = movableFrom(state, seat, playerOf(state, seat).site);
    const message: PlainMessage = { key: 'gather' };
    if (most === 0) return finish;
    return ask(
      'amount',
      chooseNumber({ seat, message, because: { is: 'rule', rule: 'OATH-6.5-a' }, min: 1, max: most }),
    );
  },
  consent: (state, { seat, amount = 0 }) => {
    const { role } = playerOf(state, seat);
    if (role !== 'citizen' || playerOf(state, state.chancellor).gaveUp === true) return undefined;
    return askConsent(seat, state.chancellor, { key: 'moveConsent', by: seat, amount }, 'OATH-6.5-c');
  },
  move: (state, { seat, amount = 0, consent }) => {
    if (consent !== undefined && !isGranted(consent, state.chancellor)) return finish;
    const slot = playerOf(state, seat).site;
    return emitAll(moveWarbands(state, seat, { is: 'site', slot }, { is: 'board', seat }, amount, 'OATH-6.5-a'));
  },
  title: () => call(checkTitle({})),
});

/** Warbands from the board to the own site (OATH-6.5-b). */
export const garrison = flow<Oath, Moving>()('oath/garrison', {
  amount: (state, { seat }) => {
    const message: PlainMessage = { key: 'garrison' };
    const max = boardWarbands(state, seat);
    return ask('amount', chooseNumber({ seat, message, because: { is: 'rule', rule: 'OATH-6.5-b' }, min: 1, max }));
  },
  move: (state, { seat, amount = 0 }) => {
    const slot = playerOf(state, seat).site;
    return emitAll(moveWarbands(state, seat, { is: 'board', seat }, { is: 'site', slot }, amount, 'OATH-6.5-b'));
  },
  title: () => call(checkTitle({})),
});

interface Transferring extends Moving {
  readonly with: SeatId;
  readonly way: 'give' | 'take';
}

/** Warbands between the boards of Imperial players at one site, if the partner agrees (OATH-6.5-d). */
export const transfer = flow<Oath, Transferring>()('oath/transfer', {
  amount: (state, { seat, with: other, way }) => {
    const max = boardWarbands(state, way === 'give' ? seat : other);
    if (max === 0) return finish;
    const message: TransferMessage = { key: 'transferAmount', way, with: other };
    return ask('amount', chooseNumber({ seat, message, because: { is: 'rule', rule: 'OATH-6.5-d' }, min: 1, max }));
  },
  consent: (_, { seat, with: other, way, amount = 0 }) =>
    askConsent(
      seat,
      other,
      { key: 'transferConsent', by: seat, amount: way === 'give' ? amount : -amount },
      'OATH-6.5-d',
    ),
  move: (state, { seat, with: other, way, amount = 0, consent }) => {
    if (!isGranted(consent, other)) return finish;
    const [from, to] = way === 'give' ? [seat, other] : [other, seat];
    return emitAll(
      moveWarbands(state, from, { is: 'board', seat: from }, { is: 'board', seat: to }, amount, 'OATH-6.5-d'),
    );
  },
});
