import type { PrintedId, Sight } from '@kronika/kernel';
import { wrapped } from '@kronika/kernel';
import { factOf } from '../cards/fact.ts';
import { sightsIn } from '../sights.ts';
import type { L5rView } from '../view.ts';
import { lineOf } from './card-line.ts';
import { CARD_TYPE_NAMES, CLAN_NAMES, traitName } from './names.ts';
import type { Names } from './names-in.ts';
import { valuesText } from './values-text.ts';

/** What can be looked up: the discard piles, and everything printed on the cards that the reader sees. */
export function details(names: Names, view: L5rView): string {
  const say = names.words.details;
  const piles = view.seats.flatMap(({ seat, dynastyDiscard, conflictDiscard }) => [
    pileLine(names, `${say.dynastyDiscard} (${names.seat(seat)})`, dynastyDiscard),
    pileLine(names, `${say.conflictDiscard} (${names.seat(seat)})`, conflictDiscard),
  ]);
  const removed = view.removed.length === 0 ? [] : [pileLine(names, say.removed, view.removed)];
  const seen = [...new Set(sightsIn(view).flatMap((sight) => (sight.face === 'up' ? [sight.printed] : [])))];
  return [...piles, ...removed, '', `${say.cards}:`, ...inOrder(names, seen).map((one) => entry(names, one))].join(
    '\n',
  );
}

/** A pile, from the top. */
function pileLine(names: Names, title: string, pile: readonly Sight[]): string {
  const cards = pile.map((sight) => names.sight(sight));
  return wrapped(`${title}: ${cards.length === 0 ? names.words.details.none : cards.join(', ')}`, '');
}

function inOrder(names: Names, printed: readonly PrintedId[]): readonly PrintedId[] {
  return printed.toSorted((a, b) => names.printed(a).localeCompare(names.printed(b), names.lang));
}

/** Everything printed on a card, in a paragraph. */
function entry(names: Names, printed: PrintedId): string {
  const { type, clan, traits } = factOf(printed);
  const { lang } = names;
  const about = [
    CARD_TYPE_NAMES[type][lang],
    CLAN_NAMES[clan][lang],
    valuesText(names, printed),
    ...traits.map((trait) => traitName(trait)[lang]),
  ].join(', ');
  const line = lineOf(printed, lang);
  return wrapped(`${names.printed(printed)} (${about})${line === '' ? '' : ` – ${line}`}`, '  ');
}
