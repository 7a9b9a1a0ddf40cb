import { cardName, type Fact, keywordName } from '@kronika/agot';
import { type Lang, present } from '@kronika/kernel';
import type { ReactNode } from 'react';
import { Art } from '../../cards/art/Art.tsx';
import { Chip } from '../../cards/Chip.tsx';
import { Mon } from '../../cards/Mon.tsx';
import { Plate } from '../../cards/Plate.tsx';
import type { CardSize } from '../../cards/size.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { AGOT_ART } from '../art/art.ts';
import { FACTION_BADGES } from '../badges.ts';
import { Foot } from './Foot.tsx';
import { kindLine } from './kind-line.ts';
import { modifiersOf, PLOT_ICONS, signed } from './modifiers.ts';
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
}

/** The parts all faces share; each type of card adds its numbers. */
export function Face({ fact, size, lang, numbers, beside, onArt, below }: FaceProps) {
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
      {size !== 't' && <Printed fact={fact} lang={lang} />}
      {below}
      {size === 'i' && <Foot fact={fact} lang={lang} />}
    </div>
  );
}

/** The keywords, and what the card adds to its controller's plot. */
function Printed({ fact, lang }: { readonly fact: Fact; readonly lang: Lang }) {
  const keywords = fact.keywords.map((keyword) => keywordName(keyword)[lang]);
  const modifiers = modifiersOf(fact);
  if (keywords.length === 0 && modifiers.length === 0) return null;
  return (
    <div className="text">
      {keywords.map((word) => (
        <Chip key={word} kind="keyword" word={word} />
      ))}
      {modifiers.map(({ to, by }) => (
        <span key={to} className="plot-modifier">
          {signed(by)} <Icon name={PLOT_ICONS[to]} /> <span>{FACE_WORDS[lang][to]}</span>
        </span>
      ))}
    </div>
  );
}
