import { type CardId, cardOf, cardsIn } from '@kronika/kernel';
import { ScenarioTable } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';
import { again, andThen, cancelIt, type PartMaker } from '../ability/part.ts';
import { on } from '../ability/when.ts';
import { pay, payWith } from '../cost/cost.ts';
import { untilEndOf } from '../effect/lasting.ts';
import { limit } from '../limit/limit.ts';
import { add } from '../modifier/modifier.ts';
import {
  handOf,
  playOf,
  type Tiny,
  type TinyEvent,
  type TinySpec,
  type TinyText,
  type TinyUse,
  tinyGame,
} from '../testing/tiny-game.ts';

type Text = TinyText[string];

const message = { key: 'choose' };
const use = (card: string) => ({ is: 'use', card });
const card = (name: string) => ({ is: 'card', card: name });

/** A card with one action. */
const acting = (action: Omit<Extract<Text, { readonly is: 'action' }>, 'is'>): TinyText => ({
  action: { is: 'action', ...action },
});
const score =
  (amount: number): PartMaker<Tiny, TinyEvent> =>
  (_, { by }) => ({ is: 'scored', seat: by, amount });
const dropOne = payWith<Tiny, TinyEvent>({
  message,
  count: 1,
  from: (state, _, payer) => cardsIn(state.table, handOf(payer)),
  pay: (_, __, paid) => ({ is: 'dropped', card: paid }),
});
const fallSelf = pay<Tiny, TinyEvent>((_, { ability }) => ({ is: 'fell', card: ability.self }));
const inPlay = (state: Tiny): readonly CardId[] => [
  ...cardsIn(state.table, playOf(0)),
  ...cardsIn(state.table, playOf(1)),
];
const victims = { message, from: inPlay };
const strike = (_: Tiny, { targets }: TinyUse) =>
  targets.victim?.map((fallen) => ({ is: 'fell', card: fallen }) as const);

function tableOf(spec: TinySpec): ScenarioTable<Tiny, Tiny> {
  const table = new ScenarioTable(tinyGame(spec).game);
  table.given({});
  return table;
}

const namesIn = ({ state, nameCard }: ScenarioTable<Tiny, Tiny>, zone: ReturnType<typeof handOf>) =>
  cardsIn(state.table, zone).map((id) => nameCard(id));

/** Saves saddles. */
const groom: TinyText = {
  save: {
    is: 'would',
    when: on<Tiny, TinyEvent, 'fell'>(
      'fell',
      ({ table }, { card: falling }) => cardOf(table, falling).printed === 'saddle',
    ),
    effect: (_, saving) => cancelIt(saving),
  },
};

describe('costs', () => {
  test('are all paid before anything comes of it, those of the rules and of the text, even of one name', () => {
    const table = tableOf({
      texts: { priest: acting({ costs: { price: fallSelf }, effect: score(1) }) },
      play: [['priest', 'other'], []],
      gameCosts: { price: pay((_, { by }) => ({ is: 'scored', seat: by, amount: -3 })) },
    });

    table.seat(0).takes(use('priest'));

    expect(table.state.points).toEqual([-2, 0]);
    expect(namesIn(table, playOf(0))).toEqual(['other']);
  });

  test('that cannot all be paid are not offered', () => {
    const table = tableOf({
      texts: {
        greedy: acting({ costs: { one: dropOne, two: dropOne }, effect: score(1) }),
        modest: acting({ costs: { one: dropOne }, effect: score(1) }),
      },
      play: [['greedy', 'modest'], []],
      hand: [['coin'], []],
    });

    table.seat(0).mayTake(use('modest')).mayNotTake(use('greedy'));
  });

  test('are paid with different cards, picked by the payer', () => {
    const table = tableOf({
      texts: { greedy: acting({ costs: { one: dropOne, two: dropOne }, effect: score(1) }) },
      play: [['greedy'], []],
      hand: [['coin', 'ring', 'shoe'], ['hat']],
    });

    table.seat(0).takes(use('greedy')).picks(card('ring'));
    table.seat(0).mayNotTake(card('ring')).mayNotTake(card('hat')).picks(card('coin'));

    expect(table.state.points).toEqual([1, 0]);
    expect(namesIn(table, handOf(0))).toEqual(['shoe']);
  });

  test('that are prevented bring nothing about, and the use counts', () => {
    const table = tableOf({
      texts: {
        priest: acting({ costs: { life: fallSelf }, effect: score(1) }),
        guard: {
          save: {
            is: 'would',
            when: on<Tiny, TinyEvent, 'fell'>('fell', () => true),
            effect: (_, saving) => cancelIt(saving),
          },
        },
      },
      play: [['priest'], ['guard']],
      windows: 'open',
    });

    table.seat(0).takes(use('priest'));
    table.seat(1).takes(use('guard')).passes();

    expect(table.state.points).toEqual([0, 0]);
    table.seat(0).mayNotTake(use('priest'));
  });

  test('are paid even if what would have gone along with them is saved', () => {
    const table = tableOf({
      texts: { priest: acting({ costs: { life: fallSelf }, effect: score(1) }), groom },
      play: [['priest + saddle', 'groom'], []],
    });
    table.seat(0).takes(use('priest')).takes(use('groom'));

    expect(namesIn(table, playOf(0))).toEqual(['saddle', 'groom']);
    expect(table.state.points).toEqual([1, 0]);
  });
});

describe('targets', () => {
  test('are chosen among what the effect would change', () => {
    const table = tableOf({
      texts: {
        archer: acting({ targets: { victim: victims }, effect: strike }),
        rock: { constant: { is: 'constant', gives: () => [{ is: 'immune', to: 'archer' }] } },
      },
      play: [['archer'], ['rock', 'reed']],
    });

    table.seat(0).takes(use('archer')).mayNotTake(card('rock')).picks(card('reed'));

    expect(namesIn(table, playOf(1))).toEqual(['rock']);
  });

  test('as a point of reference need not be changed, but must not be immune', () => {
    const table = tableOf({
      texts: {
        poet: acting({ targets: { hero: { ...victims, reference: true } }, effect: score(1) }),
        rock: { constant: { is: 'constant', gives: () => [{ is: 'immune', to: 'poet' }] } },
      },
      play: [['poet'], ['rock', 'reed']],
    });

    table.seat(0).takes(use('poet')).mayNotTake(card('rock')).picks(card('reed'));

    expect(table.state.points).toEqual([1, 0]);
  });

  test('are as many as it says, or it is not offered', () => {
    const two = { ...victims, from: (state: Tiny) => cardsIn(state.table, playOf(1)), min: 2, max: 2 };
    const archer = acting({ targets: { victim: two }, effect: strike });

    const few = tableOf({ texts: { archer }, play: [['archer'], ['reed']], windows: 'open' });
    const enough = tableOf({ texts: { archer }, play: [['archer'], ['reed', 'rush', 'rock']] });
    enough.seat(0).takes(use('archer')).picks(card('reed'), card('rock'));

    few.seat(0).isAsked('actionWindow').mayNotTake(use('archer'));
    expect(namesIn(enough, playOf(1))).toEqual(['rush']);
  });

  test('may be none where it says "up to", if there is one at all', () => {
    const upTo = { ...victims, min: 0, max: 5 };
    const archer = acting({
      targets: { victim: { ...upTo, from: (s: Tiny) => cardsIn(s.table, playOf(1)) } },
      effect: strike,
    });

    const nobody = tableOf({ texts: { archer }, play: [['archer'], []], windows: 'open' });
    const somebody = tableOf({ texts: { archer }, play: [['archer'], ['reed']], windows: 'open' });
    somebody.seat(0).takes(use('archer')).picks();

    nobody.seat(0).isAsked('actionWindow').mayNotTake(use('archer'));
    expect(namesIn(somebody, playOf(1))).toEqual(['reed']);
  });

  test('may be none where it says "up to" beside another target, even if there is none', () => {
    const archer = acting({
      targets: {
        victim: { ...victims, from: (state) => cardsIn(state.table, playOf(0)) },
        other: { ...victims, min: 0, from: (state) => cardsIn(state.table, playOf(1)) },
      },
      effect: strike,
    });
    const table = tableOf({ texts: { archer }, play: [['archer'], []] });

    table.seat(0).takes(use('archer'));

    expect(namesIn(table, playOf(0))).toEqual([]);
  });

  test('are chosen by whom the text names', () => {
    const table = tableOf({
      texts: { tempter: acting({ targets: { victim: { ...victims, chooser: () => 1 } }, effect: strike }) },
      play: [['tempter'], ['reed']],
    });

    table.seat(0).takes(use('tempter'));
    table.seat(1).isAsked('choose').picks(card('tempter'));

    expect(namesIn(table, playOf(0))).toEqual([]);
  });

  test('that were used up by the cost leave nothing to do', () => {
    const table = tableOf({
      texts: {
        bomber: acting({
          costs: { life: fallSelf },
          targets: { victim: { ...victims, from: (state) => cardsIn(state.table, playOf(0)) } },
          effect: strike,
        }),
      },
      play: [['bomber'], []],
      windows: 'open',
    });

    table.seat(0).takes(use('bomber'));

    expect(namesIn(table, playOf(0))).toEqual([]);
    expect(table.happened.filter(({ event }) => event.is === 'fell')).toHaveLength(1);
    table.seat(1).isAsked('actionWindow');
  });
});

describe('resolving', () => {
  test('a second time chooses targets anew and pays nothing', () => {
    const table = tableOf({
      texts: {
        twins: acting({
          costs: { price: dropOne },
          targets: { victim: { ...victims, from: (state) => cardsIn(state.table, playOf(1)) } },
          effect: [strike, (_, { resolution }) => (resolution === 0 ? again : undefined)],
        }),
      },
      play: [['twins'], ['reed', 'rush', 'rock']],
      hand: [['coin', 'ring'], []],
    });

    table.seat(0).takes(use('twins')).picks(card('coin')).picks(card('rush'));
    table.seat(0).mayNotTake(card('rush')).picks(card('rock'));

    expect(namesIn(table, playOf(1))).toEqual(['reed']);
    expect(namesIn(table, handOf(0))).toEqual(['ring']);
  });

  test('goes on behind "then" only if what stands before it was resolved fully', () => {
    const bothFall = (state: Tiny) =>
      inPlay(state)
        .slice(1, 3)
        .map((fallen) => ({ is: 'fell', card: fallen }) as const);
    const texts = {
      tyrant: acting({ effect: [bothFall, andThen(score(5))] }),
      rock: { constant: { is: 'constant', gives: () => [{ is: 'cannot', what: 'fell', rule: 'TINY-a' }] } },
    } satisfies Record<string, TinyText>;

    const fully = tableOf({ texts, play: [['tyrant', 'reed', 'rush'], []] });
    const partly = tableOf({ texts, play: [['tyrant', 'reed', 'rock'], []] });
    fully.seat(0).takes(use('tyrant'));
    partly.seat(0).takes(use('tyrant'));

    expect(fully.state.points).toEqual([5, 0]);
    expect(partly.state.points).toEqual([0, 0]);
    expect(namesIn(partly, playOf(0))).toEqual(['tyrant', 'rock']);
  });

  test('goes on behind "then" even if what would have gone along is saved', () => {
    const horseFalls = (state: Tiny) =>
      inPlay(state)
        .slice(1, 2)
        .map((fallen) => ({ is: 'fell', card: fallen }) as const);
    const table = tableOf({
      texts: { tyrant: acting({ effect: [horseFalls, andThen(score(5))] }), groom },
      play: [['tyrant', 'horse + saddle', 'groom'], []],
    });
    table.seat(0).takes(use('tyrant')).takes(use('groom'));

    expect(table.state.points).toEqual([5, 0]);
  });

  test('is not offered when it would change nothing', () => {
    const table = tableOf({
      texts: { idler: acting({ effect: score(0) }), worker: acting({ effect: score(1) }) },
      play: [['idler', 'worker'], []],
    });

    table.seat(0).mayTake(use('worker')).mayNotTake(use('idler'));
  });

  test('a lasting effect is not offered when its period does not run', () => {
    const blessing = (period: string) =>
      acting({
        effect: (state, { ability, by }) => {
          const until = untilEndOf(state, period);
          const effect = { source: ability, by, cards: [ability.self], seats: [], gives: [add('power', 1)] };
          return until && { is: 'effectBegan', effect: { ...effect, until } };
        },
      });
    const table = tableOf({
      texts: { today: blessing('round'), never: blessing('battle') },
      play: [['today', 'never'], []],
    });

    table.seat(0).mayTake(use('today')).mayNotTake(use('never'));
  });
});

describe('limits', () => {
  const cancels = on<Tiny, TinyEvent, 'initiating'>('initiating', (_, event, { by }) => event.use.by !== by);

  test('count a cancelled use', () => {
    const table = tableOf({
      texts: {
        worker: acting({ limit: limit(2, 'round'), effect: score(1) }),
        judge: { cancel: { is: 'would', when: cancels, effect: (_, cancelling) => cancelIt(cancelling) } },
      },
      play: [['worker'], ['judge']],
      windows: 'open',
    });

    table.seat(0).takes(use('worker'));
    table.seat(1).takes(use('judge')).passes();
    table.seat(0).takes(use('worker'));
    table.seat(1).passes();

    expect(table.state.points).toEqual([1, 0]);
    table.seat(0).isAsked('actionWindow').mayNotTake(use('worker'));
  });

  test('belong to each copy, a maximum to all copies of a seat', () => {
    const spec = (action: TinyText): TinySpec => ({
      texts: { worker: action },
      play: [['worker', 'worker'], ['worker']],
      windows: 'open',
    });

    const each = tableOf(spec(acting({ effect: score(1) })));
    each.seat(0).takes(use('worker'));
    each.seat(1).passes();
    const max = tableOf(spec(acting({ max: limit(1, 'round'), effect: score(1) })));
    max.seat(0).takes(use('worker'));
    max.seat(1).takes(use('worker'));

    each.seat(0).mayTake(use('worker'));
    max.seat(0).isAsked('actionWindow').mayNotTake(use('worker'));
  });
});

describe('delayed effects', () => {
  const omen: TinyText = acting({
    effect: (state, foretelling) => {
      const until = untilEndOf(state, 'round');
      return until && { is: 'delayedSet', use: foretelling, name: 'omen', until };
    },
    delayed: { omen: { when: on<Tiny, TinyEvent, 'fell'>('fell', () => true), effect: score(7) } },
  });
  const texts = { oracle: omen, knife: acting({ targets: { victim: victims }, effect: strike }) };

  test('resolve once, even though their card is gone, and need no further use', () => {
    const table = tableOf({ texts, play: [['oracle', 'knife', 'knife', 'reed'], []], windows: 'open' });

    table.seat(0).takes(use('oracle'));
    table.seat(1).passes();
    table.seat(0).takes(use('knife')).picks(card('oracle'));
    table.seat(1).passes();
    table.seat(0).takes(use('knife')).picks(card('reed'));

    expect(table.state.points).toEqual([7, 0]);
    expect(table.state.delayed).toEqual([]);
  });
});

describe('several picked costs', () => {
  const dropSquire = payWith<Tiny, TinyEvent>({
    message,
    count: 1,
    from: (state, _, payer) =>
      cardsIn(state.table, handOf(payer)).filter((id) =>
        state.table.cards.some((c) => c.id === id && c.printed === 'squire'),
      ),
    pay: (_, __, paid) => ({ is: 'dropped', card: paid }),
  });
  const texts = { page: acting({ costs: { any: dropOne, squire: dropSquire }, effect: score(1) }) };

  test('are payable although the first one could use up what the second needs, and then it may not', () => {
    const table = tableOf({ texts, play: [['page'], []], hand: [['squire', 'page'], []], windows: 'open' });

    table.seat(0).takes(use('page'));

    // Only the page is left for the first cost, so there was nothing to pick.
    expect(namesIn(table, handOf(0))).toEqual([]);
    expect(table.state.points).toEqual([1, 0]);
  });

  test('are not payable with one card for both', () => {
    const table = tableOf({ texts, play: [['page'], []], hand: [['squire'], []], windows: 'open' });

    table.seat(0).mayNotTake(use('page'));
  });
});

test('what the first of two resolutions cancelled stays cancelled', () => {
  const texts: Readonly<Record<string, TinyText>> = {
    twin: {
      save: {
        is: 'would',
        when: on('fell', () => true),
        effect: [
          (_, ability) => (ability.resolution === 0 ? cancelIt(ability) : undefined),
          (_, { resolution }) => (resolution === 0 ? again : undefined),
        ],
      },
    },
  };
  const table = tableOf({
    texts,
    play: [['twin', 'page'], []],
    happens: (named) => [{ is: 'fell', card: named('page') }],
  });

  table.seat(0).takes(use('twin'));

  expect(namesIn(table, playOf(0))).toEqual(['twin', 'page']);
});
