import type { Compositions } from '../../../cards/art/composition.ts';

export const targaryenArt: Compositions = {
  'house-targaryen': { scene: 'embers', subject: 'spiked-dragon-head' },
  'daenerys-targaryen': { scene: 'embers', subject: 'dragon-orb' },
  drogon: { scene: 'storm', subject: 'dragon-head' },
  'khal-drogo': { scene: 'steppe', subject: 'horse-head' },
  'magister-illyrio': { scene: 'keep', subject: 'ring-box' },
  rhaegal: { scene: 'ridge', subject: 'sea-dragon' },
  'ser-jorah-mormont': { scene: 'steppe', sun: 'low', subject: 'bear-head' },
  viserion: { scene: 'summit', subject: 'double-dragon' },
  'viserys-targaryen': { scene: 'hall', subject: 'sharp-crown' },
  'braided-warrior': { scene: 'steppe', sun: 'right', subject: 'hair-strands' },
  handmaiden: { scene: 'keep', subject: 'amphora' },
  'targaryen-loyalist': { scene: 'night', subject: 'hooded-figure' },
  unsullied: { scene: 'field', subject: 'spartan-helmet' },
  'drogos-arakh': { scene: 'steppe', subject: 'scythe' },
  'plaza-of-punishment': { scene: 'keep', subject: 'crucifix' },
  'dothraki-sea': { scene: 'steppe', subject: 'high-grass' },
  'illyrios-estate': { scene: 'hills', subject: 'greek-temple' },
  dracarys: { scene: 'embers', subject: 'dragon-breath' },
  'fire-and-blood': { scene: 'embers', subject: 'fire-silhouette' },
  'waking-the-dragon': { scene: 'night', subject: 'evil-eyes' },
};
