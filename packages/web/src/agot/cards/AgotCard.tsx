import { type Fact, faceTextOf, factOf } from '@kronika/agot';
import type { Lang, PrintedId } from '@kronika/kernel';
import { memo } from 'react';
import { CardFrame } from '../../cards/CardFrame.tsx';
import { textLength } from '../../cards/CardText.tsx';
import type { CardMarks } from '../../cards/card-marks.ts';
import { textFit } from '../../cards/fit.ts';
import { sameData } from '../../cards/same-data.ts';
import type { CardSize } from '../../cards/size.ts';
import { FACTION_BADGES } from '../badges.ts';
import { AgotFace } from './AgotFace.tsx';
import './agot-cards.css';
import type { Place } from './face-props.ts';
import { cardLabel } from './label.ts';

export interface AgotCardProps {
  readonly printed: PrintedId;
  readonly size: CardSize;
  readonly lang: Lang;
  /** In a hand a small card shows its cost. */
  readonly place?: Place;
  /** In pixels; otherwise `--w` of the place it stands in. */
  readonly width?: number;
  readonly marks?: CardMarks;
}

const AS_PRINTED: CardMarks = {};

/** A card whose face may be seen, drawn from what is printed on it. */
export const AgotCard = memo(function AgotCard(props: AgotCardProps) {
  const { printed, size, lang, place = 'table', width, marks = AS_PRINTED } = props;
  const fact = factOf(printed);
  const compact = size === 'i' && textFit(textLength(faceTextOf(printed, lang))) === 'longest';
  const looks = compact ? `${looksOf(fact)} compact` : looksOf(fact);
  return (
    <CardFrame size={size} looks={looks} marks={marks} label={cardLabel(fact, marks, lang)} width={width}>
      <AgotFace fact={fact} size={size} lang={lang} place={place} />
    </CardFrame>
  );
}, sameData);

/** The colours of the faction; plots lie. */
function looksOf({ faction, type }: Fact): string {
  const { allegiance } = FACTION_BADGES[faction];
  return type === 'plot' ? `${allegiance} agot wide` : `${allegiance} agot`;
}
