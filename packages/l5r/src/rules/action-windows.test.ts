import { describe, expect, test } from 'vitest';
import type { L5rSituation } from '../situation/description.ts';
import { actions, card, declaring, happening, type L5rTable, played, use } from '../testing/card-table.ts';
import { the } from '../testing/given.ts';
import { inPlay } from '../testing/shown.ts';
import { tableRunning } from '../testing/table.ts';
import { leaving } from '../verbs/leaving.ts';
import { opponentOf } from '../zones.ts';
import { conflictPhase } from './conflict-phase.ts';
import { drawPhase } from './draw-phase.ts';
import { playFromProvinces } from './dynasty-phase.ts';
import { fatePhase } from './fate-phase.ts';
import { regroupPhase } from './regroup-phase.ts';

type Seat = L5rSituation['seats'][number];

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const ring = (element: string, type: string) => ({ is: 'ring', choice: { ring: element, type } });
const honorOne = use('way-of-the-crane');

/** Two actions for the player: honoring one character, then the other. */
const crane: Seat = { hand: ['way-of-the-crane', 'way-of-the-crane'], play: ['doji-whisperer', 'kakita-asami'] };

/** The situation in which the player may answer to a reaction and has everything at hand for an action. */
const tempted: Seat = {
  hand: ['way-of-the-crane', 'way-of-the-crane', 'fine-katana', 'adept-of-shadows', 'stand-your-ground'],
  play: ['savvy-politician', 'doji-whisperer'],
};

/** Step 1.4, with nobody asked in other windows than that. */
const playing = (...seats: L5rSituation['seats']) =>
  tableRunning(playFromProvinces({ turn: 0, passed: [] }), { phase: 'dynasty', windows: 'brief', seats });

describe('opportunities in an action window', () => {
  test('L5R-AW-b: they alternate, and two passes in succession close the window', () => {
    const table = actions({ seats: [crane, crane] });
    table.seat(0).takes(honorOne).picks(card('doji-whisperer')).isNotAsked();
    table.seat(1).isAsked('actionWindow').takes(honorOne).picks(card('doji-whisperer')).isNotAsked();
    table.seat(0).isAsked('actionWindow').passes().isNotAsked();
    table.seat(1).isAsked('actionWindow').passes();

    table.seat(0).isAsked('pause');
    expect([inPlay(table, 0), inPlay(table, 1)]).toEqual([
      ['doji-whisperer (honored)', 'kakita-asami'],
      ['doji-whisperer (honored)', 'kakita-asami'],
    ]);
  });

  test('L5R-AW-b: a pass before an action does not count towards closing it', () => {
    const table = actions({ seats: [crane, crane] });
    table.seat(0).passes();
    table.seat(1).takes(honorOne).picks(card('doji-whisperer'));
    table.seat(0).passes();

    table.seat(1).isAsked('actionWindow');
  });

  test('L5R-AW-c: who passed has an opportunity again when the other acted', () => {
    const table = actions({ seats: [crane, crane] });
    table.seat(0).passes();
    table.seat(1).takes(honorOne).picks(card('doji-whisperer'));
    table.seat(0).isAsked('actionWindow').takes(honorOne).picks(card('kakita-asami'));

    expect(inPlay(table, 0)).toEqual(['doji-whisperer', 'kakita-asami (honored)']);
  });

  test.each([0, 1] as const)('L5R-AW-d: the first player, here %i, begins outside of conflicts', (first) => {
    for (const phase of [conflictPhase({}), fatePhase({}), regroupPhase({})])
      tableRunning(phase, { first }).seat(first).isAsked('actionWindow');

    const deck = { conflictDeck: ['banzai', 'rout'] };
    const draw = tableRunning(drawPhase({}), {
      first,
      windows: 'brief',
      seats: [
        { ...deck, ...crane },
        { ...deck, ...crane },
      ],
    });
    draw.seat(0).says(1);
    draw.seat(1).says(1);
    draw.seat(first).isAsked('actionWindow');
  });

  test.each([0, 1] as const)('L5R-AW-d: in a conflict of seat %i the other one begins', (attacker) => {
    const table = declaring(
      { windows: 'open', first: attacker, seats: [{ play: ['brash-samurai'] }, { play: ['brash-samurai'] }] },
      attacker,
    );
    table
      .seat(attacker)
      .takes(ring('air', 'military'))
      .takes(card(attacker === 0 ? 'ancestral-lands' : 'entrenched-position'));
    table.seat(opponentOf(attacker)).picks().isAsked('actionWindow');
  });

  test('L5R-AW-f: an action is over, with the reactions to it, before the next opportunity comes', () => {
    const table = actions({
      conflict: military,
      seats: [
        { hand: ['admit-defeat', 'way-of-the-crane'], play: ['kakita-asami (in conflict)'] },
        { hand: ['ready-for-battle', 'way-of-the-crane'], play: ['doji-whisperer (in conflict)'] },
      ],
    });
    table.seat(0).takes(use('admit-defeat'));
    table.seat(1).isAsked('triggerWindow').takes(use('ready-for-battle'));

    expect(inPlay(table, 1)).toEqual(['doji-whisperer (in conflict)']);
    // The reaction was not the opponent's action.
    table.seat(1).isAsked('actionWindow').takes(honorOne);
    table.seat(0).isAsked('actionWindow');
  });

  test('L5R-PASS-a: a pass forgoes one opportunity, but the whole of step 1.4', () => {
    const window = actions({ seats: [crane, crane] });
    window.seat(0).passes();
    window.seat(1).takes(honorOne).picks(card('doji-whisperer'));
    window.seat(0).mayTake(honorOne);

    const dynasty = playing(crane, crane);
    dynasty.seat(0).passes();
    dynasty.seat(1).takes(honorOne).picks(card('doji-whisperer'));
    dynasty.seat(0).isNotAsked();
    dynasty.seat(1).mayTake(honorOne);
  });

  test('L5R-PASS-a: a conflict opportunity that was passed is used up', () => {
    const table = tableRunning(conflictPhase({}), { windows: 'brief', seats: [{ play: ['brash-samurai'] }, {}] });
    table.seat(0).isAsked('conflictOpportunity').passes().isAsked('conflictOpportunity').passes();

    table.seat(0).isAsked('favorSide');
  });
});

describe('what can be done in an action window', () => {
  test('L5R-AW-a: an action is used there, not in a window for reactions', () => {
    const table = actions({ seats: [tempted, {}] });
    table.seat(0).takes(honorOne).picks(card('savvy-politician'));

    table.seat(0).isAsked('triggerWindow').mayTake(use('savvy-politician')).mayNotTake(honorOne).passes();
    table.seat(0).isAsked('actionWindow').mayTake(honorOne);
  });

  test('L5R-AW-a: nor in a window for interrupts', () => {
    const table = happening(
      { seats: [{ ...tempted, play: ['kakita-asami (honored)', 'doji-whisperer'] }, {}] },
      (state) => [leaving(state, the(state, 'kakita-asami'), { to: 'discard', how: 'discarded' })],
    );

    table.seat(0).isAsked('triggerWindow').mayTake(use('stand-your-ground')).mayNotTake(honorOne);
  });

  const hand = ['adept-of-shadows', 'fine-katana'];
  const seats: L5rSituation['seats'] = [
    { hand, play: ['brash-samurai (fate 2)'], conflictDeck: ['banzai', 'rout'] },
    { conflictDeck: ['banzai', 'rout'] },
  ];
  const WINDOWS: Readonly<Record<string, () => L5rTable>> = {
    'of the draw phase': () => {
      const table = tableRunning(drawPhase({}), { phase: 'draw', windows: 'brief', seats });
      table.seat(0).says(1);
      table.seat(1).says(1);
      return table;
    },
    'of the conflict phase': () => tableRunning(conflictPhase({}), { phase: 'conflict', windows: 'brief', seats }),
    'of a conflict': () => {
      const table = declaring({ seats });
      table.seat(0).takes(ring('air', 'military')).takes(card('ancestral-lands'));
      return table;
    },
    'of the fate phase': () => tableRunning(fatePhase({}), { phase: 'fate', windows: 'brief', seats }),
    'of the regroup phase': () => tableRunning(regroupPhase({}), { phase: 'regroup', windows: 'brief', seats }),
  };

  test.each(Object.entries(WINDOWS))(
    'L5R-AW-g: characters and attachments are played from hand in the window %s',
    (_, open) => {
      const table = open();
      table
        .seat(0)
        .isAsked('actionWindow')
        .mayTake(use('fine-katana'))
        .takes(played('adept-of-shadows', 0, 'playCharacter'));

      expect(inPlay(table, 0)).toContain('adept-of-shadows');
    },
  );

  test('L5R-AW-g: but not in step 1.4', () => {
    playing(...seats)
      .seat(0)
      .isAsked('dynastyWindow')
      .mayNotTake(use('adept-of-shadows'))
      .mayNotTake(use('fine-katana'));
  });

  test('L5R-AW-h: playing an event and triggering an ability are one action each', () => {
    const table = actions({ seats: [crane, { play: ['border-rider (bowed)', 'favored-niece'], hand: ['banzai'] }] });
    table.seat(0).takes(honorOne).picks(card('doji-whisperer')).isNotAsked();
    table.seat(1).isAsked('actionWindow').takes(use('border-rider')).isNotAsked();

    expect(inPlay(table, 1)).toEqual(['border-rider', 'favored-niece']);
    table.seat(0).isAsked('actionWindow');
  });

  test('L5R-AW-k: no characters and attachments from hand among reactions and interrupts', () => {
    const reacting = actions({ seats: [tempted, {}] });
    reacting.seat(0).mayTake(use('fine-katana')).mayTake(use('adept-of-shadows')).takes(honorOne);
    reacting.seat(0).picks(card('savvy-politician')).isAsked('triggerWindow');
    reacting.seat(0).mayNotTake(use('fine-katana')).mayNotTake(use('adept-of-shadows'));

    const interrupting = happening(
      { seats: [{ ...tempted, play: ['kakita-asami (honored)', 'doji-whisperer'] }, {}] },
      (state) => [leaving(state, the(state, 'kakita-asami'), { to: 'discard', how: 'discarded' })],
    );
    interrupting.seat(0).isAsked('triggerWindow').mayNotTake(use('fine-katana')).mayNotTake(use('adept-of-shadows'));
  });

  test('L5R-AW-k: nor in the steps of the framework', () => {
    const table = declaring({ seats: [{ play: ['brash-samurai'] }, tempted] });
    table.seat(0).takes(ring('air', 'military')).takes(card('ancestral-lands'));

    table
      .seat(1)
      .isAsked('declareDefenders')
      .mayNotTake(use('fine-katana'))
      .mayNotTake(use('adept-of-shadows'))
      .picks();
    table.seat(1).isAsked('actionWindow').mayTake(use('fine-katana')).mayTake(use('adept-of-shadows', 'playCharacter'));
  });

  test('L5R-3.2.2-c: who is played into the conflict may get fate from the own pool', () => {
    const table = actions({ conflict: military, seats: [{ hand: ['adept-of-shadows'] }, {}] });
    table.seat(0).takes(played('adept-of-shadows', 3, 'playIntoConflict'));

    expect(inPlay(table, 0)).toEqual(['adept-of-shadows (fate 3, in conflict)']);
    expect(table.state.fate[0]).toBe(5);
  });
});

describe('step 1.4', () => {
  test('L5R-1.4-c: an event with an action may be played from hand', () => {
    const table = playing({ ...crane, hand: ['way-of-the-crane', 'fine-katana'] }, crane);
    table.seat(0).mayNotTake(use('fine-katana')).takes(honorOne).picks(card('kakita-asami'));

    expect(inPlay(table, 0)).toEqual(['doji-whisperer', 'kakita-asami (honored)']);
    table.seat(1).isAsked('dynastyWindow');
  });

  test('L5R-1.4-i: only the active player, whose opportunity it is, may act', () => {
    const rows = {
      rows: [['eager-scout'], ['eager-scout']],
      dynastyDeck: ['doji-whisperer', 'doji-whisperer'],
      fate: 0,
    };
    const table = playing(rows, rows);
    table.seat(1).isNotAsked();
    table.seat(0).takes(use('eager-scout')).isNotAsked();
    table.seat(1).passes().isNotAsked();

    // Alone in the step, the same player stays active.
    table.seat(0).takes(use('eager-scout')).isAsked('dynastyWindow');
    table.seat(1).isNotAsked();
  });
});
