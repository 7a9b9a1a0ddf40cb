import { printedId } from '@kronika/kernel';
import { type Fact, factOf } from '../cards/fact.ts';
import { definitionOf } from '../rules/card-definition.ts';
import type { Placed, Said } from '../situation/notes.ts';
import type { ZoneName } from './pieces.ts';

/** The zones in which such a card can lie (AGOT-ZONE-a, -b). What lies on or under a card is no zone of its own. */
export function zonesFor({ type }: Fact): readonly ZoneName[] {
  switch (type) {
    case 'character':
      return ['play', 'hand', 'deck', 'discard', 'dead', 'removed'];
    case 'location':
      return ['play', 'hand', 'deck', 'discard', 'removed'];
    case 'attachment':
    case 'event':
      return ['hand', 'deck', 'discard', 'removed'];
    case 'plot':
      return ['plot', 'plotDeck', 'usedPlots'];
    case 'faction':
    case 'agenda':
    case 'title':
      return [type];
  }
}

/** The zones in which there is at most one card. */
export const SINGLE: readonly ZoneName[] = ['faction', 'agenda', 'title', 'plot'];

export function factCalled(printed: string): Fact {
  return factOf(printedId(printed));
}

export function isUnique(fact: Fact): boolean {
  return 'unique' in fact && fact.unique === true;
}

/** Whether such a card can be an attachment: some cards become one (AGOT-TYPE-b). */
export function canBeAttached(fact: Fact): boolean {
  return fact.type === 'attachment' || definitionOf(fact.id).becomes !== undefined;
}

/** Whether the attachment is discarded when its card leaves play (AGOT-KW-TERMINAL-a). */
export function isTerminal(fact: Fact): boolean {
  return (
    ('keywords' in fact && fact.keywords.some(({ is }) => is === 'terminal')) ||
    definitionOf(fact.id).becomes?.keywords.includes('terminal') === true
  );
}

/** What a card is said to be that was put onto another one; nothing, if it can be nothing there. */
export function saidOn(printed: string, host: Placed): Said | undefined {
  const fact = factCalled(printed);
  const isCopied = [
    host.printed,
    ...host.attachments.flatMap(({ printed: other, said }) => (said.marks.as === 'duplicate' ? [] : [other])),
  ].some((other) => factCalled(other).name === fact.name);
  if (isCopied && isUnique(fact)) return { marks: { as: 'duplicate' } };
  if (factCalled(host.printed).type !== 'character' || !canBeAttached(fact)) return undefined;
  return { marks: fact.type === 'attachment' ? {} : { as: 'attachment' } };
}
