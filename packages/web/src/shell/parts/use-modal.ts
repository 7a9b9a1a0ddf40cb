import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

interface ModalParts {
  readonly ref: RefObject<HTMLDialogElement | null>;
  onCancel(event: SyntheticEvent): void;
  onClick(event: MouseEvent): void;
}

/** What a dialog needs that lies over the page: it opens at once, keeps the focus, and closes by Escape or a click outside. */
export function useModal(onClose: () => void): ModalParts {
  const ref = useRef<HTMLDialogElement>(null);
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
  return {
    ref,
    onCancel: (event) => {
      event.preventDefault();
      onClose();
    },
    onClick: (event) => {
      if (event.target === ref.current) onClose();
    },
  };
}
