import { impossible, type Reader } from '@kronika/kernel';
import type { SenjutsuView } from '../view.ts';
import { cardLine, foeLine } from './log/cards.ts';
import { fieldLine } from './log/field.ts';
import { fighterLine } from './log/fighters.ts';
import type { Seen } from './log/seen.ts';
import type { Telling } from './log/telling.ts';
import { turnLine } from './log/turn.ts';
import type { Names } from './names-in.ts';

export type { Seen } from './log/seen.ts';

/** A line of the log for its reader; nothing for what goes without saying. */
export function eventText(names: Names, seen: Seen, view: SenjutsuView, reader: Reader): string | undefined {
  return told({ names, view, reader }, seen);
}

function told(telling: Telling, seen: Seen): string | undefined {
  switch (seen.is) {
    case 'turnBegan':
    case 'phaseBegan':
    case 'terrainPlaced':
    case 'placed':
    case 'revealed':
    case 'targetNamed':
    case 'rangeSet':
    case 'speedSet':
    case 'agendaSet':
    case 'replaced':
    case 'tieOrdered':
    case 'speedReached':
    case 'segmentBegan':
    case 'segmentEnded':
    case 'lineBegan':
    case 'lineSkipped':
    case 'cardAbandoned':
    case 'cancelled':
    case 'instantPlayed':
    case 'counterPlayed':
    case 'turnEnded':
      return turnLine(telling, seen);
    case 'stepped':
    case 'turned':
    case 'swapped':
    case 'collided':
    case 'pieceRemoved':
    case 'struck':
    case 'stopped':
    case 'missed':
    case 'blockRaised':
    case 'blocksLowered':
    case 'hidden':
    case 'seen':
    case 'defeated':
      return fieldLine(telling, seen);
    case 'wounded':
    case 'bled':
    case 'stanched':
    case 'damageReduced':
    case 'statusTaken':
    case 'statusDiscarded':
    case 'limpsTurned':
    case 'poisoned':
    case 'focusGained':
    case 'focusLost':
    case 'kamaeChanged':
    case 'advantageGained':
      return fighterLine(telling, seen);
    case 'drew':
    case 'discarded':
    case 'cardTaken':
    case 'lookedAt':
    case 'handShown':
    case 'shuffledIn':
    case 'deckShuffled':
    case 'playAreaCleared':
    case 'remained':
    case 'leftPlay':
    case 'cardTurned':
    case 'discardsTurnedUp':
    case 'typeBanned':
    case 'cardNamed':
    case 'edictDeclared':
      return cardLine(telling, seen);
    case 'foeEntered':
    case 'foeDrew':
    case 'foeDiscarded':
    case 'behaviourChanged':
    case 'stanceSet':
    case 'foeDeckShuffled':
    case 'stunSetAside':
    case 'resetOrdered':
    case 'distancePreferred':
    case 'foeCardRemoved':
    case 'foePoisonDiscarded':
    case 'foePeeked':
    case 'toolUsed':
    case 'contractFulfilled':
    case 'waveBeaten':
    case 'waveBegan':
      return foeLine(telling, seen);
    default:
      return impossible(seen);
  }
}
