import { type CardId, type CardOption, cardOf, cardsIn, choose, type DeclineOption, decline } from '@kronika/kernel';
import { add, andThen, asking, calling, causeOf, limit, on } from '@kronika/lcg';
import type { AgotDefinition, AgotUse } from '../../rules/card-definition.ts';
import { UNKNEELING } from '../../rules/eligible.ts';
import { discardFromDeck } from '../../rules/searching.ts';
import { isParticipating } from '../../rules/values.ts';
import type { AgotState } from '../../state.ts';
import { controllerOf, deckOf, isInPlayArea, revealedPlotOf } from '../../zones.ts';
import { factOf } from '../fact.ts';
import {
  aimable,
  anOpponent,
  chosenCard,
  chosenCards,
  chosenOpponent,
  discard,
  factOn,
  gainKeyword,
  gainPower,
  inPhase,
  isAttacking,
  kneelSelf,
  strength,
} from '../words/index.ts';

/** Her intrigues cost more. */
export const cerseiLannister: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      while: (state, self) => state.challenge?.type === 'intrigue' && isAttacking(state, self),
      affects: (state, self, card) => revealedPlotOf(state, controllerOf(state, self)) === card,
      gives: () => [add('claim', 1)],
    },
  },
};

/** Enjoys the death of lords and ladies, whosever they were. */
export const joffreyBaratheon: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on(
        'leftPlay',
        (_, { how, printed }) =>
          how === 'killed' &&
          printed !== null &&
          factOf(printed).traits.some((trait) => trait === 'lord' || trait === 'lady'),
      ),
      limit: limit(3, 'round'),
      effect: (_, { ability }) => gainPower(ability.self, 1),
    },
  },
};

export const serJaimeLannister: AgotDefinition = {
  abilities: {
    charge: {
      is: 'constant',
      gives: () => [{ is: 'gain', what: UNKNEELING, name: 'attacking/military' }],
    },
    fame: {
      is: 'constant',
      while: (state, self) => state.challenge?.type === 'military' && isParticipating(state, self),
      gives: () => [gainKeyword('renown')],
    },
  },
};

/** The cards in play with the title of the one that was discarded; duplicates have none (AGOT-UNIQ-a, AGOT-DUP-e). */
function copiesInPlay(state: AgotState, card: CardId): readonly CardId[] {
  const { name } = factOn(state, card);
  return state.table.cards
    .filter(({ id, as, printed }) => as !== 'duplicate' && isInPlayArea(state, id) && factOf(printed).name === name)
    .map(({ id }) => id);
}

function askForCopy(state: AgotState, use: AgotUse) {
  const copies = chosenCards(use.chosen.discarded).flatMap((card) => copiesInPlay(state, card));
  const options = aimable(state, use, copies);
  if (options.length === 0) return undefined;
  const question = choose<CardOption | DeclineOption>({
    seat: use.by,
    options: [...options, decline],
    message: { key: 'discardCopy' },
    because: { is: 'card', card: use.ability.self, rule: 'AGOT-TARG-e' },
  });
  return asking('copy', question);
}

/** Asks for what is on top of somebody's deck, and then for the same in play. */
export const theTickler: AgotDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: inPhase('dominance'),
      costs: { kneel: kneelSelf },
      choices: anOpponent,
      effect: [
        (state, use) => {
          const seat = chosenOpponent(use);
          return seat === undefined || cardsIn(state.table, deckOf(seat)).length === 0
            ? undefined
            : calling('discarded', discardFromDeck({ seat, count: 1, cause: causeOf(use) }));
        },
        andThen(askForCopy),
        andThen((state, { chosen }) => {
          const card = chosenCard(chosen.copy);
          return card && discard(state, card);
        }),
      ],
    },
  },
};

/** Any intrigue pays, his own and those of others. */
export const tyrionLannister: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on('challengeInitiated', (_, { type }) => type === 'intrigue'),
      limit: limit(2, 'round'),
      effect: (_, { by }) => ({ is: 'goldGained', seat: by, amount: 2, rule: 'AGOT-GAIN-a' }),
    },
  },
};

export const tywinLannister: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      gives: (state, self) => [strength(state.gold[cardOf(state.table, self).controller] ?? 0)],
    },
  },
};
