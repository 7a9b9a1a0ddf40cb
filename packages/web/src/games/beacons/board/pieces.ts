import { type BeaconsView, DIE, type Hex, isHex, KEEPER_WORDS } from '@kronika/examples';
import { type Phrase, type SeatId, seatsOf, type Thing } from '@kronika/kernel';
import type { Looked } from '../../../table/looked.ts';
import { BOARD_WORDS, type BoardWords } from './words.ts';

/** What a thing of the table stands for. */
export type Piece =
  | { readonly is: 'hex' | 'site'; readonly hex: Hex }
  | { readonly is: 'keeper'; readonly seat: SeatId }
  | { readonly is: 'shade'; readonly shade: number }
  | { readonly is: 'die' };

const MOST_SEATS = 4;

/** Which piece is meant; nothing for what is no thing of this game. */
export function pieceOf(thing: Thing | Looked): Piece | undefined {
  if (!('id' in thing)) return undefined;
  const { is, id } = thing;
  if ((is === 'hex' || is === 'site') && isHex(id)) return { is, hex: id };
  if (is === 'shade' && /^[0-4]$/.test(id)) return { is, shade: Number(id) };
  if (is === DIE.is && id === DIE.id) return { is: 'die' };
  const seat = is === 'keeper' ? seatsOf(MOST_SEATS).find((one) => String(one) === id) : undefined;
  return seat === undefined ? undefined : { is: 'keeper', seat };
}

/** Whether the piece is on the table. */
export function isThere({ seats, sites, shades, turn }: BeaconsView, piece: Piece): boolean {
  switch (piece.is) {
    case 'hex':
      return true;
    case 'site':
      return sites.some(({ hex }) => hex === piece.hex);
    case 'keeper':
      return piece.seat < seats.length;
    case 'shade':
      return piece.shade < shades.length;
    case 'die':
      return turn !== null;
  }
}

/** What it is called. */
export function nameOfPiece(piece: Piece, view: BeaconsView | undefined): Phrase {
  const say = (words: (say: BoardWords) => string): Phrase => ({
    pl: words(BOARD_WORDS.pl),
    en: words(BOARD_WORDS.en),
  });
  switch (piece.is) {
    case 'hex':
      return say(({ hex }) => hex(piece.hex));
    case 'site':
      return say(({ beaconOn }) => beaconOn(piece.hex));
    case 'keeper':
      return KEEPER_WORDS[view?.seats[piece.seat]?.keeper ?? 'warden'].name;
    case 'shade':
      return say(({ shade }) => shade(piece.shade + 1));
    case 'die':
      return say(({ die }) => die);
  }
}
