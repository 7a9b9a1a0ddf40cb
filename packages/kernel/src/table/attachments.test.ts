import { describe, expect, test } from 'vitest';
import { deepCopy } from '../match/copy.ts';
import { labelOf, smallTable } from '../testing/small-table.ts';
import { attach, attachedCards, attachmentsOn, detach, hostOf, hostsOfAttached } from './attachments.ts';

const table = smallTable();

describe('attaching', () => {
  test('puts a card onto another one, and takes it off', () => {
    const attached = attach(table, labelOf('d'), labelOf('i'));

    expect(hostOf(attached, labelOf('d'))).toBe(labelOf('i'));
    expect(attachmentsOn(attached, labelOf('i'))).toEqual([labelOf('d')]);
    expect(detach(attached, labelOf('d'))).toStrictEqual(table);
  });

  test('lists what is attached in the order of the labels, whatever came first', () => {
    const attached = ['f', 'b', 'd'].reduce((before, letter) => attach(before, labelOf(letter), labelOf('i')), table);

    expect(attachedCards(attached)).toEqual(['b', 'd', 'f'].map(labelOf));
    expect(attachmentsOn(attached, labelOf('i'))).toEqual(['b', 'd', 'f'].map(labelOf));
  });

  test('moves a card that is attached already, and leaves the table before as it was', () => {
    const before = attach(attach(table, labelOf('d'), labelOf('i')), labelOf('b'), labelOf('a'));
    const after = attach(before, labelOf('d'), labelOf('a'));

    expect(hostsOfAttached(after)).toEqual([labelOf('a'), labelOf('a')]);
    expect(hostOf(before, labelOf('d'))).toBe(labelOf('i'));
    expect(hostOf(table, labelOf('d'))).toBeUndefined();
  });

  test('reads of a stored table what it knew of the one that was stored', () => {
    const attached = attach(attach(table, labelOf('f'), labelOf('i')), labelOf('b'), labelOf('a'));
    const stored = deepCopy(attached);

    expect(attachedCards(stored)).toEqual(attachedCards(attached));
    expect(hostsOfAttached(stored)).toEqual(hostsOfAttached(attached));
    expect(stored).toStrictEqual(attached);
  });

  test('takes nothing off that is not attached', () => {
    expect(detach(table, labelOf('d'))).toBe(table);
  });
});
