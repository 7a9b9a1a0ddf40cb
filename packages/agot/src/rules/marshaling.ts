import { cardOf, type CardId, type SeatId } from '@kronika/kernel';
import { type ActionAbility, type AbilityRef, forbid, type Verdict } from '@kronika/lcg';
import { factOf } from '../cards/fact.ts';
import type { AgotEvent } from '../event.ts';
import type { AgotState } from '../state.ts';
import { entering } from '../verbs/entering.ts';
import { duplicated, uniqueVerdict } from '../verbs/unique.ts';
import { isInHand } from '../zones.ts';
import { hostsFor } from './attaching.ts';
import { RULES } from './calls.ts';
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

function firstOf(...verdicts: readonly (() => Verdict)[]): Verdict {
  for (const verdict of verdicts) {
    const one = verdict();
    if (one !== 'allowed') return one;
  }
  return 'allowed';
}

function hostOfUse({ targets }: AgotUse): { readonly host?: CardId } {
  const host = targets.host?.[0];
  return host === undefined ? {} : { host };
}

const marshal: Rule = {
  is: 'action',
  from: anywhere,
  condition: (state, use) =>
    firstOf(
      () => mayMarshal(state, use),
      () => isUniqueFree(state, use),
    ),
  effect: (state, { ability, by }) =>
    entering(state, ability.self, { seat: by, how: 'marshaled', rule: 'AGOT-3.2-g' }),
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
  condition: (state, use) =>
    firstOf(
      () => mayMarshal(state, use),
      () => uniqueVerdict(state, use.by, use.ability.self, 'duplicate'),
    ),
  effect: (state, { ability, by }) =>
    entering(state, ability.self, { seat: by, how: 'marshaled', rule: 'AGOT-DUP-a' }),
};

/** In any action window of the challenges phase any player may pay to put the card into play (AGOT-KW-AMBUSH-a). */
function mayAmbush(state: AgotState, { ability, by, window }: AgotUse): Verdict {
  if (window !== 'challenges') return forbid('onlyInChallenges', 'AGOT-KW-AMBUSH-a');
  if (duplicated(state, by, ability.self) !== undefined) return uniqueVerdict(state, by, ability.self, 'duplicate');
  return uniqueVerdict(state, by, ability.self, 'itself');
}

const ambush: Rule = {
  is: 'action',
  from: anywhere,
  condition: mayAmbush,
  effect: (state, { ability, by }) =>
    entering(state, ability.self, { seat: by, how: 'ambushed', rule: 'AGOT-KW-AMBUSH-a' }),
};

const ambushAttachment: Rule = {
  ...ambush,
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

const NONE: readonly AbilityRef[] = [];

function keysFor(state: AgotState, card: CardId, seat: SeatId): readonly string[] {
  const fact = factOf(cardOf(state.table, card).printed);
  const isAmbusher = ambushValues(state, card).length > 0;
  // A further copy goes under the one in play; it is no marshaling of a card of its type (AGOT-DUP-h).
  const isDuplicate = duplicated(state, seat, card) !== undefined;
  switch (fact.type) {
    case 'character':
    case 'location':
      return [isDuplicate ? DUPLICATE : MARSHAL, ...(isAmbusher ? [AMBUSH] : [])];
    case 'attachment':
      if (isDuplicate) return isAmbusher ? [DUPLICATE, AMBUSH] : [DUPLICATE];
      return isAmbusher ? [MARSHAL_ATTACHMENT, AMBUSH_ATTACHMENT] : [MARSHAL_ATTACHMENT];
    default:
      return [];
  }
}

/** The abilities that the rules give a card in hand. */
export function gameAbilities(state: AgotState, card: CardId): readonly AbilityRef[] {
  if (!isInHand(state, card)) return NONE;
  return keysFor(state, card, cardOf(state.table, card).owner).map((key) => ({ self: card, printed: RULES, key }));
}
