import { examples } from '@kronika/examples';
import { HostedTable, isTableRefusal } from '@kronika/host';
import { type Game, isRefusal, registryOf, type SeatId, seatsOf, viewOf } from '@kronika/kernel';
import { createRoot } from 'react-dom/client';
import { ENGINES } from '../../games/engines.ts';
import { GAMES } from '../../games/index.ts';
import { mountSprite } from '../../sprite/mount-sprite.ts';
import '../../styles/index.ts';
import { Table } from '../Table.tsx';
import { directConnection, pagePorts } from './direct-connection.ts';
import { playUntil } from './play-until.ts';
import { stillConnection } from './still-connection.ts';

/**
 * A table in the page itself, at any moment of a match: `?until=declareDefenders&nth=2&seed=7&decks=lion-host,crane-court`,
 * for another game or more seats `?game=…&seats=6&seat=2`.
 */
const ask = new URLSearchParams(location.search);
const param = (name: string, otherwise: string): string => ask.get(name) ?? otherwise;

const engines = await Promise.all(ENGINES.map((engine) => engine.game()));
// Some of the examples have a page of their own.
const others = examples.filter(({ id }) => engines.every((engine) => engine.id !== id));
const registry = registryOf(...engines, ...others);
const found = registry.find(param('game', GAMES[0].id));
if (isRefusal(found)) throw new Error('no such game');
const game: Game = found;

document.documentElement.dataset.theme = param('theme', 'dark');
document.documentElement.lang = param('lang', 'pl');
/** Who plays a game of cards until the moment is reached; the examples have nobody who thinks. */
const rival = game.setup.brings === undefined ? 'random' : 'thumb';
const NAMES = ['Jadwiga', 'Hoshiko', 'Rozważny', 'Ola', 'Marek', 'Zofia'];
const chosen = ask.get('decks')?.split(',');
const seats = seatsOf(Number(param('seats', String(chosen?.length ?? 2))));
const [part] = game.setup.brings?.parts ?? [];
const decks = chosen ?? part?.suggested ?? part?.starters ?? [];
/** What a seat brings where it is more than a deck: of each part a starter that goes with what was taken before. */
function broughtTo(seat: SeatId): Readonly<Record<string, string>> {
  const brought: Record<string, string> = {};
  for (const { key, options: of, starters } of game.setup.brings?.parts ?? []) {
    const fits = (value: string) =>
      Object.entries(of.find((option) => option.value === value)?.with ?? {}).every(([other, values]) =>
        values.includes(brought[other] ?? ''),
      );
    const wanted = ask.get(key)?.split(',')[seat];
    const fitting = starters.filter(fits);
    brought[key] = wanted ?? fitting[seat % fitting.length] ?? '';
  }
  return brought;
}
const own: SeatId = seats.find((seat) => String(seat) === ask.get('seat')) ?? 0;
const clock = param('clock', '');
const hosted = HostedTable.found(game, {
  table: 'harness',
  game: game.id,
  options: {
    ...(game.setup.brings === undefined ? {} : { windows: param('windows', 'brief') }),
    ...JSON.parse(param('options', '{}')),
  },
  clock: clock === '' ? { is: 'none' } : { is: 'chess', seconds: Number(clock), delay: 3 },
  visibility: 'invitation',
  pace: 'natural',
  seed: param('seed', '1'),
  created: Date.now(),
  seats: seats.map((seat) => {
    const name = NAMES[seat === own ? 0 : seat === 0 ? own : seat] ?? '';
    const parts = game.setup.brings?.parts.length ?? 0;
    const brought = parts === 0 ? {} : { brings: parts > 1 ? broughtTo(seat) : (decks[seat] ?? '') };
    return seat === own
      ? { is: 'person', name, holder: 'me', ...brought }
      : { is: 'bot', bot: param('bot', 'thumb'), name, ...brought };
  }),
});
if (isTableRefusal(hosted)) throw new Error(hosted.because.text.en);

const until = ask.get('until');
const test = ask.get('test');
let met = Number(param('nth', '1'));
playUntil(
  hosted,
  game,
  (match, seat) => {
    if (until === null && test === null) return ask.get('skip') === null;
    if (seat !== own) return false;
    const { question, board } = viewOf(game, match, seat);
    if (until !== null && question?.message.key !== until) return false;
    if (test !== null && !holds(test, board)) return false;
    met -= 1;
    return met <= 0;
  },
  Number(param('skip', '4000')),
  seats.map((seat) => param(`b${seat}`, rival)),
);

/** Simple conditions on the view, for finding a moment worth looking at. */
function holds(condition: string, board: unknown): boolean {
  const text = JSON.stringify(board);
  const at = condition.lastIndexOf('~');
  const [word, least] = at < 0 ? [condition, '1'] : [condition.slice(0, at), condition.slice(at + 1)];
  const count = text.split(word).length - 1;
  return count >= Number(least);
}

/** A described position may also be seen by who watches, or by who sees everything: `as=arbiter`. */
const viewer = (['spectator', 'arbiter'] as const).find((one) => one === ask.get('as')) ?? own;
const situation = ask.get('situation');
const connection =
  situation === null
    ? directConnection(hosted, own, pagePorts(registry, Number(param('pace', '1'))))
    : stillConnection(game, JSON.parse(situation), viewer, NAMES);
const root = document.getElementById('root');
if (root !== null) {
  await mountSprite(document);
  const lang = param('lang', 'pl') === 'en' ? 'en' : 'pl';
  const animation = param('motion', 'normal') === 'off' ? 'off' : 'normal';
  createRoot(root).render(
    <Table
      connection={connection}
      lang={lang}
      settings={{ animation }}
      preferences={undefined}
      {...(ask.get('tempo') === null ? {} : { tempo: { speed: 'slow' as const, set: () => undefined } })}
      leave={() => location.reload()}
      rematchTo={() => location.reload()}
      {...(ask.get('mode') === 'watched' ? { replay: { bar: undefined, aside: undefined } } : {})}
    />,
  );
}
Object.assign(globalThis, { kronika: { hosted, connection } });
