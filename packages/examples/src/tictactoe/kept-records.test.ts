import { readFileSync } from 'node:fs';
import { isRefusal, Recorder, readRecord, verify, waitingFor } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { tictactoe } from './game.ts';

/** The kernel's examples of its record format, one for each version, are matches of tic-tac-toe. */
const examples = new URL('../../../kernel/src/record/examples/', import.meta.url);

describe.each([1, 2, 3, 4, 5])('the record kept from version %i', (version) => {
  const record = readRecord(readFileSync(new URL(`v${version}-tictactoe.json`, examples), 'utf8'));
  if (isRefusal(record)) throw new Error('the kept record was refused');

  test('still leads to the match it was', () => {
    expect(verify(tictactoe, record)).toEqual({ game: 'tictactoe', decisions: record.end.decisions });
  });

  test('can be played on', () => {
    const recorder = Recorder.resume(tictactoe, record);
    if (isRefusal(recorder)) throw new Error('the kept record cannot be resumed');
    const [seat] = waitingFor(recorder.match);
    if (seat === undefined) throw new Error('nobody is asked');

    expect(recorder.decide({ seat, asked: recorder.match.asked, answer: 0 })).not.toHaveProperty('refused');
  });
});
