import '../../client/strict-policy.ts';
import { gameCalled } from '../../worker/games.ts';
import type { Numbered, PuzzleAsk, PuzzleTold } from './messages.ts';
import { NOT_SET_UP, PuzzleService } from './puzzle-service.ts';

const service = new PuzzleService(gameCalled);

addEventListener('message', ({ data: { id, message } }: MessageEvent<Numbered<PuzzleAsk>>) => {
  const say = (told: PuzzleTold): void => postMessage({ id, message: told } satisfies Numbered<PuzzleTold>);
  service.hear(message).then(say, (error: unknown) => {
    reportError(error);
    // Nobody waits in vain.
    say(NOT_SET_UP);
  });
});
