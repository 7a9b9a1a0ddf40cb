import { isOption, type Option } from '@kronika/kernel';
import type { ChoiceSpec } from '@kronika/lcg';
import type { AgotEvent } from '../../event.ts';
import type { AgotUse } from '../../rules/card-definition.ts';
import type { AgotState } from '../../state.ts';
import { CHALLENGE_TYPES, type ChallengeType } from '../fact.ts';

/** An icon that a player chooses. */
export interface IconOption extends Option {
  readonly is: 'icon';
  readonly icon: ChallengeType;
}

/** "A challenge icon of your choice", out of these. */
export function oneIcon(from: (state: AgotState, use: AgotUse) => readonly ChallengeType[]): {
  readonly icon: ChoiceSpec<AgotState, AgotEvent>;
} {
  return {
    icon: {
      message: { key: 'chooseIcon' },
      options: (state, use) => from(state, use).map((icon): IconOption => ({ is: 'icon', icon })),
    },
  };
}

/** The icon that was chosen. */
export function chosenIcon({ chosen }: AgotUse): ChallengeType | undefined {
  const { icon } = chosen;
  return isOption(icon, 'icon') && 'icon' in icon ? CHALLENGE_TYPES.find((one) => one === icon.icon) : undefined;
}
