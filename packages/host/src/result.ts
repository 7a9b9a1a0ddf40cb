import type { Game, Match, MatchFacts } from '@kronika/kernel';
import type { Ending, MatchResult } from '@kronika/protocol';
import type { HostedTable } from './hosted-table.ts';

/** What is told of the match now that it is over; nothing before. */
export function resultOf({ ending, recorder, game, begunAt, movedAt }: HostedTable): MatchResult | undefined {
  if (ending === undefined || recorder === undefined) return undefined;
  const { match } = recorder;
  const facts = game.facts?.(game.view(match.state, 'spectator')) ?? {};
  return {
    how: ending.is,
    ...byOf(ending),
    ...(ending.is === 'played' && match.outcome !== undefined ? { reason: match.outcome.reason.key } : {}),
    decisions: match.decisions,
    began: begunAt,
    ended: movedAt,
    ...told(facts),
    ...annalOf(game, match),
  };
}

/** A match that ended before its rules ended it is no part of the history of its series. */
function annalOf({ series }: Game, match: Match): Pick<MatchResult, 'annal'> {
  const annal = match.outcome === undefined ? undefined : series?.annal?.(match);
  return annal === undefined ? {} : { annal };
}

function byOf(ending: Ending): Pick<MatchResult, 'by'> {
  return ending.is === 'resigned' || ending.is === 'timeUp' ? { by: ending.seat } : {};
}

function told({
  sides,
  gear,
  scores,
  rounds,
  first,
}: MatchFacts): Pick<MatchResult, 'sides' | 'gear' | 'scores' | 'rounds' | 'first'> {
  return {
    ...(sides === undefined ? {} : { sides: [...sides] }),
    ...(gear === undefined ? {} : { gear: [...gear] }),
    ...(scores === undefined ? {} : { scores: [...scores] }),
    ...(rounds === undefined ? {} : { rounds }),
    ...(first === undefined ? {} : { first }),
  };
}
