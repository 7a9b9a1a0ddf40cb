import { factOf } from '../cards/fact.ts';
import { type Board, type Figure, has, isReady, isThere, presence, skill } from './board.ts';
import {
  type Aim,
  aimed,
  bow,
  byBowing,
  bySacrifice,
  clan,
  costingFate,
  type Deed,
  drain,
  type Effect,
  feed,
  foe,
  gain,
  honor,
  nothing,
  own,
  priced,
  readyUp,
  sendHome,
  side,
  strengthen,
  strike,
  there,
} from './deed.ts';
import { duelTo } from './deeds-crab-crane.ts';
import { attachmentGain } from './deeds-neutral.ts';

const readied = (figures: readonly Figure[]): number =>
  figures.filter((figure) => isThere(figure) && isReady(figure)).length;

/** The castle's help: more for who carries more. */
const armed: Aim = (figure, board, self) => {
  const amount = Math.min(2, figure.seen.attachments.length);
  return amount === 0 ? undefined : strengthen(amount, amount)(figure, board, self);
};

/** The unrevealed provinces of the own side, which the fury counts. */
function unrevealed({ foe: opponent, me, view }: Board): number {
  return (
    me.provinces.filter(({ province, condition }) => {
      // A facedown province looks the same as a faceup one to its owner; what nobody attacked is taken as unrevealed.
      return province !== undefined && condition === 'whole' && province.id !== view.conflict?.province;
    }).length - Math.min(1, opponent.declared.length)
  );
}

const isWeakerThan = (figure: Figure, _: Board, self: Figure | undefined): boolean =>
  self !== undefined && skill(figure, 'military') <= skill(self, 'military');

export const DRAGON_DEEDS: Readonly<Record<string, Deed>> = {
  'mountain-s-anvil-castle': aimed(armed, own, there),
  'togashi-initiate': priced({ bare: (board, self) => selfHonor(board, self) }, costingFate(1)),
  'agasha-swordsmith': gain(1),
  'niten-adept': aimed(bow, foe, there, ({ seen }) => seen.attachments.length === 0),
  'kitsuki-investigator': priced(
    { bare: (board) => ({ swing: 0, gain: board.foe.hand.length > 0 ? 1.8 : 0 }) },
    costingFate(1),
  ),
  'mirumoto-raitsugu': aimed(duelTo(strike), foe, there),
  'ascetic-visionary': priced(
    aimed(readyUp, (figure) => has(figure, 'monk')),
    costingFate(1),
  ),
  'togashi-yokuni': { bare: (_, self) => ({ swing: 0, gain: self !== undefined && isThere(self) ? 0.6 : 0 }) },
  'togashi-kazue': aimed(drain, foe, there),
  'let-go': { bare: (board) => ({ swing: 0, gain: attachmentGain(board) + 0.3 }) },
  'mirumoto-s-fury': aimed(bow, foe, side('attacker'), ({ seen }, board) => seen.glory <= unrevealed(board)),
  'mantra-of-fire': aimed(feed, own),
};

function selfHonor(board: Board, self: Figure | undefined): Effect {
  return self === undefined ? nothing : (honor(self, board, self) ?? nothing);
}

/** Doubling what is printed. */
const doubled: Aim = (figure, { fight }) =>
  fight?.seen.type === 'military' && isThere(figure) && isReady(figure) && figure.side === 'own'
    ? { swing: figure.fact.military ?? 0, gain: 0 }
    : undefined;

/** The strongest of one's dead, for the length of a conflict. */
function spirit({ me, fight }: Board): Effect {
  if (fight === undefined) return nothing;
  const skills = [...me.dynastyDiscard, ...me.conflictDiscard].flatMap((sight) => {
    const fact = sight.face === 'up' ? factOf(sight.printed) : undefined;
    return fact?.type === 'character' ? [fact[fight.seen.type] ?? 0] : [];
  });
  return { swing: Math.max(0, ...skills), gain: 0 };
}

export const LION_DEEDS: Readonly<Record<string, Deed>> = {
  'yojin-no-shiro': {
    bare: (board) =>
      board.fight?.role === 'attacker' && board.fight.seen.type === 'military'
        ? { swing: readied(board.own), gain: 0 }
        : nothing,
  },
  deathseeker: priced(aimed(strike, foe), (board, self) => 0.5 * bySacrifice(board, self)),
  'venerable-historian': { bare: selfHonor },
  'kitsu-spiritcaller': priced({ bare: spirit }, byBowing),
  'lion-s-pride-brawler': aimed(bow, foe, isWeakerThan),
  'staging-ground': gain(0.5),
  'master-of-the-spear': {
    bare: (board) => {
      const counted = board.foes.filter(isThere).map((figure) => presence(board, figure));
      return { swing: counted.length === 0 ? 0 : Math.min(...counted), gain: 0 };
    },
  },
  'way-of-the-lion': aimed(doubled, clan('lion')),
  'strength-in-numbers': aimed(
    sendHome,
    side('defender'),
    ({ seen }, board) => seen.glory <= board.own.filter(isThere).length,
  ),
};
