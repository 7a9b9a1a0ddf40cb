import { type ReactNode, useId } from 'react';
import { Icon } from '../../sprite/Icon.tsx';
import { useWords } from '../use-words.ts';
import { SHELL_WORDS } from '../words.ts';
import './dialog.css';
import { useModal } from './use-modal.ts';

interface DialogProps {
  readonly title: string;
  /** How much room it takes: a few lines, two columns, or a sheet from the lower edge. */
  readonly look?: 'narrow' | 'wide' | 'sheet';
  onClose(): void;
  readonly children: ReactNode;
}

/** Something that is looked at before the page goes on; the browser keeps the focus in it. */
export function Dialog({ title, look = 'narrow', onClose, children }: DialogProps) {
  const say = useWords(SHELL_WORDS);
  const modal = useModal(onClose);
  const heading = useId();
  return (
    <dialog {...modal} className={`dialog ${look}`} aria-labelledby={heading}>
      <div className="dialog-inner">
        <header>
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className="dialog-close" aria-label={say.close} onClick={onClose}>
            <Icon name="x-cross" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
