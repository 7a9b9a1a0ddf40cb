import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';

interface LaneSlots {
  readonly slot: HTMLElement | null;
  readonly offer: (slot: HTMLElement | null) => void;
}

const NO_SLOT: LaneSlots = { slot: null, offer: () => undefined };
const Slots = createContext(NO_SLOT);

/** Around a board and its prompt: the one may offer a slot for what the other opens. */
export function LaneSlotProvider({ children }: { readonly children: ReactNode }) {
  const [slot, offer] = useState<HTMLElement | null>(null);
  const slots = useMemo(() => ({ slot, offer }), [slot]);
  return <Slots.Provider value={slots}>{children}</Slots.Provider>;
}

/**
 * Where a board lets trays open: a part of it that is empty now, such as the lane without a conflict. It stays empty
 * until something opens; a board without it, or while it has no room, gets trays above the prompt.
 */
export function LaneSlot({ className }: { readonly className: string }) {
  const { offer } = useContext(Slots);
  return <div ref={offer} className={className} data-slot="tray" />;
}

/** What opens in the slot of the board, and here if there is none. */
export function InLaneSlot({ children }: { readonly children: ReactNode }) {
  const { slot } = useContext(Slots);
  return slot === null ? children : createPortal(children, slot);
}
