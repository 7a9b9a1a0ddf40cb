import type { ReactNode } from 'react';
import { Dialog } from './overlay/Dialog.tsx';
import { useTable } from './session/context.ts';

/** On a phone the log and the inspector come from below. */
export function Sheet({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { session } = useTable();
  return (
    <Dialog title={title} className="sheet" onClose={() => session.close()}>
      {children}
    </Dialog>
  );
}
