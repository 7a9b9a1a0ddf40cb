import type { Compositions } from '../../../cards/art/composition.ts';

export const starkArt: Compositions = {
  'house-stark': { scene: 'summit', subject: 'wolf-head' },
  'arya-stark': { scene: 'keep', subject: 'stiletto' },
  'bran-stark': { scene: 'keep', sun: 'high', subject: 'tower-fall' },
  'catelyn-stark': { scene: 'keep', sun: 'low', subject: 'fish-escape' },
  'eddard-stark': { scene: 'hall', subject: 'wolf-head' },
  'grey-wind': { scene: 'forest', subject: 'fangs' },
  'robb-stark': { scene: 'keep', subject: 'visored-helm' },
  'sansa-stark': { scene: 'keep', sun: 'left', subject: 'dove' },
  summer: { scene: 'forest', sun: 'high', subject: 'wolf-howl' },
  'direwolf-pup': { scene: 'forest', sun: 'low', subject: 'paw-print' },
  'tumblestone-knight': { scene: 'hills', subject: 'mounted-knight' },
  'vanguard-of-the-north': { scene: 'field', subject: 'knight-banner' },
  'winterfell-steward': { scene: 'keep', sun: 'right', subject: 'ringing-bell' },
  ice: { scene: 'summit', subject: 'two-handed-sword' },
  'gates-of-winterfell': { scene: 'keep', subject: 'medieval-gate' },
  'the-wolfswood': { scene: 'forest', subject: 'pine-tree' },
  'heart-tree-grove': { scene: 'forest', subject: 'tree-face' },
  'for-the-north': { scene: 'field', subject: 'rally-the-troops' },
  'like-warm-rain': { scene: 'storm', subject: 'bleeding-wound' },
  'winter-is-coming': { scene: 'summit', subject: 'snowflake-1' },
};
