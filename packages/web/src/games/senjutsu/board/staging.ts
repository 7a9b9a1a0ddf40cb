import type { Lang, SeatId, SeenEvent } from '@kronika/kernel';
import { type FighterId, isSenjutsuEvent, type SenjutsuView } from '@kronika/senjutsu';
import type { Staged } from '../../../table/staging/staged.ts';
import { asSentence } from '../../../table/text/seat-names.ts';
import { BOARD_WORDS } from './words.ts';

/** The seat of a fighter; AI opponents have none. */
function seatOf({ fighters }: SenjutsuView, id: FighterId): SeatId | undefined {
  const fighter = fighters.find((one) => one.id === id);
  return fighter?.is === 'hero' ? fighter.seat : undefined;
}

/**
 * How an event is shown to who watches. The board draws it itself: steps and turns one after the other, an attack with
 * everything that comes of it as one beat.
 */
export function stageOf(event: SeenEvent, view: SenjutsuView, lang: Lang): Staged | 'silent' | undefined {
  if (!isSenjutsuEvent(event)) return undefined;
  const by = (fighter: FighterId): Pick<Staged, 'by'> => {
    const seat = seatOf(view, fighter);
    return seat === undefined ? {} : { by: seat };
  };
  switch (event.is) {
    case 'revealed':
      return { kind: 'reveal', title: BOARD_WORDS[lang].revealed, thread: 'reveal' };
    // What its speed is belongs to the card that was turned up.
    case 'speedSet':
    case 'rangeSet':
    case 'targetNamed':
      return { kind: 'count', thread: 'reveal' };
    case 'replaced':
    case 'instantPlayed':
    case 'counterPlayed':
      return { kind: 'play', by: event.seat };
    case 'struck':
    case 'stopped':
    case 'missed':
      return { kind: 'result', title: BOARD_WORDS[lang].blow, thread: `strike/${event.by}` };
    case 'wounded':
      return event.cause.is === 'card'
        ? { kind: 'result', thread: `strike/${event.cause.by}` }
        : { kind: 'trigger', thread: `wound/${event.fighter}` };
    case 'defeated':
      return { kind: 'result' };
    case 'collided':
    case 'statusTaken':
    case 'poisoned':
      return { kind: 'trigger' };
    case 'blockRaised':
      return { kind: 'trigger', title: asSentence(BOARD_WORDS[lang].legend.block) };
    case 'kamaeChanged':
      return { kind: 'count', ...by(event.fighter) };
    case 'stepped':
    case 'turned':
    case 'placed':
    case 'swapped':
      return { kind: 'count' };
    case 'turnBegan':
    case 'phaseBegan':
    case 'speedReached':
    case 'segmentBegan':
    case 'segmentEnded':
    case 'lineBegan':
    case 'lineSkipped':
    case 'turnEnded':
    case 'agendaSet':
    case 'blocksLowered':
    case 'limpsTurned':
    case 'playAreaCleared':
      return 'silent';
    default:
      return undefined;
  }
}
