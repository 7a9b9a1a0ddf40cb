import { cardsIn, type Explanation, type Note, printedCard, type SeatId, type Sum } from '@kronika/kernel';
import { poisonFact } from '../cards/library.ts';
import { factOfHero, isDesperate, woundLimit } from '../fighters.ts';
import { isPoison, VIRULENT_POISON } from '../prints.ts';
import type { Fighter, Senjutsu } from '../state.ts';
import { cardsInPlay, deckOf } from '../zones.ts';
import { contractWords, NOTES, VALUES } from './words.ts';

/** How much a fighter can take, and what ails it. Everything about it is public. */
export function explainFighter(state: Senjutsu, fighter: Fighter): Explanation {
  return { sums: [limitSum(state, fighter)], whyNot: [], notes: notesOn(state, fighter) };
}

function limitSum(state: Senjutsu, fighter: Fighter): Sum {
  const printed = fighter.is === 'hero' ? factOfHero(fighter).woundLimit : fighter.woundLimit;
  const total = woundLimit(state, fighter);
  const poison = { by: poisonFact(VIRULENT_POISON).name, from: printedCard(VIRULENT_POISON), amount: total - printed };
  return {
    of: 'woundLimit',
    name: VALUES.woundLimit,
    parts: [{ by: VALUES.printed, amount: printed }, ...(poison.amount === 0 ? [] : [poison])],
    total,
  };
}

function notesOn(state: Senjutsu, fighter: Fighter): readonly Note[] {
  return [
    ...(fighter.bleeding > 0 ? [{ text: NOTES.bleeding, rule: 'SEN-BLEED-c' } as const] : []),
    ...(fighter.stealth === 'hidden' ? [{ text: NOTES.hidden, rule: 'SEN-HIDE-a' } as const] : []),
    ...(isDesperate(state, fighter) ? [{ text: NOTES.desperate, rule: 'SEN-SOLO-HERO-onna-b' } as const] : []),
    ...(fighter.is === 'foe' ? fighter.contracts : []).map(
      (contract): Note => ({ text: contractWords(contract), rule: 'SEN-SOLO-HERO-yojimbo' }),
    ),
    ...poisonsOn(state, fighter).map(
      (printed): Note => ({ text: poisonFact(printed).name, from: printedCard(printed) }),
    ),
    ...(fighter.is === 'hero' ? heroNotes(state, fighter.seat) : []),
  ];
}

function poisonsOn(state: Senjutsu, fighter: Fighter) {
  if (fighter.is === 'foe') return fighter.poisons.map(({ printed }) => printed);
  return cardsInPlay(state, fighter.seat)
    .map(({ printed }) => printed)
    .filter(isPoison);
}

function heroNotes({ table, turn }: Senjutsu, seat: SeatId): readonly Note[] {
  return [
    ...(cardsIn(table, deckOf(seat)).length === 0 ? [{ text: NOTES.emptyDeck, rule: 'SEN-TURN-DRAW-b' } as const] : []),
    ...(turn.instants.includes(seat) ? [{ text: NOTES.instantUsed, rule: 'SEN-INST-a' } as const] : []),
  ];
}
