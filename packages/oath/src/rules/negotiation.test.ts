import { describe, expect } from 'vitest';
import { type OathTable, scenario } from '../testing/scenario.ts';

/** Red stands at the Tribunal and begins to talk with blue. */
function atTheTribunal({ given, red }: OathTable, round = 2): void {
  given({
    turn: 'red',
    round,
    players: { red: { favor: 4, secrets: 3, warbands: 3 }, blue: { favor: 4, site: 2, warbands: 1 }, yellow: {} },
    sites: { 0: 'the-tribunal', 2: { site: 'river', warbands: { blue: 1 } } },
  });
  red.uses('the-tribunal').choosesPlayer('blue');
}

/** What everybody is asked, and may read of it. */
function sent(table: OathTable): string {
  return JSON.stringify(table.match.open.map(({ question }) => question));
}

describe('Exchanges', () => {
  scenario(
    'OATH-10-exchange, OATH-10-give: both sides give, and nothing moves before the other side agrees',
    (table) => {
      const { given, red, blue } = table;
      given({
        turn: 'red',
        players: { red: { favor: 3 }, blue: { secrets: 2, relics: ['map'] } },
        sites: { 0: { site: 'plains', cards: ['tinkers-fair'] } },
      });

      red
        .uses('tinkers-fair')
        .choosesPlayer('blue')
        .puts('give', 'favor', 2)
        .puts('want', 'secrets')
        .takes({ is: 'term', side: 'want', good: 'relic', card: 'map' })
        .isDone();
      expect([red.favor, blue.secrets]).toEqual([3, 2]);
      blue.isAsked('exchange').accepts();

      expect([red.favor, red.secrets, blue.favor, blue.secrets]).toEqual([1, 1, 2, 1]);
      expect(red.relics).toEqual(['map']);
      expect(table.told('offered')).toHaveLength(1);
    },
  );

  scenario('OATH-10-exchange: a refused offer moves nothing', ({ given, red, blue }) => {
    given({
      turn: 'red',
      players: { red: { favor: 3 }, blue: {} },
      sites: { 0: { site: 'plains', cards: ['tinkers-fair'] } },
    });

    red.uses('tinkers-fair').choosesPlayer('blue').puts('give', 'favor').isDone();
    blue.declines();

    expect([red.favor, blue.favor]).toEqual([3, 0]);
    red.isAsked('act');
  });

  scenario('OATH-7.6.3-a, OATH-9.6-a: only what the power names may be promised', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { favor: 3, advisers: ['longbows'] }, blue: {} },
      sites: { 0: { site: 'plains', cards: ['tinkers-fair'] } },
      peoplesFavor: { holder: 'red' },
    });

    red.uses('tinkers-fair').choosesPlayer('blue');

    red.mayNotTake({ is: 'promise' });
    red.mayNotTake({ is: 'term', good: 'adviser' });
    red.mayNotTake({ is: 'term', good: 'banner' });
    red.mayNotTake({ is: 'term', good: 'site' });
    red.mayNotTake({ is: 'done' });
    red.takes({ is: 'cancel' });
  });

  scenario("OATH-9.4-a: neither side's facedown advisers are named to the other, only their places", (table) => {
    const { given, red, blue, view } = table;
    given({
      turn: 'red',
      players: {
        red: { favor: 1, site: 2, advisers: ['wolves (facedown)', 'longbows'] },
        blue: { site: 2, advisers: ['elders', 'rangers (facedown)'] },
      },
      sites: { 2: { site: 'river', cards: ['festival-district'], warbands: { red: 1 } } },
    });
    const hidden = table.state.table.cards.filter(({ printed }) => /wolves|rangers/.test(printed)).map(({ id }) => id);

    red.uses('festival-district').choosesPlayer('blue');
    expect(red.offered('card')).not.toContain('rangers');
    red
      .takes({ is: 'term', side: 'give', good: 'facedownAdviser', seat: red.seat, at: 0 })
      .takes({ is: 'term', side: 'want', good: 'facedownAdviser', seat: blue.seat, at: 1 })
      .isDone();

    expect(blue.offered('give')).toEqual([]);
    for (const card of hidden) expect(sent(table)).not.toContain(`"card":${card}`);
    expect(sent(table)).toContain('"advisers":[0]');
    blue.accepts();
    expect(red.advisers).toEqual(['longbows', 'rangers (facedown)']);
    expect(blue.advisers).toEqual(['elders', 'wolves (facedown)']);
    // Each knows what came to lie among the own advisers, and of it nobody else learns.
    expect(view(red.seat).seats[red.seat]?.advisers[1]).toMatchObject({ known: true });
    expect(view(table.purple.seat).seats[red.seat]?.advisers[1]).toEqual({ known: false, back: 'denizen' });
  });

  scenario('OATH-7.2.2-a, OATH-10-move: locked advisers stay, and advisers need room', ({ given, red, blue }) => {
    given({
      turn: 'red',
      players: {
        red: { favor: 1, site: 2, advisers: ['vow-of-peace', 'longbows'] },
        blue: { site: 2, advisers: ['elders', 'rangers', 'wolves'] },
      },
      sites: { 2: { site: 'river', cards: ['festival-district'], warbands: { red: 1 } } },
    });

    red.uses('festival-district').choosesPlayer('blue');
    red.mayNotTake({ is: 'term', card: 'vow-of-peace' });
    red.takes({ is: 'term', side: 'give', good: 'adviser', card: 'longbows' }).mayNotTake({ is: 'done' });
    red.takes({ is: 'term', side: 'want', good: 'adviser', card: 'wolves' }).isDone();
    blue.accepts();

    expect(red.advisers).toEqual(['vow-of-peace', 'wolves']);
    expect(blue.advisers).toEqual(['elders', 'rangers', 'longbows']);
  });
});

describe('Versions of an exchange', () => {
  /** Red and blue talk about favor, secrets and relics. */
  function atTheFair({ given, red }: OathTable): void {
    given({
      turn: 'red',
      players: { red: { favor: 4, secrets: 1, relics: ['map'] }, blue: { favor: 2, secrets: 2 }, yellow: {} },
      sites: { 0: { site: 'plains', cards: ['tinkers-fair'] } },
    });
    red.uses('tinkers-fair').choosesPlayer('blue');
  }

  scenario('OATH-10-exchange: what was put in can be taken out again before it is proposed', (table) => {
    const { red, blue, view } = table;
    atTheFair(table);
    red.mayNotTake({ is: 'drop' });

    red
      .puts('give', 'favor', 3)
      .puts('want', 'secrets')
      .takes({ is: 'term', side: 'give', good: 'relic', card: 'map' });
    red.takesBack('give', 'favor', 2).takes({ is: 'drop', side: 'give', good: 'relic', card: 'map' });
    expect(view(red.seat).exchange?.give).toMatchObject({ favor: 1, relics: [] });
    red.mayNotTake({ is: 'drop', side: 'give', good: 'secrets' }).isDone();
    blue.accepts();

    expect([red.favor, red.secrets, red.relics]).toEqual([3, 2, ['map']]);
  });

  scenario('OATH-7.6.3-a: a promise can be taken out again, and then everything else as well', (table) => {
    const { red } = table;
    atTheTribunal(table);

    red.promises('give', 'noTravel', 2, 1).puts('give', 'favor');
    red.takes({ is: 'drop', side: 'give', good: 'promise', promise: 'noTravel' }).takesBack('give', 'favor');

    red.mayNotTake({ is: 'done' });
    red.takes({ is: 'cancel' });
  });

  scenario('OATH-10-exchange: a counter-offer begins with what was proposed, and must change it', (table) => {
    const { red, blue, view } = table;
    atTheFair(table);
    red.puts('give', 'favor', 2).puts('want', 'secrets').isDone();

    blue.counters();
    expect(view(blue.seat).exchange).toMatchObject({ give: { secrets: 1 }, want: { favor: 2 }, state: 'composed' });
    blue.mayNotTake({ is: 'done' });
    blue.puts('want', 'favor').isDone();
    red.isAsked('exchange').accepts();

    expect([red.favor, red.secrets, blue.favor, blue.secrets]).toEqual([1, 2, 5, 1]);
  });

  scenario('OATH-10-exchange: both read every version; the next one only its author, and others none', (table) => {
    const { red, blue, yellow, view } = table;
    atTheFair(table);
    red.puts('give', 'favor', 2).puts('want', 'secrets').isDone();
    const first = { by: red.seat, to: blue.seat, give: { favor: 2 }, want: { secrets: 1 } };
    expect(view(blue.seat).exchange).toMatchObject({
      ...first,
      state: 'proposed',
      versions: [],
      counters: 3,
      goods: ['favor', 'secrets', 'relics'],
    });

    blue.counters().puts('want', 'favor', 2);
    expect(view(blue.seat).exchange).toMatchObject({ want: { favor: 4 }, versions: [first] });
    expect(view(red.seat).exchange).toMatchObject({ ...first, state: 'awaited', versions: [] });
    expect(view(yellow.seat).exchange).toBeNull();

    blue.isDone();
    for (const { seat } of [red, blue])
      expect(view(seat).exchange).toMatchObject({ by: blue.seat, want: { favor: 4 }, versions: [first], counters: 2 });
    expect(view(yellow.seat).exchange).toBeNull();
    red.declines();
  });
});

describe('The Tribunal', () => {
  scenario(
    'OATH-2.8.5-n: its ruler and whoever stands there may use it, others not',
    ({ given, red, blue, yellow }) => {
      given({
        turn: 'red',
        players: { red: {}, blue: { site: 2 }, yellow: { site: 2 } },
        sites: { 0: { site: 'the-tribunal', warbands: { blue: 1 } }, 2: 'river' },
      });

      red.mayUse('the-tribunal').endsTurn();
      blue.mayUse('the-tribunal').endsTurn();
      yellow.mayNotUse('the-tribunal');
    },
  );

  scenario('OATH-2.8.5-n, OATH-7.6.3-a: favor and secrets change hands at once, promises come into force', (table) => {
    const { red, blue, view, purple } = table;
    atTheTribunal(table);

    red.puts('give', 'favor', 2).promises('want', 'noCampaign', 3, 2).promises('give', 'noPeoplesFavor', 2, 1).isDone();
    blue.accepts();

    expect([red.favor, blue.favor]).toEqual([2, 6]);
    const made = [
      { id: 1, by: red.seat, to: blue.seat, promise: 'noPeoplesFavor', until: 2, favor: 1 },
      { id: 2, by: blue.seat, to: red.seat, promise: 'noCampaign', until: 3, favor: 2 },
    ];
    expect(table.state.agreements).toEqual(made);
    expect(view(purple.seat).agreements).toEqual(made);
  });

  scenario('OATH-7.6.3-a: relics, banners and advisers are not among what it names', (table) => {
    const { red } = table;
    atTheTribunal(table);

    for (const good of ['relic', 'banner', 'adviser', 'site']) red.mayNotTake({ is: 'term', good });
    red.takes({ is: 'cancel' });
  });

  scenario('OATH-7.6.3-b: it binds at least to the end of this round and at most to that of the last', (table) => {
    const { red } = table;
    atTheTribunal(table, 6);

    red.takes({ is: 'promise', side: 'give', promise: 'noTravel' });
    expect(red.offered('round')).toEqual([6, 7, 8]);
    red.takes({ is: 'untilRound', round: 7 });
    expect(red.offered('favor')).toEqual([1, 2, 3, 4, 5, 6]);
    red.takes({ is: 'cancel' });
  });

  scenario(
    'OATH-7.6.3-b: a campaign against the other side costs the stake at once, and then the matter is settled',
    (table) => {
      const { red, blue } = table;
      atTheTribunal(table);
      red.promises('give', 'noCampaign', 2, 3).isDone();
      blue.accepts();
      red.travels('river');

      red.campaigns('blue');

      expect([red.favor, blue.favor]).toEqual([1, 7]);
      expect(table.state.agreements).toEqual([]);
      expect(table.told('promiseEnded')).toMatchObject([{ how: 'broken' }]);
      table.endsHere();
    },
  );

  scenario('OATH-7.6.3-b, OATH-9.3-a: who has too little pays all there is', (table) => {
    const { red, blue } = table;
    atTheTribunal(table);
    red.promises('give', 'noCampaign', 2, 6).isDone();
    blue.accepts();
    red.travels('river').campaigns('blue');

    expect([red.favor, blue.favor]).toEqual([0, 8]);
    table.endsHere();
  });

  scenario('OATH-7.6.3-b: a campaign against somebody else breaks nothing, nor does one by the other side', (table) => {
    const { given, red, blue, yellow } = table;
    given({
      turn: 'red',
      players: { red: { favor: 4, warbands: 2 }, blue: { favor: 4, site: 2 }, yellow: {} },
      sites: { 0: { site: 'the-tribunal', warbands: { yellow: 1 } }, 2: 'river' },
    });
    red.uses('the-tribunal').choosesPlayer('blue').promises('give', 'noCampaign', 2, 3).isDone();
    blue.accepts();

    red.campaigns('yellow');

    expect(red.favor).toBe(4);
    expect(table.state.agreements).toHaveLength(1);
    yellow.isNotAsked();
    table.endsHere();
  });

  scenario(
    'OATH-7.6.3-b: travel to a site that the other side rules breaks the promise, to another it does not',
    (table) => {
      const { red, blue } = table;
      atTheTribunal(table);
      red.promises('give', 'noTravel', 2, 1).isDone();
      blue.accepts();

      red.travels(1);
      expect(red.favor).toBe(4);
      red.travels('river');

      expect([red.favor, blue.favor]).toEqual([3, 5]);
    },
  );

  for (const [promise, banner, other] of [
    ['noPeoplesFavor', 'peoplesFavor', 'darkestSecret'],
    ['noDarkestSecret', 'darkestSecret', 'peoplesFavor'],
  ] as const)
    scenario(`OATH-7.6.3-b: ${promise} is broken by recovering the ${banner} and not the ${other}`, (table) => {
      const { red, blue } = table;
      atTheTribunal(table);
      red.promises('give', promise, 2, 1).isDone();
      blue.accepts();

      red.recovers(other);
      answerRecover(red, other);
      expect(table.state.agreements).toHaveLength(1);
      red.recovers(banner);
      answerRecover(red, banner);

      expect(table.state.agreements).toEqual([]);
      expect(blue.favor).toBe(5);
    });

  scenario('OATH-7.6.3-b: a promise ends with its last round', (table) => {
    const { red, blue, purple, yellow } = table;
    atTheTribunal(table);
    red.promises('give', 'noCampaign', 2, 3).promises('give', 'noTravel', 3, 3).isDone();
    blue.accepts();

    red.endsTurn();
    blue.endsTurn();
    yellow.endsTurn();

    purple.isAsked('act');
    expect(table.state.agreements.map(({ promise }) => promise)).toEqual(['noTravel']);
  });

  scenario(
    'OATH-7.6.3-a: what was promised to be paid is paid at the end of that round, as far as possible',
    (table) => {
      const { red, blue, yellow } = table;
      atTheTribunal(table);
      red.promises('give', 'pay', 2, 3).promises('want', 'pay', 3, 2).isDone();
      blue.accepts();
      expect([red.favor, blue.favor]).toEqual([4, 4]);

      red.endsTurn();
      blue.endsTurn();
      expect([red.favor, blue.favor]).toEqual([4, 4]);
      yellow.endsTurn();

      expect([red.favor, blue.favor]).toEqual([1, 7]);
      expect(table.state.agreements).toHaveLength(1);
      expect(table.told('promiseEnded')).toMatchObject([{ how: 'kept' }]);
    },
  );

  scenario('OATH-7.6.3-a: everything that is due is paid', (table) => {
    const { red, blue, yellow } = table;
    atTheTribunal(table);
    red.promises('give', 'pay', 2, 3).promises('want', 'pay', 2, 1).isDone();
    blue.accepts();

    for (const player of [red, blue, yellow]) player.endsTurn();

    expect([red.favor, blue.favor]).toEqual([2, 6]);
    expect(table.state.agreements).toEqual([]);
  });

  scenario('OATH-7.6.3-b: of a word given in talk the others judge; most of them decide', (table) => {
    const { given, red, blue, yellow, purple } = table;
    given({
      turn: 'red',
      players: { red: { favor: 4 }, blue: { favor: 4 }, yellow: {}, white: {} },
      sites: { 0: 'the-tribunal' },
    });
    red.uses('the-tribunal').choosesPlayer('blue').promises('want', 'word', 2, 3).isDone();
    blue.accepts();
    blue.isNotAsked();

    red.takes({ is: 'claimBreach', seat: blue.seat });
    yellow.isAsked('wordBroken').accepts();
    blue.isNotAsked();
    table.white.accepts();
    purple.declines();

    expect([red.favor, blue.favor]).toEqual([7, 1]);
    expect(table.state.agreements).toEqual([]);
  });

  scenario('OATH-7.6.3-b: found innocent, the accused pays nothing, and the matter is settled', (table) => {
    const { red, blue, yellow, purple } = table;
    atTheTribunal(table);
    red.promises('want', 'word', 2, 3).isDone();
    blue.accepts();

    red.takes({ is: 'claimBreach', seat: blue.seat });
    yellow.declines();
    purple.declines();

    expect([red.favor, blue.favor]).toEqual([4, 4]);
    expect(table.told('promiseEnded')).toMatchObject([{ how: 'cleared' }]);
    red.mayNotTake({ is: 'claimBreach' });
  });

  for (const how of ['broken', 'cleared'] as const)
    scenario(`OATH-7.6.3-b: where the judges are divided a coin decides: ${how}`, (table) => {
      const { red, blue, yellow, purple } = table;
      atTheTribunal(table);
      red.promises('want', 'word', 2, 3).isDone();
      blue.accepts();

      red.takes({ is: 'claimBreach', seat: blue.seat });
      yellow.accepts();
      purple.declines();
      table.falls(table.told('promiseEnded')[0]?.how === how);

      expect(blue.favor).toBe(how === 'broken' ? 1 : 4);
    });

  for (const how of ['broken', 'cleared'] as const)
    scenario(`OATH-7.6.3-b: among two the accused admits it, or a coin decides: ${how}`, (table) => {
      const { given, red, purple } = table;
      given({ turn: 'red', players: { red: { favor: 1 }, purple: { favor: 4 } }, sites: { 0: 'the-tribunal' } });
      red.uses('the-tribunal').promises('want', 'word', 2, 3).isDone();
      purple.accepts();

      red.takes({ is: 'claimBreach', seat: purple.seat });
      purple.isAsked('wordBroken').declines();
      table.falls(table.told('promiseEnded')[0]?.how === how);

      expect(purple.favor).toBe(how === 'broken' ? 1 : 4);
    });

  scenario('OATH-7.6.3-b: who admits it pays', ({ given, red, purple }) => {
    given({ turn: 'red', players: { purple: { favor: 4 }, red: {} }, sites: { 0: 'the-tribunal' } });
    red.uses('the-tribunal').promises('want', 'word', 2, 3).isDone();
    purple.accepts();

    red.takes({ is: 'claimBreach', seat: purple.seat });
    purple.accepts();

    expect([red.favor, purple.favor]).toEqual([3, 1]);
  });

  scenario('OATH-7.6.3-b: a claim may be withdrawn while others do not answer; the word still binds', (table) => {
    const { red, blue, yellow } = table;
    atTheTribunal(table);
    red.promises('want', 'word', 2, 3).isDone();
    blue.accepts();
    red.takes({ is: 'claimBreach', seat: blue.seat });
    yellow.accepts();

    red.withdraws();

    expect(table.state.agreements).toHaveLength(1);
    red.mayTake({ is: 'claimBreach', seat: blue.seat });
  });

  scenario('OATH-7.6.3-b: only whom the word was given to may say that it was broken', (table) => {
    const { red, blue, yellow } = table;
    atTheTribunal(table);
    red.promises('want', 'word', 3, 3).isDone();
    blue.accepts();
    red.mayTake({ is: 'claimBreach', seat: blue.seat });

    red.endsTurn();
    blue.mayNotTake({ is: 'claimBreach' }).endsTurn();
    yellow.mayNotTake({ is: 'claimBreach' });
  });

  scenario('OATH-7.6.3-b: an offer of promises can be withdrawn and countered like any other', (table) => {
    const { red, blue } = table;
    atTheTribunal(table);
    red.promises('want', 'noCampaign', 8, 6).isDone();

    blue.counters().takes({ is: 'drop', side: 'give', good: 'promise', promise: 'noCampaign' });
    blue.promises('give', 'noCampaign', 2, 1).puts('want', 'favor').isDone();
    red.isAsked('exchange');
    blue.withdraws();

    expect(table.state.agreements).toEqual([]);
    red.isAsked('act');
  });
});

function answerRecover(player: OathTable['red'], banner: 'peoplesFavor' | 'darkestSecret'): void {
  player.says(2);
  if (banner === 'peoplesFavor') player.choosesBank('order');
}
