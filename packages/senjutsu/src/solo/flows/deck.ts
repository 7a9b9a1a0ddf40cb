import { afterThat, byChance, emit } from '@kronika/kernel';
import type { SenjutsuEvent } from '../../event.ts';
import { fighterOf } from '../../fighters.ts';
import type { Deed } from '../../rules/perform/verb.ts';
import type { FighterId, Senjutsu } from '../../state.ts';
import type { Foe } from '../foe.ts';

export function foeAmong(state: Senjutsu, id: FighterId): Foe | undefined {
  const fighter = fighterOf(state, id);
  return fighter.is === 'foe' ? fighter : undefined;
}

/** Cards are needed and the deck has too few: it is shuffled together with the discard pile (SEN-SOLO-RST-d). */
export function refillsDeck(fighter: FighterId, needed = 1): Deed {
  return afterThat((state: Senjutsu) => {
    const foe = foeAmong(state, fighter);
    if (foe === undefined || foe.deck.length >= needed || foe.discard.length === 0) return undefined;
    return shuffled(foe, 'refilled', 'SEN-SOLO-RST-d');
  });
}

/** All cards of an AI opponent are shuffled into a new deck (SEN-SOLO-RST-a). */
export function resetsDeck(fighter: FighterId): Deed {
  return afterThat((state: Senjutsu) => {
    const foe = foeAmong(state, fighter);
    return foe === undefined ? undefined : shuffled(foe, 'reset', 'SEN-SOLO-RST-a');
  });
}

function shuffled({ id, deck, discard }: Foe, how: 'reset' | 'refilled', rule: `SEN-${string}`) {
  const cards = [...deck, ...discard.map(({ card }) => card)];
  return byChance((random) =>
    emit<SenjutsuEvent>({ is: 'foeDeckShuffled', fighter: id, deck: random.shuffled(cards), how, rule }),
  );
}

/** The top card goes to the discard pile (SEN-SOLO-ST-bleed, SEN-SOLO-CTR-a). */
export function discardsTop(fighter: FighterId, face: 'up' | 'down', rule: `SEN-${string}`): Deed {
  return afterThat((state: Senjutsu) => {
    const [top] = foeAmong(state, fighter)?.deck ?? [];
    if (top === undefined) return undefined;
    return emit<SenjutsuEvent>({ is: 'foeDiscarded', fighter, cards: [top], from: 'deck', face, rule });
  });
}
