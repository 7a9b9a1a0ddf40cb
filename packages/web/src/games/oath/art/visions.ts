import type { Compositions } from '../../../cards/art/composition.ts';

export const visionsArt: Compositions = {
  conquest: { scene: 'ridge', subject: 'hill-conquest' },
  rebellion: { scene: 'embers', subject: 'torch' },
  sanctuary: { scene: 'night', sun: 'moon', subject: 'chest' },
  faith: { scene: 'night', subject: 'meditation' },
  conspiracy: { scene: 'storm', subject: 'hooded-figure' },
};
