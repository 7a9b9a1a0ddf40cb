import { expect, test } from 'vitest';
import documented from '../../../../docs/record.schema.json' with { type: 'json' };
import { recordJsonSchema } from './schema.ts';

test('docs/record.schema.json is the schema of the records that are read and written', () => {
  expect(documented).toEqual(JSON.parse(JSON.stringify(recordJsonSchema())));
});
