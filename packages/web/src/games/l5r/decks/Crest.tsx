import { holdingsOf } from '@kronika/decks';
import { type Lang, present } from '@kronika/kernel';
import {
  CLAN_NAMES,
  cardName,
  ELEMENT_NAMES,
  type Element,
  type FactOf,
  influenceUse,
  l5rCatalogue,
  roleOf,
  strongholdOf,
} from '@kronika/l5r';
import { Mon } from '../../../cards/Mon.tsx';
import { Num } from '../../../cards/Num.tsx';
import { CrestNumbers } from '../../../decks/crest/CrestNumbers.tsx';
import { CrestSlot } from '../../../decks/crest/CrestSlot.tsx';
import type { CrestProps } from '../../../decks/deck-module.ts';
import { L5R_ART } from '../art/art.ts';
import { CLAN_BADGES, ELEMENT_BADGES } from '../badges.ts';
import { FACE_WORDS } from '../cards/words.ts';
import './crest.css';
import { CREST_WORDS } from './crest-words.ts';
import { placesOf } from './province-places.ts';

/** What lies on the table from the start: stronghold, role, the five provinces, and the influence they give. */
export function Crest({ deck, lang, show }: CrestProps) {
  const holdings = holdingsOf(deck, l5rCatalogue);
  const say = CREST_WORDS[lang];
  const stronghold = strongholdOf(holdings);
  const role = roleOf(holdings);
  const choose = (type: 'stronghold' | 'role') => () => show('provinces', { facet: 'type', value: type });
  return (
    <div className="crest">
      <div className="crest-pair">
        <CrestSlot
          card={placed(stronghold, lang)}
          word={say.stronghold}
          empty={say.noStronghold}
          onClick={choose('stronghold')}
        />
        <CrestSlot card={placed(role, lang)} word={say.role} empty={say.noRole} onClick={choose('role')} />
      </div>
      <ul className="crest-provinces" aria-label={say.provinces}>
        {placesOf(holdings).map(({ element, province }) => (
          <li key={element}>
            <button type="button" onClick={() => show('provinces', { facet: 'element', value: element })}>
              <Province element={element} province={province} lang={lang} />
            </button>
          </li>
        ))}
      </ul>
      {stronghold !== undefined && <CrestNumbers numbers={numbersOf(stronghold, lang)} />}
      <Influence use={influenceUse(holdings)} lang={lang} />
    </div>
  );
}

/** The stronghold or the role as it stands in its place. */
function placed(fact: FactOf<'stronghold'> | FactOf<'role'> | undefined, lang: Lang) {
  if (fact === undefined) return undefined;
  return {
    name: cardName(fact)[lang],
    allegiance: fact.type === 'role' ? fact.element : fact.clan,
    art: present(L5R_ART[fact.id], `the art of ${fact.id}`),
  };
}

interface ProvinceProps {
  readonly element: Element;
  readonly province: FactOf<'province'> | undefined;
  readonly lang: Lang;
}

function Province({ element, province, lang }: ProvinceProps) {
  const words = FACE_WORDS[lang];
  const shown = province?.element ?? element;
  return (
    <span className={province === undefined ? 'crest-province none' : 'crest-province'}>
      <span className="crest-province-top">
        {province !== undefined && <Num shape="gate" value={province.strength} word={words.strength} place="line" />}
        <Mon badge={ELEMENT_BADGES[shown]} place="line" />
      </span>
      <span className="vh">{ELEMENT_NAMES[shown][lang]}: </span>
      <span className="crest-province-name">
        {province === undefined ? CREST_WORDS[lang].missing : cardName(province)[lang]}
      </span>
    </span>
  );
}

function numbersOf(stronghold: FactOf<'stronghold'>, lang: Lang) {
  const say = FACE_WORDS[lang];
  return [
    [say.honor, String(stronghold.honor)],
    [say.fate, String(stronghold.fate)],
    [say.strength, `+${stronghold.strengthBonus}`],
  ] as const;
}

/** One pip a point; what is over the pool has another shape, so that not the colour alone tells it. */
function Influence({ use, lang }: { readonly use: ReturnType<typeof influenceUse>; readonly lang: Lang }) {
  const { spent, pool, on } = use;
  const say = CREST_WORDS[lang];
  if (pool === 0 && spent === 0) return null;
  const pips = Array.from({ length: Math.max(pool, spent) }, (_, place) =>
    place >= pool ? 'over' : place < spent ? 'on' : 'off',
  );
  return (
    <div className={`crest-influence${on === undefined ? '' : ` ${on}`}`}>
      {on !== undefined && (
        <>
          <Mon badge={CLAN_BADGES[on]} place="line" />
          <span className="vh">{CLAN_NAMES[on][lang]}</span>
        </>
      )}
      <span>{say.influence}</span>
      <b className={spent > pool ? 'over' : undefined}>{spent}</b>
      <small>{say.of(pool)}</small>
      <span className="crest-pips" aria-hidden="true">
        {pips.map((is, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
          <i key={place} className={is} />
        ))}
      </span>
    </div>
  );
}
