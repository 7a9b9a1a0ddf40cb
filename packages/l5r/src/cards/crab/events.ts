import { cardsIn, chooseCard, isOption, type Option } from '@kronika/kernel';
import { asking, cannot, limit, payBy } from '@kronika/lcg';
import type { L5rDefinition, L5rUse } from '../../rules/card-definition.ts';
import { isProvinceCard, type ProvinceCardOption } from '../../rules/province-card.ts';
import type { L5rState } from '../../state.ts';
import { leaving } from '../../verbs/leaving.ts';
import { allCharacters, charactersOf, dynastyDiscardOf, isBrokenAt, opponentOf, ROW, rowAt } from '../../zones.ts';
import { chosenCard, factOn, isOfClan, lasting, provided, sacrificeOne, target } from '../words/index.ts';

interface LevyOption extends Option {
  readonly is: 'giveFate' | 'giveHonor';
}

const LEVIES: readonly LevyOption[] = [{ is: 'giveFate' }, { is: 'giveHonor' }];

/** The opponent gives 1 fate or 1 honor, as he or she likes. */
export const levy: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      choices: {
        levy: { message: { key: 'selectOne' }, options: () => LEVIES, chooser: (_, { by }) => opponentOf(by) },
      },
      effect: (_, { by, chosen }) =>
        isOption(chosen.levy, 'giveFate')
          ? { is: 'fateGiven', from: opponentOf(by), amount: 1, rule: 'L5R-EFF-b' }
          : { is: 'honorGiven', from: opponentOf(by), amount: 1, rule: 'L5R-HONOR-b' },
    },
  },
};

/** The cards in the unbroken provinces of the player, whichever way they face. */
function cardsToReplace(state: L5rState, { by }: L5rUse): readonly ProvinceCardOption[] {
  return ROW.filter((place) => !isBrokenAt(state, by, place)).flatMap((place) =>
    cardsIn(state.table, rowAt(by, place)).map((card): ProvinceCardOption => ({ is: 'card', card, place })),
  );
}

/** A discarded holding takes the place of a card in an unbroken province. */
export const rebuild: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      costs: {
        replaced: payBy({
          message: { key: 'cost.shuffleIn' },
          options: cardsToReplace,
          pay: (_, __, chosen) =>
            isProvinceCard(chosen) ? [{ is: 'cardShuffledIn', card: chosen.card, rule: 'L5R-COST-b' }] : [],
        }),
      },
      targets: {
        target: {
          message: { key: 'chooseHolding' },
          from: (state, { by }) =>
            cardsIn(state.table, dynastyDiscardOf(by)).filter((card) => factOn(state, card).type === 'holding'),
          // There is no room for it before the cost is paid, so it cannot be asked whether it would enter.
          reference: true,
        },
      },
      effect: (_, use) => {
        const [card, replaced] = [target(use), use.chosen.replaced];
        return card !== undefined && isProvinceCard(replaced)
          ? { is: 'holdingEntered', card, seat: use.by, place: replaced.place, rule: 'L5R-PLAY-b' }
          : undefined;
      },
    },
  },
};

/** A Crab dies, and so does a character of the opponent's choice among the opponent's own. */
export const wayOfTheCrab: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      max: limit(1, 'round'),
      condition: provided((state, { by }) => charactersOf(state, opponentOf(by)).length > 0),
      costs: { life: sacrificeOne((state, card) => isOfClan(state, card, 'crab')) },
      effect: [
        (state, { by, ability }) => {
          const from = charactersOf(state, opponentOf(by));
          if (from.length === 0) return undefined;
          return asking(
            'victim',
            chooseCard({
              seat: opponentOf(by),
              from,
              message: { key: 'sacrificeCharacter' },
              because: { is: 'card', card: ability.self, rule: 'L5R-SAC-a' },
            }),
          );
        },
        (state, { chosen }) => {
          const card = chosenCard(chosen.victim);
          return card && leaving(state, card, { to: 'discard', how: 'sacrificed', rule: 'L5R-SAC-a' });
        },
      ],
    },
  },
};

/** For the rest of the phase, defending does not tire the character. */
export const theMountainDoesNotFall: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      max: limit(1, 'round'),
      targets: { target: { message: { key: 'chooseCharacter' }, from: allCharacters } },
      effect: (state, use) =>
        lasting(state, use, use.targets.target ?? [], [cannot('bowAfterDefending', 'L5R-3.2.8-c')], 'phase'),
    },
  },
};
