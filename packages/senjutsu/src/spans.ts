import type { Span } from '@kronika/kernel';
import type { SenjutsuEvent } from './event.ts';
import type { Senjutsu } from './state.ts';

/** What a seat may pass for the rest of: the clash of this turn, from the reveal on, and the phase. */
export function spans({ turn: { number, phase } }: Senjutsu): readonly Span[] {
  if (phase === 'setup') return [];
  const clash: readonly Span[] =
    phase === 'reveal' || phase === 'resolve' ? [{ is: 'contest', key: `turn/${number}` }] : [];
  return [...clash, { is: 'phase', key: `turn/${number}/${phase}` }];
}

/** Somebody plays a card besides the one of the turn, or an attack takes its course. */
const STIRRING: readonly SenjutsuEvent['is'][] = [
  'revealed',
  'instantPlayed',
  'counterPlayed',
  'replaced',
  'struck',
  'stopped',
  'wounded',
  'statusTaken',
  'defeated',
];

export function stirs({ is }: SenjutsuEvent): boolean {
  return STIRRING.includes(is);
}
