import { type PrintedId, present } from '@kronika/kernel';
import { ARCANE_TEXTS } from './arcane.ts';
import { BEAST_TEXTS } from './beast.ts';
import type { CardText } from './card-text.ts';
import { DISCORD_TEXTS } from './discord.ts';
import { EDIFICES_TEXTS } from './edifices.ts';
import { HEARTH_TEXTS } from './hearth.ts';
import { NOMAD_TEXTS } from './nomad.ts';
import { ORDER_TEXTS } from './order.ts';
import { RELICS_TEXTS } from './relics.ts';
import { SITES_TEXTS } from './sites.ts';
import { VISIONS_TEXTS } from './visions.ts';

const TEXTS: ReadonlyMap<string, CardText> = new Map(
  [
    DISCORD_TEXTS,
    ARCANE_TEXTS,
    ORDER_TEXTS,
    HEARTH_TEXTS,
    BEAST_TEXTS,
    NOMAD_TEXTS,
    EDIFICES_TEXTS,
    RELICS_TEXTS,
    SITES_TEXTS,
    VISIONS_TEXTS,
  ].flatMap((texts) => Object.entries<CardText>(texts)),
);

export function cardText(printed: PrintedId): CardText {
  return present(TEXTS.get(printed), `the text of ${printed}`);
}
