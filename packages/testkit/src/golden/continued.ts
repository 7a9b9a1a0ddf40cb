import { readFileSync } from 'node:fs';
import {
  type Game,
  isRefusal,
  Recorder,
  randomAnswer,
  randomOf,
  readRecord,
  refusalText,
  verify,
} from '@kronika/kernel';
import { expect, test } from 'vitest';

/** A record of a match that was left in the middle, by the rules before, can be gone on with by those of now. */
export function continuedByNewRules(game: Game, file: URL): void {
  const name = file.pathname.split('/').at(-1) ?? '';

  test(`a match by earlier rules goes on by those of now: ${name}`, () => {
    const record = readRecord(readFileSync(file, 'utf8'));
    if (isRefusal(record)) throw new Error(refusalText(record, 'en'));
    const recorder = Recorder.resume(game, record);
    if (isRefusal(recorder)) throw new Error(refusalText(recorder, 'en'));
    const random = randomOf(name);
    const before = recorder.match;

    while (recorder.match.outcome === undefined) {
      const question = recorder.match.open.find(({ answer }) => answer === undefined)?.question;
      if (question === undefined) break;
      const answer = randomAnswer(question, random);
      const next = recorder.decide({ seat: question.seat, asked: recorder.match.asked, answer });
      if (isRefusal(next)) throw new Error(refusalText(next, 'en'));
    }

    expect(before.open).toEqual(record.end.match?.open);
    expect(record.stretches.at(-1)?.rules).toBeLessThan(game.rules);
    expect(recorder.record().stretches.at(-1)).toMatchObject({ because: 'rules', rules: game.rules });
    expect(recorder.match.outcome).toBeDefined();
    expect(verify(game, recorder.record())).not.toHaveProperty('refused');
  });
}
