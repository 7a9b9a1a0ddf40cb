import { beginSituation, isRefusal, refusalText } from '@kronika/kernel';
import { playScenario, type ScenarioTable } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';
import { agot } from '../game.ts';
import { agotQueries } from '../queries.ts';
import { situationOf } from '../sandbox/situation-of.ts';
import type { AgotState } from '../state.ts';
import { the } from '../testing/given.ts';
import type { AgotView } from '../view.ts';
import type { AgotSituation } from './description.ts';

type Table = ScenarioTable<AgotState, AgotView>;

function play(description: AgotSituation, scenario: (table: Table) => void): void {
  playScenario(agot, (table) => {
    table.given(description);
    scenario(table);
    for (const { question, answer } of table.match.open) if (answer === undefined) table.leavesOpen(question.seat);
  });
}

function refusalOf(description: object): string {
  const begun = beginSituation(agot, { seats: [{}, {}], ...description }, 'refused');
  return isRefusal(begun) ? refusalText(begun, 'en') : 'accepted';
}

function zoneOf({ state }: Table, name: string): string | undefined {
  return state.table.cards.find(({ printed }) => printed === name)?.zone;
}

type Effect = NonNullable<AgotSituation['lasting']>[number];

const weaker: Omit<Effect, 'until'> = {
  source: { self: 'card:0/discard/0', printed: 'dracarys', key: 'action' },
  by: 0,
  cards: ['card:1/play/0'],
  gives: [{ is: 'add', stat: 'strength', by: -4 }],
};

describe('what a situation remembers', () => {
  test('AGOT-LAST-a: an effect lasts as long as its period', () => {
    const seats = [{ discard: ['dracarys'] }, { play: ['jon-snow'] }];
    play({ seats, lasting: [{ ...weaker, until: 'phase' }] }, ({ state }) => {
      const jon = the(state, 'jon-snow');
      expect(agotQueries.strength(state, jon)).toBe(0);
      expect(agotQueries.modifiers(state, jon)).toEqual([{ is: 'add', stat: 'strength', by: -4 }]);
    });
  });

  test('AGOT-EFF-b: an effect waits for the end of the phase', () => {
    const described: AgotSituation = {
      seats: [{ discard: ['tears-of-lys'] }, { play: ['jon-snow (poison 1)'] }],
      phase: 'standing',
      windows: 'open',
      delayed: [
        {
          use: {
            ability: { self: 'card:0/discard/0', printed: 'tears-of-lys', key: 'reaction' },
            by: 0,
            targets: { poisoned: ['card:1/play/0'] },
          },
          name: 'death',
          until: 'phase',
        },
      ],
    };
    play(described, (table) => {
      table.seat(0).passes();
      table.seat(1).passes();

      expect(zoneOf(table, 'jon-snow')).toBe('1/dead');
    });
  });

  test('AGOT-LIMIT-a: an ability that was used is found used again', () => {
    const used: NonNullable<AgotSituation['used']> = [
      {
        ability: { self: 'card:0/play/0', printed: 'sansa-stark', key: 'reaction' },
        name: 'Sansa Stark',
        by: 0,
        during: ['round', 'phase'],
        copy: 'same',
      },
    ];
    play({ seats: [{ play: ['sansa-stark'] }, {}], used }, ({ match }) => {
      expect(match.state.uses).toEqual([
        expect.objectContaining({ during: match.state.periods, ability: expect.objectContaining({ key: 'reaction' }) }),
      ]);
      expect(situationOf(match).used).toEqual(used);
    });
  });

  test('AGOT-KW-STEALTH-a: a bypassed character is not offered as a defender', () => {
    const described: AgotSituation = {
      seats: [{ play: ['varys (attacking)'] }, { play: ['eddard-stark', 'tywin-lannister'] }],
      challenge: {
        attacker: 0,
        type: 'power',
        against: 1,
        bypassed: [{ by: 'card:0/play/0', card: 'card:1/play/0' }],
      },
      step: 'defenders',
    };
    play(described, ({ seat, state }) => {
      expect(agotQueries.mayDefend(state, the(state, 'eddard-stark'))).toBe(false);
      seat(1).mayTake({ is: 'card', card: 'tywin-lannister' });
    });
    play({ ...described, challenge: { attacker: 0, type: 'power', against: 1 } }, ({ state }) => {
      expect(agotQueries.mayDefend(state, the(state, 'eddard-stark'))).toBe(true);
    });
  });

  test('what happened this round is there: deeds, who stood, whom a challenge was redirected to', () => {
    const described: AgotSituation = {
      seats: [{ stood: 2 }, {}, {}],
      deeds: [{ is: 'played', seat: 1, printed: 'dracarys' }],
      fought: [{ attacker: 0, type: 'power', against: 1, defender: 2, winner: 2 }],
    };
    play(described, ({ state }) => {
      expect(state).toMatchObject({
        stood: [2, 0, 0],
        deeds: [{ is: 'played', seat: 1, printed: 'dracarys' }],
        fought: [{ against: 1, defender: 2, winner: 2, loser: 0 }],
      });
    });
  });

  test('how many have passed before is counted', () => {
    play({ seats: [{}, {}, {}], phase: 'draw', turn: 2, passes: 2 }, (table) => {
      table.seat(2).passes();

      expect(table.state.phase).toBe('marshaling');
    });
  });

  test.each([
    [{ lasting: [{ ...weaker, until: 'phase' }] }, 'card:0/discard/0: no card stands there'],
    [
      { seats: [{ discard: ['dracarys'] }, { play: ['jon-snow'] }], lasting: [{ ...weaker, until: 'challenge' }] },
      'there is no challenge now',
    ],
    [
      { challenge: { attacker: 0, type: 'power', bypassed: [{ by: 'card:0/play/0', card: 'card:1/play/0' }] } },
      'card:0/play/0: no card stands there',
    ],
    [{ conceded: [4] }, 'conceded.0: there is no seat 4'],
    [{ setUp: 'mulligan', challenge: { attacker: 0, type: 'power' } }, 'there is none in the set-up'],
  ])('is refused where it cannot be: %#', (description, reason) => {
    expect(refusalOf(description)).toContain(reason);
  });
});

describe('the set-up can be described', () => {
  const hand = ['bastard-in-hiding', 'little-bird', 'the-kingsroad'];

  test('AGOT-SETUP-7-b: a mulligan, in player order', () => {
    play({ seats: [{ hand }, { hand }], setUp: 'mulligan', turn: 1 }, (table) => {
      table.seat(1).isAsked('mulligan').declines();
      table.seat(0).isAsked('placeSetup');
      expect(table.state).toMatchObject({ round: 0, periods: {} });
    });
  });

  test('AGOT-SETUP-8-a: placing cards, with those of others facedown already', () => {
    play({ seats: [{ placed: ['the-kingsroad'] }, { hand }], setUp: 'placing', turn: 1 }, (table) => {
      table.seat(1).isAsked('placeSetup').takes({ is: 'enough' });
      expect(zoneOf(table, 'the-kingsroad')).toBe('0/play');
    });
  });

  test('AGOT-SETUP-9-a: attaching what was placed', () => {
    play({ seats: [{ play: ['eddard-stark', 'arya-stark', 'little-bird'] }, {}], setUp: 'arranging' }, (table) => {
      table.seat(0).isAsked('attachTo').takes({ is: 'card', card: 'eddard-stark' });
      expect(Object.keys(table.state.table.hosts)).toHaveLength(1);
    });
  });
});

describe('a situation is settled before the first question', () => {
  test('AGOT-ATT-g: what is attached illegally is discarded', () => {
    play({ seats: [{ play: ['bastard-in-hiding + bodyguard'] }, {}] }, (table) => {
      expect(zoneOf(table, 'bodyguard')).toBe('0/discard');
      table.seat(0).isAsked('actionWindow');
    });
  });

  test('AGOT-CONST-b: a character that is killed at 0 STR is killed', () => {
    const burnt: typeof weaker = {
      ...weaker,
      gives: [...weaker.gives, { is: 'gain', what: 'doom', name: 'killedAtZero' }],
    };
    const seats = [{ discard: ['dracarys'] }, { play: ['jon-snow'] }];
    play({ seats, lasting: [{ ...burnt, until: 'phase' }] }, (table) => {
      expect(zoneOf(table, 'jon-snow')).toBe('1/dead');
    });
  });

  test('AGOT-WINGAME-a: a match that is decided is over', () => {
    play({ seats: [{ faction: 'house-stark (power 15)' }, {}] }, ({ match }) => {
      expect(match.outcome).toMatchObject({ winners: [0] });
    });
  });
});
