import { type ReactNode, useEffect, useRef } from 'react';
import { useSession } from '../session/context.ts';

interface DrawerProps {
  readonly className: string;
  /** Its summary, and what it holds. */
  readonly children: ReactNode;
}

/** What opens from it belongs to it: a click there does not close it. */
const BELONGS = '.popover, dialog';

/**
 * What a board has no room for, behind a summary. It lies over the board, so it closes as soon as that is touched, with
 * Escape, and when something else is asked.
 */
export function Drawer({ className, children }: DrawerProps) {
  const drawer = useRef<HTMLDetailsElement>(null);
  const asked = useSession((state) => state.asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new question closes it
  useEffect(() => close(drawer.current), [asked]);
  useEffect(() => {
    const onPointer = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || target.closest(BELONGS) !== null) return;
      if (drawer.current?.contains(target) === false) close(drawer.current);
    };
    // Before the keys of the table: there Escape would also stop what passes for the seat.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || drawer.current?.open !== true || document.querySelector(BELONGS) !== null) return;
      event.preventDefault();
      close(drawer.current);
      drawer.current.querySelector('summary')?.focus();
    };
    addEventListener('pointerdown', onPointer, { capture: true });
    addEventListener('keydown', onKey, { capture: true });
    return () => {
      removeEventListener('pointerdown', onPointer, { capture: true });
      removeEventListener('keydown', onKey, { capture: true });
    };
  }, []);
  return (
    <details ref={drawer} className={className}>
      {children}
    </details>
  );
}

function close(drawer: HTMLDetailsElement | null): void {
  if (drawer !== null) drawer.open = false;
}
