import { type Phrase, SEATS, type SeatId, type SeenEvent } from '@kronika/kernel';
import type { Chapter, Scene } from './story.ts';

/** The chapter that begins with the event, where games are told in rounds. */
export function roundIn(event: SeenEvent, { move }: Pick<Scene<unknown>, 'move'>): Chapter | undefined {
  if (event.is !== 'roundEntered') return undefined;
  const round = Number(Reflect.get(event, 'round'));
  return { from: move, name: { pl: `Runda ${round}`, en: `Round ${round}` } };
}

/** The seat that an event names. */
export function seatIn(event: SeenEvent, name: string): SeatId | undefined {
  return SEATS.find((seat) => seat === Reflect.get(event, name));
}

/** The same in both languages. */
export function phrase(of: (lang: 'pl' | 'en') => string): Phrase {
  return { pl: of('pl'), en: of('en') };
}
