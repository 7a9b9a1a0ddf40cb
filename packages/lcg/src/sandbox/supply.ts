import {
  isPrintedCard,
  type Phrase,
  type PrintedId,
  printedCard,
  type Sandbox,
  type SandboxSpot,
  type SandboxSupply,
  type ThingName,
} from '@kronika/kernel';

/** All cards of a game, to put on the table. */
export function cardSupply<F extends { readonly id: PrintedId; readonly type: string }>(
  facts: readonly F[],
  nameOf: (fact: F) => Phrase,
): readonly SandboxSupply[] {
  return facts.map((fact) => ({ piece: printedCard(fact.id), name: nameOf(fact), kind: fact.type }));
}

/** Where a card may be put, and where one that lies somewhere may go. */
export interface CardSpots<Situation> {
  spotsFor(situation: Situation, printed: PrintedId): readonly SandboxSpot[];
  spotsForThing(situation: Situation, thing: ThingName): readonly SandboxSpot[];
}

/** The spots of a game whose pieces are cards. */
export function cardSpots<Situation>({ spotsFor, spotsForThing }: CardSpots<Situation>): Sandbox<Situation>['spots'] {
  return (situation, what) => {
    if ('thing' in what) return spotsForThing(situation, what.thing);
    return isPrintedCard(what.piece) ? spotsFor(situation, what.piece.printed) : [];
  };
}
