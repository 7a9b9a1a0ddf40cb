import { type CardId, cardOf, type Note, type Phrase, type SeatId } from '@kronika/kernel';
import { type Attributed, attributedOn, attributedOnSeat, delayedOn, notesFor } from '@kronika/lcg';
import type { AgotEvent } from '../event.ts';
import { rivals, supports } from '../rules/eligible.ts';
import { layer } from '../rules/layer.ts';
import { contributes, isParticipating } from '../rules/values.ts';
import type { AgotState } from '../state.ts';
import { modifierWords, seatModifierWords } from '../text/explain/modifiers.ts';
import { NOTES, rivalsSeat, supportsSeat } from '../text/explain/notes.ts';
import { UNTIL } from '../text/explain/reasons.ts';
import { namesIn } from '../text/names-in.ts';
import { duplicated } from '../verbs/unique.ts';
import { controllerOf, factionCardOf, isCharacter, isInHand, titleHeldBy } from '../zones.ts';
import { nameOf, printedBehind } from './origin.ts';
import { limitNotes } from './reason.ts';

const note = notesFor<AgotState, AgotEvent>({ nameOf, until: UNTIL });

/** What is worth knowing of the card now. */
export function notesOn(state: AgotState, card: CardId): readonly Note[] {
  return [
    ...conditionNotes(state, card),
    ...attributedOn(layer, state, card).flatMap((attributed) => modifierNote(state, card, attributed)),
    ...limitNotes(state, card),
    ...titleNotes(state, card),
    ...delayedNotes(state, card),
    ...factionNotes(state, card),
  ];
}

function conditionNotes(state: AgotState, card: CardId): readonly Note[] {
  if (cardOf(state.table, card).as === 'duplicate') return [note(NOTES.duplicate, { rule: 'AGOT-DUP-e' })];
  if (isInHand(state, card) && duplicated(state, controllerOf(state, card), card) !== undefined)
    return [note(NOTES.freeDuplicate, { rule: 'AGOT-DUP-b' })];
  if (!isCharacter(state, card)) return [];
  const isBypassed = state.challenge?.bypassed.some((bypass) => bypass.card === card) === true;
  return [
    ...(isBypassed ? [note(NOTES.bypassed, { rule: 'AGOT-KW-STEALTH-b' })] : []),
    ...(isParticipating(state, card) && !contributes(state, card)
      ? [note(NOTES.notCounted, { rule: 'AGOT-4.2.2-a' })]
      : []),
  ];
}

/** How the title stands to those of the others (AGOT-SUPPORT-a, AGOT-RIVAL-a). */
function titleNotes(state: AgotState, card: CardId): readonly Note[] {
  const seat = controllerOf(state, card);
  if (titleHeldBy(state, seat) !== card) return [];
  return state.seated.flatMap((other) => {
    const named: Phrase = { pl: namesIn('pl').seat(other), en: namesIn('en').seat(other) };
    return [
      ...(supports(state, seat, other) ? [note(supportsSeat(named), { rule: 'AGOT-SUPPORT-a' })] : []),
      ...(rivals(state, seat, other) ? [note(rivalsSeat(named), { rule: 'AGOT-RIVAL-a' })] : []),
    ];
  });
}

function modifierNote(state: AgotState, card: CardId, attributed: Attributed): readonly Note[] {
  const { from } = attributed;
  const what = modifierWords(attributed.modifier, from.is);
  if (what === undefined) return [];
  const behind = printedBehind(state, from);
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

/** Delayed effects that were aimed at the card (AGOT-DELAY-a). */
function delayedNotes(state: AgotState, card: CardId): readonly Note[] {
  return delayedOn(state, card).map(({ use, until }) =>
    note(NOTES.delayed, { rule: 'AGOT-DELAY-a', card: use.ability.printed, until }),
  );
}

/** The faction card stands for its player. */
function factionNotes(state: AgotState, card: CardId): readonly Note[] {
  const seat = controllerOf(state, card);
  return factionCardOf(state, seat) === card ? seatNotes(state, seat) : [];
}

/** What texts and effects do to a player. */
export function seatNotes(state: AgotState, seat: SeatId): readonly Note[] {
  if (!state.seated.includes(seat)) return [];
  return attributedOnSeat(layer, state, seat).flatMap(({ modifier, from }) => {
    const what = seatModifierWords(modifier, from.is);
    const behind = printedBehind(state, from);
    if (what === undefined || behind === undefined) return [];
    return [
      note(what.text, { rule: what.rule, card: behind, ...(from.is === 'effect' ? { until: from.effect.until } : {}) }),
    ];
  });
}
