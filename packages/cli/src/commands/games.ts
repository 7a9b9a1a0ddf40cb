import { botsOf } from '@kronika/bots';
import { type Game, isRefusal, seatRangeOf } from '@kronika/kernel';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { columns } from '../terminal/columns.ts';
import { wordsIn } from '../text/words-in.ts';

/** `kronika games`: which games there are. */
export function addGames(program: Command, context: Context): void {
  program
    .command('games')
    .summary('list the games')
    .description('Lists the games with their names, numbers of seats and bots.')
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
    seatsText(game),
    Object.keys(botsOf(game)).join(', '),
  ]);
  terminal.print(columns([words.id, words.name, words.seats, words.bots], rows));
}

function described(game: Game) {
  return {
    id: game.id,
    names: { pl: game.text.pl.name, en: game.text.en.name },
    seats: seatRangeOf(game.setup),
    bots: Object.keys(botsOf(game)),
  };
}

function seatsText({ setup }: Game): string {
  const { min, max } = seatRangeOf(setup);
  return min === max ? `${min}` : `${min}–${max}`;
}
