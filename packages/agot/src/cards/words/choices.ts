import { type CardId, chooseCard, isOption, type SeatId, type SeatOption } from '@kronika/kernel';
import { type AskPart, asking, type ChoiceSpec } from '@kronika/lcg';
import type { AgotEvent } from '../../event.ts';
import type { AgotUse } from '../../rules/card-definition.ts';
import type { AgotState } from '../../state.ts';
import { opponentsOf } from '../../zones.ts';

type AnOpponent = { readonly opponent: ChoiceSpec<AgotState, AgotEvent> };

/** "Choose an opponent" out of those who fit, where what the effect would do is known only when it resolves. */
export function anOpponentWho(fits: (state: AgotState, seat: SeatId) => boolean): AnOpponent {
  return {
    opponent: {
      message: { key: 'chooseAnOpponent' },
      options: (state, { by }) =>
        opponentsOf(state, by)
          .filter((seat) => fits(state, seat))
          .map((seat): SeatOption => ({ is: 'seat', seat })),
    },
  };
}

/** "Choose an opponent": those whom the effect would not touch are left out. */
export const anOpponent: AnOpponent = anOpponentWho(() => true);

/** The opponent who was chosen. */
export function chosenOpponent({ chosen }: AgotUse): SeatId | undefined {
  const { opponent } = chosen;
  return isSeatOption(opponent) ? opponent.seat : undefined;
}

/** "Choose a player". */
export const onePlayer: { readonly player: ChoiceSpec<AgotState, AgotEvent> } = {
  player: {
    message: { key: 'choosePlayer' },
    options: ({ seated }) => seated.map((seat): SeatOption => ({ is: 'seat', seat })),
  },
};

/** The player who was chosen. */
export function chosenPlayer({ chosen }: AgotUse): SeatId | undefined {
  const { player } = chosen;
  return isSeatOption(player) ? player.seat : undefined;
}

function isSeatOption(answer: unknown): answer is SeatOption {
  return isOption(answer, 'seat') && 'seat' in answer;
}

interface CardQuestion {
  /** Who chooses. */
  readonly seat: SeatId;
  readonly from: readonly CardId[];
  /** The key of the message. */
  readonly message: string;
}

/** Asks for a card while the effect resolves, which is no target (AGOT-TARG-g); nobody is asked where there is none. */
export function askForCard(use: AgotUse, into: string, { seat, from, message }: CardQuestion): AskPart | undefined {
  if (from.length === 0) return undefined;
  const because = { is: 'card', card: use.ability.self, rule: 'AGOT-TARG-g' } as const;
  return asking(into, chooseCard({ seat, from, message: { key: message }, because }));
}
