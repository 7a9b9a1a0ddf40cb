import type { L5rFeature } from './measures.ts';

/**
 * Fitted to 400 games as docs/bots.md says, and rounded; those of a near honor victory, of attachments and of holdings
 * were set by hand.
 */
export const WEIGHTS: Readonly<Record<L5rFeature, number>> = {
  honor: 0.059,
  honorInDanger: 0.164,
  honorNearVictory: 0.5,
  brokenProvinces: 0.517,
  openStronghold: 0.309,
  fate: 0.107,
  hand: 0.074,
  deck: 0.132,
  characters: 0.139,
  military: 0.085,
  political: 0.065,
  ready: 0.06,
  lastingFate: 0.19,
  attachments: 0,
  status: 0.027,
  holdings: 0,
  rings: 0.019,
  favor: 0.095,
  opportunities: 0.239,
  firstPlayer: -0.047,
};
