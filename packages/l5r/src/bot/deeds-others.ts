import { factOf } from '../cards/fact.ts';
import { type Board, type Figure, has, isReady, isThere, presence, promise, skill } from './board.ts';
import {
  type Aim,
  aimed,
  bow,
  bring,
  byBowing,
  bySacrifice,
  costing,
  costingFate,
  type Deed,
  dishonor,
  type Effect,
  foe,
  gain,
  judge,
  nothing,
  own,
  priced,
  readyUp,
  remove,
  sendHome,
  side,
  strengthen,
  there,
  trait,
  weaken,
} from './deed.ts';
import { draining } from './stakes.ts';
import { honorHarm, honorWorth, worth } from './worth.ts';

const standing = (figures: readonly Figure[]): readonly Figure[] =>
  figures.filter((figure) => isThere(figure) && isReady(figure));

/** 1 of skill less for each of theirs. */
const dampen = (board: Board): number => standing(board.foes).filter((figure) => presence(board, figure) > 0).length;

/** As strong as there are shugenja on the own side. */
const storm: Aim = (figure, board, self) => {
  const amount = board.own.filter((friend) => has(friend, 'shugenja')).length;
  return strengthen(amount, amount)(figure, board, self);
};

const turn: Aim = (figure, board, self) => (figure.side === 'own' ? readyUp : bow)(figure, board, self);

export const PHOENIX_DEEDS: Readonly<Record<string, Deed>> = {
  'isawa-mori-seido': {
    on: (figure) =>
      figure.side === 'own' && figure.seen.status === 'honored' && isThere(figure) && isReady(figure)
        ? { swing: 2, gain: 0 }
        : undefined,
  },
  'solemn-scholar': aimed(bow, foe, side('attacker')),
  'asako-diplomat': aimed(judge),
  'meddling-mediator': gain(1.5),
  'radiant-orator': aimed(sendHome, foe, there),
  'isawa-masahiro': priced(aimed(remove, foe, there, costing(2)), byBowing),
  'fearsome-mystic': {
    bare: (board, self) => ({
      swing: 0,
      gain: board.foes
        .filter((figure) => isThere(figure) && figure.seen.glory < (self?.seen.glory ?? 0))
        .reduce((sum, figure) => sum + draining(figure), 0),
    }),
  },
  'isawa-atsuko': { bare: (board) => ({ swing: standing(board.own).length + dampen(board), gain: 0 }) },
  'supernatural-storm': aimed(storm, own, there),
  'against-the-waves': aimed(turn, trait('shugenja')),
  'know-the-world': {
    bare: (board) => ({
      swing: 0,
      gain: Math.max(0, ...board.view.rings.map(({ held, fate }) => (held === 'unclaimed' ? fate : 0))),
    }),
  },
};

/** Taking somebody cheap over for the conflict. */
const seduce: Aim = (figure, board) =>
  figure.side === 'own' || !isReady(figure)
    ? undefined
    : { swing: presence(board, figure) + promise(board, figure), gain: 0.5 };

/** The best of their dead that may be impersonated. */
function impersonated({ foe: opponent, fight }: Board): Effect {
  if (fight === undefined) return nothing;
  const skills = [...opponent.dynastyDiscard, ...opponent.conflictDiscard].flatMap((sight) => {
    const fact = sight.face === 'up' ? factOf(sight.printed) : undefined;
    const fits = fact?.type === 'character' && fact.cost <= 3 && !fact.traits.includes('shinobi');
    return fits ? [fact[fight.seen.type] ?? 0] : [];
  });
  return { swing: Math.max(0, ...skills), gain: 0.5 };
}

/** Exchanged skills are good for who has the greater one in the other type. */
const exchange: Aim = (figure, { fight }) => {
  if (fight === undefined || !isThere(figure) || !isReady(figure)) return undefined;
  const { military, political } = figure.fact;
  if (military === null || political === null) return undefined;
  const change = fight.seen.type === 'military' ? political - military : military - political;
  return { swing: figure.side === 'own' ? change : -change, gain: 0 };
};

/** A cut that is fatal to who has 1 left. */
const poison: Aim = (figure, board, self) =>
  (figure.side === 'foe' && skill(figure, 'political') <= 1 ? remove : weaken(0, 1))(figure, board, self);

/** The two strongest Scorpions that come out of hiding. */
function hidden({ me, fight }: Board): Effect {
  if (fight === undefined) return nothing;
  const sights = [...me.hand, ...me.provinces.flatMap(({ row }) => row.map(({ sight }) => sight))];
  const skills = sights.flatMap((sight) => {
    const fact = sight.face === 'up' ? factOf(sight.printed) : undefined;
    return fact?.type === 'character' && fact.clan === 'scorpion' && fact.cost <= 3 ? [fact[fight.seen.type] ?? 0] : [];
  });
  const [first = 0, second = 0] = skills.sort((a, b) => b - a);
  return { swing: first + second, gain: 1.5 };
}

export const SCORPION_DEEDS: Readonly<Record<string, Deed>> = {
  'city-of-the-open-hand': { bare: (board) => ({ swing: 0, gain: honorWorth(board) + honorHarm(board) }) },
  'sinister-soshi': aimed(weaken(2, 2), foe, there),
  'soshi-illusionist': priced(
    aimed(({ seen, side: whose }) =>
      (whose === 'own') === (seen.status === 'dishonored') && seen.status !== 'ordinary'
        ? { swing: seen.at === 'conflict' ? seen.glory : 0, gain: 0.4 * seen.glory }
        : undefined,
    ),
    costingFate(1),
  ),
  'shosuro-actress': priced({ bare: impersonated }, bySacrifice),
  'bayushi-yunako': aimed(exchange),
  'yogo-hiroue': aimed(bring),
  'bayushi-shoju': aimed(poison, foe, there),
  'young-rumormonger': gain(0),
  'bayushi-manipulator': { bare: ({ me }) => ({ swing: 0, gain: me.honor > 7 ? 0.5 : 0 }) },
  'way-of-the-scorpion': aimed(dishonor, foe, there, ({ fact }) => fact.clan !== 'scorpion'),
  'i-can-swim': aimed(remove, foe, there, ({ seen }) => seen.status === 'dishonored'),
  ambush: { bare: hidden },
  blackmail: aimed(seduce, foe, costing(2)),
  'calling-in-favors': {
    bare: (board) => ({ swing: 0, gain: board.foes.some(({ seen }) => seen.attachments.length > 1) ? 2.5 : 0 }),
  },
};

/** Cavalry from the discard pile, for up to six. */
function reserves({ me, fight }: Board): Effect {
  if (fight?.seen.type !== 'military') return nothing;
  const riders = me.dynastyDiscard.flatMap((sight) => {
    const fact = sight.face === 'up' ? factOf(sight.printed) : undefined;
    return fact?.type === 'character' && fact.traits.includes('cavalry') && fact.cost <= 6 ? [fact] : [];
  });
  let left = 6;
  let total = 0;
  for (const { cost, military } of [...riders].sort((a, b) => (b.military ?? 0) - (a.military ?? 0)))
    if (cost <= left) {
      left -= cost;
      total += military ?? 0;
    }
  return { swing: total, gain: 0.3 * total };
}

/** The one that acts comes into the conflict by itself. */
const come: Deed = { bare: (board, self) => (self === undefined ? nothing : (bring(self, board, self) ?? nothing)) };

/** Whether the conflict would go better as a military one. */
function switched(board: Board): Effect {
  const lead = (type: 'military' | 'political') =>
    standing(board.own).reduce((sum, figure) => sum + skill(figure, type), 0) -
    standing(board.foes).reduce((sum, figure) => sum + skill(figure, type), 0);
  return { swing: lead('military') - lead('political'), gain: 0 };
}

export const UNICORN_DEEDS: Readonly<Record<string, Deed>> = {
  'golden-plains-outpost': aimed(bring, own, trait('cavalry')),
  'border-rider': { bare: (board, self) => (self === undefined ? nothing : (readyUp(self, board, self) ?? nothing)) },
  'shinjo-outrider': come,
  'shinjo-tatsuo': { ...come, on: bring },
  'favored-mount': come,
  'ide-messenger': priced(aimed(bring, own), costingFate(1)),
  'ide-trader': gain(1),
  'warrior-poet': { bare: (board) => ({ swing: dampen(board), gain: 0 }) },
  'utaku-yumino': priced(
    { bare: (_, self) => (self !== undefined && isThere(self) && isReady(self) ? { swing: 2, gain: 0 } : nothing) },
    () => 1.2,
  ),
  'i-am-ready': priced(
    aimed((figure, board, self) => {
      const ready = readyUp(figure, board, self);
      return ready === undefined ? undefined : { swing: ready.swing, gain: Math.min(ready.gain, 0.2 * worth(figure)) };
    }, own),
    () => 1,
  ),
  'cavalry-reserves': { bare: reserves },
  'endless-plains': gain(0),
  'captive-audience': priced({ bare: switched }, (board) => honorWorth(board)),
};
