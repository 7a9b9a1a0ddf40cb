import type { Compositions } from '../../../cards/art/composition.ts';

export const nightsWatchArt: Compositions = {
  'the-nights-watch': { scene: 'wall', subject: 'raven' },
  'benjen-stark': { scene: 'forest', subject: 'cowled' },
  ghost: { scene: 'forest', sun: 'moon', subject: 'wolf-head' },
  'jon-snow': { scene: 'wall', subject: 'broadsword' },
  'maester-aemon': { scene: 'keep', subject: 'semi-closed-eye' },
  'old-bear-mormont': { scene: 'wall', sun: 'high', subject: 'bear-head' },
  'samwell-tarly': { scene: 'keep', sun: 'left', subject: 'book-pile' },
  'ser-waymar-royce': { scene: 'forest', subject: 'visored-helm' },
  yoren: { scene: 'hills', subject: 'horse-head' },
  'messenger-raven': { scene: 'night', subject: 'raven', second: { icon: 'tied-scroll', at: 'right' } },
  'old-forest-hunter': { scene: 'forest', sun: 'high', subject: 'bow-arrow' },
  'ranging-party': { scene: 'summit', subject: 'hooded-figure' },
  'steward-at-the-wall': { scene: 'wall', sun: 'low', subject: 'full-wood-bucket' },
  'veteran-builder': { scene: 'wall', subject: 'stone-crafting' },
  longclaw: { scene: 'summit', subject: 'two-handed-sword' },
  'castle-black': { scene: 'wall', subject: 'guarded-tower' },
  'the-wall': { scene: 'summit', subject: 'stone-wall' },
  'a-meager-contribution': { scene: 'wall', subject: 'coins' },
  'take-the-black': { scene: 'night', subject: 'cloak' },
  'the-sword-in-the-darkness': { scene: 'night', sun: 'moon', subject: 'broadsword' },
};
