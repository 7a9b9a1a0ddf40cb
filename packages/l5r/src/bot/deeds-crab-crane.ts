import { type Board, type Figure, isReady, isThere, presence, skill, wears } from './board.ts';
import {
  type Aim,
  aimed,
  bow,
  byAnySacrifice,
  byBowing,
  bySacrifice,
  clan,
  costingFate,
  type Deed,
  feed,
  foe,
  gain,
  honor,
  nothing,
  other,
  own,
  priced,
  readyUp,
  remove,
  side,
  strengthen,
  there,
} from './deed.ts';
import { rowFacts } from './rows.ts';
import { honorHarm, honorWorth, worth } from './worth.ts';

function holdingsOf({ me }: Board): number {
  return me.provinces.flatMap(({ row }) => rowFacts(row)).filter(({ type }) => type === 'holding').length;
}

/** Two of skill for each holding. */
const wall: Aim = (figure, board, self) => {
  const amount = 2 * holdingsOf(board);
  return strengthen(amount, amount)(figure, board, self);
};

/** The jade tetsubo: who is weaker than its bearer loses all fate. */
const shatter: Aim = ({ seen, side: whose }) =>
  whose === 'own' || seen.fate === 0 ? undefined : { swing: 0, gain: 1.2 * seen.fate };

function isWeakerThanBearer(figure: Figure, board: Board): boolean {
  const bearer = board.own.find((candidate) => isThere(candidate) && wears(candidate, 'jade-tetsubo'));
  return bearer !== undefined && skill(figure, 'military') < skill(bearer, 'military');
}

/** Not bowing after a defense keeps a character for the next conflict. */
const stayReady: Aim = (figure, board) =>
  board.fight?.role === 'defender' && isThere(figure) && figure.side === 'own'
    ? { swing: 0, gain: 0.4 * worth(figure) }
    : undefined;

/** What the opponent would give up: the least of theirs. */
function theirLeast(board: Board): number {
  return board.foes.length === 0 ? 0 : Math.min(...board.foes.map(worth));
}

export const CRAB_DEEDS: Readonly<Record<string, Deed>> = {
  'shiro-nishiyama': {
    bare: (board) =>
      board.fight?.role === 'defender'
        ? { swing: board.own.filter((figure) => isThere(figure) && isReady(figure)).length, gain: 0 }
        : nothing,
  },
  'hida-guardian': aimed(wall, other, there, own),
  'shrewd-yasuki': gain(1),
  'vanguard-warrior': priced(aimed(feed, other), (board, self) => 0.6 + bySacrifice(board, self)),
  'steadfast-witch-hunter': priced(aimed(readyUp), (board, self) => 0.5 + byAnySacrifice(board, self)),
  'kaiu-shuichi': gain(1),
  'funeral-pyre': priced(gain(1), byAnySacrifice),
  'hida-tomonatsu': priced(
    aimed(remove, foe, there, ({ fact }) => fact.unique !== true),
    bySacrifice,
  ),
  'stoic-gunso': priced(
    { bare: (_, self) => (self !== undefined && isThere(self) ? { swing: 3, gain: 0 } : nothing) },
    byAnySacrifice,
  ),
  'hiruma-ambusher': aimed(({ fact }) => ({ swing: 0, gain: fact.cost }), foe),
  'jade-tetsubo': aimed(shatter, there, isWeakerThanBearer),
  levy: gain(1.6),
  'way-of-the-crab': priced({ bare: (board) => ({ swing: 0, gain: theirLeast(board) }) }, byAnySacrifice),
  'the-mountain-does-not-fall': aimed(stayReady),
};

/** The gift giver lets the opponent choose who bows: the least of those that take part. */
function leastPresence(board: Board): number {
  const counted = board.foes.filter((figure) => isThere(figure) && isReady(figure));
  return counted.length === 0 ? 0 : Math.min(...counted.map((figure) => presence(board, figure)));
}

/** A duel against the weakest at arms brings most. */
export const duelTo =
  (prize: Aim): Aim =>
  (figure, board, self) => {
    const edge = self === undefined ? 0 : skill(self, 'military') - skill(figure, 'military');
    const won = prize(figure, board, self);
    const odds = Math.min(0.9, Math.max(0, 0.5 + 0.15 * edge));
    return won === undefined || edge < 0
      ? undefined
      : { swing: Math.floor(won.swing * odds), gain: won.gain * odds - 1 };
  };

const onlyOneThere = (board: Board): boolean => board.own.filter(isThere).length === 1;

export const CRANE_DEEDS: Readonly<Record<string, Deed>> = {
  'shizuka-toshi': aimed(bow, foe, there, (figure) => skill(figure, 'political') <= 2),
  'asahina-artisan': priced(aimed(strengthen(0, 3), own, other, clan('crane')), byBowing),
  'brash-samurai': {
    bare: (board, self) =>
      self !== undefined && onlyOneThere(board) ? (honor(self, board, self) ?? nothing) : nothing,
  },
  'doji-gift-giver': priced({ bare: (board) => ({ swing: leastPresence(board), gain: 0.2 }) }, costingFate(2)),
  'savvy-politician': aimed(honor, own),
  'daidoji-nerishma': gain(0.4),
  'kakita-asami': { bare: (board) => ({ swing: 0, gain: honorWorth(board) + honorHarm(board) }) },
  'duelist-training': aimed(duelTo(bow), foe, there),
  'artisan-academy': gain(0.6),
  'the-perfect-gift': gain(1.3),
  'way-of-the-crane': aimed(honor, own, clan('crane')),
  'admit-defeat': aimed(bow, foe, side('defender'), (_, board) => board.foes.filter(isThere).length === 1),
  'noble-sacrifice': priced(
    aimed(remove, foe, ({ seen }) => seen.status === 'dishonored'),
    (board) => {
      const prices = board.own.filter(({ seen }) => seen.status === 'honored').map(worth);
      return prices.length === 0 ? 99 : Math.min(...prices);
    },
  ),
};
