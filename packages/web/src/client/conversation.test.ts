import { present } from '@kronika/kernel';
import type { RefusedBecause } from '@kronika/protocol';
import { describe, expect, test } from 'vitest';
import { Conversation } from './conversation.ts';
import { DOCUMENT, logOf, type TestLine, TestTime, tableMessage, testLines } from './testing/lines.ts';

interface Hello {
  readonly is: 'hello';
  readonly log: number;
}

function conversation() {
  const time = new TestTime();
  const { lines, dial } = testLines<Hello>();
  const talk = new Conversation<Hello>({ dial, greeting: (log) => ({ is: 'hello', log }), surroundings: time });
  const line = (): TestLine => present(lines.at(-1), 'a line');
  const live = () => {
    line().connected();
    line().heard(tableMessage({ log: logOf(...Array.from({ length: 20 }, (_, number) => number)) }));
  };
  return { talk, time, lines, line, live };
}

const NO_TABLE: RefusedBecause = { code: 'noTable', text: { pl: 'nie ma', en: 'there is none' } };

describe('a connection', () => {
  test('says which table it wants, and is live when the table comes in', () => {
    const { talk, line } = conversation();
    expect(talk.state()).toEqual({ is: 'connecting' });

    line().connected();
    line().heard(tableMessage({ log: logOf(1) }));

    expect(line().said).toEqual([{ is: 'hello', log: 0 }]);
    expect(talk.state()).toEqual({ is: 'live', known: { document: DOCUMENT, log: logOf(1), clockOffset: 4_000 } });
  });

  test('takes changes of the document and of the log', () => {
    const { talk, line, live } = conversation();
    live();

    line().heard({
      is: 'changed',
      patch: [{ op: 'replace', path: '/spectators', value: 2 }],
      log: { keep: 1, add: logOf(7) },
    });

    expect(talk.state()).toMatchObject({
      is: 'live',
      known: { document: { ...DOCUMENT, spectators: 2 }, log: logOf(0, 7) },
    });
  });

  test('tells who listens, until it is called off', () => {
    const { talk, live } = conversation();
    let heard = 0;
    const callOff = talk.subscribe(() => {
      heard += 1;
    });

    live();
    callOff();
    talk.close();

    expect(heard).toBe(1);
  });
});

describe('a wish', () => {
  test('gets the answer that has its number', async () => {
    const { talk, line, live } = conversation();
    live();

    const first = talk.send({ is: 'takeBack' });
    const second = talk.send({ is: 'say', text: 'hello' });
    line().heard({ is: 'done', id: 2 });
    line().heard({ is: 'refused', id: 1, because: NO_TABLE });

    expect(line().said.slice(1)).toEqual([
      { is: 'takeBack', id: 1 },
      { is: 'say', text: 'hello', id: 2 },
    ]);
    expect(await second).toEqual({ is: 'done' });
    expect(await first).toEqual({ is: 'refused', because: NO_TABLE });
  });

  test('is lost with the line it was said on', async () => {
    const { talk, line, live } = conversation();
    live();

    const pending = talk.send({ is: 'takeBack' });
    line().broke();

    expect(await pending).toEqual({ is: 'lost' });
  });

  test('waits while there is no line, and is said on the next one', async () => {
    const { talk, time, line, live } = conversation();
    live();
    line().broke();

    const pending = talk.send({ is: 'resign' });
    time.pass(400);
    line().broke();
    time.pass(800);
    line().connected();
    line().heard(tableMessage({ logFrom: 12, log: logOf(12, 13, 14, 15, 16, 17, 18, 19) }));
    line().heard({ is: 'done', id: 1 });

    expect(line().said).toEqual([
      { is: 'hello', log: 12 },
      { is: 'resign', id: 1 },
    ]);
    expect(await pending).toEqual({ is: 'done' });
  });

  test('is lost when there will be no line any more', async () => {
    const { talk, line, live } = conversation();
    live();
    line().broke();

    const pending = talk.send({ is: 'takeBack' });
    talk.close();

    expect(await pending).toEqual({ is: 'lost' });
    expect(await talk.send({ is: 'takeBack' })).toEqual({ is: 'lost' });
  });
});

describe('a line that breaks', () => {
  test('is dialled again, and what was known stays; only the end of the log is asked for', () => {
    const { talk, time, lines, line, live } = conversation();
    live();

    line().broke();
    expect(talk.state()).toMatchObject({ is: 'lost', retryAt: 1_400, known: { document: DOCUMENT } });
    time.pass(400);
    line().connected();

    expect(lines).toHaveLength(2);
    expect(line().said).toEqual([{ is: 'hello', log: 12 }]);
    line().heard(tableMessage({ logFrom: 12, log: logOf(12, 13, 14, 15, 16, 17, 18, 19, 20) }));
    expect(talk.state()).toMatchObject({ is: 'live', known: { log: { length: 21 } } });
  });

  test('is waited for longer each time, and shortly again once it worked', () => {
    const { talk, time, line, live } = conversation();
    const waits: number[] = [];
    const breakAndWait = () => {
      line().broke();
      const state = talk.state();
      const wait = state.is === 'lost' ? state.retryAt - time.now() : 0;
      waits.push(wait);
      time.pass(wait);
    };

    for (let attempt = 0; attempt < 7; attempt += 1) breakAndWait();
    live();
    breakAndWait();

    expect(waits).toEqual([400, 800, 1_600, 3_200, 6_400, 12_800, 15_000, 400]);
  });

  test('is dialled at once when there is a reason to hurry', () => {
    const { talk, lines, line, live } = conversation();
    live();

    line().broke();
    talk.hurry();

    expect(lines).toHaveLength(2);
  });

  test('does not say anything more', () => {
    const { talk, time, lines, live } = conversation();
    live();
    const [old] = lines;

    old?.broke();
    time.pass(400);
    old?.heard(tableMessage());

    expect(talk.state().is).toBe('connecting');
  });
});

describe('a log that was rewound meanwhile', () => {
  test('is asked for as a whole', () => {
    const { talk, time, line, lines, live } = conversation();
    live();
    line().broke();
    time.pass(400);
    line().connected();

    line().heard(tableMessage({ logFrom: 12, log: logOf(12, 99, 100, 101, 102, 103, 104, 105, 106) }));
    line().connected();

    expect(lines).toHaveLength(3);
    expect(line().said).toEqual([{ is: 'hello', log: 0 }]);
    line().heard(tableMessage({ log: logOf(1, 99) }));
    expect(talk.state()).toMatchObject({ is: 'live', known: { log: logOf(1, 99) } });
  });
});

describe('a host', () => {
  test('that does not want us is not asked again', () => {
    const { talk, time, line, lines } = conversation();
    line().connected();

    line().heard({ is: 'refused', because: NO_TABLE });
    time.pass(60_000);

    expect(talk.state()).toEqual({ is: 'refused', because: NO_TABLE });
    expect(lines).toHaveLength(1);
    expect(line().state).toBe('hungUp');
  });

  test('that is only busy is asked again', () => {
    const { talk, line } = conversation();
    line().connected();

    line().heard({ is: 'refused', because: { ...NO_TABLE, code: 'tooFrequent' } });

    expect(talk.state().is).toBe('lost');
  });

  test('that restarts is waited for, one that gave our seat away is not', () => {
    const { talk, line, live } = conversation();
    live();
    line().heard({ is: 'bye', because: 'restart' });
    expect(talk.state().is).toBe('lost');

    talk.hurry();
    live();
    line().heard({ is: 'bye', because: 'left' });

    expect(talk.state()).toMatchObject({ is: 'refused', because: { code: 'notYours' } });
  });

  test('whose change does not fit is asked for everything', () => {
    const { talk, time, line, live } = conversation();
    live();

    line().heard({ is: 'changed', patch: [{ op: 'remove', path: '/no/such/place' }] });
    time.pass(400);
    line().connected();

    expect(talk.state().is).toBe('connecting');
    expect(line().said).toEqual([{ is: 'hello', log: 0 }]);
  });
});
