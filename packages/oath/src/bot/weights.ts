/**
 * What things are worth to the bot. A hundred points are a certain victory, so a point is a hundredth of one: pieces and
 * tokens count for what they usually bring about.
 */
export const WEIGHTS = {
  /** How near a player is to winning; of the others the nearest counts most. */
  ownChance: 100,
  nearestRival: 35,
  otherRivals: 8,

  /** Each warband on the own board, up to a useful army, and beyond. */
  warband: 1.2,
  army: 9,
  spareWarband: 0.3,
  /** Warbands at a ruled site besides the one that holds it, as far as they deter. */
  guard: 0.6,
  guards: 2,
  site: 1.5,
  relic: 2.5,
  banner: 2.5,
  bannerToken: 0.25,
  /** Tokens on the banner that the own victory hangs on: they make it dearer for others. */
  heldToken: 0.9,
  favor: 1,
  manyFavor: 5,
  spareFavor: 0.4,
  secret: 1.7,
  manySecrets: 4,
  spareSecret: 0.5,
  /** A secret that lies on a card until the own Rest is as good as kept. */
  placedSecret: 1.6,
  adviser: 1.1,
  /** Further advisers of the same suit, for Trade. */
  matching: 0.5,
  facedownAdviser: 0.5,
  /** Cards at the own site and at ruled sites: something to muster on and to trade with. */
  denizen: 0.5,
  firstSupply: 0.5,
  supply: 0.3,
} as const;

/** Below this an action is not worth the trouble. */
export const WORTHWHILE = 0.05;

/** Something that costs nothing is done only if it helps, and not always, so that nothing is repeated for ever. */
export const FREE_WORTHWHILE = 0.3;
export const FREE_TAKEN = 0.9;

/** What is at the end of a way counts less than what is here. */
export const AFAR = 0.7;
