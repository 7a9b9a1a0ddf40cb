import type { Lang } from '@kronika/kernel';
import type { AbilityFact, CardType, SoloFact } from '@kronika/senjutsu';
import { Icon } from '../../../sprite/Icon.tsx';
import { HERO_BADGES, TYPE_ICONS } from '../badges.ts';
import { Lotuses } from './BarSigns.tsx';
import { KamaeBadge } from './KamaeBadge.tsx';
import { Picture } from './Picture.tsx';
import { Speed } from './Speed.tsx';
import { FACE_WORDS } from './words.ts';

interface OfFact<F> {
  readonly fact: F;
  readonly lang: Lang;
}

/** Whether a small face has no room for one of its words. */
function isLong(name: string): boolean {
  return name.split(' ').some((word) => word.length > 9);
}

/** Speed, name, type; what the card requires hangs from its upper edge. */
export function Header({ fact, lang }: OfFact<AbilityFact | SoloFact>) {
  const words = FACE_WORDS[lang];
  return (
    <header>
      <Speed initiative={fact.initiative} />
      <div className="nm">
        <h3 className={isLong(fact.name[lang]) ? 'long' : undefined}>{fact.name[lang]}</h3>
        <small>
          <Icon name={TYPE_ICONS[fact.type]} />
          {fact.is === 'solo' ? `${words.types[fact.type]} · ${words.soloCard}` : typeLine(fact, lang)}
        </small>
      </div>
      {fact.is === 'ability' && fact.requires !== undefined && (
        <span className="req">
          {fact.requires.map((kamae) => (
            <KamaeBadge key={kamae} kamae={kamae} />
          ))}
        </span>
      )}
      {fact.is === 'ability' && fact.focus > 0 && (
        <span className="fcost">
          <Lotuses count={fact.focus} />
        </span>
      )}
    </header>
  );
}

export function typeLine({ type, core }: AbilityFact, lang: Lang): string {
  const words = FACE_WORDS[lang];
  return core === 'weapon' ? `${words.core} · ${words.types[type]}` : words.types[type];
}

/** The chips on the picture: what kind of instant it is, its range, its weapon. */
export function Chips({ fact, lang }: OfFact<AbilityFact | SoloFact>) {
  const words = FACE_WORDS[lang];
  const chips =
    fact.is === 'solo' ? (
      <>
        {fact.range !== undefined && <Chip picture="position-marker" word={words.range(fact.range)} />}
        {fact.resetsDeck === true && <Chip picture="stack" word={words.resetsDeck} />}
      </>
    ) : (
      <>
        {fact.instant !== undefined && <Chip picture="bolt" word={words.instants[fact.instant]} kind="ins" />}
        {fact.prepared === true && <Chip picture="prep" word={words.prepared} />}
        {fact.range !== undefined && <Chip picture="position-marker" word={words.range(fact.range)} />}
        {fact.core !== undefined && <Chip picture="return-arrow" word={words.returns} />}
      </>
    );
  return <div className="mks">{chips}</div>;
}

interface ChipProps {
  readonly picture: Parameters<typeof Picture>[0]['name'];
  readonly word: string;
  readonly kind?: 'ins';
}

function Chip({ picture, word, kind }: ChipProps) {
  return (
    <em className={kind === undefined ? 'mk' : `mk ${kind}`}>
      <Picture name={picture} />
      <span>{word}</span>
    </em>
  );
}

/** Whose card it is, its rank in words, and its number. */
export function Foot({ fact, lang }: OfFact<AbilityFact | SoloFact>) {
  return (
    <footer>
      {fact.is === 'ability' && fact.hero !== undefined && (
        <span className={`hm ${HERO_BADGES[fact.hero].allegiance}`}>
          <Icon name={HERO_BADGES[fact.hero].icon} />
        </span>
      )}
      <span>{footWord(fact, lang)}</span>
      {fact.serial !== undefined && <span>{fact.serial}</span>}
    </footer>
  );
}

function footWord(fact: AbilityFact | SoloFact, lang: Lang): string {
  const words = FACE_WORDS[lang];
  if (fact.is === 'ability') return words.ranks[fact.rank];
  if (fact.nightmare === true) return words.nightmare;
  return fact.deck === undefined ? words.soloCard : words.selectionDeck(fact.deck);
}

/** The light behind the subject is of the colour of the type. */
export const SUNS: Readonly<Record<CardType | 'core', string>> = {
  attack: '#c8402e',
  defence: '#3f7fb4',
  meditation: '#8a63b0',
  core: '#c49a3a',
};
