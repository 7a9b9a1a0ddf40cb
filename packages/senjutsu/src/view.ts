import {
  type CardId,
  cardOf,
  cardsIn,
  type Frame,
  knownIn,
  type PrintedId,
  type SeatId,
  type Sight,
  sightsIn,
  type Viewer,
} from '@kronika/kernel';
import { factOf } from './cards/library.ts';
import type { Condition, LineRef } from './cards/pictograms.ts';
import { handLimit, holds, woundLimit } from './fighters.ts';
import { runningIn } from './running.ts';
import type { Behaviour, Contract, Foe, FoeCard, FoeKind, Stance } from './solo/foe.ts';
import { type Foreseen, foreseenOf } from './solo/foreseen.ts';
import type { Horde } from './solo/horde-state.ts';
import type {
  Block,
  Field,
  FighterBase,
  FighterId,
  Format,
  Hero,
  MarkedLine,
  Phase,
  Played,
  Senjutsu,
  Switches,
  Turn,
} from './state.ts';
import { cardsInPlay, coreOf, deckOf, discardOf, handOf, OUT, playedOf, poisonOf } from './zones.ts';

/** A card in somebody's play area that stays there. */
export interface LyingCard {
  readonly card: CardId;
  readonly printed: PrintedId;
  readonly turnsLeft: number;
}

/** A fighter's card of the turn as everybody sees it: nothing before it is revealed. */
export type PlayedView = Omit<Played, 'instants'> & { readonly instants: readonly LyingCard[] };

export interface HeroView extends Hero {
  readonly handLimit: number;
  readonly woundLimit: number;
  /** Newest last; others see only how many. Core cards are not among them. */
  readonly hand: readonly Sight[];
  readonly core: readonly Sight[];
  /** What it fights with; core weapons are public, also when the hero has fallen. */
  readonly weapons: readonly string[];
  readonly deck: number;
  /** The cards of the deck that the viewer knows, while a search or a look lasts. */
  readonly known: readonly Sight[];
  /** Topmost last; with the side it was discarded with (SEN-DISC-6). */
  readonly discard: readonly Sight[];
  readonly inPlay: readonly LyingCard[];
  readonly poisonDeck: number;
  /** What lines may depend on and holds of it now. */
  readonly conditions: readonly Condition[];
  readonly played: PlayedView | null;
  /** Reactions that were played before there was a card of the turn. */
  readonly reactions: readonly LyingCard[];
}

export interface FoeView extends FighterBase {
  readonly is: 'foe';
  readonly kind: FoeKind;
  readonly behaviour: Behaviour;
  readonly stance: Stance;
  readonly woundLimit: number;
  readonly preferredDistance: number;
  readonly deck: number;
  /** The cards that the viewer has seen on top of the deck; their order is not known (SEN-SOLO-PEEK). */
  readonly known: readonly FoeCard[];
  readonly discard: readonly { readonly printed: PrintedId | 'stun' | 'poison' | null }[];
  readonly stuns: number;
  readonly poisonDeck: number;
  /** Contracts of Yojimbo that are fulfilled (SEN-SOLO-HERO-yojimbo). */
  readonly contracts: readonly Contract[];
  /** What lines may depend on and holds of it now. */
  readonly conditions: readonly Condition[];
  readonly poisons: readonly { readonly printed: PrintedId; readonly turnsLeft: number }[];
  readonly played: PlayedView | null;
  /** What it will do with its revealed card if nobody else moves before. */
  readonly foreseen: Foreseen | null;
}

export type FighterView = HeroView | FoeView;

/** What is being resolved right now. */
export interface RunningLine {
  readonly fighter: FighterId;
  readonly printed: PrintedId;
  readonly line: LineRef;
}

/** What a viewer may know. */
export interface SenjutsuView {
  readonly viewer: Viewer;
  readonly format: Format;
  readonly switches: Switches;
  readonly turn: number;
  readonly phase: Phase;
  readonly speed: number | null;
  readonly field: Field;
  readonly fighters: readonly FighterView[];
  readonly advantage: readonly SeatId[];
  readonly blocks: readonly Block[];
  readonly bannedTypes: Turn['bannedTypes'];
  readonly bannedCards: Turn['bannedCards'];
  /** Innermost last: a counter or a benefit runs on top of the card it answers. */
  readonly running: readonly RunningLine[];
  /** Lines of this turn that were bought, chosen at an -OR-, or skipped; the others above the running one were resolved. */
  readonly marks: readonly MarkedLine[];
  readonly horde: Horde | null;
}

/** What the viewer may know, built up from nothing. */
export function view(state: Senjutsu, viewer: Viewer, stack: readonly Frame[] = []): SenjutsuView {
  const { format, switches, field, advantage, horde, turn } = state;
  return {
    viewer,
    format,
    switches,
    turn: turn.number,
    phase: turn.phase,
    speed: turn.speed,
    field,
    fighters: state.fighters.map((fighter) =>
      fighter.is === 'hero' ? heroView(state, fighter, viewer) : foeView(state, fighter, viewer),
    ),
    advantage,
    blocks: turn.blocks,
    bannedTypes: turn.bannedTypes,
    bannedCards: turn.bannedCards,
    running: runningIn(stack),
    marks: turn.marks,
    horde,
  };
}

function heroView(state: Senjutsu, hero: Hero, viewer: Viewer): HeroView {
  const { seat } = hero;
  const { table } = state;
  return {
    ...hero,
    handLimit: handLimit(hero),
    woundLimit: woundLimit(state, hero),
    hand: sightsIn(table, handOf(seat), viewer),
    core: sightsIn(table, coreOf(seat), viewer),
    weapons: weaponsOf(state, hero),
    deck: cardsIn(table, deckOf(seat)).length,
    known: knownIn(table, deckOf(seat), viewer),
    discard: sightsIn(table, discardOf(seat), viewer),
    inPlay: cardsInPlay(state, seat).map(lying),
    poisonDeck: cardsIn(table, poisonOf(seat)).length,
    conditions: conditionsOf(state, hero.id),
    played: playedView(state, hero.id),
    reactions: reactionsOf(state, hero),
  };
}

function weaponsOf({ table }: Senjutsu, { seat, defeat }: Hero): readonly string[] {
  const zones = defeat === null ? [coreOf(seat), playedOf(seat)] : [OUT];
  return zones
    .flatMap((zone) => cardsIn(table, zone))
    .flatMap((id) => {
      const { owner, printed } = cardOf(table, id);
      const fact = owner === seat ? factOf(printed) : undefined;
      return fact?.is === 'ability' && fact.core === 'weapon' && fact.weapon !== undefined ? [fact.weapon] : [];
    });
}

/** An AI opponent as everybody sees it; only who may know everything sees what lies face down. */
function foeView(state: Senjutsu, foe: Foe, viewer: Viewer): FoeView {
  const { id, team, cell, facing, wounds, bleeding, limps, stealth, defeat } = foe;
  const { kind, behaviour, stance, preferredDistance, stuns, poisons } = foe;
  return {
    is: 'foe',
    id,
    team,
    cell,
    facing,
    wounds,
    bleeding,
    limps,
    stealth,
    defeat,
    kind,
    behaviour,
    stance,
    preferredDistance,
    stuns,
    poisons,
    poisonDeck: foe.poisonDeck.length,
    contracts: foe.contracts,
    conditions: conditionsOf(state, id),
    woundLimit: woundLimit(state, foe),
    deck: foe.deck.length,
    known: foe.peeks.find(({ seat }) => seat === viewer)?.cards ?? [],
    discard: foe.discard.map(({ card, face }) => ({ printed: face === 'up' || viewer === 'arbiter' ? card : null })),
    played: playedView(state, id),
    foreseen: foreseenOf(state, foe),
  };
}

const CONDITIONS: readonly Condition[] = ['hidden', 'desperate'];

function conditionsOf(state: Senjutsu, id: FighterId): readonly Condition[] {
  return CONDITIONS.filter((condition) => holds(state, id, condition));
}

function lying({ id, printed, turnsLeft }: LyingSource): LyingCard {
  return { card: id, printed, turnsLeft };
}

type LyingSource = Senjutsu['table']['cards'][number];

/** Played cards lie open, so that they are the same to everybody. */
function playedView({ table, turn }: Senjutsu, id: FighterId): PlayedView | null {
  const played = turn.played[id];
  if (played === undefined || played === null) return null;
  return { ...played, instants: played.instants.map((card) => lying(cardOf(table, card))) };
}

function reactionsOf({ table, turn }: Senjutsu, { seat, id }: Hero): readonly LyingCard[] {
  const played = turn.played[id];
  const known = [...(played?.instants ?? []), ...(played?.revealed.is === 'card' ? [played.revealed.card] : [])];
  return cardsIn(table, playedOf(seat))
    .filter((card) => !known.includes(card))
    .map((card) => lying(cardOf(table, card)));
}
