/** A box on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 10;

/** Where a small panel stands beside a thing: above it if there is room, else below, and never outside the window. */
export function popoverPlace(
  thing: Box,
  panel: { readonly width: number; readonly height: number },
  window: { readonly width: number; readonly height: number },
) {
  const middle = thing.left + thing.width / 2 - panel.width / 2;
  const left = Math.max(GAP, Math.min(window.width - panel.width - GAP, middle));
  const above = thing.top - panel.height - GAP;
  const below = thing.top + thing.height + GAP;
  const top = above >= GAP ? above : Math.min(below, window.height - panel.height - GAP);
  return { left, top: Math.max(GAP, top) };
}
