import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleCatalogue, sampleOptions } from '../testing/sample-catalogue.ts';
import { nearlyDeckText } from '../testing/sample-decks.ts';
import { readingsOf } from './card-line.ts';
import { lineKind } from './line-kind.ts';

function taken(line: string): string {
  const kind = lineKind(line, sampleCatalogue, sampleOptions);
  return kind.is === 'card' ? `${kind.reading.quantity} ${kind.found.card.id}` : kind.is;
}

describe('a card line', () => {
  test.each([
    ['3x Old Ferry', '3 old-ferry'],
    ['3 Old Ferry', '3 old-ferry'],
    ['3 x Old Ferry', '3 old-ferry'],
    ['3× Old Ferry', '3 old-ferry'],
    ['12X OLD FERRY', '12 old-ferry'],
    ['#012 3x Old Ferry', '3 old-ferry'],
    ['Old Ferry x3', '3 old-ferry'],
    ['Old Ferry 3x', '3 old-ferry'],
    ['Old Ferry (Base) x12', '12 old-ferry'],
    ['Old Ferry', '1 old-ferry'],
    ['2 Lantern Ghost (High Tide)', '2 02-lantern-ghost'],
    ['2 Lantern Ghost (Tide #12)', '2 02-lantern-ghost'],
    ['2 Lantern Ghost (Tide) [B] [P4]', '2 02-lantern-ghost'],
    ['2 old-ferry', '2 old-ferry'],
    ['3 Brothers', '1 3-brothers'],
    ['2x 3 Brothers', '2 3-brothers'],
    ['The Wall (North)', '1 wall-north'],
    ['2x The Wall (North) (Base)', '2 wall-north'],
    ['1x Łódka żółwia (Przypływ)', '1 lodka-zolwia'],
  ])('%s means %s', (line, meaning) => {
    expect(taken(line)).toBe(meaning);
  });
});

describe('a line without cards', () => {
  test.each([
    ['', 'empty'],
    ['Plans', 'heading'],
    ['PLANS:', 'heading'],
    ['Crew (12)', 'heading'],
    ['Crew: 12', 'heading'],
    ['Anything Else (4):', 'heading'],
    ['---- Cycle of Salt ----', 'cycle'],
    ['Packs: From Base Box', 'packs'],
    ['Version: 1.2', 'version'],
    ['House of the Seal', 'headCard'],
    ['Open Water', 'headMeta'],
    ['3x No Such Card', 'unknown'],
    ['Remember to sleep:', 'unknown'],
  ])('%s is %s', (line, kind) => {
    expect(taken(line)).toBe(kind);
  });
});

test('every text has a reading, and no reading is longer than the text', () => {
  fc.assert(
    fc.property(nearlyDeckText, (text) => {
      const readings = readingsOf(text);
      return readings.length > 0 && readings.every(({ name }) => name.length <= text.length);
    }),
  );
});
