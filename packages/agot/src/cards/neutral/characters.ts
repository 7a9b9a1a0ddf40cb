import { pay } from '@kronika/lcg';
import type { AgotDefinition } from '../../rules/card-definition.ts';
import { hasTrait } from '../../rules/has.ts';
import { leaving } from '../../verbs/leaving.ts';
import { allCharacters, inPlayOf } from '../../zones.ts';
import {
  afterItEnters,
  afterYouWinWith,
  discard,
  draw,
  inPhase,
  itself,
  kneelFaction,
  lasting,
  loserNow,
  oneAttachment,
  oneCharacter,
  participantsControlledBy,
  strength,
  whenPhaseEnds,
} from '../words/index.ts';

/** Two cards for who marshals him. */
export const littlefinger: AgotDefinition = {
  abilities: {
    reaction: { is: 'reaction', when: afterItEnters('marshaled'), effect: (_, { by }) => draw(by, 2) },
  },
};

/** Goes, and everybody with him. If a duplicate saves him, the price is not paid (AGOT-COST-f). */
export const varys: AgotDefinition = {
  abilities: {
    interrupt: {
      is: 'interrupt',
      when: whenPhaseEnds('dominance'),
      costs: {
        remove: pay((state, { ability }) =>
          leaving(state, ability.self, { to: 'removed', how: 'removed', rule: 'AGOT-COST-b' }),
        ),
      },
      effect: (state) => allCharacters(state).map((card) => discard(state, card)),
    },
  },
};

/** Tear an attachment off who loses against them. */
export const rattleshirtsRaiders: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: afterYouWinWith(itself, { as: 'attacker' }),
      targets: oneAttachment((state) => {
        const loser = loserNow(state);
        return loser === undefined ? [] : inPlayOf(state, loser, 'attachment');
      }),
      effect: (state, { targets }) => targets.target?.map((card) => discard(state, card)),
    },
  },
};

/** Strength for a wildling who takes part. */
export const wildlingHorde: AgotDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: inPhase('challenges'),
      costs: { kneel: kneelFaction },
      targets: oneCharacter((state, { by }) =>
        participantsControlledBy(state, by).filter((card) => hasTrait(state, card, 'wildling')),
      ),
      effect: (state, use) => lasting(state, use, use.targets.target ?? [], [strength(2)], 'challenge'),
    },
  },
};
