import {
  type AcceptOption,
  accept,
  ask,
  choose,
  type DeclineOption,
  decline,
  emit,
  finish,
  flow,
  goTo,
  keep,
  type SeatId,
} from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import type { ConsentMessage } from '../messages.ts';
import { isImperial, playerOf, turnOrder } from '../queries/seats.ts';
import type { Campaign, Oath } from '../state.ts';
import { targetedSites } from './campaign-forces.ts';

/** Whether the Chancellor fights beside the defender, wherever the pawn stands (OATH-5.5.2-g). */
export function isChancellorAlly(state: Oath, { attacker, defender }: Campaign): boolean {
  const { chancellor } = state;
  if (defender === 'bandits' || defender === chancellor || attacker === chancellor) return false;
  return isImperial(state, defender);
}

/** Citizens who may join the defence (OATH-5.5.2-h). */
function possibleAllies(state: Oath, campaign: Campaign): readonly SeatId[] {
  const { attacker, defender, from } = campaign;
  if (defender === 'bandits' || !isImperial(state, defender)) return [];
  const places = [from, ...targetedSites(campaign)];
  return turnOrder(state).filter(
    (seat) =>
      seat !== attacker &&
      seat !== defender &&
      seat !== state.chancellor &&
      isImperial(state, seat) &&
      playerOf(state, seat).gaveUp !== true &&
      places.includes(playerOf(state, seat).site),
  );
}

function yesOrNo(seat: SeatId, message: ConsentMessage) {
  return choose<AcceptOption | DeclineOption>({
    seat,
    message,
    because: { is: 'rule', rule: 'OATH-5.5.2-h' },
    options: [accept, decline],
  });
}

interface Joining {
  readonly candidates?: readonly SeatId[];
  readonly answer?: AcceptOption | DeclineOption;
}

/** Citizens join the defence if they want to and the defender agrees (OATH-5.5.2-h). */
export const joinDefence = flow<Oath, Joining>()('oath/allies', {
  gather: (state) => (state.campaign === null ? finish : keep({ candidates: possibleAllies(state, state.campaign) })),
  join: ({ campaign }, { candidates: [seat] = [] }) => {
    if (campaign === null || campaign.defender === 'bandits' || seat === undefined) return finish;
    return ask('answer', yesOrNo(seat, { key: 'joinAsAlly', by: campaign.defender, amount: 0 }));
  },
  consent: ({ campaign }, { candidates: [seat] = [], answer }) => {
    if (campaign === null || campaign.defender === 'bandits' || seat === undefined || answer?.is !== 'accept')
      return goTo('next');
    return ask('answer', yesOrNo(campaign.defender, { key: 'allyConsent', by: seat, amount: 0 }));
  },
  joined: (_, { candidates: [seat] = [], answer }) =>
    seat !== undefined && answer?.is === 'accept' && emit<OathEvent>({ is: 'allyJoined', seat, rule: 'OATH-5.5.2-h' }),
  next: (_, { candidates: [, ...rest] = [] }) => goTo('join', { candidates: rest }),
});
