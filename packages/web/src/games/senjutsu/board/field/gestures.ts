interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A drag, a pinch or a turn of the wheel: by how much it moves and enlarges, and around which point. */
export interface Gesture {
  readonly by: Spot;
  readonly zoom: number;
  readonly at: Spot;
}

/** A finger that moves less than this only taps, in pixels. */
const TREMBLE = 8;
const PER_NOTCH = 0.0016;

/** Follows the fingers and the mouse on an element until it is called off. Taps stay taps. */
export function gesturesOn(element: HTMLElement, on: (gesture: Gesture) => void): () => void {
  const fingers = new Map<number, Spot>();
  let begun: Spot | undefined;
  let isDragging = false;

  const spotOf = ({ clientX, clientY }: MouseEvent): Spot => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const onWheel = (event: WheelEvent) => {
    if (isAside(event.target)) return;
    event.preventDefault();
    on({ by: { x: 0, y: 0 }, zoom: Math.exp(-event.deltaY * PER_NOTCH), at: spotOf(event) });
  };
  const onDown = (event: PointerEvent) => {
    if (isAside(event.target) || (event.pointerType === 'mouse' && event.button !== 0)) return;
    fingers.set(event.pointerId, spotOf(event));
    begun = spotOf(event);
    isDragging = fingers.size > 1;
  };
  const onMove = (event: PointerEvent) => {
    const was = fingers.get(event.pointerId);
    if (was === undefined) return;
    const now = spotOf(event);
    if (!isDragging && begun !== undefined && apart(begun, now) < TREMBLE) return;
    if (!isDragging || !element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
    isDragging = true;
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, spot]) => spot);
    fingers.set(event.pointerId, now);
    if (other === undefined) on({ by: { x: now.x - was.x, y: now.y - was.y }, zoom: 1, at: now });
    else on({ by: { x: 0, y: 0 }, zoom: apart(now, other) / Math.max(1, apart(was, other)), at: between(now, other) });
  };
  const onUp = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) isDragging = false;
  };

  element.addEventListener('wheel', onWheel, { passive: false });
  element.addEventListener('pointerdown', onDown);
  element.addEventListener('pointermove', onMove);
  element.addEventListener('pointerup', onUp);
  element.addEventListener('pointercancel', onUp);
  return () => {
    element.removeEventListener('wheel', onWheel);
    element.removeEventListener('pointerdown', onDown);
    element.removeEventListener('pointermove', onMove);
    element.removeEventListener('pointerup', onUp);
    element.removeEventListener('pointercancel', onUp);
  };
}

function apart(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function between(one: Spot, other: Spot): Spot {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** What lies over the field and scrolls or is pressed by itself. */
function isAside(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.traylane, .camera') !== null;
}
