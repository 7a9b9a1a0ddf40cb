import type { Lang, WorkedExample } from '@kronika/kernel';
import { factOf, type SenjutsuView } from '@kronika/senjutsu';
import { exampleField } from '@kronika/senjutsu/compendium';
import { memo, useMemo } from 'react';
import '../../../rules/scene/scene.css';
import { FieldView } from '../board/field/FieldView.tsx';
import '../board/field/field.css';
import { cellsOf } from '../board/field/Tiles.tsx';
import { NO_CHOICES } from '../board/field/use-choices.ts';
import { boxOf } from '../board/geometry.ts';
import { NOTHING_TOLD } from '../board/story/told.ts';
import { SenjutsuCard } from '../cards/SenjutsuCard.tsx';
import { fieldLabel } from './field-label.ts';
import './scene.css';

interface SceneProps {
  readonly example: WorkedExample;
  readonly lang: Lang;
}

/** Wide enough for the longest lines, in either language. */
const WIDTH = 204;

/** The field of an example before anybody acts, and its cards as they are printed. */
export const Scene = memo(function Scene({ example, lang }: SceneProps) {
  const view = useMemo(() => exampleField(example), [example]);
  return (
    <div className="rule-scene">
      <div className="rule-scene-row">
        {view !== undefined && <ExampleField view={view} lang={lang} />}
        {example.cards.length > 0 && (
          <div className="rule-scene-cards">
            {example.cards.map((printed) => (
              <SenjutsuCard key={printed} fact={factOf(printed)} size="M" lang={lang} width={WIDTH} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
});

function ExampleField({ view, lang }: { readonly view: SenjutsuView; readonly lang: Lang }) {
  const box = boxOf(cellsOf(view.field), 'desk');
  return (
    <div
      className="senjutsu rule-field"
      role="img"
      aria-label={fieldLabel(view, lang)}
      style={{ '--ratio': box.width / box.height }}
    >
      <FieldView view={view} tilt="desk" overlays={[]} choices={NO_CHOICES} marked="" told={NOTHING_TOLD} />
    </div>
  );
}
