import type { SeenEvent } from '@kronika/kernel';
import type { LogHeading } from '../board-module.ts';

interface RoundWords {
  readonly phases: Readonly<Record<string, string>>;
  readonly round: (round: number) => string;
}

/** Rounds and their phases are headings of the log in every game that is played in rounds. */
export function roundHeading(event: SeenEvent, { phases, round }: RoundWords): LogHeading | undefined {
  if (event.is === 'roundEntered') return { level: 1, text: round(Number(Reflect.get(event, 'round'))) };
  if (event.is !== 'phaseEntered') return undefined;
  const phase = Object.entries(phases).find(([key]) => key === Reflect.get(event, 'phase'));
  return phase === undefined ? undefined : { level: 1, text: phase[1] };
}
