import type { ReactNode } from 'react';
import { useTable } from '../session/context.ts';
import { Dialog } from './Dialog.tsx';

/** The same switches as around the table. */
export function SettingsDialog({ preferences }: { readonly preferences: ReactNode }) {
  const { session, words } = useTable();
  return (
    <Dialog title={words.settings} className="settings" onClose={() => session.close()}>
      <div className="prefs">{preferences}</div>
    </Dialog>
  );
}
