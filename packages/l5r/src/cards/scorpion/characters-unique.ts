import {
  type AcceptOption,
  accept,
  type CardId,
  choose,
  chooseCard,
  type DeclineOption,
  decline,
  isOption,
  type Option,
  type SeatId,
} from '@kronika/kernel';
import {
  add,
  andThen,
  asking,
  baseOf,
  calling,
  canHappen,
  causeOf,
  limit,
  type Modifier,
  on,
  untilEndOf,
} from '@kronika/lcg';
import type { L5rEvent } from '../../event.ts';
import type { L5rDefinition, L5rUse } from '../../rules/card-definition.ts';
import { layer } from '../../rules/layer.ts';
import { discardAtRandom } from '../../rules/searching.ts';
import { baseSkillOf, participantsOf } from '../../rules/values.ts';
import type { L5rState } from '../../state.ts';
import { hasDash } from '../../verbs/participating.ts';
import { allCharacters, charactersOf, opponentOf } from '../../zones.ts';
import { CONFLICT_TYPES } from '../fact.ts';
import {
  aimable,
  chosenCard,
  handOfSeat,
  isCharacter,
  isInConflict,
  lasting,
  oneCharacter,
  target,
  whileParticipating,
} from '../words/index.ts';

const chooseCharacter = { key: 'chooseCharacter' };

function dishonoring(card: CardId): L5rEvent {
  return { is: 'dishonored', card, rule: 'L5R-STATUS-b' };
}

interface LossOption extends Option {
  readonly is: 'discardAtRandom' | 'dishonorOwn';
}

/** The characters of the seat that the text can dishonor. */
function disgraceable(state: L5rState, use: L5rUse, seat: SeatId): readonly CardId[] {
  return aimable(state, use, charactersOf(state, seat))
    .map(({ card }) => card)
    .filter((card) => canHappen(layer, state, dishonoring(card)) === 'allowed');
}

/** What the opponent can lose; of what changes nothing there is no choice (L5R-CHOICE-c). */
function losses(state: L5rState, use: L5rUse): readonly LossOption[] {
  const seat = opponentOf(use.by);
  return [
    ...(handOfSeat(state, seat).length > 0 ? [{ is: 'discardAtRandom' } as const] : []),
    ...(disgraceable(state, use, seat).length > 0 ? [{ is: 'dishonorOwn' } as const] : []),
  ];
}

/** Whom the opponent dishonors is chosen while it resolves (L5R-TARGET-j). */
function chooseDisgraced(state: L5rState, use: L5rUse) {
  const seat = opponentOf(use.by);
  const from = disgraceable(state, use, seat);
  if (from.length === 0) return undefined;
  return asking(
    'disgraced',
    chooseCard({ seat, from, message: chooseCharacter, because: { is: 'card', card: use.ability.self } }),
  );
}

/** Each character from hand costs the opponent a random card or somebody's good name. */
export const shosuroMiyako: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on(
        'cardPlayed',
        (state, { card, seat, from }, { by }) => seat === by && from === 'hand' && isCharacter(state, card),
      ),
      choices: {
        loss: { message: { key: 'selectOne' }, options: losses, chooser: (_, { by }) => opponentOf(by) },
      },
      effect: [
        (state, use) =>
          isOption(use.chosen.loss, 'discardAtRandom')
            ? calling('lost', discardAtRandom({ seat: opponentOf(use.by), count: 1, cause: causeOf(use) }))
            : chooseDisgraced(state, use),
        (_, { chosen }) => {
          const card = chosenCard(chosen.disgraced);
          return card === undefined ? undefined : dishonoring(card);
        },
      ],
    },
  },
};

/** The base skills in each other's place; nothing where one is missing (L5R-SWITCH-a) or there is no difference. */
function exchanged(state: L5rState, card: CardId): readonly Modifier[] {
  if (CONFLICT_TYPES.some((type) => hasDash(state, card, type))) return [];
  const [military, political] = [baseSkillOf(state, card, 'military'), baseSkillOf(state, card, 'political')];
  if (military === political) return [];
  return [baseOf('military', political), baseOf('political', military)];
}

/** Exchanges the base skills of a character for the conflict. */
export const bayushiYunako: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: whileParticipating(),
      targets: oneCharacter((state) => allCharacters(state).filter((card) => exchanged(state, card).length > 0)),
      effect: (state, use) => {
        const card = target(use);
        return card === undefined ? undefined : lasting(state, use, [card], exchanged(state, card), 'conflict');
      },
    },
  },
};

/** Whether the winner wants to dishonor who was drawn into the conflict. */
function offerDishonor(state: L5rState, use: L5rUse) {
  const card = target(use);
  if (card === undefined || canHappen(layer, state, dishonoring(card)) !== 'allowed') return undefined;
  return asking(
    'dishonor',
    choose<AcceptOption | DeclineOption>({
      seat: use.by,
      options: [accept, decline],
      message: { key: 'mayDishonor' },
      because: { is: 'card', card: use.ability.self },
    }),
  );
}

/** Draws a character into the conflict, and may dishonor it after a victory. */
export const yogoHiroue: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: whileParticipating(),
      targets: oneCharacter((state) => allCharacters(state).filter((card) => !isInConflict(state, card))),
      effect: [
        (_, { targets }) => targets.target?.map((card) => ({ is: 'movedToConflict', card, rule: 'L5R-MOVE-b' })),
        andThen((state, use) => {
          const until = untilEndOf(state, 'conflict');
          return until && { is: 'delayedSet', use, name: 'scandal', until, rule: 'L5R-DELAY-a' };
        }),
      ],
      delayed: {
        scandal: {
          when: on('conflictDecided', (_, { result }, { by }) => result.winner === by),
          effect: [
            offerDishonor,
            (_, use) => (isOption(use.chosen.dishonor, 'accept') ? use.targets.target?.map(dishonoring) : undefined),
          ],
        },
      },
    },
  },
};

/** Weakens an opposing participant, who is discarded as soon as no political skill is left, at whatever time. */
export const bayushiShoju: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      limit: limit(2, 'round'),
      condition: whileParticipating('political'),
      targets: oneCharacter((state, { by }) => participantsOf(state, opponentOf(by))),
      effect: (state, use) =>
        lasting(
          state,
          use,
          use.targets.target ?? [],
          [add('political', -1), { is: 'gain', what: 'doom', name: 'politicalZero' }],
          'conflict',
        ),
    },
  },
};
