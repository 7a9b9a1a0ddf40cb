import '../rules/define.ts';
import { define } from '../rules/card-definition.ts';
import { baratheonCards } from './baratheon/index.ts';
import { greyjoyCards } from './greyjoy/index.ts';
import { lannisterCards } from './lannister/index.ts';
import { martellCards } from './martell/index.ts';
import { neutralCards } from './neutral/index.ts';
import { plotsCards } from './plots/index.ts';
import { starkCards } from './stark/index.ts';
import { targaryenCards } from './targaryen/index.ts';
import { titlesCards } from './titles/index.ts';
import { tyrellCards } from './tyrell/index.ts';
import { watchCards } from './watch/index.ts';

define({
  ...starkCards,
  ...lannisterCards,
  ...baratheonCards,
  ...greyjoyCards,
  ...tyrellCards,
  ...martellCards,
  ...targaryenCards,
  ...watchCards,
  ...neutralCards,
  ...plotsCards,
  ...titlesCards,
});
