import { describe, expect, test } from 'vitest';
import { actions, card, declaring, type L5rTable, played, resolving, use } from '../testing/card-table.ts';
import { inPlay, skills } from '../testing/shown.ts';
import { participantsOf, totalOf } from './values.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'air' } as const;
const ring = (element: string, type: string) => ({ is: 'ring', choice: { ring: element, type } });

/** The names of the cards that the seat may choose among. */
function offered(table: L5rTable, seat: 0 | 1): readonly (string | undefined)[] {
  const question = table.questionTo(seat);
  table.leavesOpen(seat);
  if (question.is === 'number') return [];
  return question.options.flatMap((option) => ('card' in option ? [table.nameCard(Number(option.card))] : []));
}

describe('attacker and defender', () => {
  test('L5R-CONF-a: the attacking player is who declared the conflict, the other is the defending player', () => {
    const table = declaring(
      {
        seats: [
          { hand: ['strength-in-numbers'], play: ['ikoma-prodigy', 'doji-whisperer'] },
          { hand: ['strength-in-numbers'], play: ['matsu-beiona', 'akodo-gunso'] },
        ],
      },
      1,
    );
    table.seat(1).takes(ring('water', 'military')).takes(card('entrenched-position'));
    table.seat(1).picks(card('matsu-beiona'), card('akodo-gunso'));
    table.seat(0).isAsked('declareDefenders').picks(card('ikoma-prodigy')).isNotAsked();
    // Only the attacking player may play it, though the first opportunity was the other's.
    table.seat(1).isAsked('actionWindow').takes(use('strength-in-numbers'));

    expect(inPlay(table, 0)).toEqual(['ikoma-prodigy', 'doji-whisperer']);
    expect(table.state.conflict?.attacker).toBe(1);
  });
});

describe('participating', () => {
  test('L5R-CONF-c: every character in play is either participating or not', () => {
    const choosing = (text: string) => {
      const table = actions({
        conflict: military,
        seats: [
          { hand: ['banzai'], play: ['yogo-hiroue (in conflict)', 'doji-whisperer'] },
          { play: ['savvy-politician (bowed, in conflict)', 'ikoma-prodigy (bowed)'] },
        ],
      });
      table.seat(0).takes(use(text));
      return offered(table, 0);
    };

    expect(choosing('banzai')).toEqual(['yogo-hiroue', 'savvy-politician']);
    expect(choosing('yogo-hiroue')).toEqual(['doji-whisperer', 'ikoma-prodigy']);
  });

  test('L5R-CONF-d: a participant stays, bowed or beaten, until the conflict has been resolved', () => {
    const table = resolving({
      conflict: political,
      seats: [
        { play: ['doji-whisperer (in conflict)'] },
        { play: ['savvy-politician (in conflict)', 'ikoma-prodigy (bowed, in conflict)'] },
      ],
    });
    table.seat(0).isAsked('ringEffect');
    expect(inPlay(table, 0)).toEqual(['doji-whisperer (in conflict)']);
    expect(inPlay(table, 1)).toEqual(['savvy-politician (in conflict)', 'ikoma-prodigy (bowed, in conflict)']);

    table.seat(0).declines();
    expect(inPlay(table, 1)).toEqual(['savvy-politician (bowed)', 'ikoma-prodigy (bowed)']);
  });

  test('L5R-CONF-d: unless an ability removes it', () => {
    const table = actions({
      conflict: military,
      seats: [
        { hand: ['rout', 'admit-defeat'], play: ['matsu-beiona (in conflict)'] },
        { play: ['akodo-gunso (in conflict)'] },
      ],
    });
    table.seat(0).takes(use('admit-defeat'));
    expect(inPlay(table, 1)).toEqual(['akodo-gunso (bowed, in conflict)']);

    table.seat(0).takes(use('rout'));
    expect(inPlay(table, 1)).toEqual(['akodo-gunso (bowed)']);
  });

  test('L5R-CONF-f: a participant that leaves play does not participate any more, also when it comes back', () => {
    const table = actions({ conflict: military, seats: [{ play: ['adept-of-shadows (in conflict)'] }, {}] });
    table.seat(0).takes(use('adept-of-shadows'));
    expect(participantsOf(table.state, 0)).toEqual([]);

    table.seat(0).takes(played('adept-of-shadows', 0, 'playCharacter'));
    expect(inPlay(table, 0)).toEqual(['adept-of-shadows']);
    expect(totalOf(table.state, 0)).toBe(0);
  });

  test('L5R-CONF-f: so nobody defends any more when the only defender is gone', () => {
    const table = declaring({
      seats: [{ hand: ['assassination'], play: ['doji-whisperer'] }, { play: ['savvy-politician'] }],
    });
    table.seat(0).takes(ring('air', 'political')).takes(card('ancestral-lands'));
    table.seat(1).picks(card('savvy-politician'));
    table.seat(0).takes(use('assassination')).picks(card('savvy-politician')).isAsked('ringEffect');

    expect(table.state.conflict?.result?.unopposed).toBe('yes');
    expect(table.state.honor).toEqual([7, 9]);
  });
});

describe('what is settled when skills are compared', () => {
  const against = (...defenders: readonly string[]) =>
    resolving({
      conflict: military,
      seats: [{ hand: ['fallen-in-battle'], play: ['hida-kisada (in conflict)'] }, { play: [...defenders] }],
    });

  test('L5R-3.2.4-d: a defender who is lost afterwards does not make the conflict unopposed', () => {
    const table = against('doji-whisperer (in conflict)');
    table.seat(0).takes(use('fallen-in-battle')).picks(card('doji-whisperer')).isAsked('ringEffect');

    expect(inPlay(table, 1)).toEqual([]);
    expect(table.state.honor).toEqual([10, 10]);
  });

  test('L5R-3.2.4-d: and the loss of honor waits for its step', () => {
    const table = against();
    table.seat(0).isAsked('triggerWindow');
    expect(table.state.honor).toEqual([10, 10]);

    table.seat(0).passes().isAsked('ringEffect');
    expect(table.state.honor).toEqual([10, 9]);
  });

  test('L5R-3.2.5-h: a province that is broken already is not broken again', () => {
    const table = declaring({
      seats: [
        { hand: ['for-greater-glory'], play: ['matsu-berserker', 'hida-kisada'] },
        {
          provinces: ['the-art-of-war', 'endless-plains', 'manicured-garden', 'meditations-on-the-tao', 'pilgrimage'],
          rows: [['doji-whisperer']],
          dynastyDeck: ['ikoma-prodigy'],
        },
      ],
    });
    table.seat(0).takes(ring('air', 'military')).takes(card('endless-plains'));
    table.seat(0).picks(card('matsu-berserker'), card('hida-kisada'));
    table.seat(1).takes(use('endless-plains'));
    table.seat(0).isAsked('discardFromBroken').picks().picks(card('matsu-berserker'));
    // The attacker wins by 7: nothing to clear, nothing to react to, and on with the ring.
    table.seat(0).isAsked('ringEffect').declines().isAsked('pause');

    expect(table.happened.filter(({ event }) => event.is === 'provinceBroken')).toHaveLength(1);
  });
});

describe('the total of a player', () => {
  test('L5R-SKILL-b: is modified without changing the skill of anybody', () => {
    const debating = (attacker: string) =>
      actions({
        conflict: political,
        windows: 'open',
        favor: { holder: 0, side: 'political' },
        seats: [{ hand: ['outwit'], play: [attacker] }, { play: ['bayushi-liar (in conflict)'] }],
      });
    const table = debating('doji-whisperer (in conflict)');

    expect(totalOf(table.state, 0)).toBe(4);
    expect(skills(table, 'doji-whisperer')).toEqual([0, 3]);
    // With 3 against 3 the courtier is not the better one.
    table.seat(0).isAsked('actionWindow').mayNotTake(use('outwit'));
    debating('doji-whisperer (in conflict) + ornate-fan').seat(0).mayTake(use('outwit'));
  });
});
