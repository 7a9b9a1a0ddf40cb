import type { Compositions } from '../../../cards/art/composition.ts';

export const martellArt: Compositions = {
  'house-martell': { scene: 'steppe', subject: 'sun-spear' },
  'areo-hotah': { scene: 'steppe', subject: 'halberd' },
  'arianne-martell': { scene: 'steppe', sun: 'low', subject: 'perfume-bottle' },
  'doran-martell': { scene: 'keep', subject: 'throne-king' },
  'edric-dayne': { scene: 'hills', subject: 'falling-star' },
  'maester-caleotte': { scene: 'keep', subject: 'bubbling-flask' },
  'obara-sand': { scene: 'steppe', subject: 'stone-spear' },
  'the-red-viper': { scene: 'steppe', sun: 'right', subject: 'snake' },
  'desert-scavenger': { scene: 'steppe', sun: 'high', subject: 'camel-head' },
  'dornish-paramour': { scene: 'night', subject: 'rose' },
  'greenblood-trader': { scene: 'sea', subject: 'trade' },
  'house-dayne-knight': { scene: 'hills', subject: 'black-knight-helm' },
  'palace-spearman': { scene: 'keep', subject: 'spears' },
  dawn: { scene: 'hills', sun: 'high', subject: 'shining-sword' },
  'ghaston-grey': { scene: 'sea', subject: 'prisoner' },
  sunspear: { scene: 'steppe', subject: 'white-tower' },
  'blood-orange-grove': { scene: 'hills', subject: 'orange' },
  'dorans-game': { scene: 'keep', subject: 'chess-rook' },
  'unbowed-unbent-unbroken': { scene: 'steppe', subject: 'sun-spear' },
  confinement: { scene: 'night', subject: 'cage' },
};
