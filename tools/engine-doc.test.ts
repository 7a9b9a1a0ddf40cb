import { expect, test } from 'vitest';
import { documentNow } from './engine-vocabulary.ts';

test('docs/engine.md lists what the games ask; otherwise run `npx tsx tools/engine-vocabulary.ts`', () => {
  const { written, due } = documentNow();

  expect(written).toBe(due);
});
