import {
  beginSituation,
  canonicalJson,
  type Game,
  isCardId,
  isRefusal,
  type Match,
  refusalText,
  type Sandbox,
  seatsOf,
  type Viewer,
} from '@kronika/kernel';
import { differenceOf } from './difference-of.ts';

/** Which moments a situation can say whole: nothing is in the middle of being done. */
export interface WholeMoments {
  /** The procedures that may be going on; those that may not, if the situation says all others. */
  readonly flows: readonly string[] | { readonly except: readonly string[] };
  /** Where the running one may stand, e.g. `lcg/action-window offer`. */
  readonly asking: readonly string[] | 'anywhere';
}

/** Answers that wait, sealed, for those of others are half of something, too. */
export function isWhole({ stack, open, outcome }: Match, { flows, asking }: WholeMoments): boolean {
  const running = stack.at(-1);
  return (
    outcome === undefined &&
    open.every(({ answer }) => answer === undefined) &&
    running !== undefined &&
    stack.every(({ flow }) => ('except' in flows ? !flows.except.includes(flow) : flows.includes(flow))) &&
    (asking === 'anywhere' || asking.includes(`${running.flow} ${running.step}`))
  );
}

/** In what a match that was taken over as a situation differs from the one it was taken from, for whoever looks. */
export function lossOf<D>(game: Game, sandbox: Sandbox<D>, match: Match): readonly string[] {
  const begun = beginSituation(game, JSON.parse(JSON.stringify(sandbox.situationOf(match))), 'taken over');
  if (isRefusal(begun)) return [refusalText(begun, 'en')];
  const viewers: readonly Viewer[] = [...seatsOf(match.seats), 'spectator', 'arbiter'];
  const seen = ({ state, stack }: Match, viewer: Viewer) => renumbered(game.view(state, viewer, stack));
  return [
    ...viewers.flatMap((viewer) =>
      differenceOf(seen(match, viewer), seen(begun.match, viewer)).map((path) => `seen by ${viewer}: ${path}`),
    ),
    ...differenceOf(renumbered(match.open), renumbered(begun.match.open)).map((path) => `asked: ${path}`),
  ];
}

/** The value with cards named by the order in which they turn up in it, so that labels of two tables can be compared. */
function renumbered(value: unknown): unknown {
  const places = new Map<number, string>();
  const nameOf = (card: number): string => {
    const place = places.get(card) ?? `card ${places.size}`;
    places.set(card, place);
    return place;
  };
  return JSON.parse(canonicalJson(value), (_, inner: unknown) => (isCardId(inner) ? nameOf(inner) : inner));
}
