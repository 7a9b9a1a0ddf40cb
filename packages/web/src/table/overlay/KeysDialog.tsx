import { KeyList } from '../keyboard/KeyList.tsx';
import { useTable } from '../session/context.ts';
import { Dialog } from './Dialog.tsx';

export function KeysDialog() {
  const { session, lang, words } = useTable();
  return (
    <Dialog title={words.keys} onClose={() => session.close()}>
      <KeyList lang={lang} />
    </Dialog>
  );
}
