import { boardCalled, type SenjutsuView } from '@kronika/senjutsu';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { foesOf, heroesOf } from '../fighters.ts';
import { boxOf, type Tilt } from '../geometry.ts';
import { useBoard } from '../scope.ts';
import type { Told } from '../story/told.ts';
import { CameraButtons } from './CameraButtons.tsx';
import { FieldView } from './FieldView.tsx';
import { Legend } from './Legend.tsx';
import { type Overlay, overlayKey } from './overlay.ts';
import { Places } from './Places.tsx';
import { Scenery } from './Scenery.tsx';
import { cellsOf } from './Tiles.tsx';
import { useStartCell, useTurningCell } from './turning.ts';
import { useCamera } from './use-camera.ts';
import { useFieldChoices, useMarked } from './use-choices.ts';
import { type Marking, useForbidden } from './use-forbidden.ts';

declare module 'react' {
  interface CSSProperties {
    /** How wide the field is for its height. */
    '--ratio'?: number;
    /** Its place in an order. */
    '--nth'?: number;
  }
}

interface MatProps {
  readonly view: SenjutsuView;
  readonly tilt: Tilt;
  readonly told: Told;
  /** What the card that one looks at would do. */
  readonly preview: readonly Overlay[];
  readonly children?: ReactNode;
}

/** The paper with the field on it. */
export function Mat({ view, tilt, told, preview, children }: MatProps) {
  const { lang, words, near } = useBoard();
  const choices = useFieldChoices();
  const marked = useMarked(choices);
  const box = useMemo(() => boxOf(cellsOf(view.field), tilt), [view.field, tilt]);
  const cells = useMemo(() => cellsOf(view.field), [view.field]);
  const [marking, setMarking] = useState<Marking>('reachable');
  const forbidden = useForbidden(cells, choices, marking);
  const overlays = useMemo(() => [...overlaysOf(view, told, preview), ...forbidden], [view, told, preview, forbidden]);
  const mat = useRef<HTMLElement>(null);
  const turning = useTurningCell(view);
  const camera = useCamera(mat, { view, choices, tilt, whole: box, turning });
  const { scale, x, y } = camera.shot;
  const start = useStartCell();
  const own = heroesOf(view)[near];
  return (
    <section
      ref={mat}
      className="mat"
      aria-label={words.field}
      onFocus={({ currentTarget, target }) => {
        if (scale > 1 && !isInside(target, currentTarget)) camera.whole();
      }}
    >
      <Scenery />
      <div
        className="fieldbox"
        style={{
          '--ratio': box.width / box.height,
          transform: `translate(calc(-50% + ${x}px), calc(-50% + ${y}px)) scale(${scale})`,
        }}
      >
        <FieldView
          view={view}
          tilt={tilt}
          overlays={overlays}
          choices={choices}
          marked={marked}
          told={told}
          turning={turning}
          beginning={start === undefined || own === undefined ? undefined : { hero: own, cell: start }}
        />
        <Places view={view} tilt={tilt} marking={marking} />
      </div>
      <CameraButtons
        camera={camera}
        marking={choices.cells.length > 0 ? { is: marking, set: setMarking } : undefined}
      />
      {tilt === 'desk' && <Legend overlays={overlays} choices={choices} />}
      {preview.length > 0 && tilt === 'desk' ? (
        <p className="plq">
          {words.preview}
          <small>{words.previewPrivate}</small>
        </p>
      ) : (
        tilt === 'desk' && <p className="plq">{boardCalled(view.field.board).name[lang]}</p>
      )}
      {children}
    </section>
  );
}

/** Blocks that stand, what is told now, and one preview; a cell is drawn once. */
function overlaysOf(view: SenjutsuView, told: Told, preview: readonly Overlay[]): readonly Overlay[] {
  const { blocks } = view;
  const standing = blocks.flatMap(({ cells, speed }) => cells.map((cell): Overlay => ({ is: 'block', cell, speed })));
  const seen = new Set<string>();
  const announced = told.overlays.length + preview.length > 0 ? [] : intentsIn(view);
  return [...standing, ...announced, ...preview, ...told.overlays].filter((overlay) => {
    const key = overlayKey(overlay);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** What AI opponents will do, as long as nothing else is shown: where they go, and what they will strike there. */
function intentsIn(view: SenjutsuView): readonly Overlay[] {
  return foesOf(view).flatMap(({ cell, foreseen, defeat }): readonly Overlay[] => {
    if (foreseen === null || cell === null || defeat !== null) return [];
    const goes: readonly Overlay[] =
      foreseen.stand.cell === cell ? [] : [{ is: 'intent', cell: foreseen.stand.cell, from: cell }];
    if (foreseen.is !== 'attack') return goes;
    return [
      ...goes,
      ...foreseen.cells.map(({ cell: struck, hits }): Overlay => ({ is: 'threat', cell: struck, hits })),
    ];
  });
}

/** Whether what has the focus can be seen. */
function isInside(focused: Element, room: Element): boolean {
  const [one, all] = [focused.getBoundingClientRect(), room.getBoundingClientRect()];
  const [x, y] = [one.left + one.width / 2, one.top + one.height / 2];
  return x >= all.left && x <= all.right && y >= all.top && y <= all.bottom;
}
