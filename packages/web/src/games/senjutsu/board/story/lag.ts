import type { SeenEvent } from '@kronika/kernel';
import {
  type Block,
  type FighterId,
  type FighterView,
  fighterId,
  isSenjutsuEvent,
  type Piece,
  type PlayedView,
  type Revealed,
  type Segment,
  type SenjutsuView,
  segmentsOf,
} from '@kronika/senjutsu';
import { NO_TRAIL, type Trail } from './trail.ts';

/** What the board shows of a fighter only once it was told. */
type Shown = Pick<FighterView, 'cell' | 'facing' | 'wounds' | 'bleeding' | 'played' | 'defeat'> & {
  readonly kamae?: Extract<FighterView, { readonly is: 'hero' }>['kamae'];
  readonly focus?: number;
};

/** The table as it was told so far; the match may be further. */
export interface Lag {
  readonly fighters: ReadonlyMap<FighterId, Shown>;
  readonly blocks: readonly Block[];
  readonly pieces: readonly Piece[];
  readonly speed: number | null;
}

export function lagFrom({ fighters, blocks, field, speed }: SenjutsuView): Lag {
  return {
    fighters: new Map(fighters.map((fighter) => [fighter.id, shownOf(fighter)])),
    blocks,
    pieces: field.pieces,
    speed,
  };
}

function shownOf(fighter: FighterView): Shown {
  const { cell, facing, wounds, bleeding, played, defeat } = fighter;
  const shown: Shown = { cell, facing, wounds, bleeding, played, defeat };
  return fighter.is === 'hero' ? { ...shown, kamae: fighter.kamae, focus: fighter.focus } : shown;
}

/** The table after one more event was told. What is new since is taken from the table as it is. */
export function told(lag: Lag, seen: SeenEvent, now: SenjutsuView): Lag {
  if (!isSenjutsuEvent(seen)) return lag;
  const event = seen;
  const change = (fighter: FighterId, to: (was: Shown) => Partial<Shown>): Lag => {
    const live = now.fighters.find(({ id }) => id === fighter);
    const was = lag.fighters.get(fighter) ?? (live === undefined ? undefined : shownOf(live));
    return was === undefined ? lag : { ...lag, fighters: new Map(lag.fighters).set(fighter, { ...was, ...to(was) }) };
  };
  switch (event.is) {
    case 'placed':
      return change(event.fighter, () => ({ cell: event.cell, facing: event.facing }));
    case 'stepped':
      return change(event.fighter, () => ({ cell: event.to }));
    case 'turned':
      return change(event.fighter, () => ({ facing: event.facing }));
    case 'swapped': {
      const [one, other] = event.fighters;
      const [first, second] = [lag.fighters.get(one), lag.fighters.get(other)];
      if (first === undefined || second === undefined) return lag;
      const fighters = new Map(lag.fighters)
        .set(one, { ...first, cell: second.cell })
        .set(other, { ...second, cell: first.cell });
      return { ...lag, fighters };
    }
    case 'wounded':
      return change(event.fighter, (was) => ({
        wounds: was.wounds + event.wounds,
        bleeding: was.bleeding + event.bleeding,
      }));
    case 'bled':
      return change(event.fighter, (was) => ({
        wounds: was.wounds - event.count,
        bleeding: was.bleeding + event.count,
      }));
    case 'stanched':
      return change(event.fighter, (was) => ({
        wounds: was.wounds + event.count,
        bleeding: was.bleeding - event.count,
      }));
    case 'focusGained':
      return change(event.fighter, ({ focus = 0 }) => ({ focus: focus + event.count }));
    case 'focusLost':
      return change(event.fighter, ({ focus = 0 }) => ({ focus: focus - event.count }));
    case 'kamaeChanged':
      return change(event.fighter, () => ({ kamae: event.to }));
    case 'defeated':
      return change(event.fighter, () => ({ cell: null, defeat: event.how }));
    case 'revealed':
      return {
        ...lag,
        fighters: new Map(
          [...lag.fighters].map(([id, was]) => {
            const card = event.cards.find(({ fighter }) => fighter === id);
            return [id, card === undefined ? was : { ...was, played: asRevealed(card.revealed) }];
          }),
        ),
      };
    case 'speedSet':
      return change(event.fighter, ({ played }) => ({ played: played && atSpeed(played, event.speed) }));
    case 'agendaSet':
      return {
        ...lag,
        fighters: new Map(
          [...lag.fighters].map(([id, was]) => {
            const set = event.segments.find(({ fighter }) => fighter === id);
            return [id, set === undefined ? was : { ...was, played: was.played && compared(was.played, set.segments) }];
          }),
        ),
      };
    case 'segmentEnded':
      return change(event.fighter, ({ played }) => ({ played: played && ended(played, event.segment, event.stage) }));
    case 'playAreaCleared':
      return change(fighterId(event.seat), () => ({ played: null }));
    case 'segmentBegan':
      return {
        ...lag,
        speed: event.speed,
        fighters: new Map(
          [...lag.fighters].map(([id, was]) => {
            const played = was.played && settled(was.played);
            return [
              id,
              { ...was, played: id === event.fighter && played ? begun(played, event.segment, event.speed) : played },
            ];
          }),
        ),
      };
    case 'blockRaised':
      return { ...lag, blocks: [...lag.blocks, event.block] };
    case 'blocksLowered':
      return { ...lag, blocks: [] };
    case 'pieceRemoved':
      return {
        ...lag,
        pieces: lag.pieces.filter(({ kind, cells }) => kind !== event.piece.kind || cells[0] !== event.piece.cells[0]),
      };
    case 'speedReached':
      return { ...lag, speed: event.speed };
    case 'turnBegan':
      return lagFrom(now);
    default:
      return lag;
  }
}

/** The table as it was told. */
export function laggedView(view: SenjutsuView, lag: Lag, trail: Trail = NO_TRAIL): SenjutsuView {
  return {
    ...view,
    running: trail.running,
    speed: lag.speed,
    blocks: lag.blocks,
    field: { ...view.field, pieces: lag.pieces },
    fighters: view.fighters.map((fighter) => {
      const shown = lag.fighters.get(fighter.id);
      if (shown === undefined) return fighter;
      const { kamae, focus, ...both } = shown;
      if (fighter.is === 'foe') return { ...fighter, ...both };
      return {
        ...fighter,
        ...both,
        ...(kamae === undefined ? {} : { kamae }),
        ...(focus === undefined ? {} : { focus }),
      };
    }),
  };
}

/** A card as it was turned up: its parts that have a printed speed, until more is told. */
function asRevealed(revealed: Revealed): PlayedView {
  const parts = revealed.is === 'stun' ? [] : segmentsOf(revealed.printed);
  const segments = parts.flatMap(({ segment, initiative }) =>
    initiative.is === 'fixed' ? [{ segment, speed: initiative.speed, stage: 'waiting' as const }] : [],
  );
  return {
    revealed,
    paid: 0,
    range: null,
    speed: segments.find(({ segment }) => segment === 'upper')?.speed ?? null,
    lowest: null,
    segments,
    cancelled: 'nothing',
    target: null,
    instants: [],
  };
}

/** The first part of a card acts at this speed. */
function atSpeed(played: PlayedView, speed: number): PlayedView {
  const others = played.segments.filter(({ segment }) => segment !== 'upper');
  return { ...played, speed, segments: [{ segment: 'upper', speed, stage: 'waiting' }, ...others] };
}

/** Speeds are compared: every part has its own now. */
function compared(played: PlayedView, segments: PlayedView['segments']): PlayedView {
  return { ...played, speed: segments.find(({ segment }) => segment === 'upper')?.speed ?? played.speed, segments };
}

/** A part of a card was resolved, waits behind its block, or was given up. */
function ended(played: PlayedView, segment: Segment, stage: 'resting' | 'done' | 'dropped'): PlayedView {
  return { ...played, segments: played.segments.map((part) => (part.segment === segment ? { ...part, stage } : part)) };
}

/** What was being resolved is done. */
function settled(played: PlayedView): PlayedView {
  const segments = played.segments.map((part) =>
    part.stage === 'running' ? { ...part, stage: 'done' as const } : part,
  );
  return { ...played, segments };
}

/** A part of a card is being resolved. */
function begun(played: PlayedView, segment: Segment, speed: number): PlayedView {
  const others = played.segments.filter((part) => part.segment !== segment);
  return { ...played, segments: [...others, { segment, speed, stage: 'running' }] };
}
