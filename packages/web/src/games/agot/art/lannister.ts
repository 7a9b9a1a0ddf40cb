import type { Compositions } from '../../../cards/art/composition.ts';

export const lannisterArt: Compositions = {
  'house-lannister': { scene: 'ridge', subject: 'lion' },
  'cersei-lannister': { scene: 'hall', subject: 'queen-crown' },
  'grand-maester-pycelle': { scene: 'hall', subject: 'beard' },
  'joffrey-baratheon': { scene: 'hall', subject: 'crossbow' },
  'ser-jaime-lannister': { scene: 'field', subject: 'visored-helm' },
  'the-tickler': { scene: 'night', subject: 'manacles' },
  'tyrion-lannister': { scene: 'keep', subject: 'wine-glass' },
  'tywin-lannister': { scene: 'hall', subject: 'old-king' },
  'burned-men': { scene: 'embers', subject: 'burning-skull' },
  'gold-cloaks': { scene: 'wall', subject: 'guards' },
  'lannisport-moneylender': { scene: 'keep', sun: 'left', subject: 'coins-pile' },
  'lannisport-merchant': { scene: 'sea', subject: 'swap-bag' },
  'the-queens-assassin': { scene: 'night', sun: 'moon', subject: 'cloak-dagger' },
  'widows-wail': { scene: 'storm', subject: 'two-handed-sword' },
  'casterly-rock': { scene: 'summit', subject: 'elven-castle' },
  lannisport: { scene: 'sea', subject: 'medieval-gate' },
  'western-fiefdom': { scene: 'hills', subject: 'mine-wagon' },
  'hear-me-roar': { scene: 'ridge', subject: 'lion', second: { icon: 'sound-waves', at: 'right' } },
  'the-things-i-do-for-love': { scene: 'keep', subject: 'tower-fall' },
  treachery: { scene: 'night', subject: 'backstab' },
};
