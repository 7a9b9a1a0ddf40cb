import { type FighterView, factOf, type SenjutsuView } from '@kronika/senjutsu';
import type { BoardWords } from '../words.ts';

/** A part of a revealed card on the rail of speeds. */
export interface RailEntry {
  readonly key: string;
  readonly fighter: FighterView;
  readonly speed: number;
  readonly kind: keyof BoardWords['segments'];
  readonly part: 'first' | 'second';
  readonly stage: 'waiting' | 'running' | 'resting' | 'done' | 'dropped';
  readonly name: { readonly pl: string; readonly en: string } | undefined;
}

export const SPEEDS = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0] as const;

/** What everybody has revealed, at its speed. */
export function entriesOf({ fighters }: SenjutsuView): readonly RailEntry[] {
  return fighters.flatMap((fighter) =>
    (fighter.played?.segments ?? []).map(({ segment, speed, stage }): RailEntry => {
      const revealed = fighter.played?.revealed;
      const fact = revealed === undefined || revealed.is === 'stun' ? undefined : factOf(revealed.printed);
      return {
        key: `${fighter.id}/${segment}`,
        fighter,
        speed: Math.min(9, Math.max(0, speed)),
        kind: fact === undefined || fact.is === 'poison' ? 'stun' : fact.type,
        part: segment === 'upper' ? 'first' : 'second',
        stage,
        name: fact?.name,
      };
    }),
  );
}

/** From the fastest to the slowest speed that a revealed card could have had; nothing for fixed ones. */
export function spanOf(fighter: FighterView): { readonly max: number; readonly min: number } | undefined {
  const revealed = fighter.played?.revealed;
  if (revealed === undefined || revealed.is === 'stun') return undefined;
  const fact = factOf(revealed.printed);
  if (fact.is === 'poison' || fact.initiative.is !== 'range') return undefined;
  return { max: fact.initiative.max, min: fact.initiative.min };
}
