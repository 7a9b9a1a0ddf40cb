import '../rules/define.ts';
import { define } from '../rules/card-definition.ts';
import { crabCards } from './crab/index.ts';
import { craneCards } from './crane/index.ts';
import { dragonCards } from './dragon/index.ts';
import { lionCards } from './lion/index.ts';
import { neutralCards } from './neutral/index.ts';
import { phoenixCards } from './phoenix/index.ts';
import { scorpionCards } from './scorpion/index.ts';
import { unicornCards } from './unicorn/index.ts';

define({
  ...crabCards,
  ...craneCards,
  ...dragonCards,
  ...lionCards,
  ...phoenixCards,
  ...scorpionCards,
  ...unicornCards,
  ...neutralCards,
});
