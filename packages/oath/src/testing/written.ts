import { present } from '@kronika/kernel';
import type { Chronicle } from '../chronicle/record.ts';
import type { OathTable } from './scenario.ts';

/** What is handed on. Settles what is still asked as it comes: no offer, nothing built, the first goal and suit. */
export function written(table: OathTable): Chronicle {
  while (table.state.next === null) {
    const { question } = present(table.match.open[0], 'a question');
    const driver = table.player(present(table.state.players[question.seat], 'the player').colour);
    if (question.is === 'pick') driver.picks();
    else if (question.message.key === 'chronicleEdifice') driver.declines();
    else if (question.is === 'choose') driver.takes({ ...present(question.options[0], 'an option') });
  }
  return table.state.next;
}
