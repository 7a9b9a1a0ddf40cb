import { type CardId, isOption, type Option, type SeatId } from '@kronika/kernel';
import { cancelIt, on, onPublic, payBy, withChoice } from '@kronika/lcg';
import { RULES } from '../../rules/calls.ts';
import type { AgotDefinition, AgotUse } from '../../rules/card-definition.ts';
import { priceOf } from '../../rules/cost.ts';
import { hasAnyTrait, isOf, isUnique, printedCost } from '../../rules/has.ts';
import type { AgotState } from '../../state.ts';
import { charactersOf, handOf } from '../../zones.ts';
import {
  cardsOfType,
  chosenCard,
  discard,
  factOn,
  ifOneMayEnter,
  inPhase,
  kneelFaction,
  leaveBehind,
  oneCharacter,
  opponentsCharacters,
  provided,
  putOne,
  toHand,
} from '../words/index.ts';

/** The Lannisters in hand. */
function inWaiting(state: AgotState, { by }: AgotUse): readonly CardId[] {
  return cardsOfType(state, handOf(by), 'character').filter((card) => isOf(state, card, 'lannister'));
}

/** A Lannister comes for the rest of the phase. */
export const hearMeRoar: AgotDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      condition: ifOneMayEnter(inWaiting),
      effect: [
        ...putOne(inWaiting),
        // Whoever leaves play before is not meant any more, even if they come back (AGOT-LEAVE-b).
        (state, use) => {
          const card = chosenCard(use.chosen.entering);
          return card && leaveBehind(state, { ...use, targets: { entered: [card] } }, 'leave', 'phase');
        },
      ],
      delayed: {
        leave: {
          when: on('periodEnded', (_, { period }) => period === 'phase'),
          effect: (state, { targets }) => targets.entered?.map((card) => discard(state, card, 'impossible')),
        },
      },
    },
  },
};

interface GoldOption extends Option {
  readonly is: 'gold';
  readonly amount: number;
}

function isGold(answer: unknown): answer is GoldOption {
  return isOption(answer, 'gold') && 'amount' in answer;
}

/** The X that was chosen; before that, nothing. */
function chosenX({ chosen }: AgotUse): number | undefined {
  return isGold(chosen.x) ? chosen.x.amount : undefined;
}

/** The values of X that the player can pay and that reach somebody; beyond the costliest none reaches further. */
function affordable(state: AgotState, use: AgotUse): readonly GoldOption[] {
  const costs = opponentsCharacters(state, use.by).map((card) => printedCost(state, card));
  const most = Math.max(...costs);
  const options: GoldOption[] = [];
  for (let amount = Math.min(...costs); amount <= most; amount += 1) {
    const option: GoldOption = { is: 'gold', amount };
    if (priceOf(state, withChoice(use, 'x', option)).gold > (state.gold[use.by] ?? 0)) break;
    options.push(option);
  }
  return options;
}

/** Those of the opponents that X reaches; as long as it is not chosen, those that some X would reach. */
function withinReach(state: AgotState, use: AgotUse): readonly CardId[] {
  const x = chosenX(use) ?? affordable(state, use).at(-1)?.amount ?? -1;
  return opponentsCharacters(state, use.by).filter((card) => printedCost(state, card) <= x);
}

export const theThingsIDoForLove: AgotDefinition = {
  x: (_, use) => chosenX(use),
  playable: provided(
    (state, { by }) =>
      charactersOf(state, by).some(
        (card) => isOf(state, card, 'lannister') && hasAnyTrait(state, card, ['lord', 'lady']),
      ),
    'noLannisterNoble',
  ),
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      condition: inPhase('challenges'),
      costs: { x: payBy({ message: { key: 'chooseX' }, options: affordable, pay: () => [] }), faction: kneelFaction },
      targets: oneCharacter(withinReach),
      effect: (state, { targets }) => targets.target?.map((card) => toHand(state, card)),
    },
  },
};

function hasUniqueLannister(state: AgotState, seat: SeatId): boolean {
  return charactersOf(state, seat).some((card) => isOf(state, card, 'lannister') && isUnique(state, card));
}

/** Triggered abilities of characters, locations and attachments; what the rules give cannot be cancelled (AGOT-DUP-c). */
function isOfPermanent(state: AgotState, { ability }: AgotUse): boolean {
  if (ability.printed === RULES) return false;
  const { type } = factOn(state, ability.self);
  return type === 'character' || type === 'location' || type === 'attachment';
}

export const treachery: AgotDefinition = {
  abilities: {
    cancel: {
      is: 'would',
      from: 'hand',
      when: onPublic('initiating', (state, { use }, by) => isOfPermanent(state, use) && hasUniqueLannister(state, by)),
      effect: (_, use) => cancelIt(use),
    },
  },
};
