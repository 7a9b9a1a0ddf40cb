import { cardsIn } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { actions, card, declaring, use } from '../testing/card-table.ts';
import { explained, notes } from '../testing/explained.ts';
import { handOf } from '../zones.ts';
import { explainCard } from './explain.ts';

const conflict = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'air' } as const;

describe('what is on a card', () => {
  test('nothing is worth a note on a plain character', () => {
    expect(notes(actions({ seats: [{ play: ['brash-samurai'] }, {}] }), 'brash-samurai')).toEqual([]);
  });

  test('L5R-BLANK-a: its text is blank, and by what', () => {
    const table = actions({ seats: [{ play: ['brash-samurai + cloud-the-mind'] }, {}] });

    expect(notes(table, 'brash-samurai')).toEqual(['Its text box is blank, except for traits (Cloud the Mind).']);
    expect(explained(table, 'brash-samurai').notes[0]?.from).toEqual({ is: 'card', printed: 'cloud-the-mind' });
  });

  test('L5R-GAIN-a: keywords, traits and abilities that it gained', () => {
    const table = actions({
      seats: [
        {
          play: [
            'brash-samurai + magnificent-kimono',
            'matsu-berserker + favored-mount',
            'kakita-kaezin + duelist-training',
          ],
        },
        {},
      ],
    });

    expect(notes(table, 'brash-samurai')).toEqual(['Gains the keyword Pride (Magnificent Kimono).']);
    expect(notes(table, 'matsu-berserker')).toEqual(['Gains the trait Cavalry (Favored Mount).']);
    expect(notes(table, 'kakita-kaezin')).toEqual(['Gains an ability (Duelist Training).']);
  });

  test('L5R-CANNOT-a: what it cannot do, by its own text or by another card', () => {
    const table = actions({ seats: [{ play: ['shiba-peacemaker', 'brash-samurai + pacifism'] }, {}] });

    expect(notes(table, 'shiba-peacemaker')).toEqual(['Cannot attack.']);
    expect(notes(table, 'brash-samurai')).toEqual(['Cannot participate in military conflicts (Pacifism).']);
  });

  test('L5R-CANNOT-a: whom events cannot choose', () => {
    const table = actions({ seats: [{ play: ['brash-samurai + above-question'] }, {}] });

    expect(notes(table, 'brash-samurai')).toEqual(['Cannot be chosen by events of opponents (Above Question).']);
  });

  test('L5R-LAST-a: what lasts on it, and until when', () => {
    const table = actions({ conflict, seats: [{ hand: ['banzai'], play: ['brash-samurai (in conflict)'] }, {}] });
    table.seat(0).takes(use('banzai')).declines();

    expect(notes(table, 'brash-samurai')).toEqual(['Military skill +2 until the end of the conflict (Banzai!).']);
  });

  test('L5R-PROV-c: a broken province', () => {
    const table = actions({
      seats: [
        {
          provinces: [
            'pilgrimage',
            'night-raid (broken)',
            'the-art-of-peace (faceup)',
            'manicured-garden',
            'fertile-fields',
          ],
        },
        {},
      ],
    });

    expect(notes(table, 'night-raid')).toEqual(['Broken: it has no usable text.']);
    expect(notes(table, 'the-art-of-peace')).toEqual([]);
  });
});

describe('limits', () => {
  test('L5R-ABIL-g: how often its ability was used', () => {
    const table = actions({
      conflict: political,
      seats: [
        { stronghold: 'shizuka-toshi', play: ['brash-samurai (in conflict)'] },
        { play: ['moto-youth (in conflict)'] },
      ],
    });

    expect(notes(table, 'shizuka-toshi')).toEqual([]);
    table.seat(0).takes(use('shizuka-toshi')).picks(card('moto-youth'));
    expect(notes(table, 'shizuka-toshi')).toEqual(['Uses this round: 1 of 1.']);
  });

  test('L5R-MAX-a: a maximum counts for all cards of the name', () => {
    const table = actions({
      conflict,
      seats: [{ hand: ['banzai', 'banzai'], play: ['brash-samurai (in conflict)'] }, {}],
    });
    table.seat(0).takes(use('banzai')).declines();

    const hand = cardsIn(table.state.table, handOf(0)).map((id) => explainCard(table.match, 0, id).notes);
    expect(hand.flat().map(({ text }) => text.en)).toEqual(['Uses of cards of this name this conflict: 1 of 1.']);
  });
});

test('L5R-KW-COVERT-a: who was evaded', () => {
  const table = declaring({
    seats: [{ play: ['brash-samurai + tattooed-wanderer'] }, { play: ['moto-youth', 'matsu-berserker'] }],
  });
  table
    .seat(0)
    .takes({ is: 'ring', choice: { ring: 'air', type: 'military' } })
    .takes(card('ancestral-lands'))
    .picks(card('moto-youth'));

  expect(notes(table, 'moto-youth')).toEqual(['Evaded by covert: it cannot be declared as a defender.']);
  expect(notes(table, 'matsu-berserker')).toEqual([]);
});
