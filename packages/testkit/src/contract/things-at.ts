import {
  cardThing,
  type Game,
  isCardThing,
  isKnownCard,
  keyOf,
  type Match,
  type Thing,
  type Viewer,
} from '@kronika/kernel';

/** Every thing of the match, cards first, whoever may know it. */
export function thingsAt<S>(game: Game<S>, match: Match<S>): readonly Thing[] {
  return [
    ...(game.cards?.table(match.state).cards ?? []).map(({ id }) => cardThing(id)),
    ...thingsSeenBy(game, match, 'arbiter'),
  ];
}

/** Tells the things that the viewer knows from those it does not. */
export function knowing(game: Game, match: Match, viewer: Viewer): (thing: Thing) => boolean {
  const table = game.cards?.table(match.state);
  const seen = new Set(thingsSeenBy(game, match, viewer).map(keyOf));
  return (thing) =>
    isCardThing(thing) ? table !== undefined && isKnownCard(table, thing.card, viewer) : seen.has(keyOf(thing));
}

function thingsSeenBy<S>(game: Game<S>, { state, stack }: Match<S>, viewer: Viewer): readonly Thing[] {
  return game.things?.(game.view(state, viewer, stack)) ?? [];
}
