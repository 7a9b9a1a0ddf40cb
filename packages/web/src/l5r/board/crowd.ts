import type { CharacterView } from '@kronika/l5r';
import type { Layout } from '../../table/board-module.ts';

/** Where the attachments of a character stand: a few look out above it, more stand beside it. */
export type Wearing = 'above' | 'beside';

/** Where characters stand together. A calm home has the room of a conflict that is not there. */
export type Ground = 'home' | 'calm home' | 'lane';

/** A character in its rank, and where its attachments are. */
export interface Standing {
  readonly character: CharacterView;
  readonly wearing: Wearing;
  /** How wide it stands, in widths of a card. */
  readonly breadth: number;
}

/** Characters in one or two ranks, in their order. */
export interface Crowd {
  readonly ranks: readonly (readonly Standing[])[];
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
interface Room {
  /** So many widths of a card fit side by side before they become narrow; then there are two ranks, if there is height for them. */
  readonly wide: number;
  /** How many attachments may look out above a card. */
  readonly above: number;
  /** How many attachments stand below one another beside a card: in one rank, and in each of two. */
  readonly column: number;
  readonly columnOfTwo?: number;
  /** So many widths of a card fit side by side at all. */
  readonly most: number;
}

const ROOMS: Readonly<Record<Layout, Readonly<Record<Ground, Room>>>> = {
  desktop: {
    home: { wide: 12, above: 0, column: 3, most: 15 },
    'calm home': { wide: 12, above: 0, column: 5, most: 15 },
    lane: { wide: 4.4, above: 2, column: 5, columnOfTwo: 3, most: 8 },
  },
  phone: {
    home: { wide: 6, above: 0, column: 3, most: 7 },
    'calm home': { wide: 5, above: 0, column: 3, columnOfTwo: 3, most: 7.2 },
    lane: { wide: 6, above: 2, column: 5, most: 6.8 },
  },
};

export function crowdOf(characters: readonly CharacterView[], ground: Ground, layout: Layout): Crowd {
  const room = ROOMS[layout][ground];
  const line = characters.map((character) => standing(character, room.above, room.column));
  if (room.columnOfTwo === undefined || widthOf(line) <= room.wide) return crowd([line], room.column, room.most);
  const { columnOfTwo } = room;
  return crowd(inTwo(characters.map((character) => standing(character, 0, columnOfTwo))), columnOfTwo, room.most);
}

function crowd(ranks: readonly (readonly Standing[])[], column: number, most: number): Crowd {
  const all = ranks.flat();
  const widest = Math.max(1, ...ranks.map(widthOf));
  return {
    ranks,
    widest,
    column,
    above: Math.max(
      0,
      ...all.map(({ wearing, character }) => (wearing === 'above' ? character.attachments.length : 0)),
    ),
    fit: widest > most ? 'packed' : 'fits',
  };
}

/** One that bows lies down, fate lies half beside its card, and strips beside it need room. */
function standing(character: CharacterView, mostAbove: number, column: number): Standing {
  const { stance, attachments, fate } = character;
  const wearing = attachments.length <= mostAbove ? 'above' : 'beside';
  const columns = wearing === 'above' ? 0 : Math.ceil(attachments.length / column);
  const breadth = (stance === 'bowed' ? LYING : 1) + (fate > 0 ? FATE : 0) + columns * STRIPS;
  return { character, wearing, breadth };
}

const LYING = 1.4;
const FATE = 0.16;
const STRIPS = 1;

function widthOf(line: readonly Standing[]): number {
  return line.reduce((sum, { breadth }) => sum + breadth, 0);
}

/** Cut where the wider of the two ranks is least wide. */
function inTwo(line: readonly Standing[]): readonly (readonly Standing[])[] {
  const cuts = line.slice(1).map((_, place) => [line.slice(0, place + 1), line.slice(place + 1)]);
  const widest = (ranks: readonly (readonly Standing[])[]) => Math.max(...ranks.map(widthOf));
  return cuts.reduce((best, cut) => (widest(cut) < widest(best) ? cut : best), cuts[0] ?? [line]);
}

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
