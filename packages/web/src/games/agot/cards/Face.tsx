import { cardName, type Fact, faceTextOf } from '@kronika/agot';
import { type Lang, present } from '@kronika/kernel';
import type { ReactNode } from 'react';
import { Art } from '../../../cards/art/Art.tsx';
import { CardText, kindsOf, textLength } from '../../../cards/CardText.tsx';
import { textFit, titleLines } from '../../../cards/fit.ts';
import { Mon } from '../../../cards/Mon.tsx';
import { Plate } from '../../../cards/Plate.tsx';
import type { CardSize } from '../../../cards/size.ts';
import { Icon } from '../../../sprite/Icon.tsx';
import { AGOT_ART } from '../art/art.ts';
import { FACTION_BADGES } from '../badges.ts';
import { Foot } from './Foot.tsx';
import { kindLine } from './kind-line.ts';
import { modifiersOf, PLOT_ICONS, signed } from './modifiers.ts';
import { TEXT_SYMBOLS } from './symbols.ts';
import { FACE_WORDS } from './words.ts';

interface FaceProps {
  readonly fact: Fact;
  readonly size: CardSize;
  readonly lang: Lang;
  /** What stands in the upper left: a cost, icons. */
  readonly numbers?: ReactNode;
  /** A number beside the name. */
  readonly beside?: ReactNode;
  /** What lies in the picture. */
  readonly onArt?: ReactNode;
  /** What stands under the text. */
  readonly below?: ReactNode;
  /** How many lines of text there is room for in hand, under a name of one line. */
  readonly gist: number;
}

/** The parts all faces share; each type of card adds its numbers. */
export function Face({ fact, size, lang, numbers, beside, onArt, below, gist }: FaceProps) {
  return (
    <div className="face">
      <Art composition={present(AGOT_ART[fact.id], `the art of ${fact.id}`)}>{onArt}</Art>
      {numbers}
      <Mon badge={FACTION_BADGES[fact.faction]} />
      <Plate
        name={cardName(fact)[lang]}
        unique={fact.unique === true}
        traits={kindLine(fact, size, lang)}
        beside={beside}
      />
      {size !== 't' && <Printed fact={fact} size={size} lang={lang} gist={gist} />}
      {below}
      {size === 'i' && <Foot fact={fact} lang={lang} />}
    </div>
  );
}

/** What the card says, and what it adds to its controller's plot: the gist in hand, the whole in the inspector. */
function Printed({ fact, size, lang, gist }: Pick<FaceProps, 'fact' | 'lang' | 'gist'> & { readonly size: 'h' | 'i' }) {
  const paragraphs = faceTextOf(fact.id, lang);
  const modifiers = modifiersOf(fact).map(({ to, by }) => (
    <span key={to} className="plot-modifier">
      {signed(by)} <Icon name={PLOT_ICONS[to]} /> <span>{FACE_WORDS[lang][to]}</span>
    </span>
  ));
  if (paragraphs.length === 0 && modifiers.length === 0) return null;
  if (size === 'i') {
    const fit = textFit(textLength(paragraphs));
    return (
      <div className={fit === 'plain' ? 'text' : `text ${fit}`}>
        <CardText paragraphs={paragraphs} symbols={TEXT_SYMBOLS} lang={lang} />
        {modifiers}
      </div>
    );
  }
  const lines = gist + 1 - titleLines(cardName(fact)[lang], fact.unique === true ? 'marked' : 'bare');
  return (
    <div className="text">
      <div className="gist" style={{ '--lines': Math.max(1, lines) }}>
        {modifiers}{' '}
        <CardText paragraphs={lines > 1 ? paragraphs : kindsOf(paragraphs)} symbols={TEXT_SYMBOLS} lang={lang} />
      </div>
    </div>
  );
}
