import { type CardId, cardOf, cardsIn, chooseNumber } from '@kronika/kernel';
import { type ActionAbility, amountOf, asking, forbid, onlyIn, pay, type Verdict } from '@kronika/lcg';
import { factOf } from '../cards/fact.ts';
import type { CharacterEntered, L5rEvent } from '../event.ts';
import type { L5rState } from '../state.ts';
import { entering, hasUniqueCopy } from '../verbs/entering.ts';
import { hasDash } from '../verbs/participating.ts';
import { allCharacters, charactersOf, conflictDiscardOf, isInPlay } from '../zones.ts';
import { hostsFor, mayBeOn } from './attaching.ts';
import { definitionOf, type L5rUse } from './card-definition.ts';
import { hasReducedHosts, priceOf } from './cost.ts';
import { lateRules } from './late-rules.ts';

type Rule = ActionAbility<L5rState, L5rEvent>;

/** Where the card is was already asked when the rules gave it the ability. */
const anywhere = (): boolean => true;

/** A unique card cannot be played by a player who has a copy in play (L5R-UNIQUE-b). */
function isUniqueFree(state: L5rState, { ability, by }: L5rUse): Verdict {
  return hasUniqueCopy(state, by, ability.self) ? forbid('uniqueInPlay', 'L5R-UNIQUE-b') : 'allowed';
}

/** Whether the character may get fate on its arrival at all. */
function mayGetFate(state: L5rState, { ability }: L5rUse): boolean {
  const { extraFate: restriction } = definitionOf(cardOf(state.table, ability.self).printed);
  return restriction !== 'notFromProvince' || ability.key !== 'playFromProvince';
}

/** The most extra fate: what is left in the pool when the cost is paid (L5R-FATE-d). */
function mostFate(state: L5rState, use: L5rUse): number {
  const { ability, by } = use;
  return mayGetFate(state, use) ? (state.fate[by] ?? 0) - priceOf(state, ability.self, by).fate : 0;
}

/**
 * Extra fate is chosen after the cost is paid, and before anything reacts to the entering (L5R-CHAR-c, L5R-FATE-d).
 * Mostly it was settled along with the play, as nothing comes between; it is asked for where the pool does not hold it
 * any more, and in matches by earlier rules.
 */
function extraFate(state: L5rState, use: L5rUse) {
  const { ability, by } = use;
  const most = mayGetFate(state, use) ? (state.fate[by] ?? 0) : 0;
  if ((amountOf(use) ?? Number.POSITIVE_INFINITY) <= most) return undefined;
  return asking(
    'fate',
    chooseNumber({
      seat: by,
      min: 0,
      max: most,
      message: { key: 'extraFate' },
      because: { is: 'card', card: ability.self, rule: 'L5R-CHAR-c' },
    }),
  );
}

/** A character enters play where it was announced, with the fate that was chosen. */
const enters =
  (at: 'home' | 'conflict') =>
  (state: L5rState, use: L5rUse): CharacterEntered => {
    const { ability, by, chosen } = use;
    const fate = typeof chosen.fate === 'number' ? chosen.fate : (amountOf(use) ?? 0);
    return entering(state, ability.self, { how: 'played', at, seat: by, fate, rule: 'L5R-PLAY-a' });
  };

const playFromProvince: Rule = {
  is: 'action',
  limit: 'unlimited',
  from: anywhere,
  condition: onlyIn(['dynasty'], (state, use) =>
    use.window === 'dynasty' ? isUniqueFree(state, use) : forbid('onlyInDynasty', 'L5R-1.4-j'),
  ),
  most: mostFate,
  effect: [extraFate, enters('home')],
};

/** Nothing is played from hand in step 1.4 (L5R-1.4-b). */
function fromHand(state: L5rState, use: L5rUse): Verdict {
  return use.window === 'dynasty' ? forbid('notInDynasty', 'L5R-1.4-b') : isUniqueFree(state, use);
}

const playCharacter: Rule = {
  is: 'action',
  limit: 'unlimited',
  from: anywhere,
  condition: fromHand,
  most: mostFate,
  effect: [extraFate, enters('home')],
};

const playIntoConflict: Rule = {
  ...playCharacter,
  condition: onlyIn(['conflict'], (state, use) => {
    const { conflict } = state;
    if (use.window !== 'conflict' || conflict === null) return forbid('noConflict', 'L5R-CHAR-b');
    if (
      hasDash(state, use.ability.self, conflict.type) ||
      lateRules().isBarredFrom(state, enters('conflict')(state, use))
    )
      return forbid('cannotParticipate', 'L5R-CONF-j');
    return fromHand(state, use);
  }),
  most: mostFate,
  effect: [extraFate, enters('conflict')],
};

/** The characters it may go on, for which its price can be paid. */
function affordableHosts(state: L5rState, { ability, by }: L5rUse): readonly CardId[] {
  const fate = state.fate[by] ?? 0;
  if (hasReducedHosts(state, by))
    return hostsFor(state, ability.self, by).filter((host) => fate >= priceOf(state, ability.self, by, host).fate);
  return fate >= priceOf(state, ability.self, by).fate ? hostsFor(state, ability.self, by) : NOBODY;
}

const NOBODY: readonly CardId[] = [];

/** Whether there is somebody it may go on, at a price that can be paid. */
function hasHost(state: L5rState, use: L5rUse): boolean {
  const { ability, by } = use;
  if (hasReducedHosts(state, by)) return affordableHosts(state, use).length > 0;
  return (
    (state.fate[by] ?? 0) >= priceOf(state, ability.self, by).fate &&
    !hasUniqueCopy(state, by, ability.self) &&
    allCharacters(state).some((host) => mayBeOn(state, ability.self, host, by))
  );
}

const playAttachment: Rule = {
  is: 'action',
  limit: 'unlimited',
  from: anywhere,
  condition: fromHand,
  // What it is played on may decide about its price.
  aimed: 'beforeCosts',
  targets: { host: { message: { key: 'attachTo' }, from: affordableHosts, exists: hasHost } },
  effect: (_, { ability, by, targets }) => {
    const host = targets.host?.[0];
    return host === undefined
      ? undefined
      : { is: 'attachmentEntered', card: ability.self, host, seat: by, rule: 'L5R-ATT-a' };
  },
};

/** The ban of step 1.4 is on plays from hand (L5R-1.4-k). */
const playFromDiscard: Rule = {
  ...playAttachment,
  limit: { times: 1, per: 'round' },
  condition: (state, use) =>
    cardsIn(state.table, conflictDiscardOf(use.by)).includes(use.ability.self)
      ? isUniqueFree(state, use)
      : forbid('notThere', 'L5R-RESTR-a'),
};

/** The copy of the unique character that the seat has in play. */
function doubled(state: L5rState, { ability, by }: L5rUse): CardId | undefined {
  const { name } = factOf(cardOf(state.table, ability.self).printed);
  return charactersOf(state, by).find(
    (card) => factOf(cardOf(state.table, card).printed).name === name && isInPlay(state, card),
  );
}

const duplicate: Rule = {
  is: 'action',
  limit: 'unlimited',
  from: anywhere,
  condition: onlyIn(['dynasty'], (state, use) => {
    if (use.window !== 'dynasty') return forbid('onlyInDynasty', 'L5R-DUP-e');
    return doubled(state, use) === undefined ? forbid('noCopyInPlay', 'L5R-DUP-a') : 'allowed';
  }),
  costs: { copy: pay((_, { ability }) => ({ is: 'cardDiscarded', card: ability.self, rule: 'L5R-DUP-a' })) },
  effect: (state, use) => {
    const card = doubled(state, use);
    return card === undefined ? undefined : { is: 'fatePlaced', card, amount: 1, rule: 'L5R-DUP-b' };
  },
};

/** What the rules let a player do with cards that are not in play. Playing a card has no limit of its own (L5R-ABIL-m). */
export const playingRules = {
  playFromProvince,
  playCharacter,
  playIntoConflict,
  playAttachment,
  playAsAttachment: playAttachment,
  playFromDiscard,
  duplicate,
} satisfies Readonly<Record<string, Rule>>;
