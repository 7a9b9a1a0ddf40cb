import type { Lang } from '@kronika/kernel';
import { type AbilityFact, type PoisonFact, type SoloFact, textLines } from '@kronika/senjutsu';
import { memo } from 'react';
import { CardFrame } from '../../../cards/CardFrame.tsx';
import type { CardMarks } from '../../../cards/card-marks.ts';
import { sameData } from '../../../cards/same-data.ts';
import { FACE_CLASS, type FaceSize, SIZE_OF } from './face-size.ts';
import { cardLabel } from './label.ts';
import { type LineStates, NO_STATES } from './line-states.ts';
import { densityOf } from './rows.ts';
import { rowsFor, SenjutsuFace } from './SenjutsuFace.tsx';
import { StatusFace } from './StatusFace.tsx';
import './senjutsu-cards.css';
import { FACE_WORDS } from './words.ts';

export interface SenjutsuCardProps {
  readonly fact: AbilityFact | SoloFact | PoisonFact;
  readonly size: FaceSize;
  readonly lang: Lang;
  /** In pixels; otherwise `--w` of the place it stands in. */
  readonly width?: number | undefined;
  readonly marks?: CardMarks;
  /** What became of its lines. */
  readonly states?: LineStates;
}

const NO_MARKS: CardMarks = {};

/** A card whose face may be seen, drawn from what is printed on it. */
export const SenjutsuCard = memo(function SenjutsuCard(props: SenjutsuCardProps) {
  const { fact, size, lang, width, marks = NO_MARKS, states = NO_STATES } = props;
  if (fact.is === 'poison') return <PoisonCard {...props} fact={fact} />;
  const isDense = size === 'M' && densityOf(rowsFor(fact)) !== 'airy';
  return (
    <CardFrame
      size={SIZE_OF[size]}
      looks={`sc ${FACE_CLASS[size]}${isDense ? ' dn' : ''} ${looksOf(fact)}`}
      marks={marks}
      label={cardLabel(fact, lang)}
      width={width}
    >
      <SenjutsuFace fact={fact} size={size} lang={lang} states={states} />
    </CardFrame>
  );
}, sameData);

function looksOf(fact: AbilityFact | SoloFact): string {
  return fact.is === 'solo' ? `ai t-${fact.type}` : `r-${fact.rank} t-${fact.type}`;
}

function PoisonCard({ fact, size, lang, width, marks = NO_MARKS }: SenjutsuCardProps & { readonly fact: PoisonFact }) {
  const text = textLines(fact, lang).join(' ');
  return (
    <CardFrame
      size={SIZE_OF[size]}
      looks={`sc stc poison ${FACE_CLASS[size]}${size === 'F' ? '' : ' tn1'}`}
      marks={marks}
      label={`${fact.name[lang]}, ${FACE_WORDS[lang].poison}. ${text}`}
      width={width}
    >
      <StatusFace picture="poison-bottle" name={fact.name[lang]} text={text} foot={FACE_WORDS[lang].poison} />
    </CardFrame>
  );
}
