import {
  type Answer,
  type Bot,
  begin,
  decide,
  imagine,
  isRefusal,
  type Match,
  present,
  questionFor,
  randomOf,
  refusalText,
} from '@kronika/kernel';
import { senjutsu } from '../../game.ts';
import type { Senjutsu } from '../../state.ts';

/** More positions than the bot looks at. */
export const ENOUGH = 1_000;

function hordeFor(hero: string, seed: string): Match<Senjutsu> {
  const begun = begin(
    senjutsu,
    { seats: 1, format: 'horde', windows: 'open', decks: [{ hero, weapon: 'own', deck: hero }] },
    seed,
  );
  if (isRefusal(begun)) throw new Error(refusalText(begun, 'en'));
  return begun.match;
}

/** What the bot answers to the question that is open. */
export function answerOf(bot: Bot, match: Match<Senjutsu>, { nodes = ENOUGH, chance = 'chance' } = {}): Answer {
  const random = randomOf(chance);
  return bot.answer({
    view: senjutsu.view(match.state, 0, match.stack),
    question: present(questionFor(match, 0), 'its question'),
    nodes,
    random,
    imagine: () => imagine(senjutsu, match, 0, random),
  });
}

/** Every moment of a match at which the bot is asked, until so many waves are beaten or the hero is. */
export function* moments(
  bot: Bot,
  hero: string,
  seed: string,
  waves: number,
): Generator<Match<Senjutsu>, Match<Senjutsu>> {
  let match = hordeFor(hero, seed);
  while (match.outcome === undefined && (match.state.horde?.beaten ?? 0) < waves) {
    yield match;
    const answer = answerOf(bot, match, { chance: `${seed}/${match.decisions}` });
    const next = decide(senjutsu, match, { seat: 0, asked: match.asked, answer });
    if (isRefusal(next)) throw new Error(refusalText(next, 'en'));
    match = next.match;
  }
  return match;
}

/** How many of the first four waves the bot beats. */
export function beaten(bot: Bot, hero: string, seed: string): number {
  const playing = moments(bot, hero, seed, 4);
  for (;;) {
    const step = playing.next();
    if (step.done) return step.value.state.horde?.beaten ?? 0;
  }
}
