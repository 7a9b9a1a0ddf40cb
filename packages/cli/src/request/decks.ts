import { type Game, invalid, isRefusal, type Lang, type Problem, type Refusal } from '@kronika/kernel';
import { type DeckGame, deckGames } from '../decks.ts';
import type { Words } from '../text/words.ts';
import { readTextFile } from '../text-file.ts';
import { namesIn } from './names.ts';

/** What was asked for on the command line, and in which language it is answered. */
export interface DeckRequest {
  readonly decks?: string;
  readonly seats: number;
  readonly lang: Lang;
}

/** The part of a setup that says who plays which deck; empty where nothing was said. */
export async function decksOf(game: Game, request: DeckRequest, words: Words): Promise<object | Refusal> {
  if (request.decks === undefined) return {};
  const decks = deckGames.find((one) => one.game === game.id);
  if (decks === undefined) return invalid('--decks', { at: '', problem: words.problem.noDecks(game.id) });
  const named = namesIn(request.decks);
  if (named.length !== request.seats)
    return invalid('--decks', { at: '', problem: words.problem.deckCount(named.length, request.seats) });
  const brought = await Promise.all(named.map((name) => broughtBy(decks, name, request.lang, words)));
  const problems = brought.flatMap((deck, i) => problemsOf(deck, named[i] ?? ''));
  return problems.length === 0 ? { decks: brought } : invalid('--decks', ...problems);
}

/** The id of a ready deck, or the deck in a file. */
async function broughtBy(decks: DeckGame, name: string, lang: Lang, words: Words): Promise<string | object> {
  const ids = decks.ready.map(({ id }) => id);
  if (ids.includes(name)) return name;
  const text = await readTextFile(name, words);
  if (isRefusal(text)) return invalid(name, { at: '', problem: words.problem.unknownDeck(reasonOf(text), ids) });
  return decks.bring(text, lang);
}

function reasonOf(refusal: Refusal): string {
  return refusal.refused === 'invalid' ? refusal.problems.map(({ problem }) => problem).join('; ') : refusal.refused;
}

/** Everything that is wrong with a deck, with its name in front. */
function problemsOf(deck: unknown, name: string): readonly Problem[] {
  if (!isRefusal(deck) || deck.refused !== 'invalid') return [];
  return deck.problems.map(({ at, problem }) => ({ at: at === '' ? name : `${name}, ${at}`, problem }));
}

/** The option of commands that begin matches. */
export const DECKS_OPTION = '--decks <decks>';
export const DECKS_HELP = 'for games with decks: one for each seat, the id of a ready deck or a deck file';

/** The ready decks, for the end of a help text. */
export function readyDecksHelp(): string {
  return deckGames
    .map(({ game, ready }) => `\nReady decks of ${game}:\n  ${ready.map(({ id }) => id).join(', ')}`)
    .join('');
}
