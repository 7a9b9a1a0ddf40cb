import type { CardId, Lang, PrintedId, SeatId, Sight } from '@kronika/kernel';
import { factOf, isPrinted } from '../cards/library.ts';
import { type Cell, offsetOf, type Stand } from '../hex/index.ts';
import type { FighterId } from '../state.ts';
import type { FighterView, HeroView, SenjutsuView } from '../view.ts';
import { offsetWords } from './line/cell-words.ts';
import { foeName } from './names.ts';
import { numeral } from './numerals.ts';

/** Names things in one language, as far as the reader of the view knows them. */
export interface Names {
  readonly lang: Lang;
  seat(seat: SeatId): string;
  fighter(view: SenjutsuView, fighter: FighterId): string;
  printed(printed: PrintedId): string;
  card(view: SenjutsuView, card: CardId | undefined): string;
  /** A cell from the eyes of the reader's hero; by its coordinates for who has none on the field. */
  cell(view: SenjutsuView, cell: Cell): string;
}

const HIDDEN_CARD: Readonly<Record<Lang, string>> = { pl: 'zakryta karta', en: 'facedown card' };

export function heroAt(view: SenjutsuView, seat: SeatId): HeroView | undefined {
  for (const fighter of view.fighters) if (fighter.is === 'hero' && fighter.seat === seat) return fighter;
  return undefined;
}

/** The hero of whoever looks. */
export function ownHero({ viewer, ...view }: SenjutsuView): HeroView | undefined {
  return viewer === 'spectator' || viewer === 'arbiter' ? undefined : heroAt({ viewer, ...view }, viewer);
}

export function fighterIn({ fighters }: SenjutsuView, id: FighterId): FighterView | undefined {
  return fighters.find((fighter) => fighter.id === id);
}

/** Where somebody stands, if on the field. */
export function standOf(fighter: FighterView | undefined): Stand | undefined {
  if (fighter === undefined || fighter.cell === null) return undefined;
  return { cell: fighter.cell, facing: fighter.facing };
}

/** Which card this is, if the viewer knows it. */
export function printedIn({ fighters }: SenjutsuView, card: CardId): PrintedId | undefined {
  for (const fighter of fighters) {
    if (fighter.is === 'foe') continue;
    const { hand, core, discard, known, inPlay, reactions, played } = fighter;
    for (const sights of [hand, core, discard, known])
      for (const sight of sights) if (sight.face === 'up' && sight.card === card) return sight.printed;
    for (const lying of [...inPlay, ...reactions, ...(played?.instants ?? [])])
      if (lying.card === card) return lying.printed;
    if (played?.revealed.is === 'card' && played.revealed.card === card) return played.revealed.printed;
  }
  return undefined;
}

/** The cards that the reader sees, each print once. */
export function printsIn({ fighters }: SenjutsuView): readonly PrintedId[] {
  const seen = new Set<PrintedId>();
  const see = (sights: readonly Sight[]): void => {
    for (const sight of sights) if (sight.face === 'up') seen.add(sight.printed);
  };
  for (const fighter of fighters) {
    if (fighter.played !== null && fighter.played.revealed.is !== 'stun') seen.add(fighter.played.revealed.printed);
    for (const { printed } of fighter.played?.instants ?? []) seen.add(printed);
    if (fighter.is === 'foe') {
      for (const { printed } of fighter.poisons) seen.add(printed);
      continue;
    }
    for (const sights of [fighter.hand, fighter.core, fighter.discard, fighter.known]) see(sights);
    for (const { printed } of [...fighter.inPlay, ...fighter.reactions]) seen.add(printed);
  }
  return [...seen];
}

export function namesIn(lang: Lang): Names {
  const seat = (of: SeatId): string => ({ pl: `Gracz ${of + 1}`, en: `Player ${of + 1}` })[lang];
  const printed = (id: PrintedId): string => (isPrinted(id) ? factOf(id).name[lang] : id);
  return {
    lang,
    seat,
    printed,
    fighter: (view, id) => {
      const fighter = fighterIn(view, id);
      if (fighter === undefined) return { pl: 'nieznany', en: 'unknown' }[lang];
      if (fighter.is === 'hero') return seat(fighter.seat);
      const { kind } = fighter;
      const alike = view.fighters.filter((other) => other.is === 'foe' && other.kind === kind);
      const name = foeName(kind)[lang];
      return alike.length === 1 ? name : `${name} ${numeral(alike.findIndex((other) => other.id === id))}`;
    },
    card: (view, id) => {
      const known = id === undefined ? undefined : printedIn(view, id);
      return known === undefined ? HIDDEN_CARD[lang] : printed(known);
    },
    cell: (view, cell) => {
      const stand = standOf(ownHero(view));
      return stand === undefined
        ? { pl: `pole ${cell}`, en: `cell ${cell}` }[lang]
        : offsetWords(offsetOf(stand, cell), lang);
    },
  };
}
