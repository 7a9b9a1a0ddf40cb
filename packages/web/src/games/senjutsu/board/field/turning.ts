import { type Cell, isSenjutsuMessage, type SenjutsuView } from '@kronika/senjutsu';
import { useSession } from '../../../../table/session/context.ts';
import { heroesOf } from '../fighters.ts';
import { useBoard } from '../scope.ts';

/**
 * Around which cell somebody may choose where to look: the one they begin on, that of whose card is resolved, otherwise
 * of who looks at the board.
 */
export function useTurningCell(view: SenjutsuView): Cell | undefined {
  const { near } = useBoard();
  const start = useStartCell();
  const running = view.running.at(-1)?.fighter;
  const fighter = view.fighters.find(({ id }) => id === running) ?? heroesOf(view)[near];
  return start ?? fighter?.cell ?? undefined;
}

/** The cell on which a figure will begin once it is known where it looks. */
export function useStartCell(): Cell | undefined {
  return useSession(({ question }) => {
    const message = question?.message;
    return message !== undefined && isSenjutsuMessage(message) && message.key === 'faceAtStart'
      ? message.at
      : undefined;
  });
}
