import { type Lang, optionsWith } from '@kronika/kernel';
import { ABILITIES, type AbilityFact, heroFact, initiativeWords, READY_DECKS, SENJUTSU_SETUP } from '@kronika/senjutsu';
import { useId } from 'react';
import { Link } from 'wouter';
import type { DeckChoice } from '../../../pages/decks/deck-choice.ts';
import { toldNumber } from '../../../pages/decks/deck-number.ts';
import type { SetupParts } from '../../../pages/setup/parts.ts';
import { useLang, useWords } from '../../../shell/use-words.ts';
import { Grid } from '../cards/Grid.tsx';
import { gridWords } from '../cards/line-words.ts';
import { rowsOf } from '../cards/rows.ts';
import { decksOf, type EditedSeat, heroIn } from './seats.ts';
import { NEW_MATCH_WORDS } from './words.ts';

interface EquipmentProps {
  readonly parts: SetupParts;
  readonly edited: EditedSeat;
}

/** The weapon and the deck of the seat that is chosen for. */
export function Equipment(props: EquipmentProps) {
  const say = useWords(NEW_MATCH_WORDS);
  const lang = useLang();
  const hero = heroFact(heroIn(props.edited.brings));
  return (
    <section className="panel sm-box" aria-label={`${say.weapon}, ${say.deck}`}>
      <h2>
        {`${say.weapon}: ${hero.name[lang]}`} <small>{say.weaponHint}</small>
      </h2>
      {hero.weaponCount === 1 ? <Weapons {...props} /> : <p className="new-match-hint">{say.weaponsOfDeck}</p>}
      <Decks {...props} />
    </section>
  );
}

function Weapons({ edited }: EquipmentProps) {
  const say = useWords(NEW_MATCH_WORDS);
  const lang = useLang();
  const name = useId();
  const chosen = weaponIn(edited);
  return (
    <fieldset className="sm-weapons">
      <legend className="vh">{say.weapon}</legend>
      {weaponsFor(edited).map((fact) => (
        <label key={fact.id} className="sm-weapon">
          <input
            type="radio"
            className="vh"
            name={name}
            checked={fact.id === chosen}
            onChange={() => edited.choose('weapon', fact.id)}
          />
          <span className="sm-weapon-grid">
            <WeaponGrid fact={fact} />
          </span>
          <span>
            <b>{fact.name[lang]}</b>
            <small>{initiativeWords(fact.initiative, lang)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The core weapons that the hero may carry instead of the one in its deck. */
function weaponsFor({ brings }: EditedSeat): readonly AbilityFact[] {
  const part = SENJUTSU_SETUP.brings.parts.find(({ key }) => key === 'weapon');
  const values = part === undefined ? [] : optionsWith(part, brings).map(({ value }) => value);
  return ABILITIES.filter(({ id }) => values.includes(id));
}

/** The weapon that was chosen; unless one was, the one of the deck, as far as that is known here. */
function weaponIn({ brings }: EditedSeat): string | undefined {
  const own = brings.weapon;
  if (own !== undefined && ABILITIES.some(({ id }) => id === own)) return own;
  const ready = READY_DECKS.find(({ id }) => id === brings.deck);
  return ready?.deck.cards.find(({ zone }) => zone === 'weapon')?.id;
}

function WeaponGrid({ fact }: { readonly fact: AbilityFact }) {
  const lang = useLang();
  const grid = rowsOf(fact).flatMap((row) => (row.is === 'line' && row.grid !== undefined ? [row.grid] : []))[0];
  return grid === undefined ? undefined : (
    <Grid marked={grid.marked} room="tight" side={11} label={gridWords(grid.of, lang)} />
  );
}

function Decks({ parts, edited }: EquipmentProps) {
  const say = useWords(NEW_MATCH_WORDS);
  const lang = useLang();
  const name = useId();
  const decks = decksOf(parts.decks, heroIn(edited.brings));
  return (
    <fieldset className="sm-decks">
      <legend>
        {say.deck} <small>{say.deckHint}</small>
      </legend>
      {decks.map((deck) => (
        <label key={deck.id} className="sm-deck">
          <input
            type="radio"
            className="vh"
            name={name}
            checked={deck.id === edited.brings.deck}
            onChange={() => edited.choose('deck', deck.id)}
          />
          <span>
            <b>{deck.name[lang]}</b>
            <small>{aboutDeck(deck, lang)}</small>
          </span>
        </label>
      ))}
      <Link href="/decks">{say.build}</Link>
    </fieldset>
  );
}

function aboutDeck({ numbers }: DeckChoice, lang: Lang): string {
  return numbers.map((number) => `${number.word[lang]} ${toldNumber(number, lang)}`).join(' · ');
}
