import type { Compendium } from '@kronika/kernel';
import { abilities } from './chapters/abilities.ts';
import { basics } from './chapters/basics.ts';
import { cards } from './chapters/cards.ts';
import { conflictDeclaring } from './chapters/conflict-declaring.ts';
import { conflictPhase } from './chapters/conflict-phase.ts';
import { conflictSpoils } from './chapters/conflict-spoils.ts';
import { conflictWinning } from './chapters/conflict-winning.ts';
import { conflicts } from './chapters/conflicts.ts';
import { decks } from './chapters/decks.ts';
import { drawPhase } from './chapters/draw-phase.ts';
import { duels } from './chapters/duels.ts';
import { dynastyPhase } from './chapters/dynasty-phase.ts';
import { faq } from './chapters/faq.ts';
import { fatePhase } from './chapters/fate-phase.ts';
import { favor } from './chapters/favor.ts';
import { honor } from './chapters/honor.ts';
import { keywords } from './chapters/keywords.ts';
import { lands } from './chapters/lands.ts';
import { lasting } from './chapters/lasting.ts';
import { limits } from './chapters/limits.ts';
import { ownership } from './chapters/ownership.ts';
import { peopleAndThings } from './chapters/people-and-things.ts';
import { playing } from './chapters/playing.ts';
import { regroupPhase } from './chapters/regroup-phase.ts';
import { rings } from './chapters/rings.ts';
import { round } from './chapters/round.ts';
import { setup } from './chapters/setup.ts';
import { targets } from './chapters/targets.ts';
import { triggering } from './chapters/triggering.ts';
import { winning } from './chapters/winning.ts';
import { zones } from './chapters/zones.ts';

export { exampleTable } from './example-table.ts';
export { speakingCards } from './speaking-cards.ts';

/** All rules of the game in the order in which one reads them. */
export const compendium: Compendium = [
  basics,
  zones,
  cards,
  peopleAndThings,
  lands,
  setup,
  round,
  dynastyPhase,
  drawPhase,
  conflictPhase,
  conflicts,
  conflictDeclaring,
  conflictWinning,
  conflictSpoils,
  rings,
  favor,
  fatePhase,
  regroupPhase,
  honor,
  duels,
  abilities,
  triggering,
  playing,
  targets,
  limits,
  lasting,
  ownership,
  keywords,
  decks,
  winning,
  faq,
];
