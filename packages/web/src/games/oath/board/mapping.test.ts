import { oath } from '@kronika/oath';
import { describe, expect, test } from 'vitest';
import { mappingOf } from '../../../table/testing/mapping.ts';
import { oathBoard } from './module.tsx';

describe('every option of every question is offered in exactly one way', () => {
  test.each([2, 4, 6])('%i seats', (seats) => {
    const setup = { seats, format: 'chronicle' };
    const kinds = mappingOf({ game: oath, board: oathBoard, setup, bot: 'random', seed: `oath${seats}`, most: 400 });

    expect([...kinds]).toEqual(expect.arrayContaining(['act', 'play']));
  });
});
