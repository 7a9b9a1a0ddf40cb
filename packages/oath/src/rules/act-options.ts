import { type CardId, mayKnow, type SeatId } from '@kronika/kernel';
import type { ActOption } from '../options.ts';
import { advisers, isFaceup, relicHolder, relicsAt } from '../queries/cards.ts';
import { boardWarbands } from '../queries/pieces.ts';
import { othersThan, playerOf } from '../queries/seats.ts';
import type { Oath } from '../state.ts';
import { defendersFor } from './campaign-targets.ts';
import { exilable, maySelfExile, offerable } from './citizenship.ts';
import { mayGarrison, mayGather, partners } from './minor.ts';
import { declarable } from './modifiers.ts';
import { musterable } from './muster.ts';
import { usablePowers } from './power.ts';
import { claimable } from './promises.ts';
import { recoverable } from './recover.ts';
import { coveredSlots, relicIn } from './reliquary.ts';
import { searchSources } from './search.ts';
import { showable } from './show.ts';
import { canPayFees, feesFor } from './tolls.ts';
import { tradable } from './trade.ts';
import { destinations, woodChooser } from './travel.ts';

/**
 * What the player may do now (OATH-4.2-a). Where modifiers could be declared, an action is offered as a whole: they are
 * asked first and decide what it can be about. It may then turn out that none of them helps, and nothing happens.
 */
export function actOptions(state: Oath, seat: SeatId): readonly ActOption[] {
  return [...majorActions(state, seat), ...minorActions(state, seat), { is: 'endAct' }];
}

function majorActions(state: Oath, seat: SeatId): readonly ActOption[] {
  const { site } = playerOf(state, seat);
  const sure = { seat, modifiers: [] };
  const redirected = woodChooser(state, seat) !== undefined;
  return [
    ...(declarable(state, seat, 'search').length > 0
      ? [{ is: 'search', source: null } as const]
      : searchSources(state, seat, []).map((source): ActOption => ({ is: 'search', source }))),
    ...(declarable(state, seat, 'muster').length > 0
      ? [{ is: 'muster', card: null } as const]
      : musterable(state, seat, []).map((card): ActOption => ({ is: 'muster', card }))),
    ...(declarable(state, seat, 'trade').length > 0
      ? [{ is: 'trade', card: null, for: null } as const]
      : tradable(state, seat, []).map(({ card, for: way }): ActOption => ({ is: 'trade', card, for: way }))),
    ...(declarable(state, seat, 'recover').length > 0
      ? [{ is: 'recover', what: null } as const]
      : recoverable(state, seat, []).map((what): ActOption => ({ is: 'recover', what }))),
    ...defendersFor(state, seat, site).map((defender): ActOption => ({ is: 'campaign', defender })),
    ...(declarable(state, seat, 'travel').length > 0 || (redirected && destinations(state, sure).length > 0)
      ? [{ is: 'travel', to: null } as const]
      : destinations(state, sure).map((to): ActOption => ({ is: 'travel', to }))),
  ];
}

/** Whether the fees for playing or discarding a facedown adviser can be paid; discarding is always possible besides. */
function mayHandle(state: Oath, seat: SeatId, card: CardId): boolean {
  const deed = { is: 'play', seat, card, to: { is: 'discard' }, how: 'adviser' } as const;
  return canPayFees(state, seat, feesFor(state, deed));
}

function minorActions(state: Oath, seat: SeatId): readonly ActOption[] {
  const { site } = playerOf(state, seat);
  const facedown = advisers(state, seat).filter((card) => !isFaceup(state, card));
  const hasScepter = relicHolder(state, 'the-grand-scepter') === seat && !state.turn.scepterTaken;
  return [
    ...usablePowers(state, seat, 'action').map((card): ActOption => ({ is: 'power', card })),
    ...facedown.filter((card) => mayHandle(state, seat, card)).map((card): ActOption => ({ is: 'adviser', card })),
    ...othersThan(state, seat)
      .filter((other) => showable(state, seat, other).length > 0)
      .map((to): ActOption => ({ is: 'show', to })),
    ...relicsAt(state, site).flatMap((card, at): readonly ActOption[] =>
      mayKnow(state.table, card, seat) ? [] : [{ is: 'peekRelic', slot: site, at }],
    ),
    ...(hasScepter
      ? coveredSlots(state).flatMap((covers): readonly ActOption[] => {
          const relic = relicIn(state, covers);
          return relic === undefined || mayKnow(state.table, relic, seat) ? [] : [{ is: 'peekReliquary', covers }];
        })
      : []),
    ...(mayGather(state, seat) ? [{ is: 'gather' } as const] : []),
    ...(mayGarrison(state, seat) ? [{ is: 'garrison' } as const] : []),
    ...partners(state, seat).flatMap((other): readonly ActOption[] => [
      ...(boardWarbands(state, seat) > 0 ? [{ is: 'transfer', seat: other, way: 'give' } as const] : []),
      ...(boardWarbands(state, other) > 0 ? [{ is: 'transfer', seat: other, way: 'take' } as const] : []),
    ]),
    ...(hasScepter
      ? [
          ...offerable(state, seat).map((to): ActOption => ({ is: 'offerCitizenship', to })),
          ...exilable(state, seat).map((citizen): ActOption => ({ is: 'exileCitizen', seat: citizen })),
        ]
      : []),
    ...(maySelfExile(state, seat) ? [{ is: 'selfExile' } as const] : []),
    ...claimable(state, seat).map(({ id, by }): ActOption => ({ is: 'claimBreach', agreement: id, seat: by })),
  ];
}
