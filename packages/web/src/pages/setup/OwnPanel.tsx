import { NameField } from '../../shell/preferences/NameField.tsx';
import { namePreference } from '../../shell/preferences/preferences.ts';
import { useStored } from '../../shell/preferences/use-stored.ts';
import { teamNameOf } from '../../shell/team-name.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { BringParts } from '../brings/BringParts.tsx';
import type { DeckChoice } from '../decks/deck-choice.ts';
import { toldNumber } from '../decks/deck-number.ts';
import { teamsIn } from '../match/shape.ts';
import { MATCH_WORDS } from '../match/words.ts';
import { DeckFaces } from './DeckFaces.tsx';
import { badgeOf, deckIn, type SetupParts } from './parts.ts';
import { SeatPanel } from './SeatPanel.tsx';
import { SETUP_WORDS } from './words.ts';

/** Our own seat: what we bring, and what the deck among it is like. */
export function OwnPanel(parts: SetupParts) {
  const { choice, form, decks, change } = parts;
  const say = useWords(SETUP_WORDS);
  const names = useWords(MATCH_WORDS);
  const name = useStored(namePreference).trim() || names.player(1);
  const lang = useLang();
  const deck = deckIn(form, decks, choice.brings);
  const team = teamsIn(choice, form)?.[0];
  const place = team === undefined ? say.firstSeat : `${say.firstSeat} · ${teamNameOf(team, lang)}`;
  return (
    <SeatPanel badge={badgeOf(parts, choice.brings)} name={name} place={place}>
      <NameField />
      {deck !== undefined && <InTheDeck deck={deck} game={choice.game} />}
      {form.brings !== undefined && (
        <BringParts form={form.brings} decks={decks} value={choice.brings} onChange={(brings) => change({ brings })} />
      )}
    </SeatPanel>
  );
}

function InTheDeck({ deck, game }: { readonly deck: DeckChoice; readonly game: string }) {
  const say = useWords(SETUP_WORDS);
  const lang = useLang();
  return (
    <section className="in-the-deck" aria-label={say.inTheDeck}>
      <DeckFaces game={game} faces={deck.faces} />
      <dl>
        {deck.numbers.map((number) => (
          <div key={number.word.en}>
            <dt>{number.word[lang]}</dt>
            <dd>{toldNumber(number, lang)}</dd>
          </div>
        ))}
      </dl>
      <p className="new-match-hint">{deck.about[lang]}</p>
    </section>
  );
}
