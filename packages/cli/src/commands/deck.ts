import { type DeckReport, invalid, isRefusal, type Lang, type Refusal, type ReportedDeck } from '@kronika/kernel';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { type DeckGame, deckGames } from '../decks.ts';
import { conclude, EXIT_REFUSED } from '../refuse.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { langOption } from '../text/lang.ts';
import type { Words } from '../text/words.ts';
import { wordsIn } from '../text/words-in.ts';
import { about, readTextFile } from '../text-file.ts';

interface Options {
  readonly format?: string;
  readonly lang: Lang;
  readonly json?: true;
}

/** `kronika deck`: decks that people build. */
export function addDeck(program: Command, context: Context): void {
  program
    .command('deck')
    .summary('check decks')
    .description('Everything about the decks that people build.')
    .command('check')
    .summary('check whether a deck is legal')
    .description(
      'Reads a deck in any form the game knows and says which rules it breaks.\n' +
        'Exit code 2 if a deck is not legal or cannot be read.',
    )
    .argument('<game>', `id of a game with decks: ${gameIds().join(', ')}`)
    .argument('<file>', 'a file with a deck')
    .option('--format <format>', 'the format to check for (default: the one the deck names, or standard)')
    .addOption(langOption(context))
    .option('--json', 'print one JSON object on the last line')
    .addHelpText('after', deckGames.map(formsHelp).join(''))
    .action(async (game: string, file: string, options: Options) =>
      conclude(context, await checkFile(context, { game, file, options }), options.lang),
    );
}

function formsHelp({ game, formats, reads }: DeckGame): string {
  return (
    `\n${game}\n  reads: ${reads.map(({ en }) => en).join(', ')}\n  formats: ${formats.join(', ')}` +
    `\n  example: kronika deck check ${game} deck.txt --format ${formats.at(-1)}\n`
  );
}

async function checkFile(
  context: Context,
  { game, file, options }: { readonly game: string; readonly file: string; readonly options: Options },
): Promise<Refusal | undefined> {
  const words = wordsIn(options.lang);
  const checker = checkerOf(game, options, words);
  if (isRefusal(checker)) return checker;
  const text = await readTextFile(file, words);
  if (isRefusal(text)) return text;
  const checked = checker.check(text, options);
  if (isRefusal(checked)) return about(file, checked);
  if (options.json) context.terminal.print(JSON.stringify({ game, ...checked }));
  else printChecked(context.terminal, words, { file, checked });
  if (checked.decks.some(({ legal }) => !legal)) context.exit(EXIT_REFUSED);
  return undefined;
}

function gameIds(): readonly string[] {
  return deckGames.map(({ game }) => game);
}

function checkerOf(id: string, { format }: Options, words: Words): DeckGame | Refusal {
  const checker = deckGames.find(({ game }) => game === id);
  if (checker === undefined) return { refused: 'unknown', what: 'game', name: id, known: gameIds() };
  if (format === undefined || checker.formats.includes(format)) return checker;
  return invalid('--format', { at: '', problem: words.problem.deckFormat(format, checker.formats) });
}

function printChecked(
  terminal: Terminal,
  words: Words,
  { file, checked }: { readonly file: string; readonly checked: DeckReport },
): void {
  terminal.print(terminal.paint.aside(words.deck.form(file, checked.form.name)));
  for (const deck of checked.decks) {
    terminal.print(verdict(terminal, words, deck));
    for (const notice of deck.notices) terminal.print(`  ${notice}`);
    for (const { rule, text } of deck.problems) terminal.print(`  ${terminal.paint.key(rule)}: ${text}`);
  }
}

function verdict({ paint }: Terminal, words: Words, { name, format, legal }: ReportedDeck): string {
  const shown = name === '' ? words.deck.unnamed : name;
  return legal ? paint.good(words.deck.legal(shown, format)) : paint.heading(words.deck.illegal(shown, format));
}
