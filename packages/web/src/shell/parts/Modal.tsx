import { type ReactNode, useId } from 'react';
import { Icon } from '../../sprite/Icon.tsx';
import { useModal } from './use-modal.ts';

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
  const modal = useModal(onClose);
  const heading = useId();
  return (
    <dialog {...modal} className={`box ${className}`} aria-labelledby={heading}>
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
