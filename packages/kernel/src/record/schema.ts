import * as z from 'zod';
import { FIRST_CARD } from '../table/card.ts';
import { recordSchema } from './record.ts';
import { cardSchema, ruleSchema } from './snapshot.ts';

/** The JSON Schema of a record, for programs that read records without this one. Kept in `docs/record.schema.json`. */
export function recordJsonSchema(): unknown {
  return z.toJSONSchema(recordSchema, {
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === ruleSchema) Object.assign(jsonSchema, { type: 'string', pattern: '^[A-Z0-9]+-.+$' });
      if (zodSchema === cardSchema) Object.assign(jsonSchema, { type: 'integer', minimum: FIRST_CARD });
    },
  });
}
