import { type Fact, faceTextOf, factOf } from '@kronika/agot';
import type { Lang, PrintedId } from '@kronika/kernel';
import { memo } from 'react';
import { CardFrame } from '../../../cards/CardFrame.tsx';
import { textLength } from '../../../cards/CardText.tsx';
import { textFit } from '../../../cards/fit.ts';
import { sameData } from '../../../cards/same-data.ts';
import type { CardSize } from '../../../cards/size.ts';
import { Token } from '../../../cards/Token.tsx';
import { FACTION_BADGES } from '../badges.ts';
import { AgotFace } from './AgotFace.tsx';
import './agot-cards.css';
import type { AgotCardState } from './card-state.ts';
import type { Place } from './face-props.ts';
import { cardLabel } from './label.ts';
import { FACE_WORDS } from './words.ts';

export interface AgotCardProps {
  readonly printed: PrintedId;
  readonly size: CardSize;
  readonly lang: Lang;
  /** In a hand a small card shows its cost. */
  readonly place?: Place;
  /** In pixels; otherwise `--w` of the place it stands in. */
  readonly width?: number;
  readonly state?: AgotCardState;
}

const AS_PRINTED: AgotCardState = {};

/** A card whose face may be seen, drawn from what is printed on it and from its state. */
export const AgotCard = memo(function AgotCard(props: AgotCardProps) {
  const { printed, size, lang, place = 'table', width, state = AS_PRINTED } = props;
  const fact = factOf(printed);
  const compact = size === 'i' && textFit(textLength(faceTextOf(printed, lang))) === 'longest';
  const looks = compact ? `${looksOf(fact)} compact` : looksOf(fact);
  return (
    <CardFrame
      size={size}
      looks={looks}
      marks={state}
      label={cardLabel(fact, state, lang)}
      width={width}
      over={<LyingOn state={state} lang={lang} />}
    >
      <AgotFace fact={fact} size={size} lang={lang} place={place} state={state} />
    </CardFrame>
  );
}, sameData);

/** The colours of the faction; plots lie. */
function looksOf({ faction, type }: Fact): string {
  const { allegiance } = FACTION_BADGES[faction];
  return type === 'plot' ? `${allegiance} agot wide` : `${allegiance} agot`;
}

/** What lies on a card and stays upright when it kneels. */
function LyingOn({ state, lang }: { readonly state: AgotCardState; readonly lang: Lang }) {
  const { power = 0, tokens = 0, duplicates = 0 } = state;
  const say = FACE_WORDS[lang];
  if (power + tokens + duplicates === 0) return null;
  return (
    <div className="tokens">
      {duplicates > 0 && <Token kind="copies" icon="x-plus" count={duplicates} word={say.duplicates} />}
      {tokens > 0 && <Token kind="gold" icon="two-coins" count={tokens} word={say.tokens} />}
      {power > 0 && <Token kind="power" icon="crown" count={power} word={say.power} />}
    </div>
  );
}
