import { useTable } from '../session/context.ts';
import { Dialog } from './Dialog.tsx';

export function KeysDialog() {
  const { session, words } = useTable();
  return (
    <Dialog title={words.keys} onClose={() => session.close()}>
      <dl className="keys">
        {words.keyList.map(([key, meaning]) => (
          <div key={`${key} ${meaning}`}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
