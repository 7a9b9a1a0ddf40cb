import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../../sprite/Icon.tsx';
import { useWords } from '../use-words.ts';
import { SHELL_WORDS } from '../words.ts';
import './dialog.css';

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
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog with Escape, a click outside is one more way
    <dialog
      ref={ref}
      className={`dialog ${look}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div className="dialog-inner">
        <header>
          <h2 id={heading}>{title}</h2>
          <button type="button" className="dialog-close" aria-label={say.close} onClick={onClose}>
            <Icon name="x-cross" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
