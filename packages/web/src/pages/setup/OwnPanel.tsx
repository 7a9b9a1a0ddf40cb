import { NameField } from '../../shell/preferences/NameField.tsx';
import { namePreference } from '../../shell/preferences/preferences.ts';
import { useStored } from '../../shell/preferences/use-stored.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { DeckPicker } from '../decks/DeckPicker.tsx';
import type { DeckChoice } from '../decks/deck-choice.ts';
import { toldNumber } from '../decks/deck-number.ts';
import { MATCH_WORDS } from '../match/words.ts';
import { DeckFaces } from './DeckFaces.tsx';
import { NO_DECK } from './no-deck.ts';
import { deckCalled, type SetupParts } from './parts.ts';
import { SeatPanel } from './SeatPanel.tsx';
import { SETUP_WORDS } from './words.ts';

/** Our own seat: the deck, and what it is like. */
export function OwnPanel({ choice, decks, change }: SetupParts) {
  const say = useWords(SETUP_WORDS);
  const names = useWords(MATCH_WORDS);
  const name = useStored(namePreference).trim() || names.player(1);
  const deck = deckCalled(decks, choice.deck);
  return (
    <SeatPanel badge={deck?.badge ?? NO_DECK} name={name} place={say.firstSeat}>
      <NameField />
      {deck !== undefined && <InTheDeck deck={deck} game={choice.game} />}
      {decks.length === 0 ? (
        <p role="status">{say.loadingDecks}</p>
      ) : (
        <DeckPicker
          legend={say.yourDeck}
          decks={decks}
          value={choice.deck}
          onChange={(chosen) => change({ deck: chosen })}
        />
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
