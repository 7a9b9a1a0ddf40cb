import { present, printedId } from '@kronika/kernel';
import { cellAt, type SenjutsuEvent } from '@kronika/senjutsu';
import { describe, expect, test } from 'vitest';
import { stagePlan } from '../../../table/staging/plan.ts';
import { eventHeading, eventIcon, eventSound, OPTION_ICONS, PROMPT_ICONS } from './marks.ts';
import { stageOf } from './staging.ts';
import { aDuel } from './testing/duel.ts';

const RULE = { rule: 'SEN-RES-a' as const };
const VIEW = aDuel('staging');
const [ONE, OTHER] = VIEW.fighters.map(({ id }) => id);
const MASTER = present(ONE, 'the master');
const RONIN = present(OTHER, 'the ronin');
const PRINTED = printedId('bull-rush');
const CARD = { is: 'card', by: MASTER, printed: PRINTED } as const;

/** The steps in which events are shown; silent ones are none. */
function plan(...events: readonly SenjutsuEvent[]) {
  return stagePlan(
    events.flatMap((event, at) => {
      const staged = stageOf(event, VIEW, 'pl');
      return staged === 'silent' || staged === undefined ? [] : [{ at, text: `${at}`, staged }];
    }),
  );
}

const STRUCK: SenjutsuEvent = { is: 'struck', ...RULE, by: MASTER, printed: PRINTED, cells: [] };
const WOUNDED: SenjutsuEvent = { is: 'wounded', ...RULE, fighter: RONIN, wounds: 1, bleeding: 0, cause: CARD };
const STEPPED: SenjutsuEvent = { is: 'stepped', ...RULE, fighter: MASTER, to: cellAt(0, 0), how: 'own' };

describe('how events are shown', () => {
  test('a strike with the wound it gives is one beat, a step before it is another', () => {
    expect(plan(STEPPED, STRUCK, WOUNDED).map(({ kind, key, entries }) => [kind, key, entries])).toEqual([
      ['count', 0, 1],
      ['result', 1, 2],
    ]);
  });

  test('steps follow one another, so that the figure takes them one by one', () => {
    expect(plan(STEPPED, STEPPED)).toHaveLength(2);
  });

  test('speeds that are set belong to the revealed cards', () => {
    const steps = plan(
      { is: 'revealed', ...RULE, cards: [] },
      { is: 'speedSet', ...RULE, fighter: RONIN, speed: 5, how: 'chosen', lowest: 3 },
    );

    expect(steps.map(({ kind, title, entries }) => [kind, title, entries])).toEqual([['reveal', 'Odkryte karty', 2]]);
  });

  test('a wound without an attack is told by itself', () => {
    expect(plan({ ...WOUNDED, cause: { is: 'emptyDeck' } }).map(({ kind }) => kind)).toEqual(['trigger']);
  });

  test('a strike is called by what it is, a card by who plays it', () => {
    expect(plan(STRUCK)[0]).toMatchObject({ title: 'Cios' });
    expect(
      plan({ is: 'counterPlayed', ...RULE, seat: 1, card: present(cardOf(), 'a card'), printed: PRINTED })[0]?.by,
    ).toBe(1);
  });

  test.each([
    { is: 'lineBegan', ...RULE, fighter: MASTER, printed: PRINTED, line: { segment: 'upper', path: [0] } },
    { is: 'segmentEnded', ...RULE, fighter: MASTER, segment: 'upper', stage: 'done' },
    { is: 'turnBegan', ...RULE, turn: 2 },
  ] as const satisfies readonly SenjutsuEvent[])('$is goes without saying', (event) => {
    expect(stageOf(event, VIEW, 'pl')).toBe('silent');
  });

  test('what is no event of this game is left to the table', () => {
    expect(stageOf({ is: 'somethingElse' }, VIEW, 'pl')).toBeUndefined();
  });
});

function cardOf() {
  return VIEW.fighters.flatMap((fighter) =>
    fighter.is === 'hero' ? fighter.core.flatMap((sight) => (sight.face === 'up' ? [sight.card] : [])) : [],
  )[0];
}

describe('marks of the log', () => {
  test('turns are large headings, speeds smaller ones, anything else is a line', () => {
    expect(eventHeading({ is: 'turnBegan', ...RULE, turn: 3 } as SenjutsuEvent, 'pl')).toEqual({
      level: 1,
      text: 'Tura 3',
    });
    expect(eventHeading({ is: 'speedReached', ...RULE, speed: 5 } as SenjutsuEvent, 'en')).toEqual({
      level: 2,
      text: 'speed 5',
      line: 'none',
    });
    expect(eventHeading(STRUCK, 'pl')).toBeUndefined();
  });

  test('a strike, a block and a step have pictures of their own', () => {
    const icons = [
      STRUCK,
      STEPPED,
      { is: 'stopped', ...RULE, by: MASTER, cell: cellAt(0, 0), how: 'path', blockers: [] },
    ].map((event) => eventIcon(event));

    expect(new Set(icons).size).toBe(3);
    expect(icons).not.toContain(undefined);
    expect(eventIcon({ is: 'somethingElse' })).toBeUndefined();
  });

  test('revealed cards, wounds and a defeat can be heard, a step cannot', () => {
    expect([
      eventSound({ is: 'revealed', ...RULE, cards: [] } as SenjutsuEvent),
      eventSound(WOUNDED),
      eventSound(STEPPED),
    ]).toEqual(['standing', 'clash', undefined]);
  });

  test('what is asked and offered most has a picture', () => {
    expect([PROMPT_ICONS.moveTo, PROMPT_ICONS.chooseCard, OPTION_ICONS.pay]).toEqual([
      'footprint',
      'poker-hand',
      'lotus',
    ]);
  });
});
