import type { Compositions } from '../../../cards/art/composition.ts';

export const greyjoyArt: Compositions = {
  'house-greyjoy': { scene: 'sea', subject: 'giant-squid' },
  'aeron-damphair': { scene: 'sea', sun: 'low', subject: 'wave-crest' },
  'alannys-greyjoy': { scene: 'keep', subject: 'queen-crown' },
  'asha-greyjoy': { scene: 'sea', sun: 'left', subject: 'thrown-daggers' },
  'balon-greyjoy': { scene: 'storm', subject: 'drakkar-dragon' },
  'euron-crows-eye': { scene: 'sea', sun: 'moon', subject: 'pirate-captain' },
  'maester-wendamyr': { scene: 'keep', subject: 'quill-ink' },
  'theon-greyjoy': { scene: 'hills', subject: 'bow-arrow' },
  'black-winds-crew': { scene: 'sea', sun: 'high', subject: 'drakkar' },
  'drowned-men': { scene: 'sea', subject: 'drowning' },
  'iron-islands-fishmonger': { scene: 'hills', subject: 'fish-bucket' },
  'lordsport-shipwright': { scene: 'keep', sun: 'left', subject: 'hand-saw' },
  'salty-navigator': { scene: 'sea', sun: 'right', subject: 'ship-wheel' },
  'throwing-axe': { scene: 'storm', subject: 'battle-axe' },
  'great-kraken': { scene: 'sea', subject: 'ship-bow' },
  'iron-fleet-scout': { scene: 'storm', subject: 'caravel' },
  'sea-tower': { scene: 'sea', sun: 'moon', subject: 'stone-tower' },
  'risen-from-the-sea': { scene: 'sea', subject: 'wave-strike' },
  'the-krakens-grasp': { scene: 'storm', subject: 'kraken-tentacle' },
  'we-do-not-sow': { scene: 'embers', subject: 'crossed-axes' },
};
