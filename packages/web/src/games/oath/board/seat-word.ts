import type { Lang, SeatId } from '@kronika/kernel';

/** What the game calls a seat until the name of whoever sits there is put in. */
export function seatWord(seat: SeatId, lang: Lang): string {
  return lang === 'pl' ? `Gracz ${seat + 1}` : `Player ${seat + 1}`;
}
