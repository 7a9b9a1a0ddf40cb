import type { Compositions } from '../../../cards/art/composition.ts';

export const tyrellArt: Compositions = {
  'house-tyrell': { scene: 'hills', subject: 'rose' },
  left: { scene: 'keep', sun: 'left', subject: 'round-shield' },
  'maester-lomys': { scene: 'keep', subject: 'quill-ink' },
  'margaery-tyrell': { scene: 'hills', subject: 'crown-of-thorns' },
  'paxter-redwyne': { scene: 'sea', subject: 'grapes' },
  'randyll-tarly': { scene: 'field', subject: 'bow-arrow' },
  right: { scene: 'keep', sun: 'right', subject: 'round-shield' },
  'the-knight-of-flowers': { scene: 'field', subject: 'mounted-knight' },
  'the-queen-of-thorns': { scene: 'keep', sun: 'high', subject: 'thorny-vine' },
  'courtesan-of-the-rose': { scene: 'night', subject: 'handheld-fan' },
  'garden-caretaker': { scene: 'hills', subject: 'watering-can' },
  'olennas-informant': { scene: 'night', sun: 'moon', subject: 'spy' },
  'wardens-of-the-reach': { scene: 'field', subject: 'knight-banner' },
  heartsbane: { scene: 'hills', subject: 'two-handed-sword' },
  highgarden: { scene: 'hills', sun: 'high', subject: 'castle' },
  'the-mander': { scene: 'sea', subject: 'river' },
  'rose-garden': { scene: 'hills', sun: 'low', subject: 'flowers' },
  'growing-strong': { scene: 'hills', subject: 'vine-flower' },
  'olennas-cunning': { scene: 'keep', subject: 'drama-masks' },
  'the-bear-and-the-maiden-fair': { scene: 'forest', subject: 'bear-face', second: { icon: 'harp', at: 'right' } },
};
