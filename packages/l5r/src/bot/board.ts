import { type CardId, InvariantError, type PrintedId, type Random, type SeatId } from '@kronika/kernel';
import type { CharacterView } from '../card-view.ts';
import { type ConflictType, type Fact, type FactOf, factOf } from '../cards/fact.ts';
import { sightsIn } from '../sights.ts';
import type { ConflictView, L5rView, SeatView } from '../view.ts';
import { opponentOf } from '../zones.ts';

/** A character in play, seen from the bot's side of the table. */
export interface Figure {
  readonly seen: CharacterView;
  readonly side: 'own' | 'foe';
  readonly fact: FactOf<'character'>;
}

/** The conflict that is going on, as the bot's side sees it. */
export interface Fight {
  readonly seen: ConflictView;
  readonly role: 'attacker' | 'defender';
  /** The own total minus the other one. */
  readonly lead: number;
  /** Whether the attacked province lies under a stronghold. */
  readonly stake: 'province' | 'stronghold';
}

/** What the bot looks at: the view, sorted into mine and theirs. */
export interface Board {
  readonly view: L5rView;
  readonly random: Random;
  readonly seat: SeatId;
  readonly me: SeatView;
  readonly foe: SeatView;
  readonly own: readonly Figure[];
  readonly foes: readonly Figure[];
  readonly figures: readonly Figure[];
  readonly fight: Fight | undefined;
  printed(card: CardId): PrintedId | undefined;
  figure(card: CardId): Figure | undefined;
}

export function boardOf(view: L5rView, seat: SeatId, random: Random): Board {
  const [me, foe] = [view.seats[seat], view.seats[opponentOf(seat)]];
  if (me === undefined || foe === undefined) throw new InvariantError('a view of fewer than two seats');
  const [own, foes] = [figuresOf(me, 'own'), figuresOf(foe, 'foe')];
  const figures = [...own, ...foes];
  let names: ReadonlyMap<CardId, PrintedId> | undefined;
  return {
    view,
    random,
    seat,
    me,
    foe,
    own,
    foes,
    figures,
    fight: fightIn(view, seat),
    printed: (card) => {
      names ??= namesIn(view);
      return names.get(card);
    },
    figure: (card) => figures.find(({ seen }) => seen.id === card),
  };
}

function figuresOf({ characters }: SeatView, side: Figure['side']): readonly Figure[] {
  return characters.flatMap((seen) => {
    const fact = seen.sight.face === 'up' ? factOf(seen.sight.printed) : undefined;
    return fact?.type === 'character' ? [{ seen, side, fact }] : [];
  });
}

function fightIn({ conflict, seats }: L5rView, seat: SeatId): Fight | undefined {
  if (conflict === null) return undefined;
  const [mine, theirs] = [conflict.totals[seat] ?? 0, conflict.totals[opponentOf(seat)] ?? 0];
  const isStronghold = seats.some(({ provinces }) => provinces[0]?.province?.id === conflict.province);
  return {
    seen: conflict,
    role: conflict.attacker === seat ? 'attacker' : 'defender',
    lead: mine - theirs,
    stake: isStronghold ? 'stronghold' : 'province',
  };
}

function namesIn(view: L5rView): ReadonlyMap<CardId, PrintedId> {
  const names = new Map<CardId, PrintedId>();
  for (const sight of sightsIn(view)) if (sight.face === 'up') names.set(sight.card, sight.printed);
  return names;
}

/** What is printed on a card that the bot knows. */
export function factIn(board: Board, card: CardId): Fact | undefined {
  const printed = board.printed(card);
  return printed === undefined ? undefined : factOf(printed);
}

/** A skill as a number; a dash brings nothing. */
export function skill({ seen }: Figure, type: ConflictType): number {
  return seen[type] ?? 0;
}

export function isReady({ seen }: Figure): boolean {
  return seen.stance === 'ready';
}

export function isThere({ seen }: Figure): boolean {
  return seen.at === 'conflict';
}

/** What the figure adds to its side's total now. */
export function presence(board: Board, figure: Figure): number {
  const type = board.fight?.seen.type;
  return type !== undefined && isThere(figure) && isReady(figure) ? Math.max(0, skill(figure, type)) : 0;
}

/** What it would add if it were there and ready. */
export function promise(board: Board, figure: Figure): number {
  const type = board.fight?.seen.type;
  return type === undefined ? 0 : Math.max(0, skill(figure, type));
}

export function has({ fact }: Figure, trait: string): boolean {
  return fact.traits.includes(trait);
}

/** Whether something with this name is attached. */
export function wears({ seen }: Figure, printed: string): boolean {
  return seen.attachments.some(({ sight }) => sight.face === 'up' && sight.printed === printed);
}

export function brokenOf({ provinces }: SeatView): number {
  return provinces.filter(({ condition }) => condition === 'broken').length;
}
