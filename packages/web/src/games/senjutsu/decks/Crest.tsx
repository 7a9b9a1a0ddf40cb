import { holdingsOf } from '@kronika/decks';
import type { Lang } from '@kronika/kernel';
import {
  type AbilityFact,
  chosenSchool,
  heroOf,
  isSchool,
  RANK_LIMITS,
  RANK_NAMES,
  SCHOOL_IDS,
  SCHOOLS,
  type SchoolId,
  senjutsuCatalogue,
  statisticsOf,
} from '@kronika/senjutsu';
import { useId } from 'react';
import { CrestNumbers } from '../../../decks/crest/CrestNumbers.tsx';
import { CrestSlot } from '../../../decks/crest/CrestSlot.tsx';
import type { CrestProps } from '../../../decks/deck-module.ts';
import { artOf } from '../art/art.ts';
import { badgeOf } from '../badges.ts';
import './crest.css';
import { CREST_WORDS } from './crest-words.ts';

/** Hero and weapons, the school of the deck, and how many cards it has of each rank. */
export function Crest({ deck, lang, change, show }: CrestProps) {
  const say = CREST_WORDS[lang];
  const holdings = holdingsOf(deck, senjutsuCatalogue);
  const hero = heroOf(holdings);
  const factsIn = (wanted: string) => holdings.cards.flatMap(({ card, zone }) => (zone === wanted ? [card.fact] : []));
  const [core] = factsIn('hero');
  const weapons = factsIn('weapon');
  const places = Math.max(hero?.weaponCount ?? 1, weapons.length);
  const { ranks } = statisticsOf(holdings);
  const countOf = (rank: string): number => ranks.find(({ value }) => value === rank)?.count ?? 0;
  return (
    <div className="crest">
      <div className="crest-pair">
        <CrestSlot
          card={core && { ...placed(core, lang), name: hero?.name[lang] ?? core.name[lang] }}
          word={say.hero}
          empty={say.noHero}
          onClick={() => show('core')}
        />
        {Array.from({ length: places }, (_, place) => weapons[place]).map((weapon, place) => (
          <CrestSlot
            // biome-ignore lint/suspicious/noArrayIndexKey: places stay where they are.
            key={place}
            card={weapon && placed(weapon, lang)}
            word={say.weapon}
            empty={say.noWeapon}
            onClick={() => show('core')}
          />
        ))}
      </div>
      <section aria-label={say.ranks}>
        <CrestNumbers
          numbers={[
            [RANK_NAMES.wood[lang], String(countOf('wood'))],
            [RANK_NAMES.steel[lang], String(countOf('steel'))],
            [RANK_NAMES.gold[lang], `${countOf('gold')}/${RANK_LIMITS.gold}`],
            [RANK_NAMES.jade[lang], `${countOf('jade')}/${RANK_LIMITS.jade}`],
          ]}
        />
      </section>
      <SchoolChoice deck={deck} lang={lang} change={change} followed={chosenSchool(holdings)} />
    </div>
  );
}

interface SchoolChoiceProps extends Pick<CrestProps, 'deck' | 'lang' | 'change'> {
  /** The school that the deck follows now. */
  readonly followed: SchoolId | undefined;
}

/** The school that the deck follows: chosen, or told by its cards; only tournaments ask for it (SEN-DECK-k). */
function SchoolChoice({ deck, lang, change, followed }: SchoolChoiceProps) {
  const say = CREST_WORDS[lang];
  const id = useId();
  const said = deck.meta.school;
  const byCards = followed === undefined ? say.noSchool : SCHOOLS[followed].name[lang];
  return (
    <div className="field crest-school">
      <label htmlFor={id}>{say.school}</label>
      <select
        id={id}
        value={isSchool(said) || said === 'none' ? said : ''}
        onChange={({ target }) => {
          const { school, ...meta } = deck.meta;
          change({ ...deck, meta: target.value === '' ? meta : { ...meta, school: target.value } });
        }}
      >
        <option value="">{say.byCards(byCards)}</option>
        <option value="none">{say.noSchool}</option>
        {SCHOOL_IDS.map((school) => (
          <option key={school} value={school}>
            {SCHOOLS[school].name[lang]}
          </option>
        ))}
      </select>
    </div>
  );
}

function placed(fact: AbilityFact, lang: Lang) {
  return { name: fact.name[lang], allegiance: badgeOf(fact).allegiance, art: artOf(fact.id) };
}
