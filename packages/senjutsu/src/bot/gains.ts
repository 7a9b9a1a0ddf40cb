import type { Line } from '../cards/pictograms.ts';
import { distance, type Stand } from '../hex/index.ts';
import type { Board } from './board.ts';
import { effectWorth } from './worth.ts';

/** What a card more in hand is worth; an empty deck makes drawing a wound. */
const CARD = 0.22;
/** What a card brings for which another has to go. */
const SIFTED = 0.05;
const WASTED = -0.15;
const WOUND = 1.4;
/** So few cards left in the deck are spared. */
const LAST_CARDS = 4;

/** What drawing so many cards is worth. */
export function drawWorth({ me, view }: Board, count: number): number {
  if (me.deck < count) return -WOUND * (count - me.deck);
  if (me.deck - count < LAST_CARDS) return -0.1 * count;
  // The card of the turn is still in hand while it is chosen.
  const held = me.hand.length + me.stuns - (view.phase === 'choose' ? 1 : 0);
  const kept = Math.min(count, Math.max(0, me.handLimit - held));
  return CARD * kept + (lastsLong(view) ? WASTED : SIFTED) * (count - kept);
}

/** Against AI opponents the deck is what runs out first. */
const lastsLong = ({ format }: Board['view']): boolean => format === 'horde' || format === 'solo';

/** What a line brings that neither moves, strikes nor changes Kamae or focus. */
export function lineWorth(board: Board, line: Line, { cell }: Stand): number {
  const { me } = board;
  switch (line.is) {
    case 'draw':
      return drawWorth(board, line.count);
    case 'drawUpTo':
      return Math.max(0, drawWorth(board, Math.min(line.count, me.deck)));
    case 'discardCards':
      return -Math.min(line.count, me.hand.length) * (me.hand.length > 3 ? 0.12 : 0.2);
    case 'search':
      return line.zone === 'targetDiscard' ? 0.1 : 0.35;
    case 'lookAtTop':
      return me.deck > LAST_CARDS ? 0.3 : 0;
    case 'playFound':
      return 0.5;
    case 'gainAdvantage':
      return board.view.advantage[0] === me.seat ? 0 : 0.08;
    case 'discardStuns':
      return 0.45 * Math.min(me.stuns, line.upTo);
    case 'discardLimp':
      return 0.25 * Math.min(me.limps.length, line.count);
    case 'discardAllStatus':
      return 0.45 * me.stuns + 0.25 * me.limps.length;
    case 'stanchWounds':
      return me.bleeding > 0 ? 0.5 : 0;
    case 'take':
      return -line.count * (line.status === 'stun' ? 0.5 : 0.25);
    case 'reduceDamage':
      return 0.9;
    case 'shuffleHandIntoDeck':
      return -0.4;
    case 'counter':
      return 0.08;
    case 'compare':
      return line.hits.length === 0 ? 0 : 0.4;
    case 'eachOpponentInRange':
      return board.opponents
        .filter((one) => distance(cell, one.cell) <= 3)
        .reduce((sum, one) => sum + line.does.reduce((of, effect) => of + effectWorth(effect, one, board.prize), 0), 0);
    default:
      return 0;
  }
}
