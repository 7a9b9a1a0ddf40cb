import { boardCalled, type SenjutsuView } from '@kronika/senjutsu';
import { type ReactNode, useMemo } from 'react';
import { boxOf, type Tilt } from '../geometry.ts';
import { useBoard } from '../scope.ts';
import type { Told } from '../story/told.ts';
import { FieldView } from './FieldView.tsx';
import { Legend } from './Legend.tsx';
import type { Overlay } from './overlay.ts';
import { Places } from './Places.tsx';
import { Scenery } from './Scenery.tsx';
import { cellsOf } from './Tiles.tsx';
import { useFieldChoices, useMarked } from './use-choices.ts';

declare module 'react' {
  interface CSSProperties {
    /** How wide the field is for its height. */
    '--ratio'?: number;
    '--crowd'?: number;
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
  const { lang, words } = useBoard();
  const choices = useFieldChoices();
  const marked = useMarked(choices);
  const box = useMemo(() => boxOf(cellsOf(view.field), tilt), [view.field, tilt]);
  const overlays = useMemo(() => overlaysOf(view, told, preview), [view, told, preview]);
  return (
    <section className="mat" aria-label={words.field}>
      <Scenery />
      <div className="fieldbox" style={{ '--ratio': box.width / box.height }}>
        <FieldView view={view} tilt={tilt} overlays={overlays} choices={choices} marked={marked} told={told} />
        <Places view={view} tilt={tilt} />
      </div>
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
function overlaysOf({ blocks }: SenjutsuView, told: Told, preview: readonly Overlay[]): readonly Overlay[] {
  const standing = blocks.flatMap(({ cells, speed }) => cells.map((cell): Overlay => ({ is: 'block', cell, speed })));
  const seen = new Set<string>();
  return [...standing, ...preview, ...told.overlays].filter((overlay) => {
    const key = `${overlay.is}/${overlay.cell}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
