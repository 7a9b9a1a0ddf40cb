import type { Lang } from '@kronika/kernel';
import type { AbilityFact, SoloFact } from '@kronika/senjutsu';
import { memo } from 'react';
import { artOf } from '../art/art.ts';
import { CardScene } from './CardScene.tsx';
import { Chips, Foot, Header, SUNS } from './FaceParts.tsx';
import type { FaceSize } from './face-size.ts';
import { IconRows } from './IconRows.tsx';
import type { LineStates } from './line-states.ts';
import { type Density, densityOf, type Row, roomOf, rowsOf } from './rows.ts';
import { WordRows } from './WordRows.tsx';
import { FACE_WORDS } from './words.ts';

interface SenjutsuFaceProps {
  readonly fact: AbilityFact | SoloFact;
  readonly size: FaceSize;
  readonly lang: Lang;
  readonly states: LineStates;
}

/** The side of a hex of the grids, in pixels, by how much room there is. */
const SIDES: Readonly<Record<Exclude<FaceSize, 'S' | 'xs'>, Readonly<Record<Density, number>>>> = {
  F: { airy: 16, full: 13, dense: 12 },
  M: { airy: 10.5, full: 9.5, dense: 8.5 },
};

const SMALL_SIDES: Readonly<Record<'S' | 'xs', Readonly<Record<Density, number>>>> = {
  S: { airy: 8.6, full: 7.6, dense: 6.4 },
  xs: { airy: 7.4, full: 6.6, dense: 6 },
};

const laidOut = new WeakMap<AbilityFact | SoloFact, readonly Row[]>();

/** The rows of a card; what is printed never changes. */
export function rowsFor(fact: AbilityFact | SoloFact): readonly Row[] {
  const known = laidOut.get(fact);
  if (known !== undefined) return known;
  const rows = rowsOf(fact);
  laidOut.set(fact, rows);
  return rows;
}

/** The face of an ability card or of a card of an AI opponent. The picture fills what the lines leave. */
export const SenjutsuFace = memo(function SenjutsuFace({ fact, size, lang, states }: SenjutsuFaceProps) {
  const rows = rowsFor(fact);
  const words = FACE_WORDS[lang];
  const divided = fact.is === 'solo' ? (fact.type === 'defence' ? words.alsoDone : words.unreachable) : undefined;
  return (
    <div className="scf">
      <Header fact={fact} lang={lang} />
      <div className="art0">
        <CardScene subject={artOf(fact.id).subject} seed={fact.id} sun={SUNS[fact.type]} />
        <Chips fact={fact} lang={lang} />
      </div>
      <div className="body">
        {size === 'F' || size === 'M' ? (
          <WordRows
            rows={rows}
            lang={lang}
            length={size === 'F' ? 'full' : 'short'}
            states={states}
            room={size === 'F' ? roomOf(rows) : 'tight'}
            side={SIDES[size][densityOf(rows)]}
            divided={divided}
          />
        ) : (
          <IconRows
            rows={rows}
            lang={lang}
            side={SMALL_SIDES[size][densityOf(rows)]}
            room={size === 'S' ? 'all' : 'gist'}
          />
        )}
      </div>
      <Foot fact={fact} lang={lang} />
    </div>
  );
});
