import type { Random } from '@kronika/kernel';
import { VISIONS } from '../facts/library.ts';

const UPPER = { denizens: 10, visions: 2 };
const MIDDLE = { denizens: 15, visions: 3 };

/** The world deck: 10 denizens and 2 Visions over 15 and 3 over the rest (OATH-1-24, OATH-8.8-a, OATH-8.8-b). */
export function stackedWorld(denizens: readonly string[], random: Random): readonly string[] {
  const cards = random.shuffled(denizens);
  const visions = random.shuffled(VISIONS);
  const upper = [...cards.slice(0, UPPER.denizens), ...visions.slice(0, UPPER.visions)];
  const from = UPPER.denizens;
  const middle = [...cards.slice(from, from + MIDDLE.denizens), ...visions.slice(UPPER.visions)];
  return [...random.shuffled(upper), ...random.shuffled(middle), ...cards.slice(from + MIDDLE.denizens)];
}
