import { describe, expect, test } from 'vitest';
import { FACTS } from '../cards/fact.ts';

type Scenarios = Readonly<Record<string, () => void>>;

/**
 * The scenarios of one card: `does` shows it doing its thing, `refuses` shows it not doing it where it may not.
 * `kronika cards l5r` counts the cards that have them.
 */
export function describeCard(id: string, scenarios: { readonly does: Scenarios; readonly refuses: Scenarios }): void {
  describe(id, () => {
    test('is a card of the game', () => {
      expect(FACTS.map((fact) => String(fact.id))).toContain(id);
      expect(Object.keys(scenarios.does)).not.toEqual([]);
      expect(Object.keys(scenarios.refuses)).not.toEqual([]);
    });
    for (const [title, scenario] of [...Object.entries(scenarios.does), ...Object.entries(scenarios.refuses)])
      test(title, scenario);
  });
}
