import { readdir, readFile } from 'node:fs/promises';
import type { CardCensus, Lang, Refusal } from '@kronika/kernel';
import type { Command } from 'commander';
import { type CardGame, cardGames } from '../cards.ts';
import type { Context } from '../context.ts';
import { conclude } from '../refuse.ts';
import { columns } from '../terminal/columns.ts';
import { langOption } from '../text/lang.ts';
import { wordsIn } from '../text/words-in.ts';

interface Options {
  readonly lang: Lang;
  readonly json?: true;
}

/** `kronika cards`: the cards of a game, and how far they are done. */
export function addCards(program: Command, context: Context): void {
  program
    .command('cards')
    .summary('list the cards of a game')
    .description(
      'Lists all cards of a game and counts them: how many there are, whose texts the rules know, and which have\n' +
        'scenarios among the tests. Where the tests are not installed, their number is not known.',
    )
    .argument('<game>', `id of a game with cards: ${gameIds().join(', ')}`)
    .addOption(langOption(context))
    .option('--json', 'print the numbers as one JSON object')
    .action(async (game: string, options: Options) =>
      conclude(context, await listCards(context, game, options), options.lang),
    );
}

function gameIds(): readonly string[] {
  return cardGames.map(({ game }) => game);
}

async function listCards({ terminal }: Context, id: string, { lang, json }: Options): Promise<Refusal | undefined> {
  const game = cardGames.find((one) => one.game === id);
  if (game === undefined) return { refused: 'unknown', what: 'game', name: id, known: gameIds() };
  const { total, implemented, withScenario } = await censusOf(game);
  if (json) {
    terminal.print(JSON.stringify({ total, implemented, withScenario: withScenario ?? null }));
    return undefined;
  }
  const words = wordsIn(lang).cards;
  const rows = game.list(lang).map(({ name, type, side, text }) => [name, type, side, text]);
  terminal.print(columns([words.name, words.type, game.sides[lang], words.text], rows));
  terminal.print(terminal.paint.heading(words.summary(total, implemented, withScenario)));
  return undefined;
}

/** The numbers; without the tests nobody can say which cards have scenarios. */
async function censusOf(game: CardGame): Promise<Partial<CardCensus> & Omit<CardCensus, 'withScenario'>> {
  const tests = await testsIn(game.tests);
  const { withScenario, ...rest } = game.count(tests);
  return tests.length === 0 ? rest : { ...rest, withScenario };
}

/** The root of the project, in a clone. */
const ROOT = new URL('../../../../', import.meta.url);

async function testsIn(path: string): Promise<readonly string[]> {
  const folder = new URL(`${path}/`, ROOT);
  try {
    const files = await readdir(folder, { recursive: true, encoding: 'utf8' });
    return await Promise.all(
      files.filter((file) => file.endsWith('.test.ts')).map((file) => readFile(new URL(file, folder), 'utf8')),
    );
  } catch {
    return [];
  }
}
