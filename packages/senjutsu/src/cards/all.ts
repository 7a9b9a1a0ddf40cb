import { BUSHIDO } from './bushido.ts';
import { EXPANSION_CORES } from './expansion-cores.ts';
import { EXPANSION_STEEL } from './expansion-steel.ts';
import { EXPANSION_WEAPONS } from './expansion-weapons.ts';
import { EXPANSION_WOOD } from './expansion-wood.ts';
import type { AbilityFact, SoloFact } from './fact.ts';
import { GENERAL_GOLD } from './general-gold.ts';
import { GENERAL_JADE } from './general-jade.ts';
import { STEEL_ATTACKS } from './general-steel-attacks.ts';
import { STEEL_DEFENCES } from './general-steel-defences.ts';
import { STEEL_MEDITATIONS } from './general-steel-meditations.ts';
import { GENERAL_WOOD } from './general-wood.ts';
import { MASTER } from './master.ts';
import { MISSING_WEAPONS } from './missing-weapons.ts';
import { RONIN } from './ronin.ts';
import { SOLO_CLOSE_ATTACKS } from './solo/close-attacks.ts';
import { SOLO_DEFENCES } from './solo/defences.ts';
import { SOLO_EXPANSION_HEROES } from './solo/expansion-heroes.ts';
import { HACHIKO } from './solo/hachiko.ts';
import { SOLO_MASTER_AND_STUDENT } from './solo/master-and-student.ts';
import { SOLO_MEDITATIONS } from './solo/meditations.ts';
import { SOLO_NIGHTMARES } from './solo/nightmares.ts';
import { SOLO_RANGED } from './solo/ranged.ts';
import { SOLO_REACH_ATTACKS } from './solo/reach-attacks.ts';
import { SOLO_RONIN_AND_WARRIOR } from './solo/ronin-and-warrior.ts';
import { STUDENT } from './student.ts';
import { WARRIOR } from './warrior.ts';
import { WEAPONS } from './weapons.ts';

/** All ability cards, core cards among them. */
export const ABILITIES: readonly AbilityFact[] = [
  ...MASTER,
  ...RONIN,
  ...STUDENT,
  ...WARRIOR,
  ...WEAPONS,
  ...GENERAL_JADE,
  ...GENERAL_GOLD,
  ...BUSHIDO,
  ...STEEL_ATTACKS,
  ...STEEL_DEFENCES,
  ...STEEL_MEDITATIONS,
  ...GENERAL_WOOD,
  ...EXPANSION_WEAPONS,
  ...EXPANSION_STEEL,
  ...EXPANSION_WOOD,
  ...EXPANSION_CORES,
  ...MISSING_WEAPONS,
];

/** All cards of AI opponents. */
export const SOLO_CARDS: readonly SoloFact[] = [
  ...SOLO_MEDITATIONS,
  ...SOLO_REACH_ATTACKS,
  ...SOLO_CLOSE_ATTACKS,
  ...SOLO_DEFENCES,
  ...SOLO_RANGED,
  ...SOLO_NIGHTMARES,
  ...SOLO_MASTER_AND_STUDENT,
  ...SOLO_RONIN_AND_WARRIOR,
  ...SOLO_EXPANSION_HEROES,
  ...HACHIKO,
];
