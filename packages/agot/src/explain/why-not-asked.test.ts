import { cardIdAt, printedId } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { claim } from '../rules/claim.ts';
import { plotPhase } from '../rules/plot-phase.ts';
import { searchDeck } from '../rules/searching.ts';
import { mulligan, placeSetup, setUp } from '../rules/setup.ts';
import { standingPhase } from '../rules/standing-phase.ts';
import { taxationPhase } from '../rules/taxation-phase.ts';
import { titles } from '../rules/titles.ts';
import { actions, card, initiating, opportunity, resolving, revealed, use } from '../testing/card-table.ts';
import { reasons } from '../testing/explained.ts';
import { tableRunning } from '../testing/table.ts';

describe('setup', () => {
  const placing = (hand: readonly string[]) =>
    tableRunning(placeSetup({ seat: 0 }), { seats: [{ hand: [...hand], faction: 'house-stark' }, {}] });

  test('AGOT-SETUP-7-c: single cards are not replaced', () => {
    const table = tableRunning(mulligan({ seat: 0 }), { seats: [{ hand: ['arya-stark'] }, {}] });

    expect(reasons(table, 'arya-stark')).toEqual([
      'AGOT-SETUP-7-c You replace the whole hand or nothing; single cards cannot be chosen.',
    ]);
  });

  test('AGOT-SETUP-8-a: from hand, each card once', () => {
    const table = placing(['arya-stark', 'sansa-stark']);
    table.seat(0).takes(card('arya-stark'));

    expect(reasons(table, 'house-stark')).toEqual(['AGOT-SETUP-8-a It is not in your hand.']);
    expect(reasons(table, 'arya-stark')).toEqual(['AGOT-SETUP-8-a It is among your setup cards already.']);
    expect(reasons(table, 'sansa-stark')).toEqual([]);
  });

  test('AGOT-SETUP-8-b: no events', () => {
    expect(reasons(placing(['superior-claim']), 'superior-claim')).toEqual([
      'AGOT-SETUP-8-b Only a character, a location or an attachment can be a setup card.',
    ]);
  });

  test('AGOT-SETUP-8-c: what it costs, and what is left of the 8 gold', () => {
    const table = placing(['eddard-stark', 'tumblestone-knight', 'winterfell-steward']);
    table.seat(0).takes(card('eddard-stark'));

    expect(reasons(table, 'tumblestone-knight')).toEqual([
      'AGOT-SETUP-8-c It costs 2; only 1 of 8 gold is left for setup.',
    ]);
    expect(reasons(table, 'winterfell-steward')).toEqual([]);
  });

  test('AGOT-SETUP-8-d: one limited card', () => {
    const table = placing(['the-roseroad', 'the-kingsroad']);
    table.seat(0).takes(card('the-roseroad'));

    expect(reasons(table, 'the-kingsroad')).toEqual([
      'AGOT-SETUP-8-d There is a limited card among your setup cards already.',
    ]);
  });

  test('AGOT-SETUP-8-e: an attachment needs something to be on', () => {
    const table = placing(['ice', 'tumblestone-knight']);

    expect(reasons(table, 'ice')).toEqual(['AGOT-SETUP-8-e None of your setup cards may have it attached.']);
    table.seat(0).takes(card('tumblestone-knight'));
    expect(reasons(table, 'ice')).toEqual([]);
  });

  test('AGOT-SETUP-8-i: setup attachments go onto own cards that may have them', () => {
    const table = tableRunning(setUp.from('reveal', {}), {
      seats: [
        { play: ['noble-lineage', 'arya-stark', 'sansa-stark', 'jon-snow', 'direwolf-pup'] },
        { play: ['cersei-lannister'] },
      ],
    });
    table.seat(0).isAsked('attachTo');

    expect(reasons(table, 'arya-stark')).toEqual([]);
    expect(reasons(table, 'direwolf-pup')).toEqual(['AGOT-KW-NOATT-a It has the keyword: No attachments.']);
    expect(reasons(table, 'jon-snow')).toEqual(['AGOT-KW-NOATT-c It has the keyword: No attachments except Weapon.']);
    expect(reasons(table, 'cersei-lannister')).toEqual(['AGOT-SETUP-8-i You do not control it.']);
    expect(reasons(table, 'noble-lineage')).toEqual(['AGOT-ATT-b It is not a character in play.']);
  });
});

describe('plots and titles', () => {
  test('AGOT-1.2-a, AGOT-PLOT-b, AGOT-PLOT-g: only from the plot deck', () => {
    const table = tableRunning(plotPhase({}), {
      phase: 'plot',
      seats: [
        {
          plot: 'a-noble-cause',
          usedPlots: ['a-feast-for-crows'],
          plotDeck: ['calling-the-banners', 'fortified-position'],
          play: ['arya-stark'],
        },
        { plot: 'filthy-accusations', plotDeck: ['a-storm-of-swords', 'wildfire-assault'] },
      ],
    });

    expect(reasons(table, 'calling-the-banners')).toEqual([]);
    expect(reasons(table, 'a-noble-cause')).toEqual(['AGOT-PLOT-b It is revealed right now.']);
    expect(reasons(table, 'a-feast-for-crows')).toEqual([
      'AGOT-PLOT-g Already used: it comes back when your plot deck runs out.',
    ]);
    expect(reasons(table, 'filthy-accusations')).toEqual(['AGOT-1.2-a It is a plot of another player.']);
    expect(reasons(table, 'arya-stark')).toEqual(['AGOT-1.2-a It is not a plot.']);
  });

  test('AGOT-TITLE-c: only the titles that are handed on', () => {
    const table = tableRunning(titles({}), { phase: 'plot', seats: [{ play: ['arya-stark'] }, {}, {}] });

    expect(reasons(table, 'arya-stark')).toEqual(['AGOT-TITLE-c It is not one of the titles on offer.']);
  });
});

describe('initiating a challenge', () => {
  test('AGOT-CHAL-a, AGOT-CHAL-c: the type comes first; who kneels and whom others control cannot attack', () => {
    const table = opportunity({
      seats: [
        { play: ['eddard-stark', 'sansa-stark (kneeling)'], faction: 'house-stark' },
        { play: ['tywin-lannister'] },
      ],
    });

    expect(reasons(table, 'eddard-stark')).toEqual([
      'AGOT-CHAL-a Choose the type of challenge first. It can attack in: military or power.',
    ]);
    expect(reasons(table, 'sansa-stark')).toEqual(['AGOT-CHAL-c It is kneeling.']);
    expect(reasons(table, 'tywin-lannister')).toEqual(['AGOT-CHAL-c You do not control it.']);
  });

  test('AGOT-4.2-b: a type that was used, on the faction card and on those who could only attack in it', () => {
    const table = opportunity({
      fought: [{ attacker: 0, type: 'military', against: 1 }],
      seats: [{ play: ['vanguard-of-the-north', 'arya-stark'], faction: 'house-stark' }, {}],
    });

    expect(reasons(table, 'house-stark')).toEqual([
      'AGOT-4.2-b You have already made your military challenge this phase.',
      'AGOT-CHAL-a You have no character that could attack in an intrigue challenge.',
    ]);
    expect(reasons(table, 'vanguard-of-the-north')).toEqual([
      'AGOT-CHAL-c It does not have the power icon.',
      'AGOT-4.2-b You have already made your military challenge this phase.',
    ]);
  });

  test('AGOT-SUPPORT-a: whom the own title supports cannot be challenged', () => {
    const table = initiating(
      {
        seats: [
          { play: ['eddard-stark'], title: 'hand-of-the-king', faction: 'house-stark' },
          { faction: 'house-lannister', title: 'master-of-laws' },
          { faction: 'house-greyjoy', title: 'master-of-coin' },
          { faction: 'house-tyrell', title: 'crown-regent' },
        ],
      },
      'power',
    );
    const said = ['house-lannister', 'house-greyjoy', 'house-tyrell'].map((faction) => reasons(table, faction).join());

    expect(said).toContain('AGOT-SUPPORT-a Your title supports the title of that player.');
    expect(reasons(table, 'house-stark')).toEqual(['AGOT-CHAL-a A challenge is against an opponent.']);
    expect(reasons(table, 'eddard-stark')).toEqual(['AGOT-CHAL-a Choose a player, not a card.']);
  });

  test('AGOT-TITLE-HAND-a: the second power challenge has to be against somebody else', () => {
    const table = initiating(
      {
        fought: [{ attacker: 0, type: 'power', against: 1 }],
        seats: [
          { play: ['eddard-stark'], title: 'hand-of-the-king', faction: 'house-stark' },
          { faction: 'house-lannister' },
          { faction: 'house-greyjoy' },
          { faction: 'house-tyrell' },
        ],
      },
      'power',
    );

    expect(reasons(table, 'house-lannister')).toEqual([
      'AGOT-TITLE-HAND-a The second power challenge has to be against another opponent.',
    ]);
  });

  test('AGOT-KW-STEALTH-a, -c, -e: only characters of who is challenged are bypassed, without stealth and once', () => {
    const table = initiating(
      {
        seats: [
          { play: ['tyrion-lannister', 'arya-stark', 'jon-snow'] },
          { play: ['tywin-lannister', 'varys', 'cersei-lannister'] },
          { play: ['robb-stark'] },
        ],
      },
      'power',
    );
    table.seat(0).takes({ is: 'seat', seat: 1 });
    table.seat(0).picks(card('arya-stark'), card('tyrion-lannister')).isAsked('chooseBypassed');

    expect(reasons(table, 'tywin-lannister')).toEqual([]);
    expect(reasons(table, 'varys')).toEqual(['AGOT-KW-STEALTH-e It has stealth itself.']);
    expect(reasons(table, 'robb-stark')).toEqual([
      'AGOT-KW-STEALTH-a The challenge is not against the player who controls it.',
    ]);
    expect(reasons(table, 'jon-snow')).toEqual(['AGOT-KW-STEALTH-a You control it.']);
    table.seat(0).takes(card('tywin-lannister')).isAsked('chooseBypassed');
    expect(reasons(table, 'tywin-lannister')).toEqual(['AGOT-KW-STEALTH-c Another character already bypasses it.']);
  });
});

describe('after a challenge', () => {
  const lost = { attacker: 1, type: 'military' } as const;

  test('AGOT-CLAIM-MIL-a: own characters die', () => {
    const table = tableRunning(claim({}), {
      challenge: lost,
      seats: [
        { play: ['arya-stark', 'sansa-stark', 'the-roseroad'] },
        { play: ['tywin-lannister (attacking)'], plot: 'a-noble-cause' },
      ],
    });
    table.seat(0).isAsked('chooseKilled');

    expect(reasons(table, 'arya-stark')).toEqual([]);
    expect(reasons(table, 'the-roseroad')).toEqual(['AGOT-CLAIM-MIL-a It is not a character in play.']);
    expect(reasons(table, 'tywin-lannister')).toEqual(['AGOT-CLAIM-MIL-a You do not control it.']);
  });

  test('AGOT-KW-RENOWN-a: who takes part and has the keyword', () => {
    const table = resolving({
      challenge: { attacker: 0, type: 'power' },
      seats: [
        {
          play: ['robert-baratheon (attacking)', 'melisandre (attacking)', 'eddard-stark'],
          plot: 'a-noble-cause',
        },
        { play: ['tywin-lannister'] },
      ],
    });
    table.seat(0).isAsked('renown');

    expect(reasons(table, 'robert-baratheon')).toEqual([]);
    expect(reasons(table, 'melisandre')).toEqual(['AGOT-KW-RENOWN-a It does not have the keyword Renown.']);
    expect(reasons(table, 'eddard-stark')).toEqual(['AGOT-KW-RENOWN-a It is not participating.']);
    expect(reasons(table, 'tywin-lannister')).toEqual(['AGOT-KW-RENOWN-a You do not control it.']);
  });
});

test('AGOT-KW-INTIM-a, AGOT-KW-INTIM-d: standing characters of the loser that are not too strong', () => {
  const table = resolving({
    challenge: { attacker: 0, type: 'military' },
    seats: [
      { play: ['grey-wind (kneeling, attacking)'], plot: 'calling-the-banners' },
      {
        gold: 0,
        play: ['tywin-lannister', 'bastard-in-hiding', 'gold-cloaks', 'tumblestone-knight (kneeling)', 'the-roseroad'],
      },
      { play: ['arya-stark'] },
    ],
  });
  table.seat(1).picks(card('bastard-in-hiding'));
  table.seat(0).isAsked('intimidate');

  expect(reasons(table, 'gold-cloaks')).toEqual([]);
  expect(reasons(table, 'tywin-lannister')).toEqual(['AGOT-KW-INTIM-a Its STR is 6; the challenge was won by 4.']);
  expect(reasons(table, 'tumblestone-knight')).toEqual(['AGOT-KW-INTIM-d It is kneeling.']);
  expect(reasons(table, 'grey-wind')).toEqual([
    'AGOT-KW-INTIM-a Only a character of the player who lost can kneel: Player 2.',
  ]);
  expect(reasons(table, 'arya-stark')).toEqual([
    'AGOT-KW-INTIM-a Only a character of the player who lost can kneel: Player 2.',
  ]);
  expect(reasons(table, 'the-roseroad')).toEqual(['AGOT-KW-INTIM-a It is not a character in play.']);
});

describe('the end of the round', () => {
  test('AGOT-6.2-a, AGOT-6.2-b: own kneeling characters, where not all may stand', () => {
    const kneeling = ['arya-stark (kneeling)', 'sansa-stark (kneeling)', 'robb-stark (kneeling)'];
    const table = tableRunning(standingPhase({}), {
      phase: 'standing',
      seats: [
        { play: [...kneeling, 'stannis-baratheon', 'the-roseroad (kneeling)'] },
        { play: ['tywin-lannister (kneeling)'] },
      ],
    });
    table.seat(0).isAsked('chooseStanding');

    expect(reasons(table, 'arya-stark')).toEqual([]);
    expect(reasons(table, 'stannis-baratheon')).toEqual(['AGOT-6.2-a It is standing.']);
    expect(reasons(table, 'the-roseroad')).toEqual(['AGOT-6.2-b It is not a character in play.']);
    expect(reasons(table, 'tywin-lannister')).toEqual(['AGOT-6.2-b You do not control it.']);
  });

  test('AGOT-7.3-b: cards of the own hand', () => {
    const hand = Array.from({ length: 9 }, () => 'bastard-in-hiding');
    const table = tableRunning(taxationPhase({}), {
      phase: 'taxation',
      seats: [{ hand, plot: 'a-noble-cause', play: ['arya-stark'] }, { plot: 'a-noble-cause' }],
    });
    table.seat(0).isAsked('discardToReserve');

    expect(reasons(table, 'arya-stark')).toEqual(['AGOT-7.3-b It is not in your hand.']);
  });
});

describe('searching', () => {
  test('AGOT-SEARCH-a, AGOT-SEARCH-d: the types that are looked for, in the own deck', () => {
    const ability = { self: cardIdAt(0), printed: printedId('building-orders'), key: 'whenRevealed' };
    const cause = { is: 'ability', by: 0, ability } as const;
    const table = tableRunning(searchDeck({ seat: 0, types: ['location'], cause }), {
      seats: [{ deck: ['the-roseroad', 'arya-stark'], play: ['sansa-stark'] }, {}],
    });
    table.seat(0).isAsked('search');

    expect(reasons(table, 'the-roseroad')).toEqual([]);
    expect(reasons(table, 'arya-stark')).toEqual(['AGOT-SEARCH-d You search for something else: location.']);
    expect(reasons(table, 'sansa-stark')).toEqual(['AGOT-SEARCH-a It is not among the cards you search.']);
  });
});

describe('what a text asks while it resolves', () => {
  test('AGOT-SEQ-e: each player chooses among the own characters', () => {
    const table = revealed(
      {
        seats: [
          { plot: 'wildfire-assault', play: ['arya-stark', 'sansa-stark', 'robb-stark', 'bran-stark', 'the-roseroad'] },
          { plot: 'a-noble-cause', play: ['tywin-lannister'] },
        ],
      },
      'wildfire-assault',
    );
    table.seat(0).isAsked('chooseSpared');

    expect(reasons(table, 'arya-stark')).toEqual([]);
    expect(reasons(table, 'the-roseroad')).toEqual(['AGOT-SEQ-e It is not a character in play.']);
    expect(reasons(table, 'tywin-lannister')).toEqual(['AGOT-SEQ-e You do not control it.']);
  });

  test('AGOT-COST-b: a cost that is paid from hand', () => {
    const table = actions({
      phase: 'marshaling',
      active: 0,
      seats: [{ play: ['old-forest-hunter'], hand: ['arya-stark', 'sansa-stark'], plot: 'a-noble-cause' }, {}],
    });
    table.seat(0).takes(use('old-forest-hunter')).isAsked('cost.discard');

    expect(reasons(table, 'arya-stark')).toEqual([]);
    expect(reasons(table, 'old-forest-hunter')).toEqual(['AGOT-SEQ-e It is not in your hand.']);
  });
});

test('AGOT-INIT-d: a player is chosen, not a card', () => {
  const table = tableRunning(plotPhase.from('chooseFirst', { winner: 0 }), {
    phase: 'plot',
    seats: [{ play: ['arya-stark'] }, {}],
  });

  expect(reasons(table, 'arya-stark')).toEqual(['AGOT-INIT-d Choose a player, not a card.']);
});
