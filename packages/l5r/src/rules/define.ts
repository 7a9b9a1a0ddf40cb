import { define, RULES } from './layer.ts';
import { leavingRules } from './leaving.ts';

define({ [RULES]: leavingRules });
