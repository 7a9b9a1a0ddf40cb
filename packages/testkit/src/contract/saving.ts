import {
  canonicalJson,
  type Game,
  isRefusal,
  Recorder,
  readRecord,
  refusalText,
  seatsOf,
  writeRecord,
} from '@kronika/kernel';
import type { Playthrough, Turn } from '../play/playthrough.ts';
import { sampled } from '../play/sample.ts';
import type { CheckOptions } from './check.ts';
import { sameness } from './sameness.ts';

/** How many decisions a loaded match is compared with the one that was played on. */
const FURTHER = 4;

/** Saving and loading at any decision is the same as playing on, and leaves the same to take back. */
export function savingFaults({ game, setup, seed, turns }: Playthrough, { samples }: CheckOptions): readonly string[] {
  const begun = Recorder.begin(game, { is: 'setup', setup }, seed);
  if (isRefusal(begun)) return [refusalText(begun, 'en')];
  const { recorder } = begun;
  const looked = new Set(sampled(turns, samples, seed));
  return turns.flatMap((turn, i) => {
    const faults = looked.has(turn) ? loadingFaults(game, recorder, turns.slice(i, i + FURTHER)) : [];
    recorder.decide(turn.decision);
    return faults.map((fault) => `seed ${seed}, saved before decision ${i + 1}: ${fault}`);
  });
}

function loadingFaults(game: Game, saved: Recorder, coming: readonly Turn[]): readonly string[] {
  const record = readRecord(writeRecord(saved.record()));
  if (isRefusal(record)) return [refusalText(record, 'en')];
  const loaded = Recorder.resume(game, record);
  if (isRefusal(loaded)) return [refusalText(loaded, 'en')];
  const differences = recorderDifferences(saved, loaded);
  const same = sameness();
  for (const { decision, after } of coming) {
    const next = loaded.decide(decision);
    if (isRefusal(next)) return [...differences, 'a later decision is refused after loading'];
    if (!same(next, after)) return [...differences, 'the loaded match plays on differently'];
  }
  return differences;
}

/** In what a loaded recorder differs from the one that was saved. */
export function recorderDifferences(saved: Recorder, loaded: Recorder): readonly string[] {
  const differing = seatsOf(saved.match.seats).filter(
    (seat) => canonicalJson(saved.undoCase(seat)) !== canonicalJson(loaded.undoCase(seat)),
  );
  return [
    ...(canonicalJson(saved.match) === canonicalJson(loaded.match) ? [] : ['the loaded match is another one']),
    ...differing.map((seat) => `seat ${seat} can take back something else after loading`),
  ];
}
