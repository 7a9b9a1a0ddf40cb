import { define } from '../rules/layer.ts';
import * as events from './events.ts';
import { RULES } from './facts.ts';
import * as fighters from './fighters.ts';
import * as gear from './gear.ts';
import { playing } from './playing.ts';

define({ ...fighters, ...gear, ...events, [RULES]: playing });
