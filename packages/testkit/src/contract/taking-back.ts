import {
  canonicalJson,
  type Game,
  isAccepted,
  isRefusal,
  type Match,
  type Moment,
  present,
  questionFor,
  type Random,
  Recorder,
  randomOf,
  refusalText,
  replay,
  type SeatId,
  seatsOf,
  verify,
} from '@kronika/kernel';
import { type Playthrough, randomDecision } from '../play/playthrough.ts';
import type { CheckOptions } from './check.ts';
import { recorderDifferences } from './saving.ts';

/** Taking back is the same as never having decided, and the record of it verifies and can be resumed. */
export function takingBackFaults(
  { game, setup, seed, turns }: Playthrough,
  { samples }: CheckOptions,
): readonly string[] {
  const begun = Recorder.begin(game, { is: 'setup', setup }, seed);
  if (isRefusal(begun)) return [refusalText(begun, 'en')];
  const { recorder } = begun;
  const random = randomOf(`${seed}/taking back`);
  const faults: string[] = [];
  let takenBack = 0;
  for (let taken = 0; taken < turns.length && recorder.match.outcome === undefined; taken += 1) {
    recorder.decide(randomDecision(recorder.match, random));
    if (takenBack < samples && random.int(0, 2) === 0) {
      takenBack += 1;
      faults.push(...oneTakenBack(game, recorder, random));
    }
  }
  return faults.map((fault) => `seed ${seed}: ${fault}`);
}

function oneTakenBack(game: Game, recorder: Recorder, random: Random): readonly string[] {
  const seat = random.pick(seatsOf(recorder.match.seats));
  const moments = [...replay(game, recorder.record())].filter(isAccepted);
  const place = moments.findLastIndex(({ decision }) => decision?.seat === seat);
  const faults = place < 0 ? nothingFaults(recorder, seat) : decisionFaults(recorder, seat, moments, place);
  return [...faults, ...recordFaults(game, recorder)];
}

function nothingFaults(recorder: Recorder, seat: SeatId): readonly string[] {
  const result = recorder.takeBack(seat, seatsOf(recorder.match.seats));
  return isRefusal(result) ? [] : [`seat ${seat} took back a decision it never took`];
}

function decisionFaults(
  recorder: Recorder,
  seat: SeatId,
  moments: readonly Moment[],
  place: number,
): readonly string[] {
  const undo = recorder.undoCase(seat);
  const before = present(moments[place - 1], 'the moment before the decision').match;
  const { match } = recorder;
  if (undo.is === 'consent') {
    const alone = recorder.takeBack(seat, []);
    if (undo.of.length > 0 && (!isRefusal(alone) || recorder.match !== match))
      return [`seat ${seat} took back a decision without the consent of the others`];
  }
  const after = recorder.match === match ? recorder.takeBack(seat, seatsOf(match.seats)) : recorder.match;
  if (isRefusal(after)) return [`seat ${seat} cannot take back: ${refusalText(after, 'en')}`];
  if (undo.is === 'consent') return consentFaults(seat, before, match, after);
  if (undo.is === 'free' && undo.because === 'stillSealed') return sealedFaults(seat, match, after);
  return canonicalJson(after) === canonicalJson(before)
    ? []
    : [`seat ${seat} took back freely, and the match is not the one before its decision`];
}

function sealedFaults(seat: SeatId, match: Match, after: Match): readonly string[] {
  const open = match.open.map((asked) => (asked.question.seat === seat ? { question: asked.question } : asked));
  const expected: Match = { ...match, open, decisions: match.decisions - 1 };
  return canonicalJson(after) === canonicalJson(expected) && questionFor(after, seat) !== undefined
    ? []
    : [`seat ${seat} took back its sealed answer, and more than that is gone`];
}

function consentFaults(seat: SeatId, before: Match, match: Match, after: Match): readonly string[] {
  const { random, asked, revelations } = after;
  const sameButChance = canonicalJson(after) === canonicalJson({ ...before, random, asked, revelations });
  return [
    ...(sameButChance ? [] : [`seat ${seat} took back by consent, and the match is not the one before its decision`]),
    ...(canonicalJson(random) === canonicalJson(before.random) ? ['what was taken back brings the same chance'] : []),
    ...(asked > match.asked && revelations > match.revelations ? [] : ['what was taken back can be taken for new']),
  ];
}

function recordFaults(game: Game, recorder: Recorder): readonly string[] {
  const record = recorder.record({ match: 'stored' });
  const verified = verify(game, record);
  if (isRefusal(verified)) return [`the record does not verify: ${refusalText(verified, 'en')}`];
  const resumed = Recorder.resume(game, record);
  return isRefusal(resumed)
    ? [`the record cannot be resumed: ${refusalText(resumed, 'en')}`]
    : recorderDifferences(recorder, resumed);
}
