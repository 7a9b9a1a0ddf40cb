import type { AgotDefinition } from '../../rules/card-definition.ts';
import { crownRegent, handOfTheKing, masterOfCoin, masterOfLaws, masterOfShips, masterOfWhispers } from './titles.ts';

export const titlesCards: Readonly<Record<string, AgotDefinition>> = {
  'master-of-whispers': masterOfWhispers,
  'master-of-ships': masterOfShips,
  'hand-of-the-king': handOfTheKing,
  'master-of-coin': masterOfCoin,
  'master-of-laws': masterOfLaws,
  'crown-regent': crownRegent,
};
