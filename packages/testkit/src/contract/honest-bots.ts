import { type Answer, type Match, randomOf, redealt, type SeatId, waitingFor } from '@kronika/kernel';
import { matchesOf, type Playthrough } from '../play/playthrough.ts';
import { sampled } from '../play/sample.ts';
import { placeOf } from './progress.ts';

/** A bot of a game, and how it is asked in a match that waits for its seat. The seed is its chance. */
export interface AskedBot {
  readonly name: string;
  answer(match: Match, seat: SeatId, seed: string): Answer;
}

/**
 * A bot answers the same to the same view and chance, and nothing that its seat may not know makes a difference: it is asked in
 * the real match, in one where all of that is dealt anew, and in the real one once more.
 */
export function botFaults(
  playthrough: Playthrough,
  bots: readonly AskedBot[],
  { samples }: { readonly samples: number },
): readonly string[] {
  const { game, seed } = playthrough;
  const asking = matchesOf(playthrough).filter((match) => waitingFor(match).length > 0);
  return sampled(asking, samples, seed).flatMap((match) =>
    waitingFor(match).flatMap((seat) => {
      const chance = `${seed}/bots/${match.decisions}/${seat}`;
      const twin = redealt(game, match, seat, randomOf(`${chance}/twin`));
      return bots.flatMap(({ name, answer }) => {
        const [real, dealtAnew, again] = [match, twin, match].map((one) => JSON.stringify(answer(one, seat, chance)));
        return [
          ...(real === dealtAnew ? [] : [`${name} answers ${real}, but ${dealtAnew} if others hold other cards`]),
          ...(real === again ? [] : [`${name} answers ${real}, and asked again ${again}`]),
        ].map((fault) => `${placeOf(playthrough, match)}, seat ${seat}: ${fault}`);
      });
    }),
  );
}
