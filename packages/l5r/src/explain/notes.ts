import { type CardId, cardOf, type Note } from '@kronika/kernel';
import { type Attributed, attributedOn, delayedOn, notesFor } from '@kronika/lcg';
import type { L5rEvent } from '../event.ts';
import { RULES } from '../rules/calls.ts';
import { layer } from '../rules/layer.ts';
import type { L5rState } from '../state.ts';
import { modifierWords } from '../text/explain/modifiers.ts';
import { NOTES, UNTIL } from '../text/explain/notes.ts';
import { isInPlay } from '../zones.ts';
import { limitNotes } from './limits.ts';
import { nameOf, printedBehind } from './origin.ts';

const note = notesFor<L5rState, L5rEvent>({ nameOf, until: UNTIL });

/** What is worth knowing of the card now. */
export function notesOn(state: L5rState, card: CardId): readonly Note[] {
  return [
    ...conditionNotes(state, card),
    ...attributedOn(layer, state, card).flatMap((attributed) => modifierNote(state, card, attributed)),
    ...limitNotes(state, card),
    ...delayedNotes(state, card),
  ];
}

function conditionNotes(state: L5rState, card: CardId): readonly Note[] {
  const isEvaded = state.conflict?.evaded.includes(card) === true && isInPlay(state, card);
  const isBroken = cardOf(state.table, card).condition === 'broken';
  return [
    ...(isEvaded ? [note(NOTES.evaded, { rule: 'L5R-KW-COVERT-a' })] : []),
    ...(isBroken ? [note(NOTES.broken, { rule: 'L5R-PROV-c' })] : []),
  ];
}

/** What a card is told of a modifier that is more than a number of its own constant text. */
function modifierNote(state: L5rState, card: CardId, { modifier, from }: Attributed): readonly Note[] {
  const behind = printedBehind(state, from);
  const what = modifierWords(modifier, { is: from.is, printed: behind });
  if (what === undefined) return [];
  // What a card says of itself stands on it.
  const isOwn = from.is === 'text' && from.card === card;
  return [
    note(what.text, {
      rule: what.rule,
      ...(behind === undefined || isOwn ? {} : { card: behind }),
      ...(from.is === 'effect' ? { until: from.effect.until } : {}),
    }),
  ];
}

/** Delayed effects that were aimed at the card. */
function delayedNotes(state: L5rState, card: CardId): readonly Note[] {
  return delayedOn(state, card).map(({ use, until }) => {
    const { printed } = use.ability;
    return note(NOTES.delayed, { rule: 'L5R-SIMUL-b', until, ...(printed === RULES ? {} : { card: printed }) });
  });
}
