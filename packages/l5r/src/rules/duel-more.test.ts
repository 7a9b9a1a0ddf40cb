import { describe, expect, test } from 'vitest';
import type { L5rSituation } from '../situation/description.ts';
import { actions, card, type L5rTable, use } from '../testing/card-table.ts';
import { the } from '../testing/given.ts';
import { inPlay, skills } from '../testing/shown.ts';

const military = { attacker: 0, type: 'military', ring: 'fire' } as const;
const political = { attacker: 0, type: 'political', ring: 'fire' } as const;
const challenge = use('mirumoto-raitsugu');

const duelling = (seats: L5rSituation['seats'], more: Partial<L5rSituation> = {}) =>
  actions({ conflict: military, seats, ...more });
const raitsugu = { play: ['mirumoto-raitsugu (in conflict)'] };

/** Both bid for the duel. */
function bid(table: L5rTable, mine: number, other: number): L5rTable {
  table.seat(0).isAsked('honorBid').says(mine);
  table.seat(1).isAsked('honorBid').says(other);
  return table;
}

const decision = (table: L5rTable) => table.happened.map(({ event }) => event).find(({ is }) => is === 'duelDecided');

describe('a duel by a card', () => {
  /** 3 military and 2 political against 2 and 4, in a political conflict. */
  const challenging = (challenger: string, text: object) => {
    const table = duelling([{ play: [challenger] }, { play: ['asahina-storyteller (in conflict)'] }], {
      conflict: political,
    });
    table.seat(0).takes({ ...text });
    return bid(table, 1, 1);
  };

  test('L5R-DUEL-c: the ability names the skill, whatever the type of the conflict', () => {
    const table = challenging('mirumoto-raitsugu (in conflict)', challenge);

    expect(decision(table)).toMatchObject({ winner: the(table.state, 'mirumoto-raitsugu') });
  });

  test('L5R-DUEL-c: the ability names what becomes of the loser', () => {
    const discarded = challenging('mirumoto-raitsugu (in conflict)', challenge);
    const bowed = challenging('serene-warrior (in conflict) + duelist-training', use('serene-warrior'));

    expect(inPlay(discarded, 1)).toEqual([]);
    expect(inPlay(bowed, 1)).toEqual(['asahina-storyteller (bowed, in conflict)']);
  });

  test('L5R-DUEL-D1-a: it begins when the challenge has resolved', () => {
    const table = duelling([raitsugu, { play: ['akodo-gunso (in conflict)'] }]);
    table.seat(0).takes(challenge).isAsked('honorBid');
    table.seat(1).isAsked('honorBid');

    expect(table.state.periods.duel).toBeDefined();
  });

  test('L5R-DUEL-D1-a: it does not begin when the challenge is cancelled', () => {
    const table = duelling([raitsugu, { play: ['akodo-gunso (in conflict)', 'hida-kisada'] }]);
    table.seat(0).takes(challenge).isAsked('pause');
    table.seat(1).isNotAsked();

    expect(table.happened.map(({ event }) => event.is)).not.toContain('periodBegan');
    expect(table.state.dials).toEqual([null, null]);
  });

  test('L5R-DUEL-D2-a: the challenger is the character of who used the ability, the challenged the opponent’s', () => {
    const table = actions(
      {
        conflict: military,
        seats: [
          { play: ['akodo-gunso (in conflict)', 'matsu-beiona (in conflict)'] },
          { play: ['mirumoto-raitsugu (in conflict)', 'brash-samurai (in conflict)'] },
        ],
      },
      1,
    );
    table.seat(1).takes(challenge).mayTake(card('matsu-beiona')).mayNotTake(card('brash-samurai'));
    table.seat(1).picks(card('akodo-gunso'));
    // 2 and a bid of 3 against 3 and a bid of 1: each bid is for the bidder's own duelist.
    bid(table, 3, 1);

    expect(decision(table)).toMatchObject({
      winner: the(table.state, 'akodo-gunso'),
      loser: the(table.state, 'mirumoto-raitsugu'),
    });
    table.leavesOpen(1);
  });

  const heartened = (hand: readonly string[]) => {
    const table = duelling([{ ...raitsugu, hand: [...hand] }, { play: ['hiruma-yojimbo (in conflict)'] }]);
    if (hand.length > 0) table.seat(0).takes(use('banzai')).picks(card('mirumoto-raitsugu')).declines();
    table.seat(0).takes(challenge);
    return bid(table, 1, 1);
  };

  test('L5R-DUEL-D6-b: what modified the skills before stays in force, during the duel and after it', () => {
    const helped = heartened(['banzai']);
    const alone = heartened([]);

    expect(decision(helped)).toMatchObject({ winner: the(helped.state, 'mirumoto-raitsugu') });
    expect(skills(helped, 'mirumoto-raitsugu')[0]).toBe(5);
    expect(decision(alone)).toMatchObject({ winner: the(alone.state, 'hiruma-yojimbo') });
  });

  test('L5R-DUEL-D9-b: nobody wins or loses when a duelist has left play before', () => {
    const table = duelling([raitsugu, { play: ['obstinate-recruit (fate 1, in conflict)'] }]);
    table.seat(0).takes(challenge);
    // The recruit would win with 7 against 4, but it leaves as soon as its player is the less honorable one.
    bid(table, 1, 5);

    expect(inPlay(table, 1)).toEqual([]);
    expect(decision(table)).toBeDefined();
    expect(decision(table)).not.toHaveProperty('winner');
    expect(decision(table)).not.toHaveProperty('loser');
    expect(inPlay(table, 0)).toEqual(['mirumoto-raitsugu (in conflict)']);
  });
});
