import { segmentsOf } from '../cards/library.ts';
import type { Hit, Line } from '../cards/pictograms.ts';
import { fighterOf, heroesStanding, playedBy, speedAfterLimp } from '../fighters.ts';
import { type Cell, type Stand, seenFrom } from '../hex/index.ts';
import { abilityOn } from '../prints.ts';
import { starWounds } from '../rules/attack-damage.ts';
import type { AgendaSegment, FighterId, Hero, Senjutsu } from '../state.ts';

/** What an execution counts for (SEN-SOLO-TGT-d, SEN-SOLO-AI-0c). */
const EXECUTION = 5;

/** The wounds that a cell deals, with those of the star lines that apply. */
export function woundsOf(hits: readonly Hit[], stars: readonly Line[] = []): number {
  let wounds = 0;
  for (const hit of hits) {
    if (hit.is === 'execution') wounds += EXECUTION;
    else wounds += hit.is === 'star' ? starWounds(stars) : hit.count;
  }
  return wounds;
}

/** An attack effect on a card that a player has revealed. */
export interface Threat {
  readonly by: FighterId;
  readonly stand: Stand;
  /** After limp. */
  readonly speed: number;
  /** The most wounds it deals on one cell. */
  readonly wounds: number;
  /** The cells it covers from where its user stands now (SEN-SOLO-AI-0d). */
  readonly cells: readonly Cell[];
  readonly isPending: 'yes' | 'no';
}

/** The attack effects of all revealed attack cards of players. */
export function threatsOf(state: Senjutsu): readonly Threat[] {
  return heroesStanding(state).flatMap((hero) => {
    const played = playedBy(state, hero.id);
    if (hero.cell === null || played?.revealed.is !== 'card') return [];
    const { printed } = played.revealed;
    if (abilityOn(printed)?.type !== 'attack') return [];
    const stand: Stand = { cell: hero.cell, facing: hero.facing };
    return segmentsOf(printed).flatMap(({ segment, initiative, lines }) => {
      const entry = played.segments.find((one) => one.segment === segment);
      const printedSpeed = initiative.is === 'fixed' ? initiative.speed : (played.range?.max ?? 0);
      const own = segment === 'upper' ? (played.speed ?? printedSpeed) : printedSpeed;
      const speed = entry?.speed ?? speedAfterLimp(own, fighterOf(state, hero.id));
      return attacksIn(lines, hero).map(
        (line): Threat => ({
          by: hero.id,
          stand,
          speed,
          wounds: Math.max(0, ...line.cells.map(({ hits }) => woundsOf(hits))),
          cells: line.cells.map((cell) => seenFrom(stand, cell)),
          isPending: isPending(entry) ? 'yes' : 'no',
        }),
      );
    });
  });
}

/** Attacks that are not ruled out by the Kamae the hero is in now; what could be bought counts. */
function attacksIn(lines: readonly Line[], hero: Hero): readonly Extract<Line, { readonly is: 'attack' }>[] {
  return lines.flatMap((line) => {
    if (line.kamae !== undefined && !line.kamae.includes(hero.kamae)) return [];
    return line.is === 'attack' && (line.pay ?? 0) <= hero.focus ? [line] : [];
  });
}

function isPending(entry: AgendaSegment | undefined): boolean {
  return entry === undefined || entry.stage === 'waiting' || entry.stage === 'running';
}

/** Whether somebody on the cell would be hit by a player's attack that is still to come (SEN-SOLO-AI-3b). */
export function isEndangered(threats: readonly Threat[], cell: Cell): boolean {
  return threats.some(({ isPending: pending, cells }) => pending === 'yes' && cells.includes(cell));
}
