import { ARCANE_PROCEDURES } from './arcane-flows.ts';
import { BEAST_PROCEDURES } from './beast-flows.ts';
import { COMMON_PROCEDURES } from './common-flows.ts';
import { DISCORD_PROCEDURES } from './discord-flows.ts';
import { EDIFICE_PROCEDURES } from './edifice-flows.ts';
import { HEARTH_PROCEDURES } from './hearth-flows.ts';
import { NOMAD_PROCEDURES } from './nomad-flows.ts';
import { ORDER_PROCEDURES } from './order-flows.ts';
import { RELIC_PROCEDURES } from './relic-flows.ts';

/** The procedures of single cards; the game knows them beside those of the rules. */
export const cardProcedures = [
  ...COMMON_PROCEDURES,
  ...ORDER_PROCEDURES,
  ...HEARTH_PROCEDURES,
  ...DISCORD_PROCEDURES,
  ...ARCANE_PROCEDURES,
  ...BEAST_PROCEDURES,
  ...NOMAD_PROCEDURES,
  ...RELIC_PROCEDURES,
  ...EDIFICE_PROCEDURES,
];
