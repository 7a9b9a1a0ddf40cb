import type { CardId, SeatId } from '@kronika/kernel';
import type { CharacterView, ConflictType, ConflictView, L5rView } from '@kronika/l5r';
import type { AttackDeclaration, DefenseDeclaration } from './declaration.ts';
import { foreseenSkills } from './foreseen.ts';

/** How a conflict with these totals would end (L5R-3.2.3-c to -j). */
export interface Outcome {
  readonly winner: 'attack' | 'defense' | 'nobody';
  readonly by: number;
  /** Whether the province would break; nobody knows of a province whose strength is not known. */
  readonly breaks: 'yes' | 'no' | 'unknown';
}

export function outcomeOf(attack: number, defense: number, strength: number | undefined): Outcome {
  const by = Math.abs(attack - defense);
  if (attack < defense) return { winner: 'defense', by, breaks: 'no' };
  if (attack === 0) return { winner: 'nobody', by, breaks: 'no' };
  return { winner: 'attack', by, breaks: strength === undefined ? 'unknown' : by >= strength ? 'yes' : 'no' };
}

/** What an attack would lead to, by the numbers that everybody sees. */
export interface AttackForecast {
  readonly attack: number;
  /** Who could defend, the strongest first. */
  readonly defenders: readonly { readonly character: CharacterView; readonly skill: number }[];
  /** What the Imperial Favor would add to the defense. */
  readonly favor: number;
  /** The total if all of them defended. */
  readonly most: number;
  readonly strength: number | undefined;
  readonly undefended: Outcome;
  readonly defendedByAll: Outcome;
}

export function attackForecast(view: L5rView, declaration: AttackDeclaration): AttackForecast {
  const { attacker, type, province, attackers, mayDefend } = declaration;
  const defender: SeatId = attacker === 0 ? 1 : 0;
  const attack = totalOf(view, attacker, type, attackers);
  // Who takes part may be stronger by it, or weaken others.
  const met = opposedIn(view, type);
  const most = totalOf(met, defender, type, mayDefend);
  const defenders = charactersOf(met, defender)
    .filter(({ id }) => mayDefend.includes(id))
    .map((character) => ({ character, skill: character[type] ?? 0 }))
    .toSorted((one, other) => other.skill - one.skill);
  const strength = view.seats[defender]?.provinces.find((one) => one.province?.id === province)?.strength;
  return {
    attack,
    defenders,
    favor: favorOf(view, defender, type, mayDefend),
    most,
    strength,
    undefended: outcomeOf(attack, 0, strength),
    defendedByAll: outcomeOf(totalOf(met, attacker, type, attackers), most, strength),
  };
}

/** The board as it would be if everybody who could defended. */
function opposedIn(view: L5rView, type: ConflictType): L5rView {
  const { opposed } = view;
  return opposed === undefined ? view : foreseenSkills(view, type, opposed);
}

/** What the marked defenders would lead to. */
export interface DefenseForecast {
  readonly attack: number;
  readonly defense: number;
  readonly outcome: Outcome;
  /** What is missing to keep the province, and to win. */
  readonly toHold: number;
  readonly toWin: number;
  /** Without a defender a lost conflict costs 1 honor (L5R-3.2.4-a). */
  readonly unopposed: 'yes' | 'no';
}

export function defenseForecast(
  view: L5rView,
  { attacker, type, totals, strength }: ConflictView,
  { defenders }: DefenseDeclaration,
): DefenseForecast {
  const defender: SeatId = attacker === 0 ? 1 : 0;
  const present = charactersOf(view, defender).filter(({ at }) => at === 'conflict');
  const attack = totals[attacker] ?? 0;
  const ready = present.filter(({ stance }) => stance === 'ready').map(({ id }) => id);
  const defense = totalOf(view, defender, type, [...ready, ...defenders.filter((card) => !ready.includes(card))]);
  const outcome = outcomeOf(attack, defense, strength);
  return {
    attack,
    defense,
    outcome,
    toHold: Math.max(0, attack - strength + 1 - defense),
    toWin: Math.max(0, attack + 1 - defense),
    unopposed: outcome.winner === 'attack' && defenders.length + present.length === 0 ? 'yes' : 'no',
  };
}

/** The skill of these characters, with the Imperial Favor if it fits and somebody is there to use it. */
function totalOf(view: L5rView, seat: SeatId, type: ConflictType, cards: readonly CardId[]): number {
  const skill = charactersOf(view, seat)
    .filter(({ id }) => cards.includes(id))
    .reduce((sum, character) => sum + (character[type] ?? 0), 0);
  return skill + favorOf(view, seat, type, cards);
}

function favorOf({ favor }: L5rView, seat: SeatId, type: ConflictType, cards: readonly CardId[]): number {
  return favor?.holder === seat && favor.side === type && cards.length > 0 ? 1 : 0;
}

function charactersOf(view: L5rView, seat: SeatId): readonly CharacterView[] {
  return view.seats[seat]?.characters ?? [];
}
