import { agot } from '@kronika/agot';
import type { Lang, SeatId } from '@kronika/kernel';

/** What the game calls a seat in its sentences; the table puts the name of the person there. */
export function seatWord(lang: Lang, seat: SeatId): string {
  return agot.text[lang].seat?.(seat) ?? String(seat + 1);
}
