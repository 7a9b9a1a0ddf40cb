import { printedCard, printedId, type SandboxEdit } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { agotSandbox } from './sandbox.ts';
import { readOf } from './testing/read-of.ts';

type Situation = ReturnType<typeof readOf>;

const after = (before: Situation, edit: SandboxEdit): Situation => agotSandbox.edit(before, edit).situation;
const set = (before: Situation, thing: string, key: string, value: string | number): Situation =>
  after(before, { is: 'set', thing, key, value });

describe('cards that are put and moved', () => {
  test('AGOT-LEAVE-d, AGOT-LEAVE-e: what leaves play leaves its attachments in their owners’ hands, terminal ones and duplicates discarded', () => {
    const before = readOf({
      seats: [
        {
          play: [
            'robb-stark (power 1) + ice + robb-stark (duplicate) + milk-of-the-poppy (owned by 1, controlled by 1)',
          ],
        },
        {},
      ],
    });
    const { seats } = after(before, { is: 'move', thing: '0/play/0', to: '0/dead' });

    expect(seats[0]).toMatchObject({ play: [], dead: ['robb-stark'], hand: ['ice'], discard: ['robb-stark'] });
    expect(seats[1]).toMatchObject({ discard: ['milk-of-the-poppy'] });
  });

  test('AGOT-PART-d: who changes sides belongs to the same player, with what is attached, and leaves the challenge', () => {
    const before = readOf({
      seats: [{ play: ['robb-stark (attacking) + ice'] }, {}],
      challenge: { attacker: 0, type: 'military' },
    });
    const { situation, thing } = agotSandbox.edit(before, { is: 'move', thing: '0/play/0', to: '1/play' });

    expect(thing).toBe('1/play/0');
    expect(situation.seats[1]?.play).toEqual(['robb-stark (owned by 0) + ice (owned by 0, controlled by 0)']);
    expect(after(situation, { is: 'move', thing: '1/play/0', to: '0/play' }).seats[0]?.play).toEqual([
      'robb-stark + ice',
    ]);
  });

  test('AGOT-DUP-a: a copy of a unique card is offered as its duplicate, also under an attachment', () => {
    const before = readOf({ seats: [{ play: ['robb-stark + ice'] }, {}] });
    const put = (printed: string): Situation =>
      after(before, { is: 'put', piece: printedCard(printedId(printed)), to: '0/play/0' });

    expect(put('robb-stark').seats[0]?.play).toEqual(['robb-stark + ice + robb-stark (duplicate)']);
    expect(put('ice').seats[0]?.play).toEqual(['robb-stark + ice + ice (duplicate)']);
    expect(put('little-bird').seats[0]?.play).toEqual(['robb-stark + ice + little-bird']);
    expect(put('risen-from-the-sea').seats[0]?.play).toEqual(['robb-stark + ice + risen-from-the-sea (as attachment)']);
    expect(put('eddard-stark')).toBe(before);
  });

  test('AGOT-PLOT-b: a plot that is revealed covers the one before', () => {
    const before = readOf({ seats: [{ plot: 'taxation', plotDeck: ['summons', 'confiscation'] }, {}] });

    expect(after(before, { is: 'move', thing: '0/plotDeck/1', to: '0/plot' }).seats[0]).toMatchObject({
      plot: 'confiscation',
      plotDeck: ['summons'],
      usedPlots: ['taxation'],
    });
  });

  test('AGOT-TITLE-a: who takes a title takes it from whoever had it', () => {
    const before = readOf({ seats: [{ title: 'crown-regent' }, {}, {}] });
    const taken = set(before, 'seat:2', 'title', 'crown-regent');

    expect(taken.seats.map(({ title }) => title)).toEqual([undefined, undefined, 'crown-regent']);
  });

  test('AGOT-ZONE-e: a faction is replaced, never taken away', () => {
    const before = readOf({ seats: [{}, {}] });
    const put = after(before, { is: 'put', piece: printedCard(printedId('the-nights-watch')), to: '0/faction' });

    expect(put.seats[0]?.faction).toBe('the-nights-watch');
    expect(after(before, { is: 'remove', thing: '0/faction/0' })).toBe(before);
    expect(agotSandbox.spots(before, { thing: '0/faction/0' })).toEqual([]);
  });
});

describe('what is set', () => {
  test('AGOT-COMP-a: a third player makes it a melee; who leaves takes cards and challenges along', () => {
    const melee = set(readOf({ seats: [{}, {}] }), 'table', 'seats', 3);
    const fought = after(set(set(melee, 'table', 'attacker', '2'), 'seat:2', 'title', 'crown-regent'), {
      is: 'put',
      piece: printedCard(printedId('robb-stark')),
      to: '0/play',
    });
    const defending = set(set(fought, '0/play/0', 'part', 'defending'), '0/play/0', 'owner', '2');

    expect(agotSandbox.seats(melee)).toBe(3);
    expect(melee.seats[2]?.faction).toBe('house-baratheon');
    expect(defending.challenge).toMatchObject({ attacker: 2, against: 0 });
    expect(set(defending, 'table', 'seats', 2)).toMatchObject({
      seats: [{ play: ['robb-stark'] }, {}],
      challenge: null,
    });
  });

  test('a challenge that is taken away leaves nobody in it', () => {
    const before = readOf({ seats: [{ play: ['robb-stark'] }, {}], phase: 'draw' });
    const begun = set(set(before, 'table', 'attacker', '0'), '0/play/0', 'part', 'attacking');

    expect(begun).toMatchObject({ phase: 'challenges', challenge: { attacker: 0, against: 1 } });
    expect(begun.seats[0]?.play).toEqual(['robb-stark (attacking)']);
    expect(set(begun, 'table', 'attacker', 'none')).toMatchObject({
      challenge: null,
      seats: [{ play: ['robb-stark'] }, {}],
    });
  });

  test('what was fought this round is set by its outcome', () => {
    const before = readOf({ seats: [{}, {}, {}] });
    const won = set(before, 'seat:0', 'intrigue', 'bonus/2');

    expect(won.fought).toEqual([
      { attacker: 0, type: 'intrigue', against: 2, defender: null, winner: 0, rivalry: 'gained' },
    ]);
    expect(set(won, 'seat:0', 'intrigue', 'untried').fought).toEqual([]);
  });

  test('power, tokens and stance stand on the card as long as there are any', () => {
    const before = readOf({ seats: [{ play: ['magister-illyrio'] }, {}] });
    const marked = set(
      set(set(before, '0/play/0', 'onCard', 2), '0/play/0', 'betrayal', 1),
      '0/play/0',
      'stance',
      'kneeling',
    );

    expect(marked.seats[0]?.play).toEqual(['magister-illyrio (kneeling, power 2, betrayal 1)']);
    expect(set(set(marked, '0/play/0', 'betrayal', 0), '0/play/0', 'onCard', 0).seats[0]?.play).toEqual([
      'magister-illyrio (kneeling)',
    ]);
    expect(set(before, 'seat:0', 'factionPower', 4).seats[0]?.faction).toBe('house-stark (power 4)');
  });

  test('what does not fit changes nothing', () => {
    const before = readOf({ seats: [{ hand: ['treachery'] }, {}] });
    const same = (edit: SandboxEdit) => after(before, edit);

    expect(same({ is: 'move', thing: '0/hand/0', to: '0/play' })).toBe(before);
    expect(same({ is: 'move', thing: '0/hand/0', to: '4/hand' })).toBe(before);
    expect(same({ is: 'move', thing: '0/hand/7', to: '1/hand' })).toBe(before);
    expect(same({ is: 'set', thing: 'seat:0', key: 'gold', value: -1 })).toBe(before);
    expect(same({ is: 'set', thing: 'seat:5', key: 'gold', value: 1 })).toBe(before);
    expect(same({ is: 'set', thing: 'table', key: 'phase', value: 'holiday' })).toBe(before);
    expect(same({ is: 'put', piece: printedCard(printedId('crown-regent')), to: '0/title' })).toBe(before);
    expect(same({ is: 'shift', thing: '0/hand/0', towards: 'top' })).toBe(before);
  });
});

test('what is no situation at all is refused with what would be one', () => {
  expect(agotSandbox.read({ seats: [{ plot: 'ice' }, {}] })).toMatchObject({
    refused: 'invalid',
    problems: [{ at: 'seats.0.plot', problem: 'ice is no plot; expected a card of that type' }],
  });
  expect(agotSandbox.read({ seats: [{ play: ['robb-stark (owned by 4)'] }, {}] })).toMatchObject({
    problems: [{ at: 'seats.0', problem: expect.stringContaining('expected 0 to 1') }],
  });
  expect(agotSandbox.read({ seats: [{}, {}], eliminated: [3] })).toMatchObject({ problems: [{ at: 'eliminated.0' }] });
});
