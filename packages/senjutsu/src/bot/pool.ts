import { type PrintedId, printedId } from '@kronika/kernel';
import { SOLO_CARDS } from '../cards/all.ts';
import type { SoloFact } from '../cards/fact.ts';
import { abilityFact, printedOf } from '../cards/library.ts';
import { READY_DECKS } from '../decks/ready/decks.ts';
import type { Cell } from '../hex/index.ts';
import { isCore } from '../prints.ts';
import type { FoeKind } from '../solo/foe.ts';
import { RECIPES } from '../solo/recipes.ts';
import type { SpeedRange } from '../state.ts';
import type { FoeView, HeroView } from '../view.ts';
import { type Means, profileOf } from './profile.ts';

/** A card that somebody may well play, and how likely it is. */
export interface Likely {
  readonly printed: PrintedId;
  readonly share: number;
}

/** What may strike a cell: how many wounds, how fast, how likely. */
export interface Likelihood {
  readonly speed: SpeedRange;
  readonly wounds: number;
  readonly share: number;
}

/** All that somebody may do this turn, judged by the cards such a fighter usually has. */
export interface Pool {
  readonly strikes: ReadonlyMap<Cell, readonly Likelihood[]>;
  readonly steps: readonly (SpeedRange & { readonly share: number })[];
  readonly shields: readonly (SpeedRange & { readonly share: number })[];
}

const pools = new Map<string, Pool>();

/** Nobody knows an opponent's hand, but what its hero mostly fights with; memoized. */
export function poolOfHero({ hero, kamae, focus, core }: HeroView): Pool {
  const cores = core.flatMap((sight) => (sight.face === 'up' ? [sight.printed] : []));
  const key = `${hero} ${kamae} ${focus} ${cores.join(' ')}`;
  return pooled(key, { hero, kamae, focus }, () => [...usualCards(hero), ...cores.map(coreCard)]);
}

/** An AI opponent plays what is left of its deck: what it has played does not come until the deck is reset. */
export function poolOfFoe(foe: FoeView): Pool {
  const key = `foe ${foe.kind} ${goneFrom(foe).join(' ')}`;
  return pooled(key, { hero: null, kamae: 'neutral', focus: 0 }, () => foeCards(foe));
}

/** What an AI opponent may reveal. */
export function foeCards(foe: FoeView): readonly Likely[] {
  const gone = goneFrom(foe);
  return soloCards(foe.kind).filter(({ printed }) => !gone.includes(printed));
}

function goneFrom({ discard }: FoeView): readonly string[] {
  return discard.flatMap(({ printed }) => (printed === null ? [] : [printed])).sort();
}

/** A core card is always at hand, as if there were several of it. */
const CORE_COPIES = 4;
/** Who may choose takes what strikes more often than chance would. */
const EAGERNESS = 1.7;

const coreCard = (printed: PrintedId): Likely => ({ printed, share: CORE_COPIES });

/** What a hero's ready deck holds, core cards left out. */
export function usualCards(hero: HeroView['hero']): readonly Likely[] {
  const deck = READY_DECKS.find((ready) => ready.hero === hero)?.deck.cards ?? [];
  return deck
    .map(({ id, quantity }) => ({ printed: printedId(id), share: EAGERNESS * quantity }))
    .filter(({ printed }) => !isCore(printed));
}

const ofKinds = new Map<FoeKind, readonly Likely[]>();

/** The cards that an AI opponent's deck is drawn from, each once; memoized. */
function soloCards(kind: FoeKind): readonly Likely[] {
  const found = ofKinds.get(kind);
  if (found !== undefined) return found;
  const { take, extra, own } = RECIPES[kind];
  const shares = new Map<PrintedId, number>();
  const add = (fact: SoloFact, share: number): void => {
    const printed = printedOf(fact);
    shares.set(printed, (shares.get(printed) ?? 0) + share);
  };
  for (const deck of [...take, ...(extra?.from ?? [])]) {
    const cards = SOLO_CARDS.filter((fact) => fact.deck === deck && fact.owner === undefined);
    for (const fact of cards) add(fact, 1 / cards.length);
  }
  if (own === 'all') for (const fact of SOLO_CARDS) if (fact.owner === kind && fact.nightmare !== true) add(fact, 1);
  const cards = [...shares].map(([printed, share]) => ({ printed, share }));
  ofKinds.set(kind, cards);
  return cards;
}

function pooled(key: string, means: Means, cards: () => readonly Likely[]): Pool {
  const found = pools.get(key);
  if (found !== undefined) return found;
  const pool = poolOf(cards(), means);
  pools.set(key, pool);
  return pool;
}

function poolOf(cards: readonly Likely[], means: Means): Pool {
  const all = cards.reduce((sum, { share }) => sum + share, 0);
  const strikes = new Map<Cell, Likelihood[]>();
  const steps: Pool['steps'][number][] = [];
  const shields: Pool['shields'][number][] = [];
  for (const { printed, share: copies } of cards) {
    const share = copies / all;
    if (means.hero !== null && !isPlayable(printed, means)) continue;
    const profile = profileOf(printed, means);
    if (profile.steps !== null) steps.push({ ...profile.steps, share });
    if (profile.shields !== null) shields.push({ ...profile.shields, share });
    for (const { speed, reach } of profile.blows)
      for (const [cell, wounds] of reach) {
        const known = strikes.get(cell) ?? [];
        known.push({ speed, wounds, share });
        strikes.set(cell, known);
      }
  }
  return { strikes, steps, shields };
}

/** Whether the required Kamae and focus are there. */
export function isPlayable(printed: PrintedId, { kamae, focus }: Means): boolean {
  const fact = abilityFact(printed);
  return fact.focus <= focus && (fact.requires === undefined || fact.requires.includes(kamae));
}
