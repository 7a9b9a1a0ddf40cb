import { ask, call, chooseSeat, emit, finish, flow, goTo, type SeatId } from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import type { PlainMessage } from '../messages.ts';
import { treasures } from '../queries/cards.ts';
import { rulers } from '../queries/ruling.ts';
import { isExile, turnOrder } from '../queries/seats.ts';
import type { Oath } from '../state.ts';
import { answers } from './answers.ts';

/** The sites that count for a player under Supremacy: the Empire's for the Chancellor, never for a Citizen (OATH-2.11-h). */
export function sitesFor(state: Oath, seat: SeatId): number {
  const ruler = isExile(state, seat) ? seat : seat === state.chancellor ? 'empire' : undefined;
  if (ruler === undefined) return 0;
  let count = 0;
  for (const each of rulers(state)) if (each === ruler) count += 1;
  return count;
}

/** The seats with the most of something, if anybody has any. */
function leaders(state: Oath, count: (seat: SeatId) => number): readonly SeatId[] {
  let most = 0;
  let found: SeatId[] = [];
  for (const seat of turnOrder(state)) {
    const own = count(seat);
    if (own > most) [most, found] = [own, [seat]];
    else if (own === most && most > 0) found.push(seat);
  }
  return found;
}

/** Who meets the goal of the reign now (OATH-2.11-a, OATH-2.11-k). */
export function meetingTheGoal(state: Oath): readonly SeatId[] {
  const { peoplesFavor, darkestSecret } = state.banners;
  switch (state.goal) {
    case 'supremacy':
      return leaders(state, (seat) => sitesFor(state, seat));
    case 'protection':
      return leaders(state, (seat) => treasures(state, seat));
    case 'people':
      return peoplesFavor.holder === null ? [] : [peoplesFavor.holder];
    case 'devotion':
      return darkestSecret.holder === null ? [] : [darkestSecret.holder];
  }
}

/** Who takes the title from its holder: nobody while the holder is among those who meet the goal (OATH-2.11-c, OATH-2.11-e). */
export function claimants(state: Oath): readonly SeatId[] {
  const meeting = meetingTheGoal(state);
  return meeting.includes(state.title.holder) ? [] : meeting;
}

interface TitleCheck {
  readonly taker?: SeatId;
}

/** The title moves at once to who meets the goal; its holder chooses among several (OATH-2.11-b, OATH-2.11-d). */
export const checkTitle = flow<Oath, TitleCheck>()('oath/title', {
  look: (state) => {
    const claiming = claimants(state);
    if (claiming.length === 0) return finish;
    const message: PlainMessage = { key: 'titleTie' };
    return ask(
      'taker',
      chooseSeat({
        seat: state.title.holder,
        message,
        because: { is: 'rule', rule: 'OATH-2.11-d' },
        from: claiming,
      }),
    );
  },
  take: (_, { taker }) =>
    taker === undefined
      ? finish
      : [
          emit<OathEvent>({ is: 'titleTaken', seat: taker, rule: 'OATH-2.11-b' }),
          call(answers({ happening: { is: 'titleTaken', seat: taker } })),
        ],
  // What answered may have moved sites or treasures again.
  again: () => goTo('look'),
});
