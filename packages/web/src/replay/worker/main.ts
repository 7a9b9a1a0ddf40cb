import '../../client/strict-policy.ts';
import { type Game, impossible, isRefusal, type MatchRecord } from '@kronika/kernel';
import { plainGame } from '../../table/plain/games.ts';
import { gameCalled } from '../../worker/games.ts';
import { reasonOf } from '../reason.ts';
import { storytellerOf } from '../storyteller-of.ts';
import { mistakesIn } from './analysis.ts';
import { chanceOfEnd, chancesOf, momentsToWeigh } from './chances.ts';
import type { Watching, WatchMessage } from './messages.ts';
import { choicesIn, reviewOf } from './review.ts';
import { Screening } from './screening.ts';

/** So many moments are played out: as many as a graph of that width can show. */
const WEIGHED = 40;

/** How many positions the answer to a single "why?" may take. */
const REVIEWED = 3_000;

let screening: Promise<Screening | undefined> = Promise.resolve(undefined);

const say = (message: Watching): void => postMessage(message);

async function gameOf({ game }: MatchRecord): Promise<Game | undefined> {
  return (await gameCalled(game)) ?? plainGame(game);
}

async function open(record: MatchRecord): Promise<Screening | undefined> {
  const game = await gameOf(record);
  if (game === undefined) {
    say({
      is: 'refused',
      because: { pl: `Nie ma tu gry „${record.game}”.`, en: `There is no game called "${record.game}" here.` },
    });
    return undefined;
  }
  const opened = Screening.open(game, record, await storytellerOf(game.id));
  if (isRefusal(opened)) {
    say({ is: 'refused', because: reasonOf(opened) });
    return undefined;
  }
  say({ is: 'opened', opened: opened.opened });
  return opened;
}

async function hear(message: WatchMessage): Promise<void> {
  if (message.is === 'open') {
    screening = open(message.record);
    await screening;
    return;
  }
  const at = await screening;
  if (at === undefined) return;
  switch (message.is) {
    case 'show': {
      const { move, viewer } = message;
      say({ is: 'shown', move, viewer, match: at.show(move, viewer) });
      return;
    }
    case 'read':
      say({ is: 'log', viewer: message.viewer, lines: at.linesFor(message.viewer) });
      return;
    case 'explain': {
      const { id, move, viewer, thing } = message;
      say({ is: 'explained', id, explanation: at.explain(move, viewer, thing) });
      return;
    }
    case 'weigh': {
      const { first, last, story } = at.opened;
      const marked = story.marks.map(({ move }) => move);
      const matches = momentsToWeigh(first, last, marked, WEIGHED).map((move) => at.matchAt(move));
      say({ is: 'chance', chance: chanceOfEnd(at.matchAt(last), message.winners), share: 0 });
      for (const weighed of chancesOf(at.game, matches, `chances/${last}`)) say({ is: 'chance', ...weighed });
      return;
    }
    case 'analyse':
      for (const analysed of mistakesIn(at.game, at.moments, message.names)) say({ is: 'analysed', ...analysed });
      return;
    case 'review': {
      const { move, names } = message;
      const [before, after] = [at.momentAt(move - 1), at.momentAt(move)];
      const [taken] = choicesIn([before, after]);
      const review = taken === undefined ? undefined : reviewOf(at.game, taken, { nodes: REVIEWED, names });
      say({ is: 'reviewed', move, ...(review === undefined ? {} : { review }) });
      return;
    }
    default:
      impossible(message);
  }
}

addEventListener('message', ({ data }: MessageEvent<WatchMessage>) => {
  hear(data).catch(reportError);
});
