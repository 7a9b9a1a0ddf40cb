/** Which of the two laws a match is played by (section X). */
export const EDITIONS = ['pl', 'en'] as const;
export type Edition = (typeof EDITIONS)[number];

/**
 * The points in which the two laws differ, OATH-X-1 to OATH-X-11, in this order. Each can be set on its own; what is
 * said of none of them follows the edition of the match.
 */
export const POINTS = [
  'startingPawns',
  'darkestSecretCondition',
  'relicFavorCost',
  'peoplesFavorSide',
  'banditDefender',
  'banishing',
  'citizenTitle',
  'farDiscards',
  'firstGarrison',
  'planSide',
  'visionStopsPowers',
] as const;
export type Point = (typeof POINTS)[number];

/** By which law each point is read. */
export type Law = Readonly<Record<Point, Edition>>;

export function lawOf(edition: Edition, exceptions: Partial<Law> = {}): Law {
  return {
    startingPawns: edition,
    darkestSecretCondition: edition,
    relicFavorCost: edition,
    peoplesFavorSide: edition,
    banditDefender: edition,
    banishing: edition,
    citizenTitle: edition,
    farDiscards: edition,
    firstGarrison: edition,
    planSide: edition,
    visionStopsPowers: edition,
    ...exceptions,
  };
}
