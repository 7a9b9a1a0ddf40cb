import { cardOf } from '@kronika/kernel';
import { ScenarioTable } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';
import { READY_DECKS } from '../decks/ready/decks.ts';
import { l5r } from '../game.ts';
import { actions, use } from '../testing/card-table.ts';
import { the } from '../testing/given.ts';
import { inPlay, namesIn } from '../testing/shown.ts';
import { dynastyDiscardOf } from '../zones.ts';

const political = { attacker: 0, type: 'political', ring: 'air' } as const;
const decks = ['crab-wall', 'lion-host'];

/** Every single card of a ready deck, by name. */
function cardsOf(id: string | undefined): readonly string[] {
  const entries = READY_DECKS.find((ready) => ready.id === id)?.deck.cards ?? [];
  return entries.flatMap(({ id: name, quantity }) => Array.from({ length: quantity }, () => String(name))).toSorted();
}

function started() {
  const table = new ScenarioTable(l5r);
  table.begins({ seats: 2, decks });
  return table.state.table.cards;
}

describe('ownership', () => {
  test('L5R-CTRL-a: a card is owned by the player whose deck set it began in, stronghold, role and provinces too', () => {
    for (const seat of [0, 1] as const) {
      const owned = started().filter(({ owner }) => owner === seat);

      expect(owned.map(({ printed }) => String(printed)).toSorted()).toEqual(cardsOf(decks[seat]));
    }
  });

  test('L5R-CTRL-a: whoever controls it meanwhile', () => {
    const table = actions({
      conflict: political,
      seats: [
        { honor: 5, hand: ['blackmail'], play: ['doji-hotaru (in conflict)'] },
        { honor: 9, hand: ['assassination'], play: ['savvy-politician'] },
      ],
    });
    table.seat(0).takes(use('blackmail'));
    const politician = the(table.state, 'savvy-politician');
    expect(cardOf(table.state.table, politician)).toMatchObject({ owner: 1, controller: 0 });
    table.seat(1).takes(use('assassination'));

    expect(namesIn(table, dynastyDiscardOf(1))).toEqual(['savvy-politician']);
    expect(namesIn(table, dynastyDiscardOf(0))).toEqual([]);
  });
});

describe('control', () => {
  test('L5R-CTRL-c: a player controls the cards in the own out-of-play zones', () => {
    expect(started().every(({ owner, controller }) => owner === controller)).toBe(true);
  });

  test('L5R-CTRL-c: also a card that the opponent has controlled before', () => {
    const table = actions({
      conflict: political,
      seats: [
        { honor: 5, fate: 3, hand: ['blackmail'], play: ['doji-hotaru (in conflict)'] },
        { honor: 9, hand: ['assassination'], play: ['savvy-politician', 'kitsu-spiritcaller'] },
      ],
    });
    table.seat(0).takes(use('blackmail'));
    table.seat(1).takes(use('assassination')).isAsked('actionWindow');
    expect(cardOf(table.state.table, the(table.state, 'savvy-politician'))).toMatchObject({
      zone: dynastyDiscardOf(1),
      controller: 1,
    });
    table.seat(1).takes(use('kitsu-spiritcaller'));

    expect(inPlay(table, 1)).toEqual(['kitsu-spiritcaller (bowed)', 'savvy-politician (in conflict)']);
    expect(cardOf(table.state.table, the(table.state, 'savvy-politician'))).toMatchObject({ owner: 1, controller: 1 });
  });
});
