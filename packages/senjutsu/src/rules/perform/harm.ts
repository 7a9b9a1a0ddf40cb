import { afterThat, byChance, emit } from '@kronika/kernel';
import type { StatusName } from '../../cards/pictograms.ts';
import type { Cause, SenjutsuEvent } from '../../event.ts';
import { fighterOf } from '../../fighters.ts';
import type { FighterId, Senjutsu } from '../../state.ts';
import type { Deed } from './verb.ts';

/** Hidden ends as soon as somebody takes a wound or a status card (SEN-HIDE-e). */
function unveiled(state: Senjutsu, fighter: FighterId): readonly SenjutsuEvent[] {
  return fighterOf(state, fighter).stealth === 'hidden' ? [{ is: 'seen', fighter, rule: 'SEN-HIDE-e' }] : [];
}

export interface Wounds {
  readonly wounds: number;
  readonly bleeding: number;
}

/** Wound cards that somebody takes. */
export function woundEvents(
  state: Senjutsu,
  fighter: FighterId,
  { wounds, bleeding }: Wounds,
  cause: Cause,
): readonly SenjutsuEvent[] {
  if (wounds + bleeding === 0) return [];
  const rule = cause.is === 'emptyDeck' ? 'SEN-TURN-DRAW-b' : bleeding > 0 ? 'SEN-BLEED-a' : 'SEN-WOUND-a';
  return [{ is: 'wounded', fighter, wounds, bleeding, cause, rule }, ...unveiled(state, fighter)];
}

/** Status cards that somebody takes; a stun of an AI opponent is shuffled into its deck (SEN-SOLO-ST-stun-b). */
export function statusDeeds(
  state: Senjutsu,
  fighter: FighterId,
  taken: { readonly status: StatusName; readonly count: number },
  cause: Cause,
): readonly Deed[] {
  const { status, count } = taken;
  if (count === 0) return [];
  const rule = status === 'stun' ? 'SEN-STUN-a' : 'SEN-LIMP-a';
  const events = emit<SenjutsuEvent>(
    { is: 'statusTaken', fighter, status, count, cause, rule },
    ...unveiled(state, fighter),
  );
  return status === 'stun' && fighterOf(state, fighter).is === 'foe' ? [events, stunnedDeck(fighter, count)] : [events];
}

function stunnedDeck(fighter: FighterId, count: number): Deed {
  return afterThat((state: Senjutsu) => {
    const foe = fighterOf(state, fighter);
    if (foe.is !== 'foe') return undefined;
    const cards = [...foe.deck, ...Array.from({ length: count }, () => 'stun' as const)];
    return byChance((random) =>
      emit<SenjutsuEvent>({
        is: 'foeDeckShuffled',
        fighter,
        deck: random.shuffled(cards),
        how: 'shuffled',
        rule: 'SEN-SOLO-ST-stun-b',
      }),
    );
  });
}
