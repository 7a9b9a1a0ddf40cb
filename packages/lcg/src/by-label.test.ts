import { cardIdAt, type PrintedId, printedId } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { byLabel } from './by-label.ts';

const id = cardIdAt(3);
const other = cardIdAt(4);
const [spy, knight] = [printedId('spy'), printedId('knight')];

test('what is printed on a card is looked up once, and again when the label gets another face', () => {
  const sought: PrintedId[] = [];
  const named = byLabel((printed) => {
    sought.push(printed);
    return `the ${printed}`;
  });

  expect(named({ id, printed: spy })).toBe('the spy');
  expect(named({ id, printed: spy })).toBe('the spy');
  expect(named({ id: other, printed: spy })).toBe('the spy');
  expect(named({ id, printed: knight })).toBe('the knight');
  expect(named({ id, printed: spy })).toBe('the spy');
  expect(sought).toEqual([spy, spy, knight, spy]);
});
