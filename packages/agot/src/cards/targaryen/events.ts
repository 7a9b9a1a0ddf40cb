import { type AcceptOption, accept, cardsIn, choose, type DeclineOption, decline, isOption } from '@kronika/kernel';
import { asking, calling, canHappen } from '@kronika/lcg';
import type { AgotDefinition, AgotUse } from '../../rules/card-definition.ts';
import { hasTrait, isOf, isUnique } from '../../rules/has.ts';
import { layer } from '../../rules/layer.ts';
import { shuffleDeck } from '../../rules/searching.ts';
import { allParticipants } from '../../rules/values.ts';
import type { AgotState } from '../../state.ts';
import { charactersOf, deadOf } from '../../zones.ts';
import {
  burned,
  factOn,
  inPhase,
  isNamed,
  kneelOne,
  lasting,
  laterToHand,
  oneCharacter,
  oneToStand,
  putIntoPlay,
  returning,
  stand,
  target,
} from '../words/index.ts';

/** A dragon or its mother breathes fire. */
export const dracarys: AgotDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      costs: {
        dragon: kneelOne(
          (state, card) => hasTrait(state, card, 'dragon') || isNamed(state, card, 'daenerys-targaryen'),
        ),
      },
      targets: oneCharacter(allParticipants),
      effect: (state, use) => lasting(state, use, use.targets.target ?? [], burned(4), 'phase'),
    },
  },
};

/** Whether the chosen card is a hatchling that could come back into play. */
function mayHatch(state: AgotState, use: AgotUse): boolean {
  const card = target(use);
  return (
    card !== undefined &&
    hasTrait(state, card, 'hatchling') &&
    canHappen(layer, state, putIntoPlay(state, use, card)) === 'allowed'
  );
}

const isHatched = ({ chosen }: AgotUse): boolean => isOption(chosen.hatch, 'accept');

export const fireAndBlood: AgotDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      condition: inPhase('challenges'),
      targets: oneCharacter((state, { by }) =>
        cardsIn(state.table, deadOf(by)).filter(
          (card) => factOn(state, card).type === 'character' && isUnique(state, card) && isOf(state, card, 'targaryen'),
        ),
      ),
      effect: [
        (state, use) =>
          mayHatch(state, use)
            ? asking(
                'hatch',
                choose<AcceptOption | DeclineOption>({
                  seat: use.by,
                  options: [accept, decline],
                  message: { key: 'hatch' },
                  because: { is: 'card', card: use.ability.self, rule: 'AGOT-ABIL-e' },
                }),
              )
            : undefined,
        (state, use) => {
          const card = target(use);
          if (card === undefined) return undefined;
          return isHatched(use)
            ? putIntoPlay(state, use, card)
            : { is: 'cardPlaced', card, at: 'top', rule: 'AGOT-EFF-b' };
        },
        (_, use) => (isHatched(use) ? undefined : calling('shuffled', shuffleDeck({ seat: use.by }))),
      ],
    },
  },
};

export const wakingTheDragon: AgotDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      targets: oneToStand((state, { by }) =>
        charactersOf(state, by).filter((card) => isUnique(state, card) && isOf(state, card, 'targaryen')),
      ),
      effect: [(_, { targets }) => targets.target?.map(stand), (state, use) => laterToHand(state, use, target(use))],
      delayed: returning('possible'),
    },
  },
};
