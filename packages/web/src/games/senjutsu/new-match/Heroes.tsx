import { HERO_CARDS, HEROES, type HeroFact, heroFact, READY_DECKS } from '@kronika/senjutsu';
import { useId } from 'react';
import { nameOf } from '../../../pages/match/choice.ts';
import { MATCH_WORDS } from '../../../pages/match/words.ts';
import type { SetupParts } from '../../../pages/setup/parts.ts';
import { useLang, useWords } from '../../../shell/use-words.ts';
import { Icon } from '../../../sprite/Icon.tsx';
import { HERO_BADGES } from '../badges.ts';
import { Bust } from '../board/panel/Bust.tsx';
import { KamaeTree } from '../board/panel/KamaeTree.tsx';
import { Picture } from '../cards/Picture.tsx';
import { type EditedSeat, heroIn } from './seats.ts';
import { NEW_MATCH_WORDS } from './words.ts';

interface HeroesProps {
  readonly parts: SetupParts;
  readonly edited: EditedSeat;
}

const BASE = HEROES.map(heroFact).filter(({ set }) => set === 'base');
const EXPANSION = HEROES.map(heroFact).filter(({ set }) => set === 'expansion');

/** All heroes: those of the base box as posters, the others as small portraits under them. */
export function Heroes({ parts, edited }: HeroesProps) {
  const say = useWords(NEW_MATCH_WORDS);
  const name = useId();
  const chosen = heroIn(edited.brings);
  const tile = (hero: HeroFact, look: TileProps['look']) => (
    <Tile
      key={hero.id}
      hero={hero}
      look={look}
      name={name}
      isChosen={hero.id === chosen}
      holders={holdersOf(parts, hero)}
      onChoose={() => edited.choose('hero', hero.id)}
    />
  );
  return (
    <fieldset className="sm-heroes">
      <legend className="vh">{say.heroes}</legend>
      <div className="sm-posters">{BASE.map((hero) => tile(hero, 'tall'))}</div>
      <div className="sm-portraits">{EXPANSION.map((hero) => tile(hero, 'small'))}</div>
    </fieldset>
  );
}

/** The seats that have this hero; one's own is 0. */
function holdersOf({ choice }: SetupParts, { id }: HeroFact): readonly Holder[] {
  const others = choice.others.flatMap((other, place) =>
    other.opponent !== 'link' && heroIn(other.brings) === id
      ? [{ seat: place + 1, is: other.opponent, name: nameOf(choice, place, { nameless: String }) }]
      : [],
  );
  return heroIn(choice.brings) === id ? [{ seat: 0, is: 'me', name: '' }, ...others] : others;
}

interface Holder {
  readonly seat: number;
  readonly is: 'me' | 'bot' | 'here';
  readonly name: string;
}

interface TileProps {
  readonly hero: HeroFact;
  readonly look: 'tall' | 'small';
  readonly name: string;
  readonly isChosen: boolean;
  readonly holders: readonly Holder[];
  onChoose(): void;
}

function Tile({ hero, look, name, isChosen, holders, onChoose }: TileProps) {
  const say = useWords(NEW_MATCH_WORDS);
  const lang = useLang();
  return (
    <label className={`sm-hero ${look} ${HERO_BADGES[hero.id].allegiance}`}>
      <input type="radio" className="vh" name={name} checked={isChosen} onChange={onChoose} />
      <span className="sm-hero-scene" aria-hidden="true" />
      {look === 'tall' ? (
        <svg className="sm-hero-figure" viewBox="0 -40 200 250" preserveAspectRatio="xMidYMin meet" aria-hidden="true">
          <use href={`#d-figure-${hero.id}`} x="0" y="-40" width="200" height="340" />
        </svg>
      ) : (
        <Bust kind={hero.id} />
      )}
      {look === 'tall' && (
        <span className="sm-hero-tree senjutsu" aria-hidden="true">
          <KamaeTree hero={hero.id} branches={hero.branches} kamae="neutral" places="elsewhere" />
        </span>
      )}
      <span className="sm-hero-tags">
        {holders.map((holder) => (
          <HolderTag key={holder.seat} {...holder} />
        ))}
      </span>
      <span className="sm-hero-caption">
        <b>{hero.name[lang]}</b>
        {look === 'tall' && <span className="sm-hero-about">{aboutOf(hero)[lang]}</span>}
        {look === 'tall' && (
          <span className="sm-hero-numbers">
            <span>
              <Picture name="handheld-fan" />
              <b>{hero.advantage}</b> {say.advantage}
            </span>
            <span>
              <Picture name="poker-hand" />
              <b>{hero.handLimit}</b> {say.hand}
            </span>
            <span>
              <Picture name="drop" />
              <b>{hero.woundLimit}</b> {say.wounds}
            </span>
          </span>
        )}
      </span>
    </label>
  );
}

/** Who plays the hero. */
function HolderTag({ is, seat, name }: Holder) {
  const say = useWords(NEW_MATCH_WORDS);
  const { player } = useWords(MATCH_WORDS);
  return (
    <span className={`sm-hero-tag ${is}`}>
      <Icon name={is === 'bot' ? 'vintage-robot' : is === 'here' ? 'shaking-hands' : 'x-check'} />
      {is === 'me' ? say.you : is === 'bot' ? name : name === String(seat + 1) ? player(seat + 1) : name}
    </span>
  );
}

/** How the hero fights: what is said of its first deck. */
function aboutOf({ id }: HeroFact) {
  return READY_DECKS.find(({ hero }) => hero === id)?.about ?? HERO_CARDS.find((hero) => hero.id === id)?.name ?? NONE;
}

const NONE = { pl: '', en: '' };
