import { type CardId, choose, decline, isOption, type Message, type Option } from '@kronika/kernel';
import { type AskPart, asking, causedBy, type Effect, possible } from '@kronika/lcg';
import type { L5rEvent } from '../../event.ts';
import type { L5rUse } from '../../rules/card-definition.ts';
import { layer } from '../../rules/layer.ts';
import type { L5rState } from '../../state.ts';
import type { Element } from '../fact.ts';
import { type RingOption, target } from '../words/index.ts';

/** What can be done to a character that was chosen. */
const CHANGES = {
  honorIt: (card: CardId): L5rEvent => ({ is: 'honored', card, rule: 'L5R-STATUS-b' }),
  dishonorIt: (card: CardId): L5rEvent => ({ is: 'dishonored', card, rule: 'L5R-STATUS-b' }),
  bowIt: (card: CardId): L5rEvent => ({ is: 'bowed', card, rule: 'L5R-BOW-b' }),
  readyIt: (card: CardId): L5rEvent => ({ is: 'readied', card, rule: 'L5R-BOW-b' }),
};

type Change = keyof typeof CHANGES;

interface ChangeOption extends Option {
  readonly is: Change;
}

function isPossible(state: L5rState, { ability, by }: L5rUse, event: L5rEvent): boolean {
  return possible(layer, state, causedBy({ is: 'ability', ability, by }, [event])).length > 0;
}

/** One of several changes to the target. It is decided while it resolves, among those that are possible (L5R-CHOICE-a). */
export function eitherOf(...changes: readonly Change[]): Effect<L5rState, L5rEvent> {
  return [
    (state, use) => {
      const card = target(use);
      if (card === undefined) return undefined;
      const options = changes.filter((change) => isPossible(state, use, CHANGES[change](card)));
      if (options.length === 0) return undefined;
      return asking(
        'change',
        choose({
          seat: use.by,
          options: options.map((is): ChangeOption => ({ is })),
          message: { key: 'selectOne' },
          because: { is: 'card', card: use.ability.self },
        }),
      );
    },
    (_, use) => {
      const card = target(use);
      const change = changes.find((is) => isOption(use.chosen.change, is));
      return card === undefined || change === undefined ? undefined : CHANGES[change](card);
    },
  ];
}

export function ringOptions(rings: readonly Element[]): readonly RingOption[] {
  return rings.map((ring) => ({ is: 'ring', ring }));
}

/** Asks the user for one of the rings while the effect resolves; nothing where there is none. */
export function askForRing(
  into: string,
  { by, ability }: L5rUse,
  rings: readonly Option[],
  message: Message = { key: 'chooseRing' },
): AskPart | undefined {
  if (rings.length === 0) return undefined;
  return asking(into, choose({ seat: by, options: rings, message, because: { is: 'card', card: ability.self } }));
}

/** The same for "up to": the user may also say that it is enough. */
export function offerRing(into: string, use: L5rUse, rings: readonly RingOption[]): AskPart | undefined {
  return rings.length === 0 ? undefined : askForRing(into, use, [...rings, decline], { key: 'offerRing' });
}
