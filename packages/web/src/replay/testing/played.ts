import { decisionOf, seated } from '@kronika/bots';
import { type Game, isRefusal, present, Recorder, seatsOf, waitingFor } from '@kronika/kernel';

/** A match that the game's own bots played, to its end or for so many decisions. */
export function playedByBots(game: Game, most: number, seats = 2): Recorder {
  const begun = Recorder.begin(game, { is: 'setup', setup: { seats } }, 'played');
  if (isRefusal(begun)) throw new Error('the match was refused');
  const { recorder } = begun;
  const bot = present(Object.values(game.bots)[0], 'a bot');
  const players = seatsOf(seats).map((seat) => seated({ seat, bot, seed: 'played' }));
  while (recorder.match.outcome === undefined && recorder.match.decisions < most) {
    const seat = present(waitingFor(recorder.match)[0], 'a seat that is asked');
    recorder.decide(decisionOf(present(players[seat], 'the bot'), game, recorder.match));
  }
  return recorder;
}
