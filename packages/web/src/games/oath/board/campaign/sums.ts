import type { AttackFace } from '@kronika/oath';

const count = (faces: readonly AttackFace[], face: AttackFace): number => faces.filter((each) => each === face).length;

/** The swords that count whole: one for each, two for each pair with a skull. */
export function fullSwords(faces: readonly AttackFace[]): number {
  return count(faces, 'sword') + 2 * count(faces, 'skull');
}

/** The hollow ones, two of which make a sword. */
export function hollowSwords(faces: readonly AttackFace[]): number {
  return count(faces, 'hollow');
}

export function skullsIn(faces: readonly AttackFace[]): number {
  return count(faces, 'skull');
}
