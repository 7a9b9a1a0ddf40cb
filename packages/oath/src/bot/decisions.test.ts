import { type Option, present, type Question, randomOf, type SeatId } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { oath } from '../game.ts';
import type { ExchangeMessage } from '../messages.ts';
import { NOTHING, type Terms } from '../terms.ts';
import { type OathTable, scenario } from '../testing/scenario.ts';
import { view } from '../view.ts';

const thumb = present(oath.bots.thumb, 'the bot');

/** What the bot answers to a question at this table. */
function answered({ match }: OathTable, question: Question): Option | number | undefined {
  const { seat } = question;
  const thought = { view: view(match.state, seat), question, nodes: 1, random: randomOf('bot'), imagine: () => match };
  const answer = thumb.answer(thought);
  return question.is === 'choose' && typeof answer === 'number' ? question.options[answer] : undefined;
}

/** What the bot does when this seat is asked. */
function done(table: OathTable): Option | number | undefined {
  return answered(table, present(table.match.open[0]?.question, 'a question'));
}

scenario('an Exile whose Vision needs the People’s Favor takes it', (table) => {
  table.given({
    turn: 'red',
    visionsDrawn: 3,
    players: { red: { favor: 3, secrets: 1, vision: 'rebellion', warbands: 2 } },
    peoplesFavor: { favor: 2 },
  });

  expect(done(table)).toEqual({ is: 'recover', what: { is: 'banner', banner: 'peoplesFavor' } });
});

scenario('the Chancellor takes the banner away from an Exile who is about to win by it', (table) => {
  table.given({
    turn: 'purple',
    visionsDrawn: 3,
    players: { purple: { favor: 5, warbands: 3 }, red: { vision: 'rebellion', site: 5 } },
    peoplesFavor: { holder: 'red', favor: 2 },
  });

  expect(done(table)).toEqual({ is: 'recover', what: { is: 'banner', banner: 'peoplesFavor' } });
});

scenario('a site that decides the title is attacked when the odds are good', (table) => {
  table.given({
    turn: 'red',
    players: { red: { warbands: 8 }, purple: { site: 5 } },
    sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } }, 2: { site: 'river', warbands: { red: 1 } } },
  });

  expect(done(table)).toEqual({ is: 'campaign', defender: 0 });
});

scenario('nobody attacks without an army', (table) => {
  table.given({
    turn: 'red',
    players: { red: { warbands: 1, supply: 2 }, purple: { warbands: 9 } },
    sites: { 0: { site: 'lush-coast', warbands: { purple: 5 } } },
  });

  expect(done(table)).not.toMatchObject({ is: 'campaign' });
});

describe('an exchange', () => {
  const offered = (give: Partial<Terms>, want: Partial<Terms>): Question => {
    const seat: SeatId = 1;
    const message: ExchangeMessage = {
      key: 'exchange',
      by: 0,
      to: seat,
      give: { ...NOTHING, ...give },
      want: { ...NOTHING, ...want },
    };
    return {
      is: 'choose',
      seat,
      message,
      because: { is: 'rule', rule: 'OATH-7.6.3-a' },
      options: [{ is: 'accept' }, { is: 'counter' }, { is: 'decline' }],
    };
  };

  for (const [title, give, want, said] of [
    ['nothing is given away for nothing', {}, { favor: 1 }, 'decline'],
    ['a relic is not sold for favor', { favor: 3 }, { sites: [2] }, 'decline'],
    ['what gains is accepted', { favor: 3 }, { secrets: 1 }, 'accept'],
    ['what comes to the same is haggled over', { favor: 1 }, { favor: 1 }, 'counter'],
  ] as const)
    scenario(title, (table) => {
      table.given({ turn: 'purple', players: { purple: { favor: 5 }, red: { favor: 3, secrets: 2 } } });

      expect(answered(table, offered(give, want))).toEqual({ is: said });
    });
});

scenario('in a counter-offer the bot wants a favor more, then proposes it', (table) => {
  const { given, red, blue, view } = table;
  given({
    turn: 'red',
    players: { red: { favor: 4, secrets: 1 }, blue: { favor: 2, secrets: 2 } },
    sites: { 0: { site: 'plains', cards: ['tinkers-fair'] } },
  });
  red.uses('tinkers-fair').choosesPlayer('blue').puts('give', 'favor').puts('want', 'favor').isDone();
  blue.counters();

  expect(done(table)).toEqual({ is: 'term', side: 'want', good: 'favor' });
  blue.puts('want', 'favor');
  expect(done(table)).toEqual({ is: 'done' });
  blue.isDone();

  expect(view(red.seat).exchange).toMatchObject({ by: blue.seat, give: { favor: 1 }, want: { favor: 2 } });
  red.declines();
});

test('the bot is offered to everybody', () => {
  expect(Object.keys(oath.bots)).toEqual(['thumb']);
});
