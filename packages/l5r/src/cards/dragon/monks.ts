import type { CardId } from '@kronika/kernel';
import type { L5rState } from '../../state.ts';
import { allCharacters } from '../../zones.ts';
import { hasAttachment, hasTrait } from '../words/index.ts';

/** The characters that are Monks or have a Monk attached. */
export function monks(state: L5rState): readonly CardId[] {
  return allCharacters(state).filter((card) => hasTrait(state, card, 'monk') || hasAttachment(state, card, 'monk'));
}
