import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../sprite/Icon.tsx';

export interface ModalProps {
  readonly title: string;
  readonly className?: string;
  /** What the button that closes it is called. */
  readonly closing: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something that needs an answer or a look before anything else; the browser keeps the focus in it. */
export function Modal({ title, className = '', closing, onClose, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Closed before it is taken away: only a dialog that is closed gives the focus back to what had it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open) return;
    dialog.showModal();
    // The one thing to press, otherwise what it is about: neither the way out nor a field that opens a keyboard.
    const first = dialog.querySelector<HTMLElement>('.btn.main:not(:disabled)') ?? dialog.querySelector('h2');
    first?.focus();
    return () => dialog.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog with Escape, a click outside is one more way
    <dialog
      ref={ref}
      className={`box ${className}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div className="boxin">
        <header>
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className="tool" aria-label={closing} onClick={onClose}>
            <Icon name="x-cross" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
