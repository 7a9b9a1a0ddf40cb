import type { Lang } from '@kronika/kernel';
import { present } from '@kronika/kernel';
import { cardName, type Fact, faceTextOf } from '@kronika/l5r';
import type { ReactNode } from 'react';
import { Art } from '../../../cards/art/Art.tsx';
import { CardText, kindsOf, textLength } from '../../../cards/CardText.tsx';
import { textFit, titleLines } from '../../../cards/fit.ts';
import { type Badge, Mon } from '../../../cards/Mon.tsx';
import { Plate } from '../../../cards/Plate.tsx';
import type { CardSize } from '../../../cards/size.ts';
import { L5R_ART } from '../art/art.ts';
import { CLAN_BADGES } from '../badges.ts';
import { Foot } from './Foot.tsx';
import { kindLine } from './kind-line.ts';
import { TEXT_SYMBOLS } from './symbols.ts';

interface FaceProps {
  readonly fact: Fact;
  readonly size: CardSize;
  readonly lang: Lang;
  /** What stands in the upper left: a cost, values. */
  readonly numbers?: ReactNode;
  /** The badge in the upper right, if it is not that of the clan. */
  readonly badge?: Badge;
  /** What lies in the picture. */
  readonly onArt?: ReactNode;
  /** What stands under the text. */
  readonly below?: ReactNode;
  /** How many lines of text there is room for in hand, under a name of one line. */
  readonly gist: number;
}

/** The parts all faces share; each type of card adds its numbers. */
export function Face({ fact, size, lang, numbers, badge = CLAN_BADGES[fact.clan], onArt, below, gist }: FaceProps) {
  const name = cardName(fact)[lang];
  const unique = fact.unique === true;
  const composition = present(L5R_ART[fact.id], `the art of ${fact.id}`);
  const paragraphs = size === 't' ? [] : faceTextOf(fact.id, lang);
  const fit = textFit(textLength(paragraphs));
  const lines = gist + 1 - titleLines(name, unique ? 'marked' : 'bare');
  return (
    <div className="face">
      <Art composition={composition}>{onArt}</Art>
      {numbers}
      <Mon badge={badge} />
      <Plate name={name} unique={unique} traits={kindLine(fact, size, lang)} />
      {size === 'h' && paragraphs.length > 0 && (
        <div className="text">
          <div className="gist" style={{ '--lines': lines }}>
            <CardText paragraphs={lines === 1 ? kindsOf(paragraphs) : paragraphs} symbols={TEXT_SYMBOLS} lang={lang} />
          </div>
        </div>
      )}
      {size === 'i' && paragraphs.length > 0 && (
        <div className={fit === 'plain' ? 'text' : `text ${fit}`}>
          <CardText paragraphs={paragraphs} symbols={TEXT_SYMBOLS} lang={lang} />
        </div>
      )}
      {below}
      {size === 'i' && <Foot fact={fact} lang={lang} />}
    </div>
  );
}
