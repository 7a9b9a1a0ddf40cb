import { Component, createRef, type ReactNode } from 'react';
import { movedFrom, type Pace, type Rect } from './moves.ts';

interface FlipSceneProps {
  /** What is drawn; things move when it changes. */
  readonly stamp: unknown;
  readonly pace: Pace | undefined;
  readonly className: string;
  readonly children: ReactNode;
}

/** A thing as it stood before a change. */
interface Stood {
  readonly element: HTMLElement;
  readonly rect: Rect;
  readonly stance: string | undefined;
}

type Snapshot = ReadonlyMap<string, Stood> | null;

const EASE = 'cubic-bezier(.3,1.15,.5,1)';
/** So much longer than a move lasts a crack. */
const CRACK = 1.6;
const FADE = { duration: 160, easing: 'ease-out' };

/**
 * Moves things from where they were to where they are. A class, because only a class is told before the page
 * changes. Nothing waits for a motion: the next change starts from wherever things are by then.
 */
export class FlipScene extends Component<FlipSceneProps> {
  readonly #scene = createRef<HTMLDivElement>();
  readonly #ghosts = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: FlipSceneProps): Snapshot {
    return before.stamp === this.props.stamp ? null : this.#stands();
  }

  override componentDidUpdate(_: FlipSceneProps, __: unknown, before: Snapshot): void {
    const { pace } = this.props;
    if (before === null) return;
    const now = this.#stands();
    // All boxes are read before anything is animated: reading in between would lay the page out again and again.
    const origins = new Map([...now].map(([key, { element }]) => [key, this.#anchor(element.dataset.from)]));
    for (const [key, { element, rect, stance }] of now) {
      const was = before.get(key);
      if (was === undefined) enter(element, rect, origins.get(key), pace);
      else {
        if (pace !== undefined) slide(element, movedFrom(was.rect, rect), pace);
        if (was.stance !== stance) change(element, was.stance, stance, pace);
      }
    }
    if (pace !== undefined) for (const [key, stood] of before) if (!now.has(key)) this.#leave(stood, pace);
  }

  #stands(): ReadonlyMap<string, Stood> {
    const stands = new Map<string, Stood>();
    for (const element of this.#scene.current?.querySelectorAll<HTMLElement>('[data-flip]') ?? []) {
      const key = element.dataset.flip;
      if (key !== undefined)
        stands.set(key, { element, rect: element.getBoundingClientRect(), stance: element.dataset.stance });
    }
    return stands;
  }

  #anchor(name: string | undefined): Rect | undefined {
    if (name === undefined) return undefined;
    return this.#scene.current?.querySelector(`[data-anchor="${CSS.escape(name)}"]`)?.getBoundingClientRect();
  }

  /** What is gone from the board goes to its pile as a ghost of itself. */
  #leave({ element, rect }: Stood, { move }: Pace): void {
    const room = this.#ghosts.current;
    const target = this.#anchor(element.dataset.to);
    if (room === null || target === undefined || element.isConnected) return;
    const ghost = document.createElement('div');
    ghost.className = element.className;
    ghost.append(...[...element.childNodes].map((child) => child.cloneNode(true)));
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${rect.left}px`,
      top: `${rect.top}px`,
      width: `${rect.width}px`,
      height: `${rect.height}px`,
    });
    ghost.style.setProperty('--cw', `${Math.min(rect.width, rect.height)}px`);
    room.append(ghost);
    const dx = target.left + target.width / 2 - (rect.left + rect.width / 2);
    const dy = target.top + target.height / 2 - (rect.top + rect.height / 2);
    const way = ghost.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${dx}px, ${dy}px) scale(.4)`, opacity: 0.1 },
      ],
      { duration: move, easing: 'ease-in' },
    );
    way.onfinish = () => ghost.remove();
    way.oncancel = () => ghost.remove();
  }

  override render(): ReactNode {
    return (
      <div ref={this.#scene} className={this.props.className}>
        {this.props.children}
        <div ref={this.#ghosts} className="ghosts" aria-hidden="true" />
      </div>
    );
  }
}

function slide(element: HTMLElement, frames: Keyframe[] | undefined, { move }: Pace): void {
  if (frames !== undefined) element.animate(frames, { duration: move, easing: EASE });
}

function enter(element: HTMLElement, rect: Rect, origin: Rect | undefined, pace: Pace | undefined): void {
  const frames = origin === undefined ? undefined : movedFrom(origin, rect);
  if (pace === undefined || frames === undefined) element.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
  else element.animate(frames, { duration: pace.move, easing: EASE });
}

/** The stance is a list of words: a turn of the card, a seal, a crack. */
function change(element: HTMLElement, was = '', now = '', pace: Pace | undefined): void {
  const before = new Set(was.split(' '));
  const after = new Set(now.split(' '));
  if (pace === undefined) {
    element.animate([{ opacity: 0.4 }, { opacity: 1 }], FADE);
    return;
  }
  if (before.has('bowed') !== after.has('bowed')) {
    const angle = after.has('bowed') ? -90 : 90;
    element.querySelector('.card, .thumb, .strip')?.animate([{ rotate: `${angle}deg` }, { rotate: '0deg' }], {
      duration: pace.turn,
      easing: 'ease-out',
    });
  }
  for (const seal of ['honored', 'dishonored'])
    if (after.has(seal) && !before.has(seal))
      element.querySelector('.seal')?.animate(
        [
          { scale: '2.6', opacity: 0 },
          { scale: '.9', opacity: 1, offset: 0.7 },
          { scale: '1', opacity: 1 },
        ],
        { duration: pace.move, easing: 'ease-in' },
      );
  // Not by a class: the next drawing of the thing would take it away again.
  if (after.has('broken') && !before.has('broken'))
    element.animate(
      [
        { transform: 'scaleX(.2)', opacity: 1 },
        { transform: 'none', opacity: 1, offset: 0.45 },
        { transform: 'none', opacity: 0 },
      ],
      { duration: pace.move * CRACK, easing: 'ease-out', pseudoElement: '::after' },
    );
}
