import { type ChallengeType, type CharacterView, factOf, type SeatView } from '@kronika/agot';

/** What these characters of a seat count together, with what its title adds to a side that is not empty. */
export function sideStrength(
  { title }: Pick<SeatView, 'title'>,
  characters: readonly Pick<CharacterView, 'strength'>[],
  type: ChallengeType,
): number {
  if (characters.length === 0) return 0;
  const fact = title?.sight.face === 'up' ? factOf(title.sight.printed) : undefined;
  const bonus = fact?.type === 'title' && fact.bonus?.to === type ? fact.bonus.amount : 0;
  return characters.reduce((sum, { strength }) => sum + strength, bonus);
}

/** Who could defend in a challenge of that type. */
export function ableToDefend({ characters }: SeatView, type: ChallengeType): readonly CharacterView[] {
  return characters.filter(({ declarable, bypassed }) => declarable.defending.includes(type) && !bypassed);
}
