import { attachmentsOn, cardsIn, present } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { FACTS } from '../cards/fact.ts';
import { checkL5rDeck } from '../decks/legality/check.ts';
import { craneCourt } from '../decks/ready/crane-court.ts';
import { altered } from '../decks/testing/altered.ts';
import { actions, card, declaring, played, use } from '../testing/card-table.ts';
import { beginsOn, tableAt } from '../testing/continued.ts';
import { given, the } from '../testing/given.ts';
import { happen } from '../testing/happen.ts';
import { inPlay, namesIn, skills } from '../testing/shown.ts';
import { tableRunning } from '../testing/table.ts';
import { handOf, provinceCardAt, rowAt } from '../zones.ts';
import { actionWindow } from './calls.ts';
import { dynastyPhase } from './dynasty-phase.ts';
import { hasKeyword } from './has.ts';
import { setUp } from './setup.ts';
import { gloryOf, strengthOf } from './values.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'air' } as const;

describe('traits', () => {
  const state = given({
    conflict: military,
    windows: 'open',
    seats: [{ stronghold: 'golden-plains-outpost', play: ['doji-whisperer', 'matsu-beiona (in conflict)'] }, {}],
  });
  const rider = happen(
    state,
    beginsOn(the(state, 'doji-whisperer'), { is: 'gain', what: 'trait', name: 'cavalry' }),
  ).state;
  const window = (now: typeof state) => tableAt(now, actionWindow({ kind: 'conflict', first: 0 }));

  test('L5R-CARD-c: a trait does nothing by itself', () => {
    // Without the stronghold, whose text speaks of cavalry, the trait changes neither a number nor a possibility.
    const offered = (now: typeof state) => {
      const question = window(now).questionTo(0);
      return question.is === 'choose'
        ? question.options.filter((option) => !('card' in option) || option.card !== the(now, 'golden-plains-outpost'))
        : [];
    };

    expect(skills(window(rider), 'doji-whisperer')).toEqual(skills(window(state), 'doji-whisperer'));
    expect(offered(rider)).toEqual(offered(state));
  });

  test('L5R-CARD-c: but other texts may refer to it', () => {
    window(state).seat(0).mayNotTake(use('golden-plains-outpost'));
    const table = window(rider);
    table.seat(0).takes(use('golden-plains-outpost'));

    expect(inPlay(table, 0)).toEqual(['doji-whisperer (in conflict)', 'matsu-beiona (in conflict)']);
  });
});

describe('the dash', () => {
  // While the steward takes part, nobody can become dishonored.
  test('L5R-CARD-f: what stands before it is required', () => {
    const table = actions({
      conflict: political,
      windows: 'open',
      seats: [
        { hand: ['calling-in-favors'], play: ['savvy-politician'] },
        { play: ['steward-of-law (in conflict) + fine-katana'] },
      ],
    });

    table.seat(0).isAsked('actionWindow').mayNotTake(use('calling-in-favors'));
  });

  test('L5R-CARD-f: without one the whole text is effect, done as far as possible', () => {
    const table = actions({
      conflict: political,
      seats: [{ play: ['savvy-politician + court-mask'] }, { play: ['steward-of-law (in conflict)'] }],
    });
    table.seat(0).takes(use('court-mask'));

    expect(namesIn(table, handOf(0))).toEqual(['court-mask']);
    expect(inPlay(table, 0)).toEqual(['savvy-politician']);
  });
});

describe('keywords on cards', () => {
  test('L5R-CARD-g: the reminder of covert does not say whose character is meant, the rule does', () => {
    const table = declaring({
      seats: [
        { play: ['kaiu-shuichi', 'brash-samurai'] },
        { play: ['doji-whisperer', 'matsu-beiona', 'political-rival'] },
      ],
    });
    table
      .seat(0)
      .takes({ is: 'ring', choice: { ring: 'air', type: 'political' } })
      .takes(card('ancestral-lands'))
      .picks(card('kaiu-shuichi'))
      .isAsked('declareEvaded')
      .mayTake(card('doji-whisperer'))
      .mayTake(card('matsu-beiona'))
      .mayNotTake(card('brash-samurai'))
      .mayNotTake(card('political-rival'));
  });

  test('L5R-KW-a: the core set has these and no others', () => {
    const printed = FACTS.flatMap(({ keywords }) => keywords).map((keyword) => keyword.replace(/-except:.*/, ''));

    expect([...new Set(printed)].toSorted()).toEqual([
      'ancestral',
      'courtesy',
      'covert',
      'limited',
      'no-attachments',
      'pride',
      'restricted',
      'sincerity',
    ]);
  });

  test('L5R-KW-NOATT-a: nothing can be attached to a character with "No attachments"', () => {
    const state = given({
      windows: 'brief',
      seats: [{ hand: ['fine-katana'], play: ['matsu-beiona', 'moto-youth'] }, {}],
    });
    const bare = happen(
      state,
      beginsOn(the(state, 'matsu-beiona'), { is: 'gain', what: 'keyword', name: 'no-attachments' }),
    ).state;
    const window = (now: typeof state) => tableAt(now, actionWindow({ kind: 'conflictPhase', first: 0 }));

    expect(hasKeyword(bare, the(state, 'matsu-beiona'), 'no-attachments')).toBe(true);
    window(state).seat(0).takes(use('fine-katana')).mayTake(card('matsu-beiona')).mayTake(card('moto-youth'));
    const table = window(bare);
    table.seat(0).takes(use('fine-katana'));
    expect(inPlay(table, 0)).toEqual(['matsu-beiona', 'moto-youth + fine-katana']);
  });

  test('L5R-KW-NOATT-a: and what is on a character that gains it is discarded', () => {
    const state = given({ seats: [{ play: ['matsu-beiona + fine-katana'] }, {}] });
    const beiona = the(state, 'matsu-beiona');
    const bare = happen(state, beginsOn(beiona, { is: 'gain', what: 'keyword', name: 'no-attachments' })).state;

    expect(attachmentsOn(bare.table, beiona)).toEqual([]);
  });
});

describe('attachments', () => {
  test('L5R-ATT-d: any number of them may be on one character', () => {
    const worn = [
      'magnificent-kimono',
      'spyglass',
      'height-of-fashion',
      'fiery-madness',
      'honored-blade',
      'fine-katana',
    ];
    const table = actions({
      seats: [{ hand: ['magnificent-kimono'], play: [['doji-whisperer', ...worn].join(' + ')] }, {}],
    });
    table.seat(0).takes(use('magnificent-kimono'));

    expect(attachmentsOn(table.state.table, the(table.state, 'doji-whisperer'))).toHaveLength(7);
    expect(skills(table, 'doji-whisperer')).toEqual([0 - 2 + 2 + 2, 3 + 1 + 1 + 4 - 2 + 1]);
    table.seat(0).isAsked('pause');
  });
});

describe('strongholds', () => {
  const crab = { stronghold: 'shiro-nishiyama', provinces: ['defend-the-wall', ...quiet(0)] };
  const phoenix = { stronghold: 'isawa-mori-seido', provinces: ['kuroi-mori', ...quiet(1)] };

  function quiet(seat: 0 | 1): string[] {
    return seat === 0
      ? ['manicured-garden', 'pilgrimage', 'meditations-on-the-tao', 'rally-to-the-cause']
      : ['fertile-fields', 'entrenched-position', 'night-raid', 'elemental-fury'];
  }

  test('L5R-STRONG-b: give starting honor', () => {
    const table = tableRunning(setUp.from('receiveHonor', {}), {
      seats: [
        { ...crab, honor: 0 },
        { ...phoenix, honor: 0 },
      ],
    });

    expect(table.state.honor).toEqual([10, 11]);
  });

  test('L5R-STRONG-b: give fate in each round', () => {
    const table = tableRunning(dynastyPhase.from('collect', {}), {
      phase: 'dynasty',
      seats: [
        { ...crab, fate: 1 },
        { ...phoenix, fate: 3 },
      ],
    });

    expect(table.state.fate).toEqual([1 + 7, 3 + 7]);
  });

  test('L5R-STRONG-b: make their own province stronger, and no other', () => {
    const state = given({ seats: [crab, phoenix] });
    const strengths = ([0, 1] as const).map((seat) =>
      ([0, 1] as const).map((place) => strengthOf(state, present(provinceCardAt(state, seat, place), 'the province'))),
    );

    expect(strengths).toEqual([
      [4 + 3, 4],
      [4 + 2, 4],
    ]);
  });

  test('L5R-STRONG-b: have an ability', () => {
    const table = actions({ seats: [crab, { ...phoenix, play: ['serene-warrior'] }] }, 1);
    table.seat(1).takes(use('isawa-mori-seido'));

    expect(gloryOf(table.state, the(table.state, 'serene-warrior'))).toBe(4 + 2);
  });

  test('L5R-STRONG-b: give the influence for foreign cards', () => {
    // Without its role, the deck has the 10 influence of the stronghold; its Phoenix cards cost 8 of them.
    const roleless = altered(craneCourt.deck, { 'keeper-of-air': 0 });

    expect(checkL5rDeck(altered(roleless, { 'supernatural-storm': 2 }))).toEqual([]);
    expect(checkL5rDeck(altered(roleless, { 'supernatural-storm': 3 }))).toMatchObject([{ rule: 'L5R-DECK-i' }]);
  });
});

describe('ready and bowed', () => {
  test('L5R-BOW-a: a character that left play bowed enters it ready', () => {
    const table = actions({ seats: [{ fate: 5, play: ['adept-of-shadows (bowed)'] }, {}] });
    table.seat(0).takes(use('adept-of-shadows'));
    expect(namesIn(table, handOf(0))).toEqual(['adept-of-shadows']);
    table.seat(0).takes(played('adept-of-shadows', 0));

    expect(inPlay(table, 0)).toEqual(['adept-of-shadows']);
  });

  test('L5R-BOW-a: so does an attachment, also on a bowed character', () => {
    const table = actions({
      seats: [{ hand: ['fine-katana'], play: ['moto-youth (bowed)'] }, {}],
    });
    table.seat(0).takes(use('fine-katana'));

    expect(inPlay(table, 0)).toEqual(['moto-youth (bowed) + fine-katana']);
  });

  test('L5R-BOW-a: so does a holding that is put into play', () => {
    const table = actions({
      seats: [{ hand: ['rebuild'], rows: [['moto-youth']], dynastyDiscard: ['imperial-storehouse'] }, {}],
    });
    table.seat(0).takes(use('rebuild'));
    const [storehouse] = cardsIn(table.state.table, rowAt(0, 1));

    expect(table.state.table.cards.find(({ id }) => id === storehouse)).toMatchObject({
      printed: 'imperial-storehouse',
      stance: 'ready',
    });
  });
});
