import type { AgotView } from '@kronika/agot';
import type { BoardProps } from '../../../table/board-module.ts';
import { Board } from './Board.tsx';
import { MeleeBoard } from './melee/MeleeBoard.tsx';

/** Two sit face to face; three and more sit round the table (AGOT-COMP-a). */
export function FormatBoard(props: BoardProps<AgotView>) {
  return props.view.format === 'melee' ? <MeleeBoard {...props} /> : <Board {...props} />;
}
