import { cardsIn, isRefusal, Recorder, viewOf } from '@kronika/kernel';
import { ScenarioTable } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';
import { cancelIt } from '../ability/part.ts';
import { on } from '../ability/when.ts';
import { pay, payWith } from '../cost/cost.ts';
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
import { stackFor } from './stack-for.ts';

const message = { key: 'choose' };
const use = (card: string) => ({ is: 'use', card });
const card = (name: string) => ({ is: 'card', card: name });

const dropOne = payWith<Tiny, TinyEvent>({
  message,
  count: 1,
  from: (state, _, payer) => cardsIn(state.table, handOf(payer)),
  pay: (_, __, paid) => ({ is: 'dropped', card: paid }),
});
const fallSelf = pay<Tiny, TinyEvent>((_, { ability }) => ({ is: 'fell', card: ability.self }));
const everybody = { message, from: ({ table }: Tiny) => [...cardsIn(table, playOf(0)), ...cardsIn(table, playOf(1))] };
const strike = (_: Tiny, { targets }: TinyUse) =>
  targets.victim?.map((fallen) => ({ is: 'fell', card: fallen }) as const);

/** Action: discard a card from your hand: choose somebody, who falls. */
const archer: TinyText = {
  action: { is: 'action', costs: { price: dropOne }, targets: { victim: everybody }, effect: strike },
};
/** Action: this falls: choose somebody, who falls, too. */
const bomber: TinyText = {
  action: { is: 'action', costs: { life: fallSelf }, targets: { victim: everybody }, effect: strike },
};
/** Nobody falls. */
const guard: TinyText = {
  save: { is: 'would', when: on<Tiny, TinyEvent, 'fell'>('fell', () => true), effect: (_, saving) => cancelIt(saving) },
};

function tableOf(spec: TinySpec): ScenarioTable<Tiny, Tiny> {
  const table = new ScenarioTable(tinyGame(spec).game);
  table.given({});
  return table;
}

const kindsIn = ({ happened }: ScenarioTable<Tiny, Tiny>) => happened.map(({ event }) => event.is);
const namesIn = ({ state, nameCard }: ScenarioTable<Tiny, Tiny>, zone: ReturnType<typeof handOf>) =>
  cardsIn(state.table, zone).map((id) => nameCard(id));

const shooting: TinySpec = {
  texts: { archer },
  play: [['archer'], ['reed', 'rush']],
  hand: [['coin', 'ring'], []],
};

describe('a use whose player is the only one to decide', () => {
  test('happens with its last click, in the order of the rules: shown, paid, resolved', () => {
    const table = tableOf(shooting);
    const before = table.state;

    table.seat(0).takes(use('archer')).picks(card('coin'));
    expect(table.state).toBe(before);
    expect(kindsIn(table)).toEqual([]);
    table.seat(0).picks(card('reed'));

    expect(kindsIn(table)).toEqual(['abilityUsed', 'dropped', 'fell']);
    expect(namesIn(table, handOf(0))).toEqual(['ring']);
  });

  test('can be taken back click by click, free and exact, until then', () => {
    const begun = Recorder.begin(tinyGame(shooting).game, { is: 'setup', setup: {} }, 'aim');
    if (isRefusal(begun)) throw new Error('the match does not begin');
    const { recorder } = begun;
    const offered = recorder.match;
    recorder.decide({ seat: 0, asked: recorder.match.asked, answer: 0 });
    const paying = recorder.match;
    recorder.decide({ seat: 0, asked: recorder.match.asked, answer: [0] });
    const aiming = recorder.match;

    expect(recorder.undoCase(0)).toEqual({ is: 'free', because: 'nothingHappened' });
    expect(recorder.isStep(0)).toBe(true);
    expect(recorder.takeBack(0, [])).toEqual(paying);
    expect(recorder.takeBack(0, [])).toEqual(offered);
    recorder.decide({ seat: 0, asked: recorder.match.asked, answer: 0 });
    recorder.decide({ seat: 0, asked: recorder.match.asked, answer: [0] });
    expect({ ...recorder.match, asked: 0 }).toEqual({ ...aiming, asked: 0 });
    recorder.decide({ seat: 0, asked: recorder.match.asked, answer: [0] });
    expect(recorder.isStep(0)).toBe(false);
  });

  test('is aimed at what will be there when its costs are paid', () => {
    const juggler: TinyText = {
      action: {
        is: 'action',
        costs: { price: dropOne },
        targets: { victim: { message, from: ({ table }) => cardsIn(table, handOf(0)) } },
        effect: (_, { targets }) => targets.victim?.map((fallen) => ({ is: 'dropped', card: fallen }) as const),
      },
    };
    const table = tableOf({ texts: { juggler }, play: [['juggler'], []], hand: [['coin', 'ring', 'shoe'], []] });

    table.seat(0).takes(use('juggler')).picks(card('coin'));
    table.seat(0).mayTake(card('ring')).mayTake(card('shoe')).mayNotTake(card('coin'));

    expect(namesIn(table, handOf(0))).toEqual(['coin', 'ring', 'shoe']);
    table.seat(0).picks(card('shoe'));
    expect(namesIn(table, handOf(0))).toEqual(['ring']);
  });

  test('counts as used even if its cost leaves nothing to aim at', () => {
    const table = tableOf({ texts: { bomber }, play: [['bomber'], []], windows: 'open' });

    table.seat(0).takes(use('bomber'));

    expect(kindsIn(table)).toEqual(['abilityUsed', 'fell']);
  });
});

describe('where somebody else comes in', () => {
  test('a payment that could be answered is made before its target is chosen', () => {
    const table = tableOf({
      texts: { bomber, guard },
      play: [
        ['bomber', 'page'],
        ['guard', 'reed'],
      ],
    });

    table.seat(0).takes(use('bomber'));
    expect(kindsIn(table)).toEqual(['abilityUsed']);
    table.seat(1).isAsked('triggerWindow').passes();

    expect(kindsIn(table)).toContain('fell');
    table.seat(0).isAsked('choose').mayNotTake(card('bomber'));
  });

  test('who chooses for another is shown what for', () => {
    const tempter: TinyText = {
      action: { is: 'action', targets: { victim: { ...everybody, chooser: () => 1 } }, effect: strike },
    };
    const table = tableOf({ texts: { tempter }, play: [['tempter'], ['reed']] });

    table.seat(0).takes(use('tempter'));

    expect(kindsIn(table)).toEqual(['abilityUsed']);
    table.seat(1).isAsked('choose');
  });

  test('a seat that chooses along decides before the use is shown, the other one after it', () => {
    const both: TinyText = {
      action: {
        is: 'action',
        targets: { victim: everybody, other: { ...everybody, chooser: () => 1 } },
        effect: strike,
      },
    };
    const table = tableOf({ texts: { both }, play: [['both'], ['reed']] });

    table.seat(0).takes(use('both'));
    expect(kindsIn(table)).toEqual([]);
    table.seat(0).picks(card('reed'));

    expect(kindsIn(table)).toEqual(['abilityUsed']);
    table.seat(1).isAsked('choose');
  });
});

describe('whoever looks on', () => {
  test('sees the same as before the first click', () => {
    const { game } = tinyGame(shooting);
    const table = new ScenarioTable(game);
    table.given({});
    const before = viewOf(game, table.match, 1);

    table.seat(0).takes(use('archer'));

    const { asked: _, decisions: __, ...seen } = viewOf(game, table.match, 1);
    expect(before).toMatchObject(seen);
    table.seat(0).isAsked('choose');
  });

  test('imagines the seat to be asked in the window still', () => {
    const table = tableOf(shooting);
    const window = table.match.stack;

    table.seat(0).takes(use('archer'));

    expect(stackFor(table.match.stack, 1)).toEqual(window);
    expect(stackFor(table.match.stack, 'spectator')).toEqual(window);
    for (const viewer of [0, 'arbiter'] as const) expect(stackFor(table.match.stack, viewer)).toBe(table.match.stack);
    table.seat(0).isAsked('choose');
  });
});
