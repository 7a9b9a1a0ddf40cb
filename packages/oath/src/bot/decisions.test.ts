import { type Option, present, type Question, randomOf, type SeatId } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { oath } from '../game.ts';
import type { ExchangeMessage } from '../messages.ts';
import type { OathSituation } from '../situation.ts';
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

describe('Citizenship', () => {
  /** Red holds the People’s Favor, and has revealed the Vision of Rebellion; purple cannot pay for the banner. */
  const threat: OathSituation = {
    turn: 'purple',
    round: 5,
    visionsDrawn: 1,
    players: {
      purple: { warbands: 5, favor: 0, supply: 0, relics: ['sticky-fire', 'cracked-horn', 'book-of-records'] },
      red: { site: 5, vision: 'rebellion', favor: 1, warbands: 1 },
    },
    peoplesFavor: { holder: 'red', favor: 2 },
    reliquary: { brutal: 'map', greedy: 'cup-of-plenty', decadent: 'uncovered', careless: 'uncovered' },
  };

  /** With one relic more than the Chancellor red would be the Successor. */
  const heir = { site: 5, relics: ['sticky-fire', 'cracked-horn'] } as const;

  scenario('the Chancellor offers it to an Exile who may win, and shows the relic that comes with it', (table) => {
    const { given, purple, red, view } = table;
    given(threat);

    expect(done(table)).toEqual({ is: 'offerCitizenship', to: red.seat });
    purple.offersCitizenship('red');
    expect(done(table)).toEqual({ is: 'reliquary', covers: 'brutal' });
    purple.choosesReliquary('brutal');
    expect(done(table)).toEqual({ is: 'letPeek', covers: 'brutal' });
    purple.takes({ is: 'letPeek', covers: 'brutal' });
    expect(done(table)).toEqual({ is: 'done' });
    purple.isDone();

    expect(view(red.seat).exchange).toMatchObject({ by: purple.seat, covers: 'brutal' });
    red.declines();
  });

  scenario('after a refusal it is offered with another relic, and with none that was refused', (table) => {
    const { given, purple, red } = table;
    given(threat);
    for (const covers of ['brutal', 'greedy'] as const) {
      expect(done(table)).toEqual({ is: 'offerCitizenship', to: red.seat });
      purple.offersCitizenship('red');
      expect(done(table)).toEqual({ is: 'reliquary', covers });
      purple.choosesReliquary(covers).takes({ is: 'letPeek', covers }).isDone();
      red.declines();
    }

    purple.mayTake({ is: 'offerCitizenship', to: red.seat });
    expect(done(table)).not.toMatchObject({ is: 'offerCitizenship' });
  });

  scenario('an Exile who is nowhere near winning is left alone', (table) => {
    table.given({ ...threat, players: { ...threat.players, red: { site: 5 } }, peoplesFavor: { favor: 1 } });

    expect(done(table)).not.toMatchObject({ is: 'offerCitizenship' });
  });

  scenario('an Exile who would be the Successor accepts, the Usurper does not', (table) => {
    const { given, purple, red } = table;
    given({ ...threat, players: { purple: {}, red: heir }, peoplesFavor: { holder: 'purple', favor: 4 } });
    purple.offersCitizenship('red').choosesReliquary('brutal').isDone();
    expect(done(table)).toEqual({ is: 'accept' });
    red.declines();

    given({ ...threat, title: { holder: 'red', side: 'usurper' } });
    purple.offersCitizenship('red').choosesReliquary('brutal').isDone();
    expect(done(table)).toEqual({ is: 'decline' });
    red.declines();
  });

  scenario('a counter-offer is weighed by what the Exile is worth as a Citizen', (table) => {
    const { given, purple, red } = table;
    given({ ...threat, players: { ...threat.players, purple: { ...threat.players?.purple, favor: 2 } } });
    purple.offersCitizenship('red').choosesReliquary('brutal').isDone();
    red.counters().puts('want', 'favor').isDone();
    expect(done(table)).toEqual({ is: 'accept' });
    purple.declines();

    given({ ...threat, players: { purple: {}, red: heir }, darkestSecret: { holder: 'purple' } });
    purple.offersCitizenship('red').choosesReliquary('brutal').isDone();
    red.counters().takes({ is: 'term', side: 'want', good: 'banner', banner: 'darkestSecret' }).isDone();
    expect(done(table)).toEqual({ is: 'decline' });
    purple.declines();
  });
});

test('the bot is offered to everybody', () => {
  expect(Object.keys(oath.bots)).toEqual(['thumb']);
});
