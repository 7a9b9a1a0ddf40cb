import { describe, expect, test } from 'vitest';
import { actions, card, declaring, happening, type L5rTable, played, resolving, use } from '../testing/card-table.ts';
import { given, the } from '../testing/given.ts';
import { happen } from '../testing/happen.ts';
import { inPlay, namesIn } from '../testing/shown.ts';
import { handOf } from '../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'air' } as const;

/** The names of the cards that the seat may choose among. */
function offered(table: L5rTable, seat: 0 | 1): readonly (string | undefined)[] {
  const question = table.questionTo(seat);
  table.leavesOpen(seat);
  if (question.is === 'number') return [];
  return question.options.flatMap((option) => ('card' in option ? [table.nameCard(Number(option.card))] : []));
}

describe('what an ability reaches', () => {
  const everywhere = {
    play: ['ikoma-prodigy', 'matsu-berserker'],
    rows: [['doji-whisperer']],
    hand: ['steward-of-law'],
    conflictDiscard: ['adept-of-shadows'],
    dynastyDiscard: ['savvy-politician'],
  };

  test('L5R-ABIL-b: only cards in play', () => {
    const table = actions({
      conflict: military,
      seats: [{ ...everywhere, hand: ['assassination'], play: ['border-rider'] }, everywhere],
    });
    table.seat(0).takes(use('assassination'));

    expect(offered(table, 0)).toEqual(['border-rider', 'ikoma-prodigy', 'matsu-berserker']);
  });

  test('L5R-ABIL-b: unless it expressly speaks of another place', () => {
    const table = actions({
      conflict: military,
      seats: [{ ...everywhere, hand: ['charge'], rows: [['doji-whisperer'], ['eager-scout']] }, everywhere],
    });
    table.seat(0).takes(use('charge'));

    expect(offered(table, 0)).toEqual(['doji-whisperer', 'eager-scout']);
  });

  test('L5R-ABIL-l: "your discard pile or provinces" are both one’s own', () => {
    const table = resolving({
      conflict: { ...political, attacker: 1 },
      seats: [
        { play: ['ikoma-eiji'], dynastyDiscard: ['akodo-gunso'], rows: [['matsu-berserker']] },
        { play: ['doji-whisperer (in conflict)'], dynastyDiscard: ['matsu-beiona'], rows: [['deathseeker']] },
      ],
    });
    table.seat(0).takes(use('ikoma-eiji'));

    expect([...offered(table, 0)].sort()).toEqual(['akodo-gunso', 'matsu-berserker']);
  });
});

describe('mandatory abilities', () => {
  test('L5R-ABIL-d: a forced reaction is resolved without asking anybody', () => {
    const table = happening({ phase: 'fate', seats: [{ honor: 15, play: ['steadfast-samurai'] }, {}] }, () => [
      { is: 'periodBegan', period: 'phase' },
    ]);

    table.seat(0).isAsked('pause');
    expect(table.state.lasting).toHaveLength(1);
  });

  test('L5R-ABIL-d: so is a constant ability', () => {
    const table = happening({ seats: [{ play: ['obstinate-recruit'] }, {}] }, () => [
      { is: 'honorLost', seat: 0, amount: 1 },
    ]);

    table.seat(0).isAsked('pause');
    expect(inPlay(table, 0)).toEqual([]);
  });

  test('L5R-ABIL-d: so is a keyword without "may"', () => {
    const table = resolving({
      conflict: military,
      seats: [{ play: ['doji-whisperer (in conflict)'] }, { play: ['akodo-gunso (in conflict)'] }],
    });

    table.seat(0).isAsked('pause');
    expect(inPlay(table, 1)).toEqual(['akodo-gunso (bowed, honored)']);
  });
});

describe('who decides', () => {
  test('L5R-ABIL-f: the controller of the card, not its owner', () => {
    const table = actions({
      conflict: political,
      seats: [
        { honor: 5, hand: ['blackmail', 'way-of-the-crane'], play: ['doji-whisperer (in conflict)', 'kakita-asami'] },
        { play: ['savvy-politician (in conflict)'] },
      ],
    });
    table.seat(0).takes(use('blackmail')).takes(use('way-of-the-crane')).picks(card('savvy-politician'));
    table.seat(1).isNotAsked();
    table.seat(0).isAsked('triggerWindow').takes(use('savvy-politician'));
    table.seat(1).isNotAsked();
    table.seat(0).picks(card('kakita-asami'));

    expect(inPlay(table, 0)).toContain('kakita-asami (honored)');
  });

  test.each(['accepts', 'declines'] as const)(
    'L5R-ABIL-j: what "may" happen is up to the controller, who %s it',
    (decides) => {
      const table = declaring({
        seats: [{ stronghold: 'golden-plains-outpost', play: ['yogo-hiroue'] }, { play: ['ikoma-prodigy (bowed)'] }],
      });
      table
        .seat(0)
        .takes({ is: 'ring', choice: { ring: 'air', type: 'political' } })
        .takes(card('ancestral-lands'));
      table.seat(0).takes(use('yogo-hiroue'));
      table.seat(1).isNotAsked();
      table.seat(0)[decides]().isAsked('ringEffect');

      const status = decides === 'accepts' ? 'dishonored, ' : '';
      expect(inPlay(table, 1)).toEqual([`ikoma-prodigy (bowed, ${status}in conflict)`]);
    },
  );
});

describe('what is not limited to once in a round', () => {
  test('L5R-ABIL-m: keywords', () => {
    const decided = (winner: 0 | 1) =>
      ({ is: 'conflictDecided', result: { winner, totals: [1, 1], margin: 0, unopposed: 'no' } }) as const;
    const begun = given({ conflict: military, seats: [{ play: ['akodo-gunso (in conflict)'] }, {}] });
    const won = happen(begun, decided(0)).state;
    const lost = happen(won, decided(1)).state;

    const statusIn = (state: typeof won) =>
      state.table.cards.find(({ id }) => id === the(state, 'akodo-gunso'))?.status;
    expect([won, lost].map(statusIn)).toEqual(['honored', 'ordinary']);
  });

  test('L5R-ABIL-m: ring effects', () => {
    const table = resolving({ conflict: political, seats: [{ play: ['doji-hotaru (in conflict)'] }, {}] });
    const gain = { is: 'ringEffect', effect: 'gainHonor' };
    table.seat(0).takes(gain).takes(use('doji-hotaru')).takes(gain);

    expect(table.state.honor[0]).toBe(14);
  });

  test('L5R-ABIL-m: playing the same card', () => {
    const table = actions({ seats: [{ hand: ['adept-of-shadows'] }, {}] });
    const playIt = played('adept-of-shadows', 0, 'playCharacter');
    table.seat(0).takes(playIt).takes(use('adept-of-shadows')).takes(playIt);

    expect(inPlay(table, 0)).toEqual(['adept-of-shadows']);
    expect(table.state.fate[0]).toBe(6);
  });
});

describe('the end of an effect', () => {
  test('L5R-EFF-d: is not a change by a card effect', () => {
    const table = actions(
      {
        conflict: military,
        seats: [
          { hand: ['ready-for-battle'], play: ['shiba-peacemaker (in conflict) + cloud-the-mind'] },
          { hand: ['let-go'] },
        ],
      },
      1,
    );
    // Its text works again, so it may not attack any more and goes home bowed; that is not the opponent's doing.
    table.seat(1).takes(use('let-go'));

    expect(inPlay(table, 0)).toEqual(['shiba-peacemaker (bowed)']);
    table.seat(0).isAsked('pause');
    expect(namesIn(table, handOf(0))).toEqual(['ready-for-battle']);
  });
});
