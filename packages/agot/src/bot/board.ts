import { type CardId, InvariantError, type PrintedId, type SeatId } from '@kronika/kernel';
import { type ChallengeType, type Fact, type FactOf, factOf } from '../cards/fact.ts';
import {
  type AgotView,
  type ChallengeView,
  type CharacterView,
  type PlayedCard,
  type SeatView,
  sightsIn,
} from '../view.ts';

/** A character in play, seen from the bot's side of the table. */
export interface Figure {
  readonly seen: CharacterView;
  readonly side: 'own' | 'foe';
  readonly fact: FactOf<'character'>;
}

/** The challenge that is going on, as the bot sees it. */
export interface Fight {
  readonly seen: ChallengeView;
  readonly role: 'attacker' | 'defender' | 'bystander';
  /** The own total minus the other one. */
  readonly lead: number;
}

/** What the bot looks at: the view, sorted into mine and theirs. */
export interface Board {
  readonly view: AgotView;
  readonly seat: SeatId;
  readonly me: SeatView;
  /** The opponents that are still in the game. */
  readonly others: readonly SeatView[];
  readonly own: readonly Figure[];
  readonly foes: readonly Figure[];
  readonly figures: readonly Figure[];
  readonly fight: Fight | undefined;
  printed(card: CardId): PrintedId | undefined;
  figure(card: CardId): Figure | undefined;
}

export function boardOf(view: AgotView, seat: SeatId): Board {
  const me = view.seats[seat];
  if (me === undefined) throw new InvariantError(`a view without seat ${seat}`);
  const others = view.seats.filter((other) => other.seat !== seat && other.standing === 'seated');
  const own = figuresOf(me, 'own');
  const foes = others.flatMap((other) => figuresOf(other, 'foe'));
  const figures = [...own, ...foes];
  let names: ReadonlyMap<CardId, PrintedId> | undefined;
  return {
    view,
    seat,
    me,
    others,
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

function fightIn({ challenge }: AgotView, seat: SeatId): Fight | undefined {
  if (challenge === null) return undefined;
  const { attacking, defending } = challenge.totals;
  if (challenge.attacker === seat) return { seen: challenge, role: 'attacker', lead: attacking - defending };
  const role = challenge.defender === seat ? 'defender' : 'bystander';
  return { seen: challenge, role, lead: defending - attacking };
}

function namesIn(view: AgotView): ReadonlyMap<CardId, PrintedId> {
  const names = new Map<CardId, PrintedId>();
  for (const sight of sightsIn(view)) if (sight.face === 'up') names.set(sight.card, sight.printed);
  return names;
}

/** What is printed on a card that the bot knows. */
export function factIn(board: Board, card: CardId): Fact | undefined {
  const printed = board.printed(card);
  return printed === undefined ? undefined : factOf(printed);
}

export function isStanding({ seen }: Figure): boolean {
  return seen.stance === 'standing';
}

export function isThere({ seen }: Figure): boolean {
  return seen.part !== 'none';
}

export function hasIcon({ seen }: Figure, type: ChallengeType): boolean {
  return seen.icons.includes(type);
}

/** What the figure adds to its side's total now. */
export function presence({ seen }: Figure): number {
  return seen.counts ? Math.max(0, seen.strength) : 0;
}

/** What is printed on the cards of the own hand. */
export function handFacts({ me }: Board): readonly Fact[] {
  return me.hand.flatMap((sight) => (sight.face === 'up' ? [factOf(sight.printed)] : []));
}

/** The characters of a seat that stand and could take part in a challenge of that type. */
export function fighters(figures: readonly Figure[], seat: SeatId, type: ChallengeType): readonly Figure[] {
  return figures.filter(
    (figure) => figure.seen.controller === seat && isStanding(figure) && hasIcon(figure, type) && !isThere(figure),
  );
}

/** Whether the opponents have challenges of their own still to come in this round. */
export function isYetToAct({ view, others, seat }: Board, other: SeatId): boolean {
  if (view.phase !== 'challenges' || view.active === null) return true;
  const after = (one: SeatId): number => (one - view.first + view.seats.length) % view.seats.length;
  return other === seat || others.some((one) => one.seat === other) ? after(other) >= after(view.active) : false;
}

/** Whether the seat controls the card, as far as it can be seen; cards out of play belong to who has them. */
export function isMine({ view, seat, me }: Board, card: CardId): boolean {
  const aside = view.aside.find(({ sight }) => sight.face === 'up' && sight.card === card);
  if (aside !== undefined) return aside.controller === seat;
  for (const one of view.seats)
    for (const played of inPlay(one)) if (played.id === card) return played.controller === seat;
  const lying = [...me.hand, ...me.discard, ...me.dead, ...me.deck.known, ...me.plotDeck, ...me.usedPlots];
  if (me.plot?.id === card || me.title?.id === card || me.agenda.some(({ id }) => id === card)) return true;
  return lying.some((sight) => sight.face === 'up' && sight.card === card);
}

type Controlled = Pick<PlayedCard, 'id' | 'controller'>;

function inPlay({ faction, characters, locations }: SeatView): readonly Controlled[] {
  const cards = [...(faction === null ? [] : [faction]), ...characters, ...locations];
  return cards.flatMap((card) => [
    card,
    ...card.duplicates.map(({ id }) => ({ id, controller: card.controller })),
    ...card.attachments.flatMap((attachment) => [
      attachment,
      ...attachment.duplicates.map(({ id }) => ({ id, controller: attachment.controller })),
    ]),
  ]);
}
