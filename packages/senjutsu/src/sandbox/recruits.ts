import { present, printedId, randomOf } from '@kronika/kernel';
import type { HeroId } from '../cards/fact.ts';
import { senjutsuCatalogue } from '../decks/catalogue.ts';
import { READY_DECKS } from '../decks/ready/decks.ts';
import { boardCalled } from '../field/boards.ts';
import { type Cell, directionsTowards } from '../hex/index.ts';
import { abilityOn } from '../prints.ts';
import type { Described, DescribedFoe, DescribedHero } from '../situation/description.ts';
import { situationSchema } from '../situation/description.ts';
import { DULL_DECK } from '../situation/state.ts';
import { buildDecks } from '../solo/deck-building.ts';
import type { FoeKind } from '../solo/foe.ts';
import { RECIPES, startsHidden, suggestedWoundLimit } from '../solo/recipes.ts';
import { isTogether, SEATS } from './draft.ts';
import { idOf } from './lists.ts';

export const MOST_HEROES = 4;

/** A horde is fought alone (SEN-HORDE-a). */
export function mostHeroes({ horde }: Pick<Described, 'horde'>): number {
  return horde === undefined ? MOST_HEROES : 1;
}

/** With four heroes everybody still has a number of one digit. */
export const MOST_FOES = 6;

/** The deck that comes with the game for a hero, in an order that is always the same and mixes what belongs together. */
export function usualDeck(hero: HeroId): readonly string[] {
  const ready = READY_DECKS.find((one) => one.hero === hero);
  const cards = (ready?.deck.cards ?? []).flatMap(({ id, quantity }) =>
    senjutsuCatalogue.card(id)?.zone === 'deck' ? Array.from({ length: quantity }, (): string => id) : [],
  );
  if (cards.length === 0) return DULL_DECK;
  const stride = [7, 11, 13, 17].find((step) => cards.length % step !== 0) ?? 1;
  return cards.map((_, place) => present(cards[(place * stride) % cards.length], 'a card of the deck'));
}

/** Somebody on a cell who looks to the middle of the board. */
export function lookingIn({ board }: Pick<Described, 'board'>, cell: Cell) {
  return { cell, facing: directionsTowards(cell, boardCalled(board).middle)[0] ?? 0 };
}

function blank(): { readonly hero: DescribedHero; readonly foe: DescribedFoe } {
  const { heroes, foes } = situationSchema.parse({ heroes: [{}], foes: [{}] });
  return { hero: present(heroes[0], 'a plain hero'), foe: present(foes[0], 'a plain opponent') };
}

const BLANK = blank();

/** One more seat, with the usual deck of its hero. */
export function withRecruit(situation: Described, hero: HeroId, cell: Cell): Described {
  const { heroes, foes, advantage = [] } = situation;
  const seat = SEATS[heroes.length];
  if (seat === undefined || heroes.length >= mostHeroes(situation)) return situation;
  const teams = heroes.map(({ team }) => team);
  const free = SEATS.find((team) => !teams.includes(team)) ?? 0;
  const recruit: DescribedHero = {
    ...BLANK.hero,
    ...lookingIn(situation, cell),
    hero,
    team: foes.length > 0 || situation.horde !== undefined ? 0 : free,
    deck: usualDeck(hero),
  };
  // AI opponents have the numbers behind the seats.
  return { ...situation, heroes: [...heroes, recruit], advantage: [...advantage, seat], cards: undefined };
}

/** The seat is gone, and those behind it move up. */
export function withoutSeat(situation: Described, seat: number): Described {
  const { heroes, foes, advantage = [] } = situation;
  if (heroes.length === 1) return situation;
  const next = {
    ...situation,
    heroes: heroes.filter((_, at) => at !== seat),
    foes: foes.map((foe) => ({
      ...foe,
      peeks: foe.peeks.flatMap((peek) => {
        const moved = movedUp(peek.seat, seat);
        return moved === undefined ? [] : [{ ...peek, seat: moved }];
      }),
    })),
    advantage: advantage.flatMap((one) => movedUp(one, seat) ?? []),
    cards: undefined,
  };
  return heroes.length === 2 ? together(next) : next;
}

function movedUp(one: number, gone: number): (typeof SEATS)[number] | undefined {
  if (one === gone) return undefined;
  return SEATS.find((seat) => seat === (one > gone ? one - 1 : one));
}

/** All heroes on one side. */
function together(situation: Described): Described {
  return { ...situation, heroes: situation.heroes.map((hero) => ({ ...hero, team: 0 })) };
}

/** One more AI opponent with a deck of its kind; whoever fought each other now fights it together. */
export function withOpponent(situation: Described, kind: FoeKind, cell: Cell): Described {
  const { foes } = situation;
  if (foes.length >= MOST_FOES) return situation;
  const used = new Set(foes.flatMap(({ deck, discard }) => [...deck, ...discard].map(idOf)));
  const [deck = []] = buildDecks([{ kind, nightmares: 0 }], randomOf(`${kind} ${foes.length}`), used);
  const foe: DescribedFoe = {
    ...BLANK.foe,
    ...lookingIn(situation, cell),
    kind,
    team: 1,
    stealth: startsHidden(kind) ? 'hidden' : 'seen',
    preferredDistance: RECIPES[kind].distance,
    woundLimit: suggestedWoundLimit(foes.length + 1),
    deck: [...deck],
  };
  const next = { ...situation, foes: [...foes, foe] };
  return isTogether(situation) ? next : together(next);
}

/** Without AI opponents the heroes fight each other again. */
export function withoutOpponent(situation: Described, foe: number): Described {
  const next = { ...situation, foes: situation.foes.filter((_, at) => at !== foe) };
  if (isTogether(next)) return next;
  return { ...next, heroes: next.heroes.map((hero, seat) => ({ ...hero, team: seat })) };
}

/** Another hero takes the seat, with its own weapon and deck; cards that only the other one may have leave. */
export function recast(situation: Described, seat: number, hero: HeroId): Described {
  const fits = (note: string) => {
    const owner = abilityOn(printedId(idOf(note)))?.hero;
    return owner === undefined || owner === hero;
  };
  return {
    ...situation,
    cards: undefined,
    heroes: situation.heroes.map((one, at) => {
      if (at !== seat) return one;
      const { hand, discard, inPlay } = one;
      return {
        ...one,
        hero,
        weapons: undefined,
        kamae: 'neutral',
        deck: usualDeck(hero),
        hand: hand.filter(fits),
        discard: discard.filter(fits),
        inPlay: inPlay.filter(fits),
      };
    }),
  };
}

/** Another board, bare: whoever would stand beside it goes to a start, or to the nearest cell that is free. */
export function onBoard(situation: Described, id: Described['board']): Described {
  const { cells, starts } = boardCalled(id);
  const moved = { ...situation, board: id, terrain: [] };
  const all = [...situation.heroes, ...situation.foes];
  const taken = new Set<Cell>();
  const stands = all.map(({ cell, defeat }) => {
    if (defeat !== undefined) return undefined;
    const free = [...(cell === undefined ? [] : [cell]), ...starts[4], ...cells].find(
      (one) => cells.includes(one) && !taken.has(one),
    );
    if (free !== undefined) taken.add(free);
    return free;
  });
  const standing = <T extends DescribedHero | DescribedFoe>(fighter: T, at: number): T => {
    const cell = stands[at];
    return cell === undefined || cell === fighter.cell ? fighter : { ...fighter, ...lookingIn(moved, cell) };
  };
  return {
    ...moved,
    heroes: situation.heroes.map(standing),
    foes: situation.foes.map((foe, at) => standing(foe, situation.heroes.length + at)),
  };
}
