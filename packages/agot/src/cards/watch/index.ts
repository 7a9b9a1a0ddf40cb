import type { AgotDefinition } from '../../rules/card-definition.ts';
import { longclaw } from './attachments.ts';
import { messengerRaven, oldForestHunter, stewardAtTheWall, veteranBuilder } from './characters-common.ts';
import {
  benjenStark,
  ghost,
  jonSnow,
  maesterAemon,
  oldBearMormont,
  serWaymarRoyce,
  yoren,
} from './characters-unique.ts';
import { aMeagerContribution, takeTheBlack, theSwordInTheDarkness } from './events.ts';
import { castleBlack, theWall } from './locations.ts';

export const watchCards: Readonly<Record<string, AgotDefinition>> = {
  'benjen-stark': benjenStark,
  ghost,
  'jon-snow': jonSnow,
  'maester-aemon': maesterAemon,
  'old-bear-mormont': oldBearMormont,
  'ser-waymar-royce': serWaymarRoyce,
  yoren,
  'messenger-raven': messengerRaven,
  'old-forest-hunter': oldForestHunter,
  'steward-at-the-wall': stewardAtTheWall,
  'veteran-builder': veteranBuilder,
  longclaw,
  'castle-black': castleBlack,
  'the-wall': theWall,
  'a-meager-contribution': aMeagerContribution,
  'take-the-black': takeTheBlack,
  'the-sword-in-the-darkness': theSwordInTheDarkness,
};
