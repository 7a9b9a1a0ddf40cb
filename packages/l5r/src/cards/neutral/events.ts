import { type AcceptOption, accept, choose, type DeclineOption, decline, isOption, type Option } from '@kronika/kernel';
import { add, again, asking, calling, causeOf, limit, onPublic } from '@kronika/lcg';
import type { L5rDefinition, L5rUse } from '../../rules/card-definition.ts';
import { discardAtRandom } from '../../rules/searching.ts';
import { participantsOf, skillOf } from '../../rules/values.ts';
import type { L5rState } from '../../state.ts';
import { entering } from '../../verbs/entering.ts';
import { hasDash } from '../../verbs/participating.ts';
import { allCharacters, charactersOf, opponentOf } from '../../zones.ts';
import type { ConflictType } from '../fact.ts';
import {
  aimable,
  allOf,
  bidMore,
  chosenCard,
  costOn,
  discard,
  dishonorOne,
  duringConflict,
  handOfSeat,
  hasTrait,
  isInConflict,
  lasting,
  loseHonor,
  oneCharacter,
  participants,
  provided,
  rowCards,
  target,
} from '../words/index.ts';

const chooseCharacter = { key: 'chooseCharacter' };

/** Lose 3 honor: discard a cheap character. */
export const assassination: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      condition: allOf(
        duringConflict(),
        // The cost is paid in full or not at all.
        provided(({ honor }, { by }) => (honor[by] ?? 0) >= 3, 'costCannotBePaid', 'L5R-ABIL-i'),
      ),
      max: limit(1, 'round'),
      costs: { honor: loseHonor(3) },
      targets: oneCharacter((state) => allCharacters(state).filter((card) => costOn(state, card) <= 2)),
      effect: (state, { targets }) => targets.target?.map((card) => discard(state, card)),
    },
  },
};

/** Whether the player wants to pay honor to resolve it a second time. */
function offerAgain(_: L5rState, { by, ability, resolution }: L5rUse) {
  if (resolution > 0) return undefined;
  return asking(
    'again',
    choose<AcceptOption | DeclineOption>({
      seat: by,
      options: [accept, decline],
      message: { key: 'banzaiAgain' },
      because: { is: 'card', card: ability.self },
    }),
  );
}

/** +2 military, and once more for 1 honor; the honor is no cost, it is lost while the first one resolves. */
export const banzai: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      condition: duringConflict(),
      max: limit(1, 'conflict'),
      targets: oneCharacter((state) => participants(state).filter((card) => !hasDash(state, card, 'military'))),
      effect: [
        (state, use) => lasting(state, use, use.targets.target ?? [], [add('military', 2)], 'conflict'),
        offerAgain,
        (_, { chosen, by }) =>
          isOption(chosen.again, 'accept') ? { is: 'honorLost', seat: by, amount: 1, rule: 'L5R-INIT-c' } : undefined,
        (_, { chosen }) => (isOption(chosen.again, 'accept') ? again : undefined),
      ],
    },
  },
};

/** A character in a province joins the conflict. */
export const charge: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      condition: duringConflict('military'),
      targets: oneCharacter((state, { by }) => rowCards(state, by, 'character')),
      effect: (state, { by, targets }) =>
        targets.target?.map((card) =>
          entering(state, card, { how: 'put', at: 'conflict', seat: by, rule: 'L5R-PLAY-b' }),
        ),
    },
  },
};

interface BidOption extends Option {
  readonly is: 'raiseBid' | 'lowerBid';
}

/** Which way is decided while it resolves (L5R-CHOICE-a); below 0 there is nothing (L5R-BID-b). */
function askForChange({ bids }: L5rState, { by, ability }: L5rUse) {
  const lower: readonly BidOption[] = (bids[by] ?? 0) > 0 ? [{ is: 'lowerBid' }] : [];
  return asking(
    'change',
    choose<BidOption>({
      seat: by,
      options: [{ is: 'raiseBid' }, ...lower],
      message: { key: 'changeBid' },
      because: { is: 'card', card: ability.self },
    }),
  );
}

/** The value of the own bid changes by 1. */
export const contingencyPlan: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      from: 'hand',
      when: onPublic('dialsRevealed', () => true),
      effect: [
        askForChange,
        (_, { by, chosen }) => ({
          is: 'bidModified',
          seat: by,
          by: isOption(chosen.change, 'raiseBid') ? 1 : -1,
          rule: 'L5R-BID-a',
        }),
      ],
    },
  },
};

interface ModeOption extends Option {
  readonly is: 'honorMine' | 'dishonorTheirs';
}

const MODES: readonly ModeOption[] = [{ is: 'honorMine' }, { is: 'dishonorTheirs' }];

/** Whose participants the mode is about, and who chooses one of them. */
function courtier({ by, chosen }: L5rUse) {
  return isOption(chosen.mode, 'honorMine') ? by : opponentOf(by);
}

/** Honor an own participant, or the opponent dishonors one of theirs. */
export const courtGames: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      condition: duringConflict('political'),
      max: limit(1, 'conflict'),
      choices: {
        mode: { message: { key: 'selectOne' }, options: () => MODES },
        character: {
          message: chooseCharacter,
          chooser: (_, use) => courtier(use),
          options: (state, use) => aimable(state, use, participantsOf(state, courtier(use))),
        },
      },
      effect: (_, { chosen }) => {
        const card = chosenCard(chosen.character);
        if (card === undefined) return undefined;
        return isOption(chosen.mode, 'honorMine')
          ? { is: 'honored', card, rule: 'L5R-STATUS-b' }
          : { is: 'dishonored', card, rule: 'L5R-STATUS-b' };
      },
    },
  },
};

/** After a clear military victory, discard a participant. */
export const fallenInBattle: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      from: 'hand',
      when: onPublic(
        'conflictDecided',
        (state, { result }, by) => result.winner === by && result.margin >= 5 && state.conflict?.type === 'military',
      ),
      max: limit(1, 'conflict'),
      targets: oneCharacter(participants),
      effect: (state, { targets }) => targets.target?.map((card) => discard(state, card)),
    },
  },
};

interface ShameOption extends Option {
  readonly is: 'dishonorIt' | 'bowIt';
}

const SHAMES: readonly ShameOption[] = [{ is: 'dishonorIt' }, { is: 'bowIt' }];

/** The opponent chooses what becomes of the participant: dishonored or bowed. */
export const forShame: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      condition: allOf(
        duringConflict(),
        provided((state, { by }) => participantsOf(state, by).some((card) => hasTrait(state, card, 'courtier'))),
      ),
      targets: oneCharacter((state, { by }) => participantsOf(state, opponentOf(by))),
      choices: {
        shame: { message: { key: 'selectOne' }, options: () => SHAMES, chooser: (_, { by }) => opponentOf(by) },
      },
      effect: (_, use) => {
        const card = target(use);
        if (card === undefined) return undefined;
        return isOption(use.chosen.shame, 'bowIt')
          ? { is: 'bowed', card, rule: 'L5R-EFF-b' }
          : { is: 'dishonored', card, rule: 'L5R-EFF-b' };
      },
    },
  },
};

/** For who bid less: 1 fate on a costly character. */
export const goodOmen: L5rDefinition = {
  playable: provided((state, { by }) => bidMore(state, opponentOf(by)), 'bidNotLower'),
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      targets: oneCharacter((state) => allCharacters(state).filter((card) => costOn(state, card) >= 3)),
      effect: (_, { targets }) =>
        targets.target?.map((card) => ({ is: 'fatePlaced', card, amount: 1, rule: 'L5R-FATE-b' })),
    },
  },
};

/** Sends home an opponent's character that is weaker than a participant of one's own with the trait. */
function sendsHome(trait: string, skill: ConflictType): L5rDefinition {
  return {
    abilities: {
      action: {
        is: 'action',
        from: 'hand',
        condition: duringConflict(),
        targets: oneCharacter((state, { by }) => {
          const best = Math.max(
            -1,
            ...participantsOf(state, by)
              .filter((card) => hasTrait(state, card, trait))
              .map((card) => skillOf(state, card, skill)),
          );
          return charactersOf(state, opponentOf(by)).filter((card) => skillOf(state, card, skill) < best);
        }),
        effect: (_, { targets }) => targets.target?.map((card) => ({ is: 'movedHome', card, rule: 'L5R-MOVE-a' })),
      },
    },
  };
}

export const outwit: L5rDefinition = sendsHome('courtier', 'political');
export const rout: L5rDefinition = sendsHome('bushi', 'military');

/** A victorious participant loses face, and the opponent two cards. */
export const spiesAtCourt: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      from: 'hand',
      when: onPublic(
        'conflictDecided',
        (state, { result }, by) => result.winner === by && state.conflict?.type === 'political',
      ),
      max: limit(1, 'conflict'),
      condition: provided((state, { by }) => handOfSeat(state, opponentOf(by)).length > 0),
      costs: { shame: dishonorOne((state, card) => isInConflict(state, card)) },
      effect: (_, use) => calling('lost', discardAtRandom({ seat: opponentOf(use.by), count: 2, cause: causeOf(use) })),
    },
  },
};
