import {
  type Answers,
  askTogether,
  byChance,
  type CardOption,
  cardOf,
  choose,
  emit,
  flow,
  type QuestionFor,
  type Random,
  type SeatId,
} from '@kronika/kernel';
import type { SenjutsuEvent } from '../event.ts';
import { foesStanding, heroesStanding, isPoisonedBy } from '../fighters.ts';
import type { TurnMessage } from '../messages.ts';
import { cardOption, type StunOption } from '../options.ts';
import { CRIPPLING_POISON, MIST_OF_CONFUSION } from '../prints.ts';
import type { Foe } from '../solo/foe.ts';
import type { FighterId, Hero, Revealed, Senjutsu } from '../state.ts';
import { mayPickStun, pickable } from './playable.ts';

export type Pick = CardOption | StunOption;

interface Choose {
  readonly picks?: Answers<Pick>;
}

/**
 * Everybody picks a card in secret (SEN-TURN-CHOOSE-a), and all are turned up together (SEN-REV-1). The answers are
 * sealed, so that no face-down card ever lies on the table.
 */
export const chooseAndReveal = flow<Senjutsu, Choose>()('senjutsu/choose', {
  choose: (state) => {
    const asked = heroesStanding(state).filter(({ id }) => !isConfused(state, id));
    return (
      asked.length > 0 &&
      askTogether(
        'picks',
        asked.map(({ seat }) => pickQuestion(state, seat)),
      )
    );
  },
  reveal: (state, { picks = {} }) =>
    byChance((random) =>
      emit<SenjutsuEvent>({
        is: 'revealed',
        cards: [
          ...heroesStanding(state).map((hero) => ({
            fighter: hero.id,
            revealed: revealedBy(state, picks[hero.seat] ?? randomPick(state, hero, random)),
          })),
          ...foesStanding(state)
            .filter(({ deck }) => deck.length > 0)
            .map((foe) => ({ fighter: foe.id, revealed: topOf(foe) })),
        ],
        rule: 'SEN-REV-1',
      }),
    ),
});

/** Poison 129 picks at random, among everything that could be picked (SEN-XPOIS-e). */
function isConfused(state: Senjutsu, id: FighterId): boolean {
  return isPoisonedBy(state, id, MIST_OF_CONFUSION);
}

function picksOf(state: Senjutsu, seat: SeatId): readonly Pick[] {
  const stun: readonly StunOption[] = mayPickStun(state, seat) ? [{ is: 'stun' }] : [];
  return [...pickable(state, seat).map(cardOption), ...stun];
}

function pickQuestion(state: Senjutsu, seat: SeatId): QuestionFor<Pick> {
  const message: TurnMessage = { key: 'chooseCard' };
  return choose<Pick>({
    seat,
    message,
    because: { is: 'rule', rule: 'SEN-TURN-CHOOSE-a' },
    options: picksOf(state, seat),
    evenIfForced: true,
  });
}

/** A hero always has its core cards (SEN-TURN-CHOOSE-e). */
function randomPick(state: Senjutsu, { seat }: Hero, random: Random): Pick {
  return random.pick(picksOf(state, seat));
}

function revealedBy({ table }: Senjutsu, pick: Pick): Revealed {
  return pick.is === 'stun' ? pick : { is: 'card', card: pick.card, printed: cardOf(table, pick.card).printed };
}

function topOf({ deck: [top] }: Foe): Revealed {
  if (top === undefined || top === 'stun') return { is: 'stun' };
  return { is: 'solo', printed: top === 'poison' ? CRIPPLING_POISON : top };
}
