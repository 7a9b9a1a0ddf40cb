import type { Compendium } from '@kronika/kernel';
import { actions } from './chapters/actions.ts';
import { campaign } from './chapters/campaign.ts';
import { chronicle } from './chapters/chronicle.ts';
import { minor } from './chapters/minor.ts';
import { powers } from './chapters/powers.ts';
import { realm } from './chapters/realm.ts';
import { setup } from './chapters/setup.ts';
import { technique } from './chapters/technique.ts';
import { turn } from './chapters/turn.ts';
import { victory } from './chapters/victory.ts';
import { EXAMPLES } from './examples.ts';

export { speakingCards } from './speaking-cards.ts';

const CHAPTERS: Compendium = [realm, setup, turn, actions, campaign, minor, powers, victory, chronicle, technique];

/** All rules of the game in the order in which one reads them, with their examples. */
export const compendium: Compendium = CHAPTERS.map((chapter) => ({
  ...chapter,
  entries: chapter.entries.map((entry) => ({
    ...entry,
    examples: [...(entry.examples ?? []), ...(EXAMPLES[entry.id] ?? [])],
  })),
}));
