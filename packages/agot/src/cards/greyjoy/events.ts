import { type CardId, cardOf } from '@kronika/kernel';
import { andThen, cancelIt, forbid, limit, modifiedValue, onPublic } from '@kronika/lcg';
import type { LeftPlay } from '../../event.ts';
import { mayBeOn } from '../../rules/attaching.ts';
import type { AgotDefinition } from '../../rules/card-definition.ts';
import { isOf } from '../../rules/has.ts';
import { layer } from '../../rules/layer.ts';
import { isWithheld, participants, STRENGTH, strengthOf, WITHHELD } from '../../rules/values.ts';
import type { AgotState } from '../../state.ts';
import { hostedBy, inPlayOf } from '../../zones.ts';
import {
  afterYouWin,
  asFirstPlayer,
  discard,
  factOn,
  inPhase,
  lasting,
  loserNow,
  oneCard,
  oneCharacter,
  strength,
  target,
} from '../words/index.ts';

/** Whether one STR more would keep a character in play that is killed as long as its STR is 0 (AGOT-SAVE-c). */
function wouldHelp(state: AgotState, card: CardId): boolean {
  const fact = factOn(state, card);
  if (fact.type !== 'character') return false;
  return modifiedValue(fact.strength, STRENGTH, [...layer.modifiers.on(state, card), strength(1)]) > 0;
}

/** Whether the event may save the character: where it would be killed again, only if the event stays on it. */
function maySave(state: AgotState, { card, how, save }: LeftPlay): boolean {
  if (how !== 'killed' || !isOf(state, card, 'greyjoy')) return false;
  switch (save) {
    case 'possible':
      return true;
    case 'helpful':
      return wouldHelp(state, card);
    case 'impossible':
      return false;
  }
}

/** Saves a Greyjoy and stays on the saved character. */
export const risenFromTheSea: AgotDefinition = {
  becomes: { keywords: ['terminal'], traits: ['condition'] },
  abilities: {
    save: {
      is: 'would',
      from: 'hand',
      when: onPublic('leftPlay', maySave),
      condition: (state, { ability, by, trigger }) => {
        const event = trigger?.event;
        if (event?.is !== 'leftPlay' || event.save !== 'helpful' || mayBeOn(state, ability.self, event.card, by))
          return 'allowed';
        return forbid('doesNotHelp', 'AGOT-SAVE-c');
      },
      effect: [
        (_, use) => cancelIt(use),
        andThen((state, { ability, by, trigger }) => {
          if (trigger?.event.is !== 'leftPlay') return undefined;
          const host = trigger.event.card;
          if (!mayBeOn(state, ability.self, host, by)) return undefined;
          return {
            is: 'cardEntered',
            card: ability.self,
            seat: by,
            from: cardOf(state.table, ability.self).zone,
            how: 'put',
            as: 'attachment',
            host,
            stance: 'standing',
            face: 'up',
            rule: 'AGOT-TYPE-b',
          };
        }),
      ],
    },
    constant: {
      is: 'constant',
      affects: (state, self, card) => hostedBy(state, self) === card,
      gives: () => [strength(1)],
    },
  },
};

/** A weak defender does not count, for the first player. */
export const theKrakensGrasp: AgotDefinition = {
  playable: asFirstPlayer,
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      condition: inPhase('challenges'),
      // Whose STR does not count already is not changed by it (AGOT-TARG-f).
      targets: oneCharacter((state) =>
        participants(state, 'defending').filter((card) => strengthOf(state, card) <= 5 && !isWithheld(state, card)),
      ),
      effect: (state, use) => {
        const card = target(use);
        return card && lasting(state, use, [card], [{ is: 'gain', what: WITHHELD, name: 'defending' }], 'challenge');
      },
    },
  },
};

/** What the loser of an unopposed challenge has is taken from play. */
export const weDoNotSow: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      from: 'hand',
      when: afterYouWin({ unopposed: 'unopposed' }),
      max: limit(1, 'challenge'),
      targets: oneCard((state) => {
        const loser = loserNow(state);
        if (loser === undefined) return [];
        return [...inPlayOf(state, loser, 'attachment'), ...inPlayOf(state, loser, 'location')];
      }),
      effect: (state, use) => {
        const card = target(use);
        return card && discard(state, card);
      },
    },
  },
};
