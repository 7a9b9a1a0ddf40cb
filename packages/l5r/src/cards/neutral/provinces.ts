import { type CardId, type CardOption, choose, pickCards } from '@kronika/kernel';
import { add, asking, cannot, causedBy, on, possible, type When } from '@kronika/lcg';
import type { L5rEvent } from '../../event.ts';
import type { L5rDefinition, L5rUse } from '../../rules/card-definition.ts';
import { layer } from '../../rules/layer.ts';
import type { L5rState } from '../../state.ts';
import { opponentOf } from '../../zones.ts';
import type { ConflictType } from '../fact.ts';
import {
  attackers,
  chosenCard,
  chosenCards,
  draw,
  duringConflictHere,
  handOfSeat,
  isConflict,
  isConflictAt,
  isRingOption,
  participants,
  provided,
  unclaimedRings,
} from '../words/index.ts';

/** Stronger by 5 as long as a conflict of that type is on, wherever it takes place. */
function strongerDuring(type: ConflictType): L5rDefinition {
  return {
    abilities: {
      constant: { is: 'constant', while: (state) => isConflict(state, type), gives: () => [add('strength', 5)] },
    },
  };
}

export const ancestralLands: L5rDefinition = strongerDuring('political');
export const entrenchedPosition: L5rDefinition = strongerDuring('military');

const afterThisIsRevealed: When<L5rState, L5rEvent> = on(
  'revealed',
  (_, { card }, { ability }) => card === ability.self,
);

/** Another ring becomes contested in place of the present one. */
export const elementalFury: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: afterThisIsRevealed,
      choices: { ring: { message: { key: 'chooseRing' }, options: unclaimedRings } },
      effect: (_, { chosen: { ring } }) =>
        isRingOption(ring) ? { is: 'contestedRingSwitched', ring: ring.ring, rule: 'L5R-RING-d' } : undefined,
    },
  },
};

/** A card for its player while it is attacked. */
export const fertileFields: L5rDefinition = {
  abilities: {
    action: { is: 'action', condition: duringConflictHere, effect: (_, { by }) => draw(by, 1) },
  },
};

/** Fate for its player while it is attacked. */
export const manicuredGarden: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: duringConflictHere,
      effect: (_, { by }) => ({ is: 'fateGained', seat: by, amount: 1, rule: 'L5R-EFF-b' }),
    },
  },
};

/** An attacker loses fate. */
export const meditationsOnTheTao: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: duringConflictHere,
      targets: { target: { message: { key: 'chooseCharacter' }, from: attackers } },
      effect: (_, { targets }) =>
        targets.target?.map((card) => ({ is: 'fateRemoved', card, amount: 1, rule: 'L5R-EFF-b' })),
    },
  },
};

/** How many cards the opponent has to give up: one for each attacker, as far as there are any. */
function raided(state: L5rState, { by }: L5rUse): number {
  return Math.min(attackers(state).length, handOfSeat(state, opponentOf(by)).length);
}

/** The opponent gives up a card of the own choice for each attacker. */
export const nightRaid: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: afterThisIsRevealed,
      condition: provided((state, use) => raided(state, use) > 0, 'changesNothing', 'L5R-ABIL-h'),
      effect: [
        (state, use) => {
          const [seat, count] = [opponentOf(use.by), raided(state, use)];
          return asking(
            'lost',
            pickCards({
              seat,
              from: handOfSeat(state, seat),
              min: count,
              max: count,
              message: { key: 'discardFromHand' },
              because: { is: 'card', card: use.ability.self },
            }),
          );
        },
        (_, { chosen }) => chosenCards(chosen.lost).map((card) => ({ is: 'cardDiscarded', card, rule: 'L5R-EFF-c' })),
      ],
    },
  },
};

/** No ring has an effect in conflicts at it, unless it breaks. */
export const pilgrimage: L5rDefinition = {
  abilities: {
    constant: { is: 'constant', while: isConflictAt, gives: () => [cannot('ringEffects', 'L5R-RINGFX-e')] },
  },
};

/** The conflict becomes one of the other type. */
export const rallyToTheCause: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: afterThisIsRevealed,
      effect: (state) => ({
        is: 'conflictTypeSwitched',
        type: isConflict(state, 'military') ? 'political' : 'military',
        rule: 'L5R-CONF-l',
      }),
    },
  },
};

/** One of the characters is honored, the others are dishonored. */
function judgement(honored: CardId | undefined, characters: readonly CardId[]): readonly L5rEvent[] {
  return characters.map((card) => ({ is: card === honored ? 'honored' : 'dishonored', card, rule: 'L5R-STATUS-b' }));
}

/** Whether some of it could happen by this text. */
function changesSomething(state: L5rState, { ability, by }: L5rUse, events: readonly L5rEvent[]): boolean {
  return possible(layer, state, causedBy({ is: 'ability', ability, by }, events)).length > 0;
}

/** Participants that can be honored or dishonored; nobody else would be affected (L5R-TARGET-h). */
function judgeable(state: L5rState, use: L5rUse): readonly CardId[] {
  return participants(state).filter((card) =>
    changesSomething(state, use, [...judgement(card, [card]), ...judgement(undefined, [card])]),
  );
}

/** Which of the two is honored is decided while it resolves; it has to change something if it can (L5R-EFF-e). */
function chooseHonored(state: L5rState, use: L5rUse) {
  const { characters = [] } = use.targets;
  const worthwhile = characters.filter((card) => changesSomething(state, use, judgement(card, characters)));
  const eligible = worthwhile.length > 0 ? worthwhile : characters;
  return asking(
    'honored',
    choose({
      seat: use.by,
      options: eligible.map((card): CardOption => ({ is: 'card', card })),
      message: { key: 'chooseHonored' },
      because: { is: 'card', card: use.ability.self },
    }),
  );
}

/** Of two participants one is honored and the other dishonored. */
export const shamefulDisplay: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: duringConflictHere,
      targets: { characters: { message: { key: 'chooseCharacters' }, min: 2, max: 2, from: judgeable } },
      effect: [
        chooseHonored,
        (_, { chosen, targets: { characters = [] } }) => {
          const honored = chosenCard(chosen.honored);
          return honored === undefined ? undefined : judgement(honored, characters);
        },
      ],
    },
  },
};
