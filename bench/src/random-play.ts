import {
  type Game,
  InvariantError,
  isRefusal,
  type Random,
  Recorder,
  randomAnswer,
  refusalText,
  type Setup,
} from '@kronika/kernel';

/** Plays a match by chance, to its end or for so many decisions. */
export function playRandomly(
  game: Game,
  { setup, seed }: { readonly setup: Setup; readonly seed: string },
  random: Random,
  decisions = Number.POSITIVE_INFINITY,
): Recorder {
  const begun = Recorder.begin(game, { is: 'setup', setup }, seed);
  if (isRefusal(begun)) throw new InvariantError(refusalText(begun, 'en'));
  const { recorder } = begun;
  while (recorder.match.decisions < decisions) {
    const { open, asked } = recorder.match;
    const question = open.find(({ answer }) => answer === undefined)?.question;
    if (question === undefined) break;
    const next = recorder.decide({ seat: question.seat, asked, answer: randomAnswer(question, random) });
    if (isRefusal(next)) throw new InvariantError(refusalText(next, 'en'));
  }
  return recorder;
}
