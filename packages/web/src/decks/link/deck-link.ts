import { type DeckFile, readDeckFile, writeDeckFile } from '@kronika/decks';
import { isRefusal } from '@kronika/kernel';
import { pack, unpack } from '../../client/packing.ts';

/** The first letters of what a link carries; another way of writing it would get another mark. */
const MARK = 'd1.';

/** No deck file is longer; what would unfold to more was made to do harm. */
const LONGEST_FILE = 200_000;

/** Why a link cannot be opened. */
export type BrokenLink = 'empty' | 'otherForm' | 'damaged' | 'noDeck';

/** What a link's fragment says, without `#`: the whole deck, so that no server has to know it. */
export async function linkOf(file: DeckFile): Promise<string> {
  return MARK + (await pack(writeDeckFile(file)));
}

/** The deck in a link's fragment, or why there is none. */
export async function deckInLink(fragment: string): Promise<DeckFile | BrokenLink> {
  const text = fragment.replace(/^#/u, '');
  if (text === '') return 'empty';
  if (!text.startsWith(MARK)) return 'otherForm';
  const unpacked = await unpack(text.slice(MARK.length), LONGEST_FILE);
  if (unpacked.is !== 'text') return 'damaged';
  const file = readDeckFile(unpacked.text);
  return isRefusal(file) ? 'noDeck' : file;
}
