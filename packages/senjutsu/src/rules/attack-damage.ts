import { type CardId, impossible, type PrintedId } from '@kronika/kernel';
import type { Hit, Line, LineRef } from '../cards/pictograms.ts';
import { seatOf } from '../fighters.ts';
import { abilityOn } from '../prints.ts';
import type { FighterId, Senjutsu } from '../state.ts';
import { cardsInPlay } from '../zones.ts';
import type { Victim } from './attack-cells.ts';
import type { Wounds } from './perform/harm.ts';

/** What an attack does to the body of somebody it reaches. */
export interface Damage extends Wounds {
  readonly fighter: FighterId;
  readonly execution: 'yes' | 'no';
  /** How many wounds armour still has to take away, and how many it has taken away. */
  readonly reduced: number;
  readonly lowered: number;
}

/** The wounds of a cell together with those of the star lines that apply to it (SEN-ATK-c, SEN-WOUND-b, SEN-EFF-b). */
export function damageTo(state: Senjutsu, { fighter, hits }: Victim, stars: readonly Line[]): Damage {
  let [wounds, bleeding] = [0, 0];
  let execution: Damage['execution'] = 'no';
  const apply = (hit: Hit): void => {
    switch (hit.is) {
      case 'wound':
        wounds += hit.count;
        return;
      case 'bleed':
        bleeding += hit.count;
        return;
      case 'execution':
        execution = 'yes';
        return;
      case 'star':
        wounds += starWounds(stars);
        return;
      default:
        impossible(hit);
    }
  };
  hits.forEach(apply);
  return { fighter, wounds, bleeding, execution, reduced: reduction(state, fighter, wounds + bleeding), lowered: 0 };
}

/** The wounds that star lines add. */
export function starWounds(stars: readonly Line[]): number {
  let wounds = 0;
  for (const star of stars)
    if (star.is === 'star')
      for (const line of star.lines) if (line.is === 'target' && line.does.is === 'wound') wounds += line.does.count;
  return wounds;
}

/** Armour that lies before a fighter: the copy, and where its line is. */
export interface Armour {
  readonly card: CardId;
  readonly printed: PrintedId;
  readonly by: number;
  readonly least: number;
  /** What follows each time it really lowers the number (SEN-EFF-r). */
  readonly followUp?: LineRef;
}

export function armoursOf(state: Senjutsu, fighter: FighterId): readonly Armour[] {
  const seat = seatOf(state, fighter);
  if (seat === undefined) return [];
  return cardsInPlay(state, seat).flatMap(({ id, printed }) => {
    const lines = abilityOn(printed)?.lines ?? [];
    const line = lines.find(({ is }) => is === 'reduceDamage');
    if (line?.is !== 'reduceDamage') return [];
    const at = lines.findIndex(({ is }) => is === 'eachTimeReduced');
    const armour = { card: id, printed, by: line.by, least: line.least };
    return [at === -1 ? armour : { ...armour, followUp: { segment: 'upper', path: [at] } }];
  });
}

/** How many of so many wounds armour takes away; an execution is no wound (SEN-EXEC-b, SEN-EFF-r). */
function reduction(state: Senjutsu, fighter: FighterId, total: number): number {
  let left = total;
  for (const { by, least } of armoursOf(state, fighter)) left = Math.min(left, Math.max(least, left - by));
  return total - left;
}

/** Whether the victim has to say which kind of wound is spared (ruling 1). */
export function isMixed({ wounds, bleeding, reduced }: Damage): boolean {
  return reduced > 0 && wounds > 0 && bleeding > 0 && reduced < wounds + bleeding;
}

/** The damage once armour has taken this kind of wound away first. */
export function spared(damage: Damage, kind: 'ordinary' | 'bleeding'): Damage {
  const { wounds, bleeding, reduced } = damage;
  const first = Math.min(reduced, kind === 'ordinary' ? wounds : bleeding);
  const second = reduced - first;
  const settled = { ...damage, reduced: 0, lowered: reduced };
  return kind === 'ordinary'
    ? { ...settled, wounds: wounds - first, bleeding: bleeding - second }
    : { ...settled, bleeding: bleeding - first, wounds: wounds - second };
}
