import { type DeckList, writeDeckFile } from '@kronika/decks';
import { DECK_WORDS } from '../../decks/words.ts';
import { addressOf } from '../../decks/work/use-work.ts';
import { newDeckId } from '../../library/deck-shelf.ts';
import { deckShelf } from '../../library/shelf.ts';
import { languagePreference } from '../../shell/preferences/preferences.ts';

/** Puts a copy of the deck on the shelf and goes there. */
export async function copyHere(game: string, deck: DeckList, navigate: (address: string) => void): Promise<void> {
  const say = DECK_WORDS[languagePreference.get()];
  const name = say.copyOf(deck.name.trim() || say.nameless);
  const id = newDeckId();
  const file = writeDeckFile({ game, deck: { ...deck, name } });
  await deckShelf.keep({ id, game, name, changed: Date.now(), file });
  navigate(addressOf(game, id));
}
