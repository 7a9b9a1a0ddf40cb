import { type PrintedId, printedId } from '@kronika/kernel';
import { ABILITIES, SOLO_CARDS } from './all.ts';
import type { AbilityFact, Fact, HeroFact, HeroId, PoisonFact, SoloFact } from './fact.ts';
import { HERO_CARDS } from './heroes.ts';
import type { Initiative, Kamae, Line, LineRef, Segment } from './pictograms.ts';
import { POISONS } from './status.ts';

const FACTS: ReadonlyMap<string, Fact> = new Map(
  [...ABILITIES, ...POISONS, ...SOLO_CARDS].map((fact) => [fact.id, fact]),
);

/** Every printed card: abilities, poisons, cards of AI opponents. */
export function allFacts(): readonly Fact[] {
  return [...FACTS.values()];
}

export function printedOf(fact: Fact): PrintedId {
  return printedId(fact.id);
}

export function isPrinted(printed: string): boolean {
  return FACTS.has(printed);
}

/** What is printed on a card. */
export function factOf(printed: PrintedId): Fact {
  const fact = FACTS.get(printed);
  if (fact === undefined) throw new Error(`There is no card "${printed}" in Senjutsu.`);
  return fact;
}

export function abilityFact(printed: PrintedId): AbilityFact {
  const fact = factOf(printed);
  if (fact.is !== 'ability') throw new Error(`"${printed}" is not an ability card but a ${fact.is} card.`);
  return fact;
}

export function soloFact(printed: PrintedId): SoloFact {
  const fact = factOf(printed);
  if (fact.is !== 'solo') throw new Error(`"${printed}" is not a solo card but of the kind "${fact.is}".`);
  return fact;
}

export function poisonFact(printed: PrintedId): PoisonFact {
  const fact = factOf(printed);
  if (fact.is !== 'poison') throw new Error(`"${printed}" is not a poison but of the kind "${fact.is}".`);
  return fact;
}

const HERO_BY_ID: ReadonlyMap<string, HeroFact> = new Map(HERO_CARDS.map((hero) => [hero.id, hero]));

export function heroFact(hero: HeroId): HeroFact {
  const fact = HERO_BY_ID.get(hero);
  if (fact === undefined) throw new Error(`There is no hero "${hero}" in Senjutsu.`);
  return fact;
}

/** A part of a card with its own speed; the speed of the upper one may have to be chosen or bought. */
export interface PrintedSegment {
  readonly segment: Segment;
  readonly initiative: Initiative;
  readonly lines: readonly Line[];
}

const segments = new Map<PrintedId, readonly PrintedSegment[]>();

/** The parts of a card, from the top; a poison has none. Memoized. */
export function segmentsOf(printed: PrintedId): readonly PrintedSegment[] {
  const known = segments.get(printed);
  if (known !== undefined) return known;
  const fact = factOf(printed);
  const parts: PrintedSegment[] = [];
  if (fact.is !== 'poison') {
    parts.push({ segment: 'upper', initiative: fact.initiative, lines: fact.lines });
    const lower = fact.is === 'ability' ? fact.lower : fact.second;
    if (lower !== undefined)
      parts.push({ segment: 'lower', initiative: { is: 'fixed', speed: lower.speed }, lines: lower.lines });
  }
  segments.set(printed, parts);
  return parts;
}

/** An initiative of a card and what it takes to have it (SEN-CARD-d to SEN-CARD-i). */
export interface PrintedInitiative {
  readonly initiative: Initiative;
  /** Holds in these Kamae, and then instead of the others (SEN-CARD-g). */
  readonly kamae?: readonly Kamae[];
  /** May be had for so much focus (SEN-CARD-f). */
  readonly pay?: number;
}

const initiatives = new Map<PrintedId, readonly PrintedInitiative[]>();

/** The initiatives of the upper part: the printed one first, then those on bars. Memoized. */
export function initiativesOf(printed: PrintedId): readonly PrintedInitiative[] {
  const known = initiatives.get(printed);
  if (known !== undefined) return known;
  const upper = segmentsOf(printed)[0];
  const printedOnes: PrintedInitiative[] = upper === undefined ? [] : [{ initiative: upper.initiative }];
  for (const line of upper?.lines ?? []) {
    if (line.is !== 'initiative') continue;
    const { initiative, kamae, pay } = line;
    printedOnes.push({ initiative, ...(kamae && { kamae }), ...(pay !== undefined && { pay }) });
  }
  initiatives.set(printed, printedOnes);
  return printedOnes;
}

/** The lists of lines within a line: one for each alternative of an -OR-, one or none for the others. */
export function listsWithin(line: Line): readonly (readonly Line[])[] {
  switch (line.is) {
    case 'or':
      return line.options;
    case 'star':
    case 'ifSuccess':
    case 'allPlayers':
    case 'othersMay':
    case 'eachTimeReduced':
      return [line.lines];
    default:
      return [];
  }
}

/**
 * The list of lines at a place of a card: `[]` is the whole segment, `[3]` what stands within its fourth line. An -OR-
 * takes two steps: `[2, 0]` is the first alternative of the third line.
 */
export function linesAt(printed: PrintedId, { segment, path }: LineRef): readonly Line[] {
  return linesWithin(printed, segment, path, path.length);
}

/** The list that the first so many steps of a path lead to. */
export function linesWithin(
  printed: PrintedId,
  segment: Segment,
  path: LineRef['path'],
  steps: number,
): readonly Line[] {
  let list: readonly Line[] | undefined;
  for (const part of segmentsOf(printed)) if (part.segment === segment) list = part.lines;
  for (let at = 0; list !== undefined && at < steps; at += 1) {
    const line: Line | undefined = list[path[at] ?? -1];
    if (line?.is === 'or') at += 1;
    list = line && listsWithin(line)[line.is === 'or' ? (path[at] ?? -1) : 0];
  }
  if (list === undefined) throw new Error(`"${printed}" has no lines at ${segment} ${path.slice(0, steps).join('.')}.`);
  return list;
}

/** The line at a place of a card: the last step of the path is its number in its list. */
export function lineAt(printed: PrintedId, { segment, path }: LineRef): Line {
  const last = path.length - 1;
  const line = linesWithin(printed, segment, path, last)[path[last] ?? -1];
  if (line === undefined) throw new Error(`"${printed}" has no line at ${segment} ${path.join('.')}.`);
  return line;
}

/** Whether the card can poison somebody. */
export function isPoisoning(printed: PrintedId): boolean {
  return segmentsOf(printed).some(({ lines }) => lines.some(poisons));
}

function poisons(line: Line): boolean {
  if (line.is === 'target') return line.does.is === 'poison';
  return listsWithin(line).some((lines) => lines.some(poisons));
}
