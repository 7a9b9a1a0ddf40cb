import { type Cell, disc, type SenjutsuView } from '@kronika/senjutsu';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type Box, boxOf, type Tilt } from '../geometry.ts';
import { useBoard } from '../scope.ts';
import { followingShot, type Room, type Shot, stillShows, WHOLE, watchedCells, within, zoomed } from './camera.ts';
import { type Gesture, gesturesOn } from './gestures.ts';
import type { FieldChoices } from './use-choices.ts';
import { useRoom } from './use-room.ts';

/** Who holds the camera: the fight, or whoever has moved it by hand. */
type Held = { readonly by: 'fight' } | { readonly by: 'hand'; readonly shot: Shot };

export interface Camera {
  readonly shot: Shot;
  /** Whether it follows the fight by itself. */
  readonly follows: boolean;
  closer(): void;
  further(): void;
  whole(): void;
  follow(): void;
}

interface Watched {
  readonly view: SenjutsuView;
  readonly choices: FieldChoices;
  readonly tilt: Tilt;
  readonly whole: Box;
  /** Around which cell it is asked where to look. */
  readonly turning: Cell | undefined;
}

const STEP = 1.35;

/** Looks at the part of the field that matters, unless somebody zooms or drags: then it stays as they left it. */
export function useCamera(
  mat: RefObject<HTMLElement | null>,
  { view, choices, tilt, whole, turning }: Watched,
): Camera {
  const { near } = useBoard();
  const room = useRoom(mat);
  const [held, setHeld] = useState<Held>({ by: 'fight' });
  const offered = useMemo(
    // At the edge of the field the sides one may turn to lie beyond it.
    () => (choices.sides.length > 0 && turning !== undefined ? disc(turning, 1) : choices.cells.map(({ of }) => of)),
    [choices, turning],
  );
  const watched = useMemo(() => watchedCells(view, near, offered), [view, near, offered]);
  const following = useResting(room, whole, { watched, offered }, tilt);
  const shot = held.by === 'hand' && room !== undefined ? within(room, whole, held.shot) : following;
  const latest = useRef({ room, shot });
  latest.current = { room, shot };
  useEffect(() => {
    const element = mat.current;
    if (element === null) return;
    return gesturesOn(element, (gesture) => {
      const { room: space, shot: now } = latest.current;
      if (space !== undefined) setHeld({ by: 'hand', shot: moved(space, whole, now, gesture) });
    });
  }, [mat, whole]);
  const zoom = (by: number) => {
    if (room !== undefined) setHeld({ by: 'hand', shot: zoomed(room, whole, shot, by, { x: 0, y: 0 }) });
  };
  return {
    shot,
    follows: held.by === 'fight',
    closer: () => zoom(STEP),
    further: () => zoom(1 / STEP),
    whole: () => setHeld({ by: 'hand', shot: WHOLE }),
    follow: () => setHeld({ by: 'fight' }),
  };
}

function moved(room: Room, whole: Box, shot: Shot, gesture: Gesture): Shot {
  const { x, y } = gesture.at;
  const near = zoomed(room, whole, shot, gesture.zoom, { x: x - room.width / 2, y: y - room.height / 2 });
  return within(room, whole, { ...near, x: near.x + gesture.by.x, y: near.y + gesture.by.y });
}

/** The shot of the fight; it rests while everything that matters is in it, so that it does not sway with every step. */
function useResting(
  room: Room | undefined,
  whole: Box,
  { watched, offered }: { readonly watched: readonly Cell[]; readonly offered: readonly Cell[] },
  tilt: Tilt,
): Shot {
  const [resting, setResting] = useState<Shot>(WHOLE);
  if (room === undefined || room.width === 0) return WHOLE;
  const wanted = followingShot(room, whole, watched, tilt, offered);
  const isFine =
    isSame(wanted, resting) ||
    (wanted.scale > 1 && resting.scale > 1 && stillShows(room, whole, resting, wanted, boxOf(watched, tilt)));
  if (isFine) return resting;
  setResting(wanted);
  return wanted;
}

function isSame(one: Shot, other: Shot): boolean {
  return one.scale === other.scale && one.x === other.x && one.y === other.y;
}
