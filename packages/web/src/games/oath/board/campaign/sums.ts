import type { AttackFace, DefenceFace } from '@kronika/oath';

/** Swords of a roll: one for each, two for each pair with a skull, and one for two hollow ones. */
export function attackSum(faces: readonly AttackFace[]): number {
  const count = (face: AttackFace) => faces.filter((each) => each === face).length;
  return count('sword') + 2 * count('skull') + Math.floor(count('hollow') / 2);
}

export function skullsIn(faces: readonly AttackFace[]): number {
  return faces.filter((face) => face === 'skull').length;
}

/** Shields of a roll, doubled for each die that says so. */
export function defenceSum(faces: readonly DefenceFace[]): number {
  const count = (face: DefenceFace) => faces.filter((each) => each === face).length;
  return (count('shield') + 2 * count('shields')) * 2 ** count('double');
}
