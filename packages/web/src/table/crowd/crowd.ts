/** Where the attachments of a character stand: a few look out above it, more stand beside it. */
export type Wearing = 'above' | 'beside';

/** What has to be known of somebody to find room for them. */
export interface Build {
  /** Who bows or kneels lies down: wider, and lower. */
  readonly pose: 'stands' | 'lies';
  readonly attachments: number;
  /** Whether tokens lie half beside the card. */
  readonly tokens: 'some' | 'none';
}

/** Somebody in a rank, and where their attachments are. */
export interface Standing<T> {
  readonly one: T;
  readonly wearing: Wearing;
  /** How wide it stands, in widths of a card. */
  readonly breadth: number;
}

/** Characters in one or two ranks, in their order. */
export interface Crowd<T> {
  readonly ranks: readonly (readonly Standing<T>[])[];
  /** How many widths of a card the widest rank has. */
  readonly widest: number;
  /** How many attachments stand below one another beside a card. */
  readonly column: number;
  /** How many attachments look out above a card, at most. */
  readonly above: number;
  /** Whether even the narrowest cards have no room side by side. */
  readonly fit: 'fits' | 'packed';
}

/** What a ground has room for. */
export interface Room {
  /** So many widths of a card fit side by side before they become narrow; then there are two ranks, if there is height for them. */
  readonly wide: number;
  /** How many attachments may look out above a card. */
  readonly above: number;
  /** How many may look out above one that lies, where there is room that it does not need. */
  readonly aboveLying?: number;
  /** How many attachments stand below one another beside a card: in one rank, and in each of two. */
  readonly column: number;
  readonly columnOfTwo?: number;
  /** So many widths of a card fit side by side at all. */
  readonly most: number;
}

export function crowdIn<T>(all: readonly T[], buildOf: (one: T) => Build, room: Room): Crowd<T> {
  const line = all.map((one) => standing(one, buildOf(one), room, room.column));
  if (room.columnOfTwo === undefined || widthOf(line) <= room.wide) return crowd([line], buildOf, room.column, room);
  const { columnOfTwo } = room;
  const low = { ...room, above: 0, aboveLying: 0 };
  const ranks = inTwo(all.map((one) => standing(one, buildOf(one), low, columnOfTwo)));
  return crowd(ranks, buildOf, columnOfTwo, low);
}

function crowd<T>(
  ranks: readonly (readonly Standing<T>[])[],
  buildOf: (one: T) => Build,
  column: number,
  { most, above, aboveLying = above }: Room,
): Crowd<T> {
  const widest = Math.max(1, ...ranks.map(widthOf));
  const worn = ranks.flat().map(({ wearing, one }) => {
    const { pose, attachments } = buildOf(one);
    if (wearing === 'beside') return 0;
    return pose === 'lies' ? attachments - (aboveLying - above) : attachments;
  });
  return { ranks, widest, column, above: Math.max(0, ...worn), fit: widest > most ? 'packed' : 'fits' };
}

/** One that bows lies down, tokens lie half beside their card, and strips beside it need room. */
function standing<T>(one: T, build: Build, { above, aboveLying = above }: Room, column: number): Standing<T> {
  const { pose, attachments, tokens } = build;
  const wearing = attachments <= (pose === 'lies' ? aboveLying : above) ? 'above' : 'beside';
  const columns = wearing === 'above' ? 0 : Math.ceil(attachments / column);
  const breadth = (pose === 'lies' ? LYING : 1) + (tokens === 'some' ? TOKENS : 0) + columns * STRIPS;
  return { one, wearing, breadth };
}

const LYING = 1.4;
const TOKENS = 0.16;
const STRIPS = 1;

function widthOf(line: readonly Standing<unknown>[]): number {
  return line.reduce((sum, { breadth }) => sum + breadth, 0);
}

/** Cut where the wider of the two ranks is least wide. */
function inTwo<T>(line: readonly Standing<T>[]): readonly (readonly Standing<T>[])[] {
  const cuts = line.slice(1).map((_, place) => [line.slice(0, place + 1), line.slice(place + 1)]);
  const widest = (ranks: readonly (readonly Standing<T>[])[]) => Math.max(...ranks.map(widthOf));
  return cuts.reduce((best, cut) => (widest(cut) < widest(best) ? cut : best), cuts[0] ?? [line]);
}

/** The side of a lane with more people gets more of it, and none less than a few cards need. */
export function shareOf({ widest }: Crowd<unknown>): string {
  return `${Math.max(FEW, Math.min(MANY, widest))}fr`;
}

const FEW = 3.4;
const MANY = 8;

declare module 'react' {
  interface CSSProperties {
    /** How many widths of a card have to stand in a row. */
    '--crowd'?: number;
    /** How many rows there are. */
    '--ranks'?: number;
    /** How many strips stand in one column, and how many above a card. */
    '--column'?: number;
    '--above'?: number;
    /** How many widths of a card one thing has. */
    '--breadth'?: number;
    /** How the lane is shared. */
    '--left'?: string;
    '--right'?: string;
  }
}
