import { type DeckList, readDeckFile, writeDeckFile } from '@kronika/decks';
import { isRefusal } from '@kronika/kernel';

const PREFIX = 'kronika.unsaved-deck.';

/** What was worked on at this address and not saved; it lasts as long as the window, also through a reload. */
export function unsavedAt(address: string): DeckList | undefined {
  try {
    const text = sessionStorage.getItem(PREFIX + address);
    const file = text === null ? undefined : readDeckFile(text);
    return file === undefined || isRefusal(file) ? undefined : file.deck;
  } catch {
    return undefined;
  }
}

/** Remembers the work at this address. */
export function rememberUnsaved(address: string, game: string, deck: DeckList): void {
  try {
    sessionStorage.setItem(PREFIX + address, writeDeckFile({ game, deck }));
  } catch {
    // No storage, or it is full: the work lasts as long as the page.
  }
}

/** Nothing at this address is unsaved any more. */
export function forgetUnsaved(address: string): void {
  try {
    sessionStorage.removeItem(PREFIX + address);
  } catch {
    // No storage: there is nothing to forget.
  }
}
