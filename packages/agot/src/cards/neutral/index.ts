import type { AgotDefinition } from '../../rules/card-definition.ts';
import { bodyguard, littleBird, milkOfThePoppy, nobleLineage, sealOfTheHand, syriosTraining } from './attachments.ts';
import { littlefinger, rattleshirtsRaiders, varys, wildlingHorde } from './characters.ts';
import { putToTheSword, putToTheTorch, superiorClaim, tearsOfLys, theHandsJudgment } from './events.ts';
import { theIronThrone, theKingsroad } from './locations.ts';

export const neutralCards: Readonly<Record<string, AgotDefinition>> = {
  littlefinger,
  varys,
  'rattleshirts-raiders': rattleshirtsRaiders,
  'wildling-horde': wildlingHorde,
  'seal-of-the-hand': sealOfTheHand,
  bodyguard,
  'little-bird': littleBird,
  'milk-of-the-poppy': milkOfThePoppy,
  'noble-lineage': nobleLineage,
  'syrios-training': syriosTraining,
  'the-iron-throne': theIronThrone,
  'the-kingsroad': theKingsroad,
  'put-to-the-sword': putToTheSword,
  'put-to-the-torch': putToTheTorch,
  'superior-claim': superiorClaim,
  'tears-of-lys': tearsOfLys,
  'the-hands-judgment': theHandsJudgment,
};
