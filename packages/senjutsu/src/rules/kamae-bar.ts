import type { Line } from '../cards/pictograms.ts';
import { holds } from '../fighters.ts';
import type { Senjutsu } from '../state.ts';
import type { Resolving } from './resolving.ts';
import { heroAmong } from './who.ts';

/** Whether the Kamae held at this moment opens a bar (SEN-CARD-m, SEN-CARD-n). AI opponents have none (SEN-SOLO-f). */
export function isInKamae(state: Senjutsu, { fighter }: Pick<Resolving, 'fighter'>, { kamae }: Line): boolean {
  if (kamae === undefined) return true;
  const held = heroAmong(state, fighter)?.kamae;
  return held !== undefined && kamae.includes(held);
}

/** Whether what a line depends on besides the Kamae holds of who carries it out. */
export function isInCondition(state: Senjutsu, { fighter }: Pick<Resolving, 'fighter'>, { during }: Line): boolean {
  return during === undefined || holds(state, fighter, during);
}
