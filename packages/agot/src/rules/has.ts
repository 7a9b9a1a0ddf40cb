import { type CardId, cardOf } from '@kronika/kernel';
import { countOf, type Modifier } from '@kronika/lcg';
import { type ChallengeType, type Faction, printOf } from '../cards/fact.ts';
import type { Keyword, PlainKeyword } from '../cards/keywords.ts';
import type { Trait } from '../cards/traits.ts';
import type { AgotState } from '../state.ts';
import { definitionOf } from './card-definition.ts';
import { layer } from './layer.ts';

/** What is gained or lost under these names is had or not had: see the queries of this file. */
export const TRAIT = 'trait';
export const KEYWORD = 'keyword';
export const ICON = 'icon';

const NONE: readonly never[] = [];

function isBlank(modifiers: readonly Modifier[], except: 'nothing' | 'traits'): boolean {
  return modifiers.some(
    (modifier) => modifier.is === 'blank' && (except === 'traits' || modifier.except === 'nothing'),
  );
}

/** Whether the text of the card does not count, with or without its traits (AGOT-BLANK-a). */
export function isBlanked(state: AgotState, card: CardId): boolean {
  return isBlank(layer.modifiers.on(state, card), 'traits');
}

/** What the card is printed with, or what it became; a duplicate has nothing (AGOT-DUP-e). */
function printedTraits(state: AgotState, card: CardId): readonly Trait[] {
  const { printed, as, face } = cardOf(state.table, card);
  if (as === 'duplicate' || (face === 'down' && as !== 'printed')) return NONE;
  return as === 'attachment' ? (definitionOf(printed).becomes?.traits ?? NONE) : printOf(printed).traits;
}

function printedKeywords(state: AgotState, card: CardId): readonly Keyword[] {
  const { printed, as } = cardOf(state.table, card);
  return as === 'printed' ? printOf(printed).keywords : NONE;
}

/** Whether the card has the trait: printed on it unless its box is blank, or gained from elsewhere (AGOT-BLANK-a, -b). */
export function hasTrait(state: AgotState, card: CardId, trait: Trait): boolean {
  const modifiers = layer.modifiers.on(state, card);
  const printed = !isBlank(modifiers, 'nothing') && printedTraits(state, card).includes(trait) ? 1 : 0;
  return countOf(printed, TRAIT, trait, modifiers) > 0;
}

/**
 * The same for constant texts, which are asked about every card: by what is printed and what lasts. No constant text
 * gives or takes traits, so nothing is missed, and who has which trait need not be worked out in circles.
 */
export function bearsTrait(state: AgotState, card: CardId, trait: Trait): boolean {
  const lasting = state.lasting.flatMap(({ cards, gives }) => (cards.includes(card) ? gives : NONE));
  const printed = !isBlank(lasting, 'nothing') && printedTraits(state, card).includes(trait) ? 1 : 0;
  return countOf(printed, TRAIT, trait, lasting) > 0;
}

/** Whether it has one of these traits. */
export function hasAnyTrait(state: AgotState, card: CardId, traits: readonly Trait[]): boolean {
  return traits.some((trait) => hasTrait(state, card, trait));
}

/** Whether the card has the keyword; from how many sources makes no difference (AGOT-KW-a). */
export function hasKeyword(state: AgotState, card: CardId, keyword: PlainKeyword): boolean {
  const modifiers = layer.modifiers.on(state, card);
  const printed =
    !isBlank(modifiers, 'traits') && printedKeywords(state, card).some(({ is }) => is === keyword) ? 1 : 0;
  return countOf(printed, KEYWORD, keyword, modifiers) > 0;
}

/** The name under which ambush for so much gold is gained. */
export function ambushFor(gold: number): string {
  return `ambush/${gold}`;
}

/** How much gold the ambush of that name costs. */
export function ambushIn(name: string): number {
  return Number(name.slice('ambush/'.length));
}

/** What the card may be ambushed for: each value is a keyword of its own (AGOT-KW-a, AGOT-KW-AMBUSH-c). */
export function ambushValues(state: AgotState, card: CardId): readonly number[] {
  const printed = ambushPrinted(state, card);
  const gained = ambushGained(layer.modifiers.on(state, card));
  return gained.length === 0 ? printed : [...new Set([...printed, ...gained])];
}

/** The values printed on the card, as long as its text box counts. */
export function ambushPrinted(state: AgotState, card: CardId): readonly number[] {
  const values: number[] = [];
  if (isBlank(layer.modifiers.on(state, card), 'traits')) return values;
  for (const keyword of printedKeywords(state, card)) if (keyword.is === 'ambush') values.push(keyword.gold);
  return values;
}

/** The values that a card has gained by these modifiers. */
export function ambushGained(modifiers: readonly Modifier[]): readonly number[] {
  const values: number[] = [];
  for (const modifier of modifiers)
    if (modifier.is === 'gain' && modifier.what === KEYWORD && modifier.name.startsWith('ambush/'))
      values.push(ambushIn(modifier.name));
  return values;
}

/** What the card says about attachments on it: each of these may forbid one (AGOT-KW-NOATT-d). */
export function attachmentKeywords(state: AgotState, card: CardId): readonly Keyword[] {
  const modifiers = layer.modifiers.on(state, card);
  const printed = isBlank(modifiers, 'traits') ? NONE : printedKeywords(state, card);
  const gains = modifiers.some(
    (modifier) => modifier.is === 'gain' && modifier.what === KEYWORD && modifier.name === 'noAttachments',
  );
  return gains ? [...printed, { is: 'noAttachments' }] : printed;
}

/** Whether the character has the icon: printed, gained and lost ones are counted against each other (AGOT-MOD-f). */
export function hasIcon(state: AgotState, card: CardId, icon: ChallengeType): boolean {
  return iconCount(state, card, icon) > 0;
}

export function iconCount(state: AgotState, card: CardId, icon: ChallengeType): number {
  const printed = printOf(cardOf(state.table, card).printed).icons.includes(icon) ? 1 : 0;
  return countOf(printed, ICON, icon, layer.modifiers.on(state, card));
}

/** Whether the card is of the faction; neutral cards are of none (AGOT-ANAT-g). */
export function isOf(state: AgotState, card: CardId, faction: Faction): boolean {
  const { printed, as } = cardOf(state.table, card);
  return as !== 'duplicate' && printOf(printed).faction === faction;
}

export function isUnique(state: AgotState, card: CardId): boolean {
  const { printed, as } = cardOf(state.table, card);
  return as !== 'duplicate' && printOf(printed).unique;
}

/** What is printed as its cost; X and the cost of cards that have none are 0 (AGOT-COST-g). */
export function printedCost(state: AgotState, card: CardId): number {
  const { cost } = printOf(cardOf(state.table, card).printed);
  return typeof cost === 'number' ? cost : 0;
}
