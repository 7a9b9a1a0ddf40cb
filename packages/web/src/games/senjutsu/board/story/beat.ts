import type { Lang, SeenEvent } from '@kronika/kernel';
import { type Cell, distance, type FighterId, isSenjutsuEvent, type SenjutsuView } from '@kronika/senjutsu';
import type { Overlay } from '../field/overlay.ts';
import { BOARD_WORDS } from '../words.ts';
import type { Told, VerdictPlate } from './told.ts';

/** What the events of one beat draw on the field: struck cells, and what came of the strike. */
export function beatOf(events: readonly SeenEvent[], view: SenjutsuView, lang: Lang, step: number): Told {
  const words = BOARD_WORDS[lang].verdicts;
  const overlays: Overlay[] = [];
  const verdicts: VerdictPlate[] = [];
  const standingOn = (cell: Cell): FighterId | undefined => view.fighters.find((fighter) => fighter.cell === cell)?.id;
  for (const event of events) {
    if (!isSenjutsuEvent(event)) continue;
    switch (event.is) {
      case 'struck':
        overlays.push(
          ...nearestFirst(event.cells, view.fighters.find(({ id }) => id === event.by)?.cell ?? null).map(
            ({ cell, hits }, nth) => ({ is: 'strike' as const, cell, hits, nth }),
          ),
        );
        break;
      case 'stopped': {
        const fighter = standingOn(event.cell);
        const text = event.blockers.length === 0 ? words.terrain : words.block(event.how);
        if (fighter !== undefined) verdicts.push({ fighter, text, look: 'block' });
        break;
      }
      case 'missed':
        verdicts.push({ fighter: event.by, text: words.miss, look: 'miss' });
        break;
      case 'wounded':
        verdicts.push({
          fighter: event.fighter,
          text:
            event.cause.is === 'card' || event.cause.is === 'counter'
              ? words.hit(event.wounds + event.bleeding)
              : words.wound(event.wounds + event.bleeding),
          look: 'hit',
        });
        break;
      case 'statusTaken':
        verdicts.push({ fighter: event.fighter, text: words.status[event.status], look: 'hit' });
        break;
      case 'collided':
        verdicts.push({ fighter: event.fighter, text: words.collision, look: 'miss' });
        break;
      default:
    }
  }
  return { step, overlays, verdicts };
}

function nearestFirst<C extends { readonly cell: Cell }>(cells: readonly C[], from: Cell | null): readonly C[] {
  return from === null ? cells : cells.toSorted((one, other) => distance(from, one.cell) - distance(from, other.cell));
}
