import {
  type Advance,
  cardIdAt,
  cardOf,
  FIRST_CARD,
  type Game,
  mayKnow,
  seenBy,
  type Table,
  viewOf,
  zoneIn,
} from '@kronika/kernel';
import { advancesOf, type Playthrough } from '../play/playthrough.ts';
import { type Looker, lookersAt } from './other-deal.ts';
import { placeOf } from './progress.ts';
import { nameOf } from './view-secrecy.ts';

/** The ids of hidden cards turn up nowhere: not in a view, a question or an event. */
export function idFaults(playthrough: Playthrough): readonly string[] {
  const { game } = playthrough;
  if (game.cards === undefined) return [];
  const { cards } = game;
  return advancesOf(playthrough).flatMap((advance) =>
    lookersAt(advance.match).flatMap((looker) =>
      [
        ...hiddenIds(viewOf(game, advance.match, looker), cards.table(advance.match.state), looker).map(
          (id) => `the id ${id} in its view`,
        ),
        ...idsInEvents(game, advance, looker),
      ].map((leak) => `${placeOf(playthrough, advance.match)}: ${nameOf(looker)} gets ${leak}`),
    ),
  );
}

function idsInEvents(game: Game, { happened }: Advance, looker: Looker): readonly string[] {
  return happened.flatMap((each) => {
    const table = game.cards?.table(each.state);
    if (table === undefined) return [];
    return hiddenIds(seenBy(game, [each], looker), table, looker).map(
      (id) => `the id ${id} in the event ${each.event.is}`,
    );
  });
}

/**
 * Every id of a card the looker may not know, wherever it stands in what the looker is shown. A card that lies
 * facedown in the open is not meant: everybody sees it lie there and may point at it, and its label says no more.
 */
export function hiddenIds(shown: unknown, table: Table, looker: Looker): readonly number[] {
  return idsIn(shown).filter((id) => {
    const place = id - FIRST_CARD;
    if (place < 0 || place >= table.cards.length) return false;
    const card = cardIdAt(place);
    return !mayKnow(table, card, looker) && zoneIn(table, cardOf(table, card).zone).kind !== 'open';
  });
}

/** What is shown is a value, and views share what stayed the same: each part is looked through once. */
const known = new WeakMap<object, readonly number[]>();

/** Every number in it that is large enough to be the id of a card, in texts and names, too; each once. */
function idsIn(shown: unknown): readonly number[] {
  if (typeof shown === 'number') return shown >= FIRST_CARD ? [shown] : NONE;
  if (typeof shown === 'string') return (shown.match(/(?<!\d)\d{6,}(?!\d)/g) ?? NONE).map(Number);
  if (typeof shown !== 'object' || shown === null) return NONE;
  let ids = known.get(shown);
  if (ids === undefined) {
    ids = idsWithin(shown);
    known.set(shown, ids);
  }
  return ids;
}

function idsWithin(shown: object): readonly number[] {
  const found = new Set<number>();
  for (const [name, value] of Object.entries(shown)) {
    for (const id of idsIn(name)) found.add(id);
    for (const id of idsIn(value)) found.add(id);
  }
  return found.size === 0 ? NONE : [...found];
}

const NONE: readonly never[] = [];
