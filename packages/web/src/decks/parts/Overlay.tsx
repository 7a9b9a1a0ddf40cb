import type { ReactNode } from 'react';
import { Dialog } from '../../shell/parts/Dialog.tsx';
import { useWords } from '../../shell/use-words.ts';
import type { Over } from '../context.ts';
import { HandDialog } from '../hand/HandDialog.tsx';
import { ImportDialog } from '../import/ImportDialog.tsx';
import { ShareDialog } from '../share/ShareDialog.tsx';
import { DECK_WORDS } from '../words.ts';
import { CardDialog } from './CardDialog.tsx';
import { RuleDialog } from './RuleDialog.tsx';

interface OverlayProps {
  readonly over: Over;
  close(): void;
  readonly imported: string;
  setImported(text: string): void;
  readonly filters: ReactNode;
  readonly panel: ReactNode;
}

/** What lies over the builder now. */
export function Overlay({ over, close, imported, setImported, filters, panel }: OverlayProps) {
  const say = useWords(DECK_WORDS);
  switch (over.is) {
    case 'card':
      return <CardDialog card={over.card} onClose={close} />;
    case 'rule':
      return <RuleDialog rule={over.rule} onClose={close} />;
    case 'import':
      return <ImportDialog text={imported} onText={setImported} onClose={close} />;
    case 'share':
      return <ShareDialog onClose={close} />;
    case 'hand':
      return <HandDialog onClose={close} />;
    case 'filters':
      return (
        <Dialog title={say.filters} look="sheet" onClose={close}>
          {filters}
        </Dialog>
      );
    case 'deck':
      return (
        <Dialog title={say.deck} look="sheet" onClose={close}>
          {panel}
        </Dialog>
      );
  }
}
