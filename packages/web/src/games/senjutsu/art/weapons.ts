import type { Compositions } from '../../../cards/art/composition.ts';
import { ink } from './ink.ts';

/** What is drawn on the core weapons. */
export const weaponsArt: Compositions = {
  'bo-staff-block': ink('bo'),
  'bo-staff-thrust': ink('bo'),
  'dual-sai-cross': ink('sai'),
  'kama-hook': ink('scythe'),
  'katana-swing': ink('katana'),
  'naginata-sweep': ink('halberd'),
  'nodachi-slash': ink('broadsword'),
  'nodachi-thrust': ink('thrust'),
  'shikomizue-parry': ink('sword-tie'),
  'tachi-cut': ink('curvy-knife'),
  'tonfa-block': ink('baton'),
  'wakizashi-slice': ink('stiletto'),
  'jumonji-yari-pierce': ink('trident'),
  'kanabo-smash': ink('spiked-bat'),
  'katana-cut': ink('katana'),
  'katana-slash': ink('sword-slice'),
  'naginata-carve': ink('halberd'),
  'tanto-slice': ink('bowie-knife'),
  'yari-impale': ink('spears'),
  'kusarigama-lash': ink('flail'),
  'pistol-shot': ink('pistol-gun'),
  'carrack-sword-cut': ink('sword-wound'),
  'nagamaki-sweep': ink('sharp-halberd'),
};
