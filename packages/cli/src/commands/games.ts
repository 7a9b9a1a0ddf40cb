import { botsOf } from '@kronika/bots';
import { type Game, isRefusal, type Lang, type SeatRange, seatRangeOf } from '@kronika/kernel';
import type { Command } from 'commander';
import { cardGames } from '../cards.ts';
import type { Context } from '../context.ts';
import { deckGames } from '../decks.ts';
import { optionTold, teamsTold } from '../request/options.ts';
import { columns } from '../terminal/columns.ts';
import { wordsIn } from '../text/words-in.ts';

/** `kronika games`: which games there are. */
export function addGames(program: Command, context: Context): void {
  program
    .command('games')
    .summary('list the games')
    .description('Lists the games with their seats and bots, and how a match of each can be set up.')
    .option('--json', 'print one JSON list')
    .action((options: { readonly json?: true }) => listGames(context, options));
}

function listGames({ registry, terminal, lang }: Context, options: { readonly json?: true }): void {
  const games = registry.ids.flatMap((id) => {
    const game = registry.find(id);
    return isRefusal(game) ? [] : [game];
  });
  if (options.json) {
    terminal.print(JSON.stringify(games.map(described)));
    return;
  }
  const words = wordsIn(lang).report;
  const rows = games.map((game) => [
    game.id,
    game.text[lang].name,
    rangeText(seatRangeOf(game.setup)),
    Object.keys(botsOf(game)).join(', '),
  ]);
  terminal.print(columns([words.id, words.name, words.seats, words.bots], rows));
  for (const game of games) for (const line of setupLines(game, lang)) terminal.print(line);
}

function described(game: Game) {
  return {
    id: game.id,
    names: { pl: game.text.pl.name, en: game.text.en.name },
    seats: seatRangeOf(game.setup),
    bots: Object.keys(botsOf(game)),
    setup: game.setup,
    commands: commandsOf(game),
  };
}

/** The commands, beside those for any game, that can be used with this one. */
function commandsOf({ id }: Game): readonly string[] {
  const offers = (games: readonly { readonly game: string }[]) => games.some(({ game }) => game === id);
  return [...(offers(cardGames) ? ['cards'] : []), ...(offers(deckGames) ? ['deck check'] : [])];
}

/** What can be chosen for a match of the game, and what else can be asked of it; nothing where there is nothing. */
function setupLines(game: Game, lang: Lang): readonly string[] {
  const words = wordsIn(lang).report;
  const { id, setup } = game;
  const { formats, options, brings } = setup;
  const commands = commandsOf(game);
  const format = ({ id: name, seats, teams = [], opponents }: (typeof formats)[number]): string => {
    const told = [
      rangeText(seats),
      ...(teams.length === 0 ? [] : [`${words.teams} ${teams.map(teamsTold).join(' / ')}`]),
      ...(opponents === undefined ? [] : [words.against(opponents.name[lang])]),
    ];
    return `${name} (${told.join('; ')})`;
  };
  const lines = [
    ...(formats.length === 1 ? [] : [`  ${words.formats}: ${formats.map(format).join(', ')}`]),
    ...(options.length === 0 ? [] : [`  ${words.options}: ${options.map(optionTold).join(' ')}`]),
    ...(brings === undefined
      ? []
      : [`  ${words.brings}: ${brings.parts.map(({ name }) => name[lang].toLowerCase()).join(' + ')}`]),
    ...(commands.length === 0 ? [] : [`  ${words.commands}: ${commands.join(', ')}`]),
  ];
  return lines.length === 0 ? [] : ['', id, ...lines];
}

function rangeText({ min, max }: SeatRange): string {
  return min === max ? `${min}` : `${min}–${max}`;
}
