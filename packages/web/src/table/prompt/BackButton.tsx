import { Icon } from '../../sprite/Icon.tsx';
import { useTable } from '../session/context.ts';
import { Key } from './Key.tsx';

/** One step back. */
export function BackButton() {
  const { session, words } = useTable();
  return (
    <button type="button" className="btn ghost" aria-keyshortcuts="z" onClick={() => session.back()}>
      <Icon name="x-undo" />
      {words.back}
      <Key name="Z" />
    </button>
  );
}
