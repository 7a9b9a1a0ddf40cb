import { describe, expect, test } from 'vitest';
import { actions, card, resolving, use } from '../testing/card-table.ts';
import { explained, sum } from '../testing/explained.ts';

const challenge = { attacker: 0, type: 'military' } as const;
const power = { attacker: 0, type: 'power' } as const;

describe('a character', () => {
  test('AGOT-MOD-a: the printed STR comes first, then what modifies it, by name', () => {
    expect(sum(actions({ seats: [{ play: ['eddard-stark'] }, {}] }), 'eddard-stark', 'strength')).toEqual([
      'printed 5',
      '= 5',
    ]);
    const table = actions({ seats: [{ play: ['eddard-stark + ice'] }, {}] });

    expect(sum(table, 'eddard-stark', 'strength')).toEqual(['printed 5', 'Ice 2', '= 7']);
    expect(explained(table, 'eddard-stark').sums[0]?.parts[1]?.from).toEqual({ is: 'card', printed: 'ice' });
  });
});

describe('a revealed plot', () => {
  test('AGOT-PLOT-i: what the cards in play add to it', () => {
    const table = actions({ seats: [{ plot: 'a-noble-cause', play: ['the-roseroad', 'littlefinger'] }, {}] });

    expect(sum(table, 'a-noble-cause', 'income')).toEqual(['printed 5', 'The Roseroad 1', 'Littlefinger 1', '= 7']);
    expect(sum(table, 'a-noble-cause', 'reserve').at(-1)).toBe('= 6');
  });

  test('AGOT-TITLE-COIN-a, AGOT-TITLE-LAWS-a: what a title adds to it', () => {
    const table = actions({
      seats: [
        { plot: 'a-noble-cause', title: 'master-of-coin' },
        { plot: 'calling-the-banners', title: 'master-of-laws' },
        {},
      ],
    });

    expect(sum(table, 'a-noble-cause', 'income')).toEqual(['printed 5', 'Master of Coin 2', '= 7']);
    expect(sum(table, 'calling-the-banners', 'reserve')).toEqual(['printed 6', 'Master of Laws 1', '= 7']);
  });

  test('AGOT-TITLE-SHIPS-a: claim against a rival', () => {
    const table = actions({
      challenge: { attacker: 0, type: 'military', against: 1 },
      seats: [
        { plot: 'a-noble-cause', title: 'master-of-ships', play: ['eddard-stark (attacking)'] },
        { title: 'master-of-laws' },
        {},
      ],
    });

    expect(sum(table, 'a-noble-cause', 'claim')).toEqual(['printed 1', 'Master of Ships 1', '= 2']);
  });

  test('a plot that is not revealed has no values to explain', () => {
    expect(explained(actions({ seats: [{ plotDeck: ['a-noble-cause'] }, {}] }), 'a-noble-cause').sums).toEqual([]);
  });
});

describe('a card in hand', () => {
  test('AGOT-COST-a: its price is explained where it is not the printed one', () => {
    const table = actions({
      phase: 'marshaling',
      active: 0,
      seats: [{ hand: ['eddard-stark'], play: ['the-kingsroad'] }, {}],
    });
    expect(sum(table, 'eddard-stark', 'cost')).toEqual([]);
    table.seat(0).takes(use('the-kingsroad'));

    expect(sum(table, 'eddard-stark', 'cost')).toEqual(['printed 7', 'The Kingsroad -3', '= 4']);
  });

  test('AGOT-KW-AMBUSH-c: each price of an ambush, and what gives it', () => {
    const table = actions({
      phase: 'marshaling',
      active: 0,
      seats: [{ hand: ['burned-men', 'grey-wind'], play: ['the-wolfswood', 'the-kingsroad'] }, {}],
    });
    table.seat(0).takes(use('the-kingsroad'));

    expect(sum(table, 'burned-men', 'ambush/2')).toEqual(['Burned Men 2', '= 2']);
    expect(sum(table, 'grey-wind', 'ambush/5')).toEqual(['The Wolfswood 5', '= 5']);
    expect(sum(table, 'grey-wind', 'cost').at(-1)).toBe('= 2');
  });

  test('AGOT-COST-g: X is what is answered, and what reduces the cost changes what is paid', () => {
    const table = resolving({
      challenge: { attacker: 1, type: 'military' },
      seats: [
        { hand: ['the-hands-judgment'], gold: 5, play: ['paxter-redwyne', 'arya-stark'] },
        { hand: ['put-to-the-sword'], gold: 5, play: ['eddard-stark (attacking)'] },
      ],
    });
    expect(explained(table, 'the-hands-judgment').sums).toEqual([]);
    table.seat(1).takes(use('put-to-the-sword')).picks(card('arya-stark'));

    expect(sum(table, 'the-hands-judgment', 'cost')).toEqual(['X (Put to the Sword) 2', 'Paxter Redwyne -1', '= 1']);
    table.seat(0).takes(use('the-hands-judgment'));
    expect(table.state.gold[0]).toBe(4);
  });

  test('AGOT-COST-g: where X is chosen, the highest that can be paid', () => {
    const love = (gold: number) =>
      sum(
        actions({
          phase: 'challenges',
          seats: [
            { hand: ['the-things-i-do-for-love'], gold, play: ['cersei-lannister', 'paxter-redwyne'] },
            { play: ['eddard-stark', 'arya-stark'] },
          ],
        }),
        'the-things-i-do-for-love',
        'highestCost',
      );

    expect(love(4)).toEqual(['X 5', 'Paxter Redwyne -1', '= 4']);
    expect(love(9)).toEqual(['X 7', 'Paxter Redwyne -1', '= 6']);
    expect(love(0)).toEqual([]);
  });
});

describe('a faction card, which stands for its player', () => {
  test('AGOT-4.2.2-a: whoever takes part counts for the side', () => {
    const table = actions({
      challenge,
      seats: [
        { faction: 'house-stark', play: ['eddard-stark (attacking)', 'arya-stark'] },
        { faction: 'house-lannister', play: ['tywin-lannister (defending)'], gold: 0 },
      ],
    });

    expect(sum(table, 'house-stark', 'attacking')).toEqual(['Eddard Stark 5', '= 5']);
    expect(sum(table, 'house-lannister', 'defending')).toEqual(['Tywin Lannister 6', '= 6']);
  });

  test('AGOT-4.2.2-a: and so does what a text adds', () => {
    const table = actions({
      challenge: power,
      seats: [{ faction: 'house-baratheon', play: ['robert-baratheon (attacking)', 'the-red-keep'] }, {}],
    });

    expect(sum(table, 'house-baratheon', 'attacking').slice(1)).toEqual(['The Red Keep 2', '= 7']);
  });

  test('AGOT-TITLE-BONUS-a: and the bonus of a title', () => {
    const table = actions({
      challenge: power,
      seats: [
        { faction: 'house-stark', title: 'hand-of-the-king', play: ['eddard-stark (attacking)'] },
        { title: 'master-of-coin' },
        {},
      ],
    });

    expect(sum(table, 'house-stark', 'attacking')).toEqual(['Eddard Stark 5', 'Hand of the King 1', '= 6']);
  });

  test('AGOT-5.2-a: standing characters, gold and texts count for dominance', () => {
    const table = actions({
      seats: [
        { faction: 'house-stark', gold: 2, play: ['eddard-stark', 'arya-stark (kneeling)', 'the-iron-throne'] },
        {},
      ],
    });

    expect(sum(table, 'house-stark', 'dominance')).toEqual([
      'Eddard Stark 5',
      'gold in the pool 2',
      'The Iron Throne 8',
      '= 15',
    ]);
  });
});
