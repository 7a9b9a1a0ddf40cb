import type { Goal } from '@kronika/oath';
import type { PictureOf } from './cards/Picture.tsx';

/** The oaths by their pictures. */
export const GOAL_PICTURES: Readonly<Record<Goal, PictureOf>> = {
  supremacy: 'hill-conquest',
  people: 'three-friends',
  protection: 'o-chest',
  devotion: 'meditation',
};
