import { DECK_FORMAT, DECK_VERSION, siteIn } from '@kronika/decks';
import type { Lang, Refusal } from '@kronika/kernel';
import { isRecord } from '../../client/reading.ts';
import { IMPORT_WORDS } from './words.ts';

/** A longer text is no deck; the reader says so too. */
const LONGEST = 200_000;

/** Why nothing could be read from the text, for the person who pasted it. */
export function whyUnreadable(
  text: string,
  refusal: Refusal,
  { game, lang }: { readonly game: string; readonly lang: Lang },
): string {
  const say = IMPORT_WORDS[lang];
  if (text.length > LONGEST) return say.tooLong(LONGEST);
  const site = siteIn(text);
  if (site !== undefined) return say.address(site);
  if (!text.trim().startsWith('{')) return say.empty;
  const json = parsed(text);
  if (json === undefined) return say.noJson;
  if (!isRecord(json) || json.format !== DECK_FORMAT) return say.unknownJson;
  if (typeof json.version === 'number' && json.version > DECK_VERSION) return say.newer;
  if (typeof json.game === 'string' && json.game !== game) return say.otherGame;
  return `${say.unknownJson} ${placesIn(refusal)}`.trim();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where in the file it is wrong. */
function placesIn(refusal: Refusal): string {
  if (refusal.refused !== 'invalid') return '';
  const places = refusal.problems.map(({ at }) => at).filter((at) => at !== '');
  return places.length === 0 ? '' : `(${places.join(', ')})`;
}
