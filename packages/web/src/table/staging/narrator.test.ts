import type { SeatId, SeenEvent } from '@kronika/kernel';
import type { LogEntry } from '@kronika/protocol';
import { expect, test } from 'vitest';
import { type Narrated, Narrator } from './narrator.ts';

interface Happens extends SeenEvent {
  readonly by?: SeatId;
}

const game: Narrated = {
  headingOf: ({ is }) => (is === 'round' ? { level: 1, text: 'Round' } : undefined),
  iconOf: () => undefined,
  stageOf: (event: Happens) => {
    const { is, by } = event;
    if (is === 'hidden') return 'silent';
    if (is === 'drawn' || is === 'round') return undefined;
    if (is === 'laid') return { kind: 'count', ...(by === undefined ? {} : { by }) };
    return { kind: is === 'passed' ? 'pass' : is === 'won' ? 'result' : 'play', ...(by === undefined ? {} : { by }) };
  },
  talliesOf: (view) => [{ of: 'attack', value: Number(view) }],
};

const line = (is: string, by?: SeatId): LogEntry => ({
  is: 'event',
  after: 0,
  text: { pl: `pl ${is}`, en: `en ${is}` },
  event: by === undefined ? { is } : Object.assign({ is }, { by }),
});

function narrated(narrator = new Narrator(game)) {
  const scene = (log: readonly LogEntry[], view = 0) => ({ log, view, own: 0 as const, lang: 'en' as const });
  return {
    narrator,
    begin: (log: readonly LogEntry[]) => narrator.begin(scene(log)),
    tell: (log: readonly LogEntry[], view?: number) => narrator.tell(scene(log, view)),
  };
}

test('tells what others did, in the words of the log', () => {
  const { begin, tell } = narrated();
  begin([]);

  const steps = tell([line('round'), line('played', 1), line('hidden'), line('drawn')]);

  expect(steps.map(({ kind, lines }) => [kind, ...lines])).toEqual([
    ['play', 'en played'],
    ['count', 'en drawn'],
  ]);
});

test('an own decision leaves behind what came before, but only when others have acted since', () => {
  const { narrator, begin, tell } = narrated();
  const before = [line('played', 1)];
  begin([]);
  tell(before);

  narrator.answered(before);
  const own = [...before, line('played', 0)];
  expect(tell(own).map(({ key }) => key)).toEqual([0, 1]);
  expect(tell([...own, line('passed', 1)]).map(({ key }) => key)).toEqual([1, 2]);
});

test('what is only counted is news, too, unless it is an own deed', () => {
  const { narrator, begin, tell } = narrated();
  const before = [line('laid', 1)];
  begin([]);
  tell(before);
  narrator.answered(before);
  const own = [...before, line('laid', 0)];

  expect(tell(own).map(({ key }) => key)).toEqual([0, 1]);
  expect(tell([...own, line('laid', 1), line('drawn')]).map(({ key }) => key)).toEqual([1, 2, 3]);
});

test('the result of an own decision is news', () => {
  const { narrator, begin, tell } = narrated();
  const before = [line('played', 1)];
  begin([]);
  tell(before);
  narrator.answered(before);

  expect(tell([...before, line('won')]).map(({ key }) => key)).toEqual([1]);
});

test('who comes back to a table sees what happened since their last move', () => {
  const { begin } = narrated();

  expect(begin([line('played', 1), line('played', 0), line('drawn'), line('played', 1)]).map(({ key }) => key)).toEqual(
    [2, 3],
  );
});

test('numbers that changed are told with what changed them last', () => {
  const { begin, tell } = narrated();
  const log = [line('played', 1)];
  begin([]);
  tell(log, 5);

  const steps = tell([...log, line('played', 1), line('drawn')], 7);

  expect(steps.map(({ changes }) => changes)).toEqual([
    [{ of: 'attack', from: 0, to: 5 }],
    [{ of: 'attack', from: 5, to: 7 }],
    [],
  ]);
});

test('what was taken back is told no more', () => {
  const { begin, tell } = narrated();
  const log = [line('played', 1), line('played', 1)];
  begin([]);
  tell(log);

  expect(tell([...log.slice(0, 1), line('won')]).map(({ kind }) => kind)).toEqual(['play', 'result']);
});

test('a game that says nothing of its events is told by its log', () => {
  const { stageOf: _, talliesOf: __, ...plain } = game;
  const { begin, tell } = narrated(new Narrator(plain));
  begin([]);

  expect(tell([line('played', 1), line('drawn')])).toMatchObject([{ lines: ['en played', 'en drawn'] }]);
});
