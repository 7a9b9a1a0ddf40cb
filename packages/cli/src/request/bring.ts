import {
  type BroughtParts,
  broughtAs,
  type Game,
  invalid,
  isRefusal,
  type Lang,
  type PartForm,
  type Problem,
  type Refusal,
  type SeatForm,
} from '@kronika/kernel';
import { deckGames } from '../decks.ts';
import type { Words } from '../text/words.ts';
import { readTextFile } from '../text-file.ts';
import { namesIn } from './names.ts';

/** What was asked for on the command line, and in which language it is answered. */
export interface BringRequest {
  /** `--bring`, and the name it has in games to which seats bring decks alone. */
  readonly bring?: string;
  readonly decks?: string;
  readonly seats: number;
  readonly lang: Lang;
}

/** The part of a setup that says what the seats bring; empty where nothing was said. */
export async function broughtIn(game: Game, request: BringRequest, words: Words): Promise<object | Refusal> {
  const option = request.bring === undefined ? '--decks' : '--bring';
  const list = request.bring ?? request.decks;
  if (list === undefined) return {};
  const form = game.setup.brings;
  if (form === undefined || (option === '--decks' && !form.parts.every(({ is }) => is === 'deck')))
    return invalid(option, {
      at: '',
      problem: words.problem.bringsNothing(game.id, option === '--decks' ? 'decks' : 'bring'),
    });
  const named = namesIn(list);
  if (named.length !== request.seats)
    return invalid(option, { at: '', problem: words.problem.bringCount(named.length, request.seats) });
  const seats = await Promise.all(named.map((name) => seatIn(game, form, name, request.lang, words)));
  const problems = seats.flatMap(({ problems: found }) => found);
  return problems.length > 0 ? invalid(option, ...problems) : { [form.key]: seats.map(({ brought }) => brought) };
}

interface Brought {
  readonly brought: unknown;
  readonly problems: readonly Problem[];
}

/** One seat of the list: the value of its one part, or several in their order, e.g. `hare+boots`. */
async function seatIn(game: Game, form: SeatForm, text: string, lang: Lang, words: Words): Promise<Brought> {
  const { parts } = form;
  const values = parts.length === 1 ? [text] : text.split('+').map((value) => value.trim());
  if (values.length > parts.length)
    return {
      brought: undefined,
      problems: [{ at: text, problem: words.problem.bringParts(parts.map(({ key }) => key)) }],
    };
  let chosen: BroughtParts = {};
  const problems: Problem[] = [];
  for (const [i, value] of values.entries()) {
    const part = parts[i];
    if (part === undefined || value === '') continue;
    const brought = await valueIn(game, part, value, lang, words);
    if (isRefusal(brought)) problems.push(...problemsOf(brought, value));
    else chosen = { ...chosen, [part.key]: brought };
  }
  return { brought: broughtAs(form, chosen), problems };
}

/** One of the part's options, or a deck in a file. */
async function valueIn(game: Game, part: PartForm, name: string, lang: Lang, words: Words): Promise<unknown> {
  const known = part.options.map(({ value }) => value);
  if (known.includes(name)) return name;
  const decks = deckGames.find((one) => one.game === game.id);
  if (part.is === 'choice' || decks === undefined)
    return invalid(name, { at: '', problem: words.problem.unknownPart(part.name[lang], known) });
  const text = await readTextFile(name, words);
  if (isRefusal(text)) return invalid(name, { at: '', problem: words.problem.unknownDeck(reasonOf(text), known) });
  return decks.bring(text, lang);
}

function reasonOf(refusal: Refusal): string {
  return refusal.refused === 'invalid' ? refusal.problems.map(({ problem }) => problem).join('; ') : refusal.refused;
}

/** Everything that is wrong with what is brought, with its name in front. */
function problemsOf(refusal: Refusal, name: string): readonly Problem[] {
  if (refusal.refused !== 'invalid') return [];
  return refusal.problems.map(({ at, problem }) => ({ at: at === '' ? name : `${name}, ${at}`, problem }));
}
