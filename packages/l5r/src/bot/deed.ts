import type { CardId } from '@kronika/kernel';
import { type Board, type Figure, isReady, isThere, presence, promise } from './board.ts';
import { bowing, dishonoring, draining, honoring, readying } from './stakes.ts';
import { worth } from './worth.ts';

/** What something brings: to the lead in the current conflict, and beyond it. */
export interface Effect {
  readonly swing: number;
  readonly gain: number;
}

/** What an ability does when it is aimed at a figure; nothing where it may not be aimed there, or should not. */
export type Aim = (figure: Figure, board: Board, self: Figure | undefined) => Effect | undefined;

/** What is given for an ability besides the card and its fate. */
export type Price = (board: Board, self: Figure | undefined) => number;

/** What the bot knows of an ability: enough to judge whether to use it, and on whom. */
export interface Deed {
  /** What it does to the one that is chosen. */
  readonly on?: Aim;
  /** What it does without anybody being chosen. */
  readonly bare?: (board: Board, self: Figure | undefined, card: CardId) => Effect;
  /** What is given for it besides the card and its fate. */
  readonly price?: Price;
}

export const nothing: Effect = { swing: 0, gain: 0 };

/** A gain that has nothing to do with a conflict. */
export function gain(amount: number): Deed {
  return { bare: () => ({ swing: 0, gain: amount }) };
}

type Test = (figure: Figure, board: Board, self: Figure | undefined) => boolean;

/** Aims only at those for whom all tests hold. */
export function aimed(aim: Aim, ...tests: readonly Test[]): Deed {
  return {
    on: (figure, board, self) =>
      tests.every((test) => test(figure, board, self)) ? aim(figure, board, self) : undefined,
  };
}

export const own: Test = ({ side }) => side === 'own';
export const foe: Test = ({ side }) => side === 'foe';
export const there: Test = (figure) => isThere(figure);
export const other: Test = (figure, _, self) => figure.seen.id !== self?.seen.id;

export function costing(most: number): Test {
  return ({ fact }) => fact.cost <= most;
}

export function trait(name: string): Test {
  return ({ fact }) => fact.traits.includes(name);
}

export function clan(name: string): Test {
  return ({ fact }) => fact.clan === name;
}

/** Those that attack, or defend. */
export function side(role: 'attacker' | 'defender'): Test {
  return (figure, { fight }) =>
    fight !== undefined && isThere(figure) && (figure.side === 'own') === (fight.role === role);
}

/** Bows one of theirs: its skill does not count any more. */
export const bow: Aim = (figure, board) =>
  figure.side === 'own' || !isReady(figure)
    ? undefined
    : { swing: presence(board, figure), gain: isThere(figure) ? 0.1 : 0.5 * bowing(figure) };

/** Sends one of theirs home, where it stays ready. */
export const sendHome: Aim = (figure, board) =>
  figure.side === 'own' || !isThere(figure) ? undefined : { swing: presence(board, figure), gain: 0 };

/** Gets rid of one of theirs. */
export const remove: Aim = (figure, board) =>
  figure.side === 'own' ? undefined : { swing: presence(board, figure), gain: worth(figure) };

export const honor: Aim = (figure, board) => {
  if (figure.side === 'foe' || figure.seen.status === 'honored') return undefined;
  return { swing: isThere(figure) && isReady(figure) ? glory(figure, board) : 0, gain: honoring(figure) };
};

export const dishonor: Aim = (figure, board) => {
  if (figure.side === 'own' || figure.seen.status === 'dishonored') return undefined;
  return { swing: Math.min(presence(board, figure), glory(figure, board)), gain: dishonoring(figure) };
};

/** What a status does to skill in the current conflict. */
function glory({ seen }: Figure, { fight }: Board): number {
  return fight === undefined ? 0 : seen.glory;
}

/** Honors a friend or dishonors an enemy, whichever it is aimed at. */
export const judge: Aim = (figure, board, self) => (figure.side === 'own' ? honor : dishonor)(figure, board, self);

export const drain: Aim = (figure) =>
  figure.side === 'own' || figure.seen.fate === 0 ? undefined : { swing: 0, gain: draining(figure) };

/** Takes its last support: discards who has no fate, takes 1 fate from who has. */
export const strike: Aim = (figure, board, self) => (figure.seen.fate === 0 ? remove : drain)(figure, board, self);

/** 1 fate for an own character. */
export const feed: Aim = (figure) =>
  figure.side === 'foe' ? undefined : { swing: 0, gain: 0.8 + 0.12 * worth(figure) };

/** Brings an own character into the conflict. */
export const bring: Aim = (figure, board) => {
  if (figure.side === 'foe' || isThere(figure) || !isReady(figure) || board.fight === undefined) return undefined;
  return figure.seen[board.fight.seen.type] === null ? undefined : { swing: promise(board, figure), gain: -0.4 };
};

export const readyUp: Aim = (figure, board) => {
  if (figure.side === 'foe' || isReady(figure)) return undefined;
  const isHere = isThere(figure);
  return { swing: isHere ? promise(board, figure) : 0, gain: (isHere ? 0.5 : 1) * readying(figure) };
};

/** More skill for a friend that takes part, or less for an enemy, until the end of the conflict. */
export function strengthen(military: number, political: number): Aim {
  return (figure, { fight }) => {
    const amount = fight?.seen.type === 'military' ? military : political;
    if (fight === undefined || figure.side === 'foe' || !isThere(figure) || !isReady(figure)) return undefined;
    return { swing: amount, gain: 0 };
  };
}

export function weaken(military: number, political: number): Aim {
  return (figure, board) => {
    const amount = board.fight?.seen.type === 'military' ? military : political;
    if (figure.side === 'own' || !isThere(figure)) return undefined;
    return { swing: Math.min(amount, presence(board, figure)), gain: 0 };
  };
}

/** A deed that has its price. */
export function priced(deed: Deed, price: Price): Deed {
  return { ...deed, price };
}

/** The price of bowing the one who does it: what it adds now, or its readiness. */
export const byBowing: Price = (board, self) =>
  self === undefined ? 0 : presence(board, self) > 0 ? 2 + presence(board, self) : 0.3 * worth(self);

/** The price of giving the one who does it. */
export const bySacrifice: Price = (board, self) => (self === undefined ? 0.5 : worth(self) + presence(board, self));

/** The price of giving the own character that is missed least. */
export const byAnySacrifice: Price = (board) => {
  const prices = board.own.map((figure) => worth(figure) + presence(board, figure));
  return prices.length === 0 ? 99 : Math.min(...prices);
};

export function costingFate(amount: number): Price {
  return () => amount;
}
