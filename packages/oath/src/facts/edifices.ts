import type { EdificeFact } from './fact.ts';

/** Edifices, by their intact side; each turns over to its ruin. */
export const EDIFICES = {
  'sprawling-rampart': { number: 199, suit: 'order', ruin: 'bandit-rampart' },
  'hall-of-debate': { number: 201, suit: 'hearth', ruin: 'hall-of-mockery' },
  'forest-temple': { number: 203, suit: 'beast', ruin: 'ruined-temple' },
  'festival-district': { number: 205, suit: 'discord', ruin: 'squalid-district' },
  'great-spire': {
    number: 207,
    suit: 'arcane',
    ruin: 'fallen-spire',
    cost: { secret: 1 },
    ruinCost: { secret: 1, burnSecret: 1 },
  },
  'ancient-forge': {
    number: 209,
    suit: 'nomad',
    ruin: 'broken-forge',
    cost: { favor: 2, burnSecret: 1 },
    ruinCost: { favor: 2, secret: 2 },
  },
} as const satisfies Readonly<Record<string, EdificeFact>>;
