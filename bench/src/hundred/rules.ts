import {
  ask,
  byChance,
  call,
  cardsIn,
  choose,
  emit,
  end,
  flow,
  goTo,
  keep,
  type Outcome,
  present,
  type RuleId,
  type SeatId,
  seatAfter,
  shuffledOrder,
} from '@kronika/kernel';
import type { Drawn, Gathered, Laid, Shuffled } from './event.ts';
import { HAND_SIZE, legalPlays, pointsFor } from './face.ts';
import { DECK, faceOn, HUNDRED_SEATS, type Hundred, handZone, type PlayOption, topOf } from './state.ts';

const DEAL: RuleId = 'HUNDRED-DEAL-a';
const PLAY: RuleId = 'HUNDRED-PLAY-a';
const END: RuleId = 'HUNDRED-END-a';

interface Deals {
  /** How many deals there are, with the running one. */
  readonly deals: number;
}

/** One deal after another; most points win. */
export const deals = flow<Hundred, Deals>()('hundred/deals', {
  play: () => call(deal({})),
  again: (_, vars) =>
    vars.deals > 1 && [keep({ deals: vars.deals - 1 }), emit<Gathered>({ is: 'gathered', rule: DEAL }), goTo('play')],
  end: ({ scores }) => end(outcomeOf(scores)),
});

/** Shuffles, deals two hands and has them played. */
export const deal = flow<Hundred, object>()('hundred/deal', {
  shuffle: ({ table }) =>
    byChance((random) => emit<Shuffled>({ is: 'shuffled', order: shuffledOrder(table, DECK, random), rule: DEAL })),
  hands: ({ table }) =>
    emit<Drawn>(
      ...cardsIn(table, DECK)
        .slice(0, 2 * HAND_SIZE)
        .map(dealt),
    ),
  turns: () => call(turns({ seat: 0 })),
});

interface Turns {
  readonly seat: SeatId;
  readonly play?: PlayOption;
}

/** The seats lay a card and draw one in turn, until deck and hands are empty. */
export const turns = flow<Hundred, Turns>()('hundred/turns', {
  choose: (state, { seat }) =>
    ask(
      'play',
      choose({
        seat,
        message: { key: 'choosePlay' },
        because: { is: 'rule', rule: PLAY },
        options: playsOf(state, seat),
      }),
    ),
  lay: ({ table }, { seat, play }) => {
    const { card, pile } = present(play, 'the play that was chosen');
    return emit<Laid>({
      is: 'laid',
      seat,
      card,
      pile,
      points: pointsFor(faceOn(table, card), topOf(table, pile)),
      rule: PLAY,
    });
  },
  draw: ({ table }, { seat }) => {
    const [card] = cardsIn(table, DECK);
    return card !== undefined && emit<Drawn>({ is: 'drawn', seat, card, rule: PLAY });
  },
  next: ({ table }, { seat }) => {
    const next = seatAfter(seat, HUNDRED_SEATS.length);
    return cardsIn(table, handZone(next)).length > 0 && [keep({ seat: next }), goTo('choose')];
  },
});

function dealt(card: Drawn['card'], place: number): Drawn {
  return { is: 'drawn', seat: place % 2 === 0 ? 0 : 1, card, rule: DEAL };
}

function playsOf({ table }: Hundred, seat: SeatId): readonly PlayOption[] {
  const hand = cardsIn(table, handZone(seat));
  const faces = hand.map((card) => faceOn(table, card));
  const tops = { left: topOf(table, 'left'), right: topOf(table, 'right') };
  return legalPlays(faces, tops).map(({ place, pile }) => ({
    is: 'play',
    card: present(hand[place], 'a card of the hand'),
    pile,
  }));
}

function outcomeOf([first, second]: Hundred['scores']): Outcome {
  const winners: readonly SeatId[] = first === second ? [] : [first > second ? 0 : 1];
  return { winners, reason: { key: 'mostPoints' }, rule: END };
}
