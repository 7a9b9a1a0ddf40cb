import type { CardSize } from '../../../cards/size.ts';

/** Words (F), short words (M), pictures and grid (S), and less of them (xs). */
export type FaceSize = 'F' | 'M' | 'S' | 'xs';

/** The face for the three sizes that every game has. */
export const FACE_OF: Readonly<Record<CardSize, FaceSize>> = { i: 'F', h: 'M', t: 'S' };

export const SIZE_OF: Readonly<Record<FaceSize, CardSize>> = { F: 'i', M: 'h', S: 't', xs: 't' };

export const FACE_CLASS: Readonly<Record<FaceSize, string>> = { F: 'F', M: 'M', S: 'S', xs: 'S xs' };
