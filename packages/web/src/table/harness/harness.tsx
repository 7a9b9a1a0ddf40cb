import { agot } from '@kronika/agot';
import { examples } from '@kronika/examples';
import { HostedTable, isTableRefusal } from '@kronika/host';
import { type Game, isRefusal, registryOf, type SeatId, viewOf } from '@kronika/kernel';
import { l5r } from '@kronika/l5r';
import { createRoot } from 'react-dom/client';
import { mountSprite } from '../../sprite/mount-sprite.ts';
import '../../styles/index.ts';
import { Table } from '../Table.tsx';
import { directConnection, pagePorts } from './direct-connection.ts';
import { playUntil } from './play-until.ts';
import { stillConnection } from './still-connection.ts';

/** A table in the page itself, at any moment of a match: `?until=declareDefenders&nth=2&seed=7&decks=lion-host,crane-court`. */
const ask = new URLSearchParams(location.search);
const param = (name: string, otherwise: string): string => ask.get(name) ?? otherwise;

const registry = registryOf(l5r, agot, ...examples);
const found = registry.find(param('game', 'l5r'));
if (isRefusal(found)) throw new Error('no such game');
const game: Game = found;

document.documentElement.dataset.theme = param('theme', 'dark');
document.documentElement.lang = param('lang', 'pl');
/** Who plays a game of cards until the moment is reached; the examples have nobody who thinks. */
const rival = game.brings === undefined ? 'random' : 'thumb';
const decks = param('decks', game.id === 'agot' ? 'starter-stark,starter-lannister' : 'lion-host,crane-court').split(
  ',',
);
const own: SeatId = param('seat', '0') === '1' ? 1 : 0;
const clock = param('clock', '');
const hosted = HostedTable.found(game, {
  table: 'harness',
  game: game.id,
  options: game.id === 'l5r' ? { windows: param('windows', 'brief') } : {},
  clock: clock === '' ? { is: 'none' } : { is: 'chess', seconds: Number(clock), delay: 3 },
  visibility: 'invitation',
  pace: 'natural',
  seed: param('seed', '1'),
  created: Date.now(),
  seats: decks.slice(0, 2).map((deck, place) =>
    place === own
      ? { is: 'person', name: 'Jadwiga', holder: 'me', ...(game.brings === undefined ? {} : { brings: deck }) }
      : {
          is: 'bot',
          bot: param('bot', 'thumb'),
          name: 'Hoshiko',
          ...(game.brings === undefined ? {} : { brings: deck }),
        },
  ),
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
  [param('b0', rival), param('b1', rival)],
);

/** Simple conditions on the view, for finding a moment worth looking at. */
function holds(condition: string, board: unknown): boolean {
  const text = JSON.stringify(board);
  const at = condition.lastIndexOf('~');
  const [word, least] = at < 0 ? [condition, '1'] : [condition.slice(0, at), condition.slice(at + 1)];
  const count = text.split(word).length - 1;
  return count >= Number(least);
}

const situation = ask.get('situation');
const connection =
  situation === null
    ? directConnection(hosted, own, pagePorts(registry, Number(param('pace', '1'))))
    : stillConnection(game, JSON.parse(situation), own);
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
      leave={() => location.reload()}
      rematchTo={() => location.reload()}
    />,
  );
}
Object.assign(globalThis, { kronika: { hosted, connection } });
