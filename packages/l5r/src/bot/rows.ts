import { type Fact, type FactOf, factOf } from '../cards/fact.ts';
import type { Board } from './board.ts';

/** The known characters in the own provinces. */
export function rowCharacters({ me }: Board): readonly FactOf<'character'>[] {
  return rowFacts(me.provinces.flatMap(({ row }) => row)).flatMap((fact) => (fact.type === 'character' ? [fact] : []));
}

/** What is printed on the known ones of these cards. */
export function rowFacts(row: Board['me']['provinces'][number]['row']): readonly Fact[] {
  return row.flatMap(({ sight }) => (sight.face === 'up' ? [factOf(sight.printed)] : []));
}
