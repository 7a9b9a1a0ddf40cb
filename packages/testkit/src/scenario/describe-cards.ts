import { describe, expect, test } from 'vitest';

type Scenarios = Readonly<Record<string, () => void>>;

/**
 * The scenarios of one card: `does` shows it doing its thing, `refuses` shows it not doing it where it may not.
 * `kronika cards` counts the cards that have them.
 */
export type DescribeCard = (id: string, scenarios: { readonly does: Scenarios; readonly refuses: Scenarios }) => void;

/** Describes cards of a game that has these. */
export function describeCardsOf(ids: readonly string[]): DescribeCard {
  return (id, scenarios) => {
    describe(id, () => {
      test('is a card of the game', () => {
        expect(ids).toContain(id);
        expect(Object.keys(scenarios.does)).not.toEqual([]);
        expect(Object.keys(scenarios.refuses)).not.toEqual([]);
      });
      for (const [title, scenario] of [...Object.entries(scenarios.does), ...Object.entries(scenarios.refuses)])
        test(title, scenario);
    });
  };
}
