import type { Looked } from '../../../../table/looked.ts';
import { useTable } from '../../../../table/session/context.ts';

/** Shows something large. */
export function useShowing(): (looked: Looked) => void {
  const { session } = useTable();
  return (looked) => {
    session.look(looked, 'asked');
    session.open({ is: 'inspector' });
  };
}
