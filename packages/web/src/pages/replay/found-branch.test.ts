import { tictactoe } from '@kronika/examples';
import { isRefusal, Recorder } from '@kronika/kernel';
import { tablePlanSchema } from '@kronika/protocol';
import { expect, test } from 'vitest';
import { planOf } from './found-branch.ts';

test('a match from here is a table that begins at the moment, with the other seat for a bot or a friend', () => {
  const begun = Recorder.begin(tictactoe, { is: 'setup', setup: { seats: 2 } }, 'seed');
  if (isRefusal(begun)) throw new Error('refused');
  begun.recorder.decide({ seat: 0, asked: begun.recorder.match.asked, answer: 4 });
  const record = begun.recorder.record({ match: 'stored' });
  const branch = { record, move: 1, seat: 1, seats: 2, bot: 'level-4', name: 'Ala' } as const;
  const plan = planOf({ ...branch, against: 'bot' });

  expect(tablePlanSchema.parse(plan)).toMatchObject({
    seats: [
      { is: 'bot', bot: 'level-4' },
      { is: 'me', name: 'Ala' },
    ],
    beginning: { is: 'record', decisions: 1 },
  });
  expect(plan.beginning).not.toHaveProperty('record.end.match');
  expect(planOf({ ...branch, against: 'friend' }).seats).toEqual([{ is: 'open' }, { is: 'me', name: 'Ala' }]);
});
