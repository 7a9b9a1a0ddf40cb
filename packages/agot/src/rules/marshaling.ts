import type { CardId } from '@kronika/kernel';
import { type ActionAbility, forbid, onlyIn, type Verdict } from '@kronika/lcg';
import type { AgotEvent } from '../event.ts';
import type { AgotState } from '../state.ts';
import { entering } from '../verbs/entering.ts';
import { duplicated, uniqueVerdict } from '../verbs/unique.ts';
import { hostsFor } from './attaching.ts';
import type { AgotUse } from './card-definition.ts';
import { ambushValues } from './has.ts';
import { AMBUSH, AMBUSH_ATTACHMENT, DUPLICATE, MARSHAL, MARSHAL_ATTACHMENT } from './playing-keys.ts';

type Rule = ActionAbility<AgotState, AgotEvent>;

/** Where the card is was already asked when the rules gave it the ability. */
const anywhere = (): boolean => true;

/** Only the active player marshals, and only in the marshaling phase (AGOT-MARSH-a). */
function mayMarshal(state: AgotState, { by, window }: AgotUse): Verdict {
  if (window !== 'marshaling') return forbid('onlyWhenMarshaling', 'AGOT-MARSH-a');
  return state.active === by ? 'allowed' : forbid('onlyActiveMarshals', 'AGOT-3.2-d');
}

/** A card of which a copy is in play or dead is not marshaled as a card of its own (AGOT-UNIQ-b, AGOT-DEAD-a). */
function isUniqueFree(state: AgotState, { ability, by }: AgotUse): Verdict {
  return uniqueVerdict(state, by, ability.self, 'itself');
}

function hostOfUse({ targets }: AgotUse): { readonly host?: CardId } {
  const host = targets.host?.[0];
  return host === undefined ? {} : { host };
}

const marshal: Rule = {
  is: 'action',
  from: anywhere,
  condition: onlyIn(['marshaling'], (state, use) => {
    const verdict = mayMarshal(state, use);
    return verdict === 'allowed' ? isUniqueFree(state, use) : verdict;
  }),
  effect: (state, { ability, by }) => entering(state, ability.self, { seat: by, how: 'marshaled', rule: 'AGOT-3.2-g' }),
};

/** The cards it may be attached to (AGOT-ATT-a). */
const host = {
  message: { key: 'attachTo' },
  from: (state: AgotState, { ability, by }: AgotUse) => hostsFor(state, ability.self, by),
};

const marshalAttachment: Rule = {
  ...marshal,
  targets: { host },
  effect: (state, use) =>
    entering(state, use.ability.self, {
      seat: use.by,
      how: 'marshaled',
      rule: 'AGOT-3.2-h',
      ...hostOfUse(use),
    }),
};

/** A further copy of a unique card goes under the one in play, and costs nothing (AGOT-DUP-a, -b). */
const duplicate: Rule = {
  is: 'action',
  from: anywhere,
  condition: onlyIn(['marshaling'], (state, use) => {
    const verdict = mayMarshal(state, use);
    return verdict === 'allowed' ? uniqueVerdict(state, use.by, use.ability.self, 'duplicate') : verdict;
  }),
  effect: (state, { ability, by }) => entering(state, ability.self, { seat: by, how: 'marshaled', rule: 'AGOT-DUP-a' }),
};

/** In any action window of the challenges phase any player may pay to put the card into play (AGOT-KW-AMBUSH-a). */
function ambushTime(state: AgotState, { ability, window }: AgotUse): Verdict {
  if (window !== 'challenges') return forbid('onlyInChallenges', 'AGOT-KW-AMBUSH-a');
  return ambushValues(state, ability.self).length === 0 ? forbid('noAmbush', 'AGOT-KW-AMBUSH-a') : 'allowed';
}

function mayAmbush(state: AgotState, use: AgotUse): Verdict {
  const verdict = ambushTime(state, use);
  return verdict === 'allowed' ? isUniqueFree(state, use) : verdict;
}

/** The value is paid even if the card would enter as a duplicate (AGOT-KW-AMBUSH-d). */
function mayAmbushAsDuplicate(state: AgotState, use: AgotUse): Verdict {
  const verdict = ambushTime(state, use);
  if (verdict !== 'allowed') return verdict;
  const { ability, by } = use;
  const isDuplicate = duplicated(state, by, ability.self) !== undefined;
  return uniqueVerdict(state, by, ability.self, isDuplicate ? 'duplicate' : 'itself');
}

const ambush: Rule = {
  is: 'action',
  from: anywhere,
  condition: onlyIn(['challenges'], mayAmbushAsDuplicate),
  effect: (state, { ability, by }) =>
    entering(state, ability.self, { seat: by, how: 'ambushed', rule: 'AGOT-KW-AMBUSH-a' }),
};

const ambushAttachment: Rule = {
  ...ambush,
  condition: onlyIn(['challenges'], mayAmbush),
  targets: { host },
  effect: (state, use) =>
    entering(state, use.ability.self, {
      seat: use.by,
      how: 'ambushed',
      rule: 'AGOT-KW-AMBUSH-a',
      ...hostOfUse(use),
    }),
};

/** What the rules let a player do with cards in hand. */
export const marshalingRules = {
  [MARSHAL]: marshal,
  [MARSHAL_ATTACHMENT]: marshalAttachment,
  [DUPLICATE]: duplicate,
  [AMBUSH]: ambush,
  [AMBUSH_ATTACHMENT]: ambushAttachment,
} satisfies Readonly<Record<string, Rule>>;
