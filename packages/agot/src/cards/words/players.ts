import { isOption, type Option, type QuestionFor, type SeatId, seatsOf } from '@kronika/kernel';
import { asking, type ChoiceSpec, type PartMaker } from '@kronika/lcg';
import type { AgotEvent } from '../../event.ts';
import type { AgotUse } from '../../rules/card-definition.ts';
import type { AgotState } from '../../state.ts';
import { playerOrder } from '../../zones.ts';
import { CHALLENGE_TYPES, type ChallengeType } from '../fact.ts';

/** A type of challenge that is named. */
export interface ChallengeTypeOption extends Option {
  readonly is: 'challengeType';
  readonly type: ChallengeType;
}

/** "Name a challenge type". */
export const oneChallengeType: { readonly type: ChoiceSpec<AgotState, AgotEvent> } = {
  type: {
    message: { key: 'nameChallengeType' },
    options: () => CHALLENGE_TYPES.map((type): ChallengeTypeOption => ({ is: 'challengeType', type })),
  },
};

/** The type of challenge that was named. */
export function namedType({ chosen }: AgotUse): ChallengeType | undefined {
  const { type } = chosen;
  return isOption(type, 'challengeType') && 'type' in type
    ? CHALLENGE_TYPES.find((one) => one === type.type)
    : undefined;
}

/** The name under which the answer of a seat is kept. */
function answerOf(seat: SeatId): string {
  return `seat${seat}`;
}

/** "Each player …": the players who can are asked in player order, before anything comes of it. */
export function eachInTurn(
  question: (state: AgotState, seat: SeatId, use: AgotUse) => QuestionFor<unknown> | undefined,
): readonly PartMaker<AgotState, AgotEvent>[] {
  return seatsOf(6).map((place) => (state, use) => {
    const seat = playerOrder(state)[place];
    const asked = seat === undefined ? undefined : question(state, seat, use);
    return seat === undefined || asked === undefined ? undefined : asking(answerOf(seat), asked);
  });
}

/** What the seat answered when each player was asked. */
export function answeredBy({ chosen }: AgotUse, seat: SeatId): unknown {
  return chosen[answerOf(seat)];
}
