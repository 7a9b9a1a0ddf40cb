import type { Lang, PrintedId } from '@kronika/kernel';
import { cardName, type Fact, faceTextOf, factOf } from '@kronika/l5r';
import { memo } from 'react';
import { CardFrame } from '../../../cards/CardFrame.tsx';
import { textLength } from '../../../cards/CardText.tsx';
import { textFit } from '../../../cards/fit.ts';
import { Seal } from '../../../cards/Seal.tsx';
import { Strips } from '../../../cards/Strips.tsx';
import { sameData } from '../../../cards/same-data.ts';
import type { CardSize } from '../../../cards/size.ts';
import { Token } from '../../../cards/Token.tsx';
import type { L5rCardState } from './card-state.ts';
import type { Place } from './face-props.ts';
import { L5rFace } from './L5rFace.tsx';
import { cardLabel } from './label.ts';
import { FACE_WORDS } from './words.ts';

export interface L5rCardProps {
  readonly printed: PrintedId;
  readonly size: CardSize;
  readonly lang: Lang;
  /** In a hand a small card shows its cost. */
  readonly place?: Place;
  /** In pixels; otherwise `--w` of the place it stands in. */
  readonly width?: number;
  readonly state?: L5rCardState;
}

const AS_PRINTED: L5rCardState = {};

/** A card whose face may be seen, drawn from what is printed on it and from its state. */
export const L5rCard = memo(function L5rCard(props: L5rCardProps) {
  const { printed, size, lang, place = 'table', width, state = AS_PRINTED } = props;
  const fact = factOf(printed);
  const compact = size === 'i' && textFit(textLength(faceTextOf(printed, lang))) === 'longest';
  return (
    <CardFrame
      size={size}
      looks={compact ? `${coloursOf(fact)} compact` : coloursOf(fact)}
      marks={state}
      label={cardLabel(fact, state, lang)}
      width={width}
      over={<LyingOn state={state} lang={lang} />}
    >
      <L5rFace fact={fact} size={size} lang={lang} place={place} state={state} />
    </CardFrame>
  );
}, sameData);

/** The colours of a clan; a role belongs to none, it has those of its element. */
function coloursOf(fact: Fact): string {
  return fact.type === 'role' ? fact.element : fact.clan;
}

/** What lies on a card and stays upright when it bows. */
function LyingOn({ state, lang }: { readonly state: L5rCardState; readonly lang: Lang }) {
  const { fate = 0, status, stance, attachments = [] } = state;
  return (
    <>
      {attachments.length > 0 && (
        <Strips
          strips={attachments.map((attached) => {
            const fact = factOf(attached.printed);
            return { key: attached.key, allegiance: fact.clan, name: cardName(fact)[lang], stance: attached.stance };
          })}
        />
      )}
      {stance === 'bowed' && (status === 'honored' || status === 'dishonored') && <Seal kind={status} />}
      {fate > 0 && (
        <div className="tokens">
          <Token kind="fate" icon="triple-yin" count={fate} word={FACE_WORDS[lang].fate} />
        </div>
      )}
    </>
  );
}
