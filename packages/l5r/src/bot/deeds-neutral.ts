import type { ConflictType } from '../cards/fact.ts';
import { type Board, type Figure, has, isReady, isThere, presence, skill } from './board.ts';
import {
  aimed,
  bring,
  bySacrifice,
  costing,
  costingFate,
  type Deed,
  drain,
  type Effect,
  feed,
  foe,
  gain,
  honor,
  judge,
  nothing,
  own,
  priced,
  remove,
  sendHome,
  strengthen,
  there,
} from './deed.ts';
import { rowCharacters } from './rows.ts';
import { dishonoring } from './stakes.ts';
import { honorWorth, printedWorth } from './worth.ts';

/** The best skill among own participants with that trait: rout and outwit drive away who has less. */
function bestOf(board: Board, trait: string, type: ConflictType): number {
  const fitting = board.own.filter((figure) => isThere(figure) && has(figure, trait));
  return Math.max(-1, ...fitting.map((figure) => skill(figure, type)));
}

const isBelow = (trait: string, type: ConflictType) => (figure: Figure, board: Board) =>
  skill(figure, type) < bestOf(board, trait, type);

/** The strongest character of the own provinces joins the conflict. */
function reinforcement(board: Board): Effect {
  const type = board.fight?.seen.type;
  if (type === undefined) return nothing;
  const best = rowCharacters(board).reduce(
    (most, fact) => (fact[type] === null ? most : Math.max(most, (fact[type] ?? 0) + 0.1 * printedWorth(fact))),
    0,
  );
  return { swing: Math.floor(best), gain: 0.4 * best };
}

/** One is honored and one dishonored: the best pair on the table. */
function display(board: Board): Effect {
  const honored = board.own.filter((figure) => isThere(figure) && figure.seen.status !== 'honored');
  const shamed = board.foes.filter((figure) => isThere(figure) && figure.seen.status !== 'dishonored');
  if (honored.length === 0 || shamed.length === 0) return nothing;
  const glory = (figures: readonly Figure[]) => Math.max(0, ...figures.filter(isReady).map(({ seen }) => seen.glory));
  return { swing: glory(honored) + glory(shamed), gain: 2 };
}

/** Whether the attackers are worse at the other type. */
function turnedType({ foes, fight }: Board): number {
  if (fight === undefined) return 0;
  const total = (type: ConflictType) => foes.filter(isThere).reduce((sum, figure) => sum + skill(figure, type), 0);
  const [now, then] =
    fight.seen.type === 'military' ? (['military', 'political'] as const) : (['political', 'military'] as const);
  return total(now) > total(then) ? 1 : 0;
}

/** Their least loss: the opponent chooses whom to dishonor. */
function theirShame(board: Board): number {
  const shames = board.foes.filter(isThere).map(dishonoring);
  return shames.length === 0 ? 0 : Math.min(...shames);
}

/** Both skills of the wandering ronin grow for a fate of its own. */
const ronin: Deed = { bare: (_, self) => (self !== undefined && isThere(self) ? { swing: 2, gain: -1 } : nothing) };

export const NEUTRAL_DEEDS: Readonly<Record<string, Deed>> = {
  assassination: priced(
    aimed(remove, foe, costing(2)),
    (board) => 3 * honorWorth(board) + (board.me.honor <= 4 ? 90 : 0),
  ),
  banzai: aimed(strengthen(2, 0), own, there),
  charge: { bare: reinforcement },
  'court-games': {
    on: honor,
    bare: (board) => ({
      swing: Math.max(0, ...board.own.map((figure) => honor(figure, board, undefined)?.swing ?? 0)),
      gain: Math.max(
        theirShame(board),
        ...board.own.filter(isThere).map((figure) => honor(figure, board, undefined)?.gain ?? 0),
      ),
    }),
  },
  'for-shame': aimed(
    (figure, board) => ({
      swing: Math.min(presence(board, figure), figure.seen.glory),
      gain: figure.seen.status === 'dishonored' ? 0.2 : 1,
    }),
    foe,
    there,
  ),
  'good-omen': aimed(feed, ({ fact }) => fact.cost >= 3),
  'fallen-in-battle': aimed(remove, foe, there),
  outwit: aimed(sendHome, isBelow('courtier', 'political')),
  rout: aimed(sendHome, isBelow('bushi', 'military')),
  'wandering-ronin': ronin,
  'miya-mystic': priced({ bare: (board) => ({ swing: 0, gain: attachmentGain(board) }) }, bySacrifice),
  'favorable-ground': priced(aimed(bring), costingFate(0.8)),
  'imperial-storehouse': gain(0.6),
  'fertile-fields': gain(1),
  'manicured-garden': gain(1),
  'meditations-on-the-tao': aimed(drain, there),
  'shameful-display': { bare: display, on: judge },
  'spies-at-court': { bare: (board) => ({ swing: 0, gain: board.foe.hand.length > 1 ? 0.9 : 0 }) },
  'elemental-fury': gain(0.4),
  'rally-to-the-cause': { bare: (board) => ({ swing: 0, gain: turnedType(board) }) },
};

/** What the best of their attachments is worth to be rid of. */
export function attachmentGain(board: Board): number {
  return Math.max(
    0,
    ...board.foes.map((figure) => (figure.seen.attachments.length > 0 ? 1.4 : 0)),
    ...board.own.map(({ seen }) => (seen.attachments.some(({ controller }) => controller !== board.seat) ? 1.8 : 0)),
  );
}
