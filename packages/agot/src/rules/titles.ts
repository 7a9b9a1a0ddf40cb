import {
  ask,
  byChance,
  type CardId,
  call,
  cardsIn,
  chooseCard,
  emit,
  finish,
  flow,
  goTo,
  keep,
  present,
  type SeatId,
  seatsOf,
  shuffledOrder,
} from '@kronika/kernel';
import type { AgotState } from '../state.ts';
import { playerOrder, TITLE_POOL, TITLES_OFFERED, titleHeldBy } from '../zones.ts';
import { raise } from './calls.ts';

/** How many titles are set aside unseen: normally one, two for three players or fewer, none for six (AGOT-TITLE-a, -b). */
export function titlesAside(players: number): number {
  if (players <= 3) return 2;
  return players >= 6 ? 0 : 1;
}

interface Choosing {
  readonly done?: readonly SeatId[];
  readonly turn?: SeatId;
  readonly title?: CardId;
}

/** Step 1.4: each player in turn takes a title in secret and passes on the others; then all are turned up (AGOT-TITLE-c, -d). */
export const titles = flow<AgotState, Choosing>()('agot/titles', {
  shuffle: (state) =>
    byChance((random) =>
      emit({
        is: 'titlesShuffled',
        order: shuffledOrder(state.table, TITLE_POOL, random),
        aside: titlesAside(state.seated.length),
        rule: 'AGOT-TITLE-a',
      }),
    ),
  next: (state, { done = [] }) => {
    const turn = playerOrder(state).find((seat) => !done.includes(seat));
    // Who would choose when none is left has no title this round (AGOT-TITLE-e).
    if (turn === undefined || cardsIn(state.table, TITLES_OFFERED).length === 0) return goTo('turnUp');
    return [keep({ turn, done: [...done, turn] }), emit({ is: 'titlesPassed', seat: turn, rule: 'AGOT-TITLE-c' })];
  },
  choose: (state, { turn }) =>
    ask(
      'title',
      chooseCard({
        seat: present(turn, 'whose turn it is'),
        from: cardsIn(state.table, TITLES_OFFERED),
        message: { key: 'chooseTitle' },
        because: { is: 'rule', rule: 'AGOT-TITLE-c' },
        evenIfForced: true,
      }),
    ),
  take: (_, { turn, title }) => [
    emit({
      is: 'titleTaken',
      seat: present(turn, 'whose turn it is'),
      card: present(title, 'the title'),
      rule: 'AGOT-TITLE-c',
    }),
    goTo('next'),
  ],
  turnUp: (state) => {
    const back = cardsIn(state.table, TITLES_OFFERED).length + cardsIn(state.table, TITLE_POOL).length;
    return byChance((random) =>
      emit({
        is: 'titlesRevealed',
        order: random.shuffled(Array.from({ length: back }, (_, place) => place)),
        rule: 'AGOT-TITLE-d',
      }),
    );
  },
});

/** Step 7.4: all titles leave play together and return to the pool (AGOT-7.4-a). */
export const returnTitles = flow<AgotState, object>()('agot/return-titles', {
  returnThem: (state) => {
    const held = seatsOf(state.table.seats).flatMap((seat) => titleHeldBy(state, seat) ?? []);
    return held.length === 0 ? finish : call(raise({ is: 'titlesReturned', titles: held, rule: 'AGOT-7.4-a' }));
  },
});
