import type { GameText, SeatId } from '@kronika/kernel';
import { seatsOf } from '@kronika/kernel';

/** Puts the names of the people where a game's sentence says "player 1". */
export function withSeatNames(sentence: string, text: Pick<GameText<never>, 'seat'>, names: readonly string[]): string {
  return seatsOf(names.length).reduce((told: string, seat: SeatId) => {
    const word = text.seat?.(seat);
    const name = names[seat] ?? '';
    return word === undefined || word === '' || name === '' ? told : told.replaceAll(word, name);
  }, sentence);
}

/** A sentence that stands alone begins with a capital letter. */
export function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
