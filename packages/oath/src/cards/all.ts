import { defineCards } from '../powers/library.ts';
import { ARCANE_CARDS } from './arcane.ts';
import { BEAST_CARDS } from './beast.ts';
import { DISCORD_CARDS } from './discord.ts';
import { EDIFICES_CARDS } from './edifices.ts';
import { HEARTH_CARDS } from './hearth.ts';
import { NOMAD_CARDS } from './nomad.ts';
import { ORDER_CARDS } from './order.ts';
import { RELICS_CARDS } from './relics.ts';
import { SITES_CARDS } from './sites.ts';

defineCards(
  DISCORD_CARDS,
  ARCANE_CARDS,
  ORDER_CARDS,
  HEARTH_CARDS,
  BEAST_CARDS,
  NOMAD_CARDS,
  EDIFICES_CARDS,
  RELICS_CARDS,
  SITES_CARDS,
);
