import { useEffect, useRef } from 'react';

/** A letter or digit of the board, where nobody is typing and no dialogue is open. */
export function useKey(key: string, press: () => void): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const { activeElement } = document;
      if (activeElement?.matches('input, textarea, select') === true) return;
      if (document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      latest.current();
    };
    // Before the keys of the table, which take digits for the options of a question.
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [key]);
}
