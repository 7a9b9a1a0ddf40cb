import { printedCard, type SandboxSupply } from '@kronika/kernel';
import { CARD_FACTS, type CardFact, printedOf } from '../facts/library.ts';
import { cardWords, KIND_NAMES } from './words.ts';

type Kind = keyof typeof KIND_NAMES;

const KINDS: readonly Kind[] = ['denizen', 'edifice', 'ruin', 'relic', 'vision', 'site'];

function kindOf({ back, suit }: CardFact): Kind {
  return back === 'edifice' && suit === null ? 'ruin' : back;
}

/** Every card. There is one of each: putting it somewhere takes it from where it lies. */
export const SUPPLY: readonly SandboxSupply[] = CARD_FACTS.map((fact) => ({
  piece: printedCard(printedOf(fact.name)),
  name: cardWords(fact.name),
  kind: kindOf(fact),
}));

export const SUPPLY_KINDS = KINDS.map((value) => ({ value, name: KIND_NAMES[value] }));
