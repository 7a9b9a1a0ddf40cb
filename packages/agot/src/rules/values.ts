import { type CardId, cardOf, cardsIn, type SeatId } from '@kronika/kernel';
import { add, type Modifier, modifiedValue } from '@kronika/lcg';
import { type ChallengeType, factOf, printOf } from '../cards/fact.ts';
import type { AgotState, Side } from '../state.ts';
import { charactersOf, factionCardOf, isInPlayArea, playOf, revealedPlotOf, titleHeldBy, usedOf } from '../zones.ts';
import { definitionOf } from './card-definition.ts';
import { layer } from './layer.ts';

/** The stats that modifiers are about. */
export const STRENGTH = 'strength';
export type PlotValue = 'income' | 'initiative' | 'claim' | 'reserve';

/** The stat of a plot under which its claim is changed during challenges of one type. */
export function claimIn(type: ChallengeType): string {
  return `claim/${type}`;
}

/** What notes on a card which type of challenge was named for its text. */
export const NAMED_TYPE = 'namedType';

/** A participant with this contributes nothing to the challenge and keeps its STR. */
export const WITHHELD = 'withheld';
/** Of a seat, the STR below which its participants contribute nothing; of several the highest holds. */
export const WITHHELD_BELOW = 'withheldBelow';

/** The stat of a seat under which something adds to its side in challenges of a type. */
export function sideStat(type: ChallengeType): string {
  return `side/${type}`;
}

/** What something adds to the seat's count of dominance. */
export const DOMINANCE = 'dominance';
/** How many cards more the seat draws in the draw phase. */
export const DRAW = 'draw';
/** How many limited cards more the seat may marshal or play. */
export const LIMITED = 'limited';

/** A character's STR with all that modifies it (AGOT-MOD-a). */
export function strengthOf(state: AgotState, card: CardId): number {
  const { strength } = printOf(cardOf(state.table, card).printed);
  return strength === undefined ? 0 : modifiedValue(strength, STRENGTH, layer.modifiers.on(state, card));
}

export function isStanding(state: AgotState, card: CardId): boolean {
  return cardOf(state.table, card).stance === 'standing';
}

/** The side a seat is on in the challenge, if it has one. */
export function sideOf({ challenge }: AgotState, seat: SeatId): Side | undefined {
  if (challenge === null) return undefined;
  if (challenge.attacker === seat) return 'attacking';
  return challenge.defender === seat ? 'defending' : undefined;
}

/** The side the character takes part on, declared, put there, or by a text that holds just now. */
export function partOf(state: AgotState, card: CardId): Side | undefined {
  if (state.challenge === null || !isInPlayArea(state, card)) return undefined;
  const { part } = cardOf(state.table, card);
  return part === 'none' ? partByText(state, card) : part;
}

/**
 * The side the character takes part on by its own text. That is no modifier: what modifies cards may ask who takes
 * part, and would have to know it first.
 */
function partByText(state: AgotState, card: CardId): Side | undefined {
  const { printed, as } = cardOf(state.table, card);
  const { takesPart } = definitionOf(printed);
  if (takesPart === undefined || as !== 'printed' || layer.modifiers.texts(state)?.blank.has(card) === true)
    return undefined;
  return takesPart(state, card);
}

export function isParticipating(state: AgotState, card: CardId): boolean {
  return partOf(state, card) !== undefined;
}

/** The characters on one side of the challenge. */
export function participants(state: AgotState, side: Side): readonly CardId[] {
  const { challenge } = state;
  if (challenge === null) return [];
  const seat = side === 'attacking' ? challenge.attacker : challenge.defender;
  return charactersOf(state, seat).filter((card) => partOf(state, card) === side);
}

/** Everybody who takes part in the challenge. */
export function allParticipants(state: AgotState): readonly CardId[] {
  return [...participants(state, 'attacking'), ...participants(state, 'defending')];
}

/** Whether something keeps the STR of that very character from counting in the challenge. */
export function isWithheld(state: AgotState, card: CardId): boolean {
  return layer.modifiers.on(state, card).some((modifier) => modifier.is === 'gain' && modifier.what === WITHHELD);
}

/** Whether the participant's STR counts in the challenge. */
export function contributes(state: AgotState, card: CardId): boolean {
  if (isWithheld(state, card)) return false;
  return strengthOf(state, card) >= leastCounted(state, cardOf(state.table, card).controller);
}

/** The STR that a participant of the seat must have to count. */
function leastCounted(state: AgotState, seat: SeatId): number {
  let least = 0;
  for (const modifier of layer.modifiers.onSeat(state, seat))
    if (modifier.is === 'set' && modifier.stat === WITHHELD_BELOW) least = Math.max(least, modifier.to);
  return least;
}

/** What a side brings to the challenge: the STR of its participants and what else counts for it (AGOT-4.2.2-a). */
export function totalOf(state: AgotState, side: Side): number {
  const { challenge } = state;
  if (challenge === null) return 0;
  const seat = side === 'attacking' ? challenge.attacker : challenge.defender;
  const there = participants(state, side);
  let strength = 0;
  for (const card of there) if (contributes(state, card)) strength += strengthOf(state, card);
  // What counts for a side needs somebody who takes part on it (AGOT-TITLE-BONUS-c).
  return there.length === 0 ? strength : strength + sideBonus(state, seat, challenge.type);
}

/** What titles and texts add to the seat's side in a challenge of that type. */
export function sideBonus(state: AgotState, seat: SeatId, type: ChallengeType): number {
  const bonus = titleBonus(state, seat, type);
  return modifiedValue(bonus, sideStat(type), layer.modifiers.onSeat(state, seat));
}

/** The bonus of the title the seat holds (AGOT-TITLE-BONUS-a, -b). */
export function titleBonus(state: AgotState, seat: SeatId, to: ChallengeType | 'dominance'): number {
  const title = titleHeldBy(state, seat);
  const fact = title === undefined ? undefined : factOf(cardOf(state.table, title).printed);
  return fact?.type === 'title' && fact.bonus?.to === to ? fact.bonus.amount : 0;
}

const MODIFIED: Readonly<Partial<Record<PlotValue, 'gold' | 'initiative' | 'reserve'>>> = {
  income: 'gold',
  initiative: 'initiative',
  reserve: 'reserve',
};

/** A card that adds to a value of its controller's revealed plot. */
interface PlotBonus {
  readonly card: CardId;
  readonly amount: number;
}

/** What the cards a seat controls add to a value of its revealed plot, unless their boxes are blank (AGOT-PLOT-i, -j). */
export function plotBonuses(state: AgotState, seat: SeatId, value: PlotValue): readonly PlotBonus[] {
  const name = MODIFIED[value];
  if (name === undefined) return [];
  const title = titleHeldBy(state, seat);
  const cards = cardsIn(state.table, playOf(seat));
  const bonuses: PlotBonus[] = [];
  for (const card of title === undefined ? cards : [...cards, title]) {
    const amount = printedModifier(state, card, name);
    if (amount !== 0) bonuses.push({ card, amount });
  }
  return bonuses;
}

/** The modifier printed on the card, as long as its text box counts. */
export function printedModifier(state: AgotState, card: CardId, name: 'gold' | 'initiative' | 'reserve'): number {
  const { printed, as } = cardOf(state.table, card);
  const amount = as === 'printed' ? (printOf(printed).modifiers?.[name] ?? 0) : 0;
  return amount === 0 || layer.modifiers.on(state, card).some(({ is }) => is === 'blank') ? 0 : amount;
}

/** A value of the seat's revealed plot with everything that modifies it (AGOT-INIT-a, AGOT-3.2-b, AGOT-CLAIM-a). */
export function plotValueOf(state: AgotState, seat: SeatId, value: PlotValue): number {
  const plot = revealedPlotOf(state, seat);
  const fact = plot === undefined ? undefined : factOf(cardOf(state.table, plot).printed);
  if (plot === undefined || fact?.type !== 'plot') return 0;
  const modifiers = [
    ...layer.modifiers.on(state, plot),
    ...plotBonuses(state, seat, value).map(({ amount }) => add(value, amount)),
  ];
  return modifiedValue(
    fact[value],
    value,
    value === 'claim' ? modifiers.map((one) => claimNow(state, one)) : modifiers,
  );
}

/** What changes the claim during challenges of one type only does so just now, if this is one of them. */
export function claimNow({ challenge }: AgotState, modifier: Modifier): Modifier {
  return challenge !== null && modifier.is === 'add' && modifier.stat === claimIn(challenge.type)
    ? add('claim', modifier.by)
    : modifier;
}

/** A player's total power: on the faction card, on characters, on anything (AGOT-POWER-a). */
export function powerOf(state: AgotState, seat: SeatId): number {
  let power = cardOf(state.table, factionCardOf(state, seat)).power;
  for (const card of cardsIn(state.table, playOf(seat))) power += cardOf(state.table, card).power;
  return power;
}

/** A count of dominance: the STR of standing characters, gold, and what else counts (AGOT-5.2-a). */
export function dominanceOf(state: AgotState, seat: SeatId): number {
  let total = (state.gold[seat] ?? 0) + titleBonus(state, seat, 'dominance');
  for (const card of charactersOf(state, seat)) if (isStanding(state, card)) total += strengthOf(state, card);
  return modifiedValue(total, DOMINANCE, layer.modifiers.onSeat(state, seat));
}

/** How many plots lie in the seat's used pile; the revealed one is not there (AGOT-PLOT-c). */
export function usedPlots(state: AgotState, seat: SeatId): number {
  return cardsIn(state.table, usedOf(seat)).length;
}
