import { ARCANE_PROMPTS } from './arcane.ts';
import { BEAST_PROMPTS } from './beast.ts';
import { DISCORD_PROMPTS } from './discord.ts';
import { HEARTH_PROMPTS } from './hearth.ts';
import { NOMAD_PROMPTS } from './nomad.ts';
import { ORDER_PROMPTS } from './order.ts';
import { RELICS_PROMPTS } from './relics.ts';
import { SITES_PROMPTS } from './sites.ts';

/** Everything a power may ask, in both languages. A step without words does not compile. */
export const PROMPTS = {
  ...DISCORD_PROMPTS,
  ...ARCANE_PROMPTS,
  ...ORDER_PROMPTS,
  ...HEARTH_PROMPTS,
  ...BEAST_PROMPTS,
  ...NOMAD_PROMPTS,
  ...RELICS_PROMPTS,
  ...SITES_PROMPTS,
};

export type PromptStep = keyof typeof PROMPTS;
