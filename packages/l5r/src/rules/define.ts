import { define, RULES } from './layer.ts';
import { leavingRules } from './leaving.ts';
import { playingRules } from './playing.ts';

define({ [RULES]: { abilities: { ...leavingRules.abilities, ...playingRules.abilities } } });
