import { beginSituation, idleAnswer, isRefusal, refusalText } from '@kronika/kernel';
import { playScenario, type ScenarioTable } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';
import { l5r } from '../game.ts';
import { l5rQueries } from '../queries.ts';
import { situationOf } from '../sandbox/situation-of.ts';
import type { L5rState } from '../state.ts';
import { the } from '../testing/given.ts';
import type { L5rView } from '../view.ts';
import type { L5rSituation } from './description.ts';

type Table = ScenarioTable<L5rState, L5rView>;

function play(description: L5rSituation, scenario: (table: Table) => void): void {
  playScenario(l5r, (table) => {
    table.given(description);
    scenario(table);
    for (const { question } of table.match.open) table.leavesOpen(question.seat);
  });
}

function refusalOf(description: object): string {
  const begun = beginSituation(l5r, { seats: [{}, {}], ...description }, 'refused');
  return isRefusal(begun) ? refusalText(begun, 'en') : 'accepted';
}

/** Everybody does nothing until the conflict is over. */
function endConflict(table: Table): void {
  while (table.state.conflict !== null)
    for (const { question } of table.match.open) table.answer(question.seat, idleAnswer(question));
}

const conflict = { attacker: 0, type: 'military', ring: 'air' } as const;

/** +2 military for the first character of seat 0, by the Banzai! in its discard pile. */
const stronger = {
  source: { self: 'card:0/conflictDiscard/0', printed: 'banzai', key: 'action' },
  by: 0,
  cards: ['card:0/play/0'],
  gives: [{ is: 'add', stat: 'military', by: 2 }],
} as const;

describe('what a situation remembers', () => {
  test('L5R-LAST-a: an effect lasts until the period ends that the description names', () => {
    const described = {
      seats: [{ play: ['matsu-berserker (in conflict)'], conflictDiscard: ['banzai'] }, {}],
      conflict,
      lasting: [{ ...stronger, until: 'conflict' }],
    };
    playScenario(l5r, (table) => {
      table.given(described);
      expect(l5rQueries.militarySkill(table.state, the(table.state, 'matsu-berserker'))).toBe(5);

      endConflict(table);

      expect(l5rQueries.militarySkill(table.state, the(table.state, 'matsu-berserker'))).toBe(3);
      for (const { question } of table.match.open) table.leavesOpen(question.seat);
    });
  });

  test('L5R-DELAY-a: an effect waits for its moment', () => {
    const described = {
      seats: [
        {
          play: ['doji-whisperer (in conflict, owned by opponent)', 'matsu-berserker (in conflict)'],
          conflictDiscard: ['blackmail'],
        },
        {},
      ],
      conflict,
      delayed: [
        {
          use: {
            ability: { self: 'card:0/conflictDiscard/0', printed: 'blackmail', key: 'action' },
            by: 0,
            targets: { target: ['card:0/play/0'] },
          },
          name: 'return',
          until: 'conflict',
        },
      ],
    };
    playScenario(l5r, (table) => {
      table.given(described);

      endConflict(table);

      expect(table.state.table.cards.find(({ printed }) => printed === 'doji-whisperer')).toMatchObject({
        controller: 1,
      });
      for (const { question } of table.match.open) table.leavesOpen(question.seat);
    });
  });

  test('L5R-LIMIT-a: an ability that was used is used', () => {
    const seats = [{ play: ['brash-samurai (in conflict)'] }, {}];
    const ability = { self: 'card:0/play/0', printed: 'brash-samurai', key: 'action' };
    const used = [{ ability, name: 'brash-samurai', by: 0, during: ['round', 'phase', 'conflict'] }];
    const described = { seats, conflict, turn: 0 };

    playScenario(l5r, (table) => {
      table.given(described);
      table.seat(0).mayTake({ is: 'use', card: 'brash-samurai' });
    });
    playScenario(l5r, (table) => {
      table.given({ ...described, used });
      table.seat(0).mayNotTake({ is: 'use', card: 'brash-samurai' });
    });
  });

  test('L5R-KW-COVERT-a: an evaded character is not offered as a defender', () => {
    const seats = [
      { play: ['matsu-berserker (in conflict)'] },
      { play: ['brash-samurai', 'matsu-berserker'] },
    ] satisfies L5rSituation['seats'];

    play({ seats, conflict: { ...conflict, evaded: ['card:1/play/0'] }, step: 'defenders' }, (table) => {
      table.seat(1).mayTake({ is: 'card', card: 'matsu-berserker' }).mayNotTake({ is: 'card', card: 'brash-samurai' });
    });
  });

  test('a card may be known to somebody who does not see it', () => {
    play({ seats: [{ conflictDeck: ['banzai (known to 0)', 'charge'] }, {}] }, ({ state }) => {
      expect(state.table.cards.find(({ printed }) => printed === 'banzai')).toMatchObject({ knownTo: [0] });
      expect(state.table.cards.find(({ printed }) => printed === 'charge')).toMatchObject({ knownTo: [] });
    });
  });

  test.each([
    [{ lasting: [{ ...stronger, until: 'phase' }] }, 'card:0/conflictDiscard/0: no card stands there'],
    [
      {
        seats: [{ play: ['matsu-berserker'], conflictDiscard: ['banzai'] }, {}],
        lasting: [{ ...stronger, until: 'conflict' }],
      },
      'there is no conflict now; expected round or phase or endOfGame',
    ],
    [
      {
        seats: [{ conflictDiscard: ['blackmail'] }, {}],
        delayed: [
          {
            use: { ability: { self: 'card:0/conflictDiscard/0', printed: 'blackmail', key: 'action' }, by: 0 },
            name: 'revenge',
            until: 'phase',
          },
        ],
      },
      'blackmail has no ability "action" that leaves "revenge" behind',
    ],
    [
      {
        seats: [{ play: ['matsu-berserker'] }, {}],
        lasting: [
          {
            ...stronger,
            source: { self: 'card:0/play/0', printed: 'nobody', key: 'action' },
            until: 'phase',
          },
        ],
      },
      'there is no card "nobody"',
    ],
    [{ conflict: { ...conflict, evaded: ['card:1/play/4'] } }, 'card:1/play/4: no card stands there'],
  ])('is refused where it cannot be: %#', (description, reason) => {
    expect(refusalOf(description)).toContain(reason);
  });
});

describe('the set-up can be described', () => {
  const unlaid = ['the-art-of-war', 'ancestral-lands', 'manicured-garden', 'meditations-on-the-tao', 'pilgrimage'];

  test('L5R-SETUP-5-a: provinces are to be laid, the first or the other four', () => {
    play({ seats: [{ unlaid }, { unlaid }], setUp: 'provinces' }, (table) => {
      table.seat(0).isAsked('chooseStrongholdProvince').takes({ is: 'card', card: 'pilgrimage' });
      table.seat(0).isAsked('orderProvinces');
      expect(situationOf(table.match)).toMatchObject({ setUp: 'provinces', turn: 0, round: 1 });
    });
    play(
      { seats: [{}, { unlaid: unlaid.slice(1), provinces: unlaid.slice(0, 1) }], setUp: 'provinces', turn: 1 },
      (table) => {
        table.seat(1).isAsked('orderProvinces');
      },
    );
  });

  test.each(['dynastyMulligan', 'conflictMulligan'] as const)('L5R-MULL-a: %s', (setUp) => {
    const seat = { hand: ['banzai'], rows: [['doji-whisperer (facedown)'], [], [], []] };
    play({ seats: [seat, seat], setUp, turn: 1 }, (table) => {
      table.seat(1).isAsked(setUp === 'dynastyMulligan' ? 'mulligan.dynasty' : 'mulligan.conflict');
      expect(table.state).toMatchObject({ round: 0, periods: {} });
    });
  });

  test('and is refused without the provinces, or in a conflict', () => {
    expect(refusalOf({ setUp: 'provinces' })).toContain('seats.0.unlaid: there are 0 provinces to lay');
    expect(refusalOf({ setUp: 'conflictMulligan', conflict })).toContain('there is none in the set-up');
  });
});

describe('L5R-STATE-a: a situation is settled before the first question', () => {
  test('L5R-DASH-b: who cannot take part goes home bowed', () => {
    play(
      { seats: [{ play: ['matsu-berserker (in conflict)'] }, { play: ['naive-student (in conflict)'] }], conflict },
      ({ state }) => {
        expect(state.table.cards.find(({ printed }) => printed === 'naive-student')).toMatchObject({
          at: 'home',
          stance: 'bowed',
        });
      },
    );
  });

  test('L5R-KW-RESTRICTED-b: whoever has too many restricted attachments is asked first, and then the window goes on', () => {
    const worn = 'matsu-berserker + fine-katana + ornate-fan + fine-katana';
    playScenario(l5r, (table) => {
      table.given({ seats: [{ play: [worn] }, {}], turn: 1 });

      table.seat(0).isAsked('shedRestricted').takes({ is: 'card', card: 'ornate-fan' });

      table.seat(1).isAsked('actionWindow');
    });
  });

  test('L5R-VICT-b: a match that is decided is over', () => {
    playScenario(l5r, (table) => {
      table.given({ seats: [{ honor: 25 }, {}] });

      expect(table.match.outcome).toMatchObject({ winners: [0] });
    });
  });
});
