import type { Compositions } from '../../../cards/art/composition.ts';

export const baratheonArt: Compositions = {
  'house-baratheon': { scene: 'hills', subject: 'stag-head' },
  'maester-cressen': { scene: 'keep', subject: 'book-pile', second: { icon: 'bubbling-flask', at: 'right' } },
  melisandre: { scene: 'embers', subject: 'sun-priest' },
  'robert-baratheon': { scene: 'field', subject: 'warhammer', second: { icon: 'crown', at: 'sky' } },
  'selyse-baratheon': { scene: 'embers', subject: 'nun-face' },
  'ser-davos-seaworth': { scene: 'sea', subject: 'caravel' },
  'shireen-baratheon': { scene: 'keep', sun: 'left', subject: 'open-book' },
  'stannis-baratheon': { scene: 'storm', subject: 'stag-head', second: { icon: 'flame', at: 'sky' } },
  'bastard-in-hiding': { scene: 'forest', subject: 'hooded-figure' },
  'fiery-followers': { scene: 'embers', subject: 'fire-bowl' },
  'kings-hunting-party': { scene: 'forest', sun: 'high', subject: 'boar' },
  'dragonstone-faithful': { scene: 'embers', subject: 'prayer' },
  'vanguard-lancer': { scene: 'field', subject: 'mounted-knight' },
  lightbringer: { scene: 'embers', subject: 'shining-sword', second: { icon: 'flame', at: 'right' } },
  'dragonstone-port': { scene: 'sea', subject: 'harbor-dock' },
  'chamber-of-the-painted-table': { scene: 'hall', subject: 'treasure-map' },
  'the-red-keep': { scene: 'keep', subject: 'castle' },
  'consolidation-of-power': { scene: 'hall', subject: 'imperial-crown' },
  'ours-is-the-fury': { scene: 'storm', subject: 'warhammer' },
  'seen-in-flames': { scene: 'embers', subject: 'burning-eye' },
};
