import type { Compositions } from '../../../cards/art/composition.ts';

export const edificesArt: Compositions = {
  'sprawling-rampart': { scene: 'wall', subject: 'defensive-wall' },
  'bandit-rampart': { scene: 'wall', subject: 'broken-wall' },
  'hall-of-debate': { scene: 'keep', subject: 'greek-temple' },
  'hall-of-mockery': { scene: 'hall', subject: 'jester-hat' },
  'forest-temple': { scene: 'forest', subject: 'tree-roots' },
  'ruined-temple': { scene: 'forest', subject: 'ancient-ruins' },
  'festival-district': { scene: 'hills', subject: 'party-flags' },
  'squalid-district': { scene: 'night', subject: 'damaged-house' },
  'great-spire': { scene: 'ridge', subject: 'watchtower' },
  'fallen-spire': { scene: 'ridge', subject: 'tower-fall' },
  'ancient-forge': { scene: 'embers', subject: 'anvil' },
  'broken-forge': { scene: 'steppe', subject: 'sword-break' },
};
