import {
  type GameText,
  type Lang,
  type Option,
  type Outcome,
  type PrintedId,
  plural,
  type SeatId,
  type SeenEvent,
  type Sight,
} from '@kronika/kernel';
import type { SeenDrawn, SeenLaid } from './event.ts';
import { PILES, type Pile, type Suit } from './face.ts';
import { faceOf, HUNDRED_SEATS, type PlayOption } from './state.ts';
import type { HundredView } from './view.ts';

interface Words {
  readonly name: string;
  readonly suits: Readonly<Record<Suit, string>>;
  readonly piles: Readonly<Record<Pile, string>>;
  readonly choosePlay: string;
  readonly play: (card: string, pile: string) => string;
  readonly shuffled: string;
  readonly gathered: string;
  readonly drawn: (seat: number, card: string | undefined) => string;
  readonly laid: (seat: number, card: string, pile: string, points: number) => string;
  readonly won: (seat: number) => string;
  readonly draw: string;
  readonly deck: (count: number) => string;
  readonly hand: (seat: number, cards: string, score: number) => string;
  readonly hidden: string;
  readonly empty: string;
}

const words: Readonly<Record<Lang, Words>> = {
  pl: {
    name: 'Setka',
    suits: { sun: 'słońce', moon: 'księżyc', star: 'gwiazda', wave: 'fala' },
    piles: { left: 'lewy stos', right: 'prawy stos' },
    choosePlay: 'Wyłóż kartę z ręki na jeden ze stosów.',
    play: (card, pile) => `${card} na ${pile}`,
    shuffled: 'Talia została potasowana.',
    gathered: 'Wyłożone karty wracają do talii.',
    drawn: (seat, card) => `Miejsce ${seat} dobiera ${card ?? 'kartę'}.`,
    laid: (seat, card, pile, points) =>
      `Miejsce ${seat} wykłada: ${card} na ${pile} (${points} ${plural('pl', points, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })}).`,
    won: (seat) => `Miejsce ${seat} ma najwięcej punktów i wygrywa.`,
    draw: 'Po równo punktów: remis.',
    deck: (count) => `Talia: ${count}`,
    hand: (seat, cards, score) => `Miejsce ${seat} (punkty: ${score}): ${cards}`,
    hidden: 'zakryta',
    empty: 'pusto',
  },
  en: {
    name: 'Hundred cards',
    suits: { sun: 'sun', moon: 'moon', star: 'star', wave: 'wave' },
    piles: { left: 'the left pile', right: 'the right pile' },
    choosePlay: 'Lay a card of your hand onto one of the piles.',
    play: (card, pile) => `${card} onto ${pile}`,
    shuffled: 'The deck was shuffled.',
    gathered: 'The laid cards go back into the deck.',
    drawn: (seat, card) => `Seat ${seat} draws ${card ?? 'a card'}.`,
    laid: (seat, card, pile, points) =>
      `Seat ${seat} lays ${card} onto ${pile} (${points} ${plural('en', points, { one: 'point', other: 'points' })}).`,
    won: (seat) => `Seat ${seat} has most points and wins.`,
    draw: 'Equal points: a draw.',
    deck: (count) => `Deck: ${count}`,
    hand: (seat, cards, score) => `Seat ${seat} (points: ${score}): ${cards}`,
    hidden: 'hidden',
    empty: 'empty',
  },
};

function place(seat: SeatId): number {
  return seat + 1;
}

function cardName(say: Words, printed: PrintedId): string {
  const { suit, number } = faceOf(printed);
  return `${say.suits[suit]} ${number}`;
}

function cardText(say: Words, card: Sight): string {
  return card.face === 'up' ? cardName(say, card.printed) : say.hidden;
}

function optionText(say: Words, option: Option | PlayOption, { hands }: HundredView): string {
  if (!('pile' in option)) return option.is;
  const card = hands.flat().find((held) => held.face === 'up' && held.card === option.card);
  return say.play(cardText(say, card ?? { face: 'down' }), say.piles[option.pile]);
}

function eventText(say: Words, event: SeenEvent | SeenDrawn | SeenLaid): string | undefined {
  if ('pile' in event)
    return say.laid(place(event.seat), cardName(say, event.printed), say.piles[event.pile], event.points);
  if ('seat' in event)
    return say.drawn(place(event.seat), event.printed === undefined ? undefined : cardName(say, event.printed));
  return event.is === 'shuffled' ? say.shuffled : event.is === 'gathered' ? say.gathered : undefined;
}

function board(say: Words, { deck, hands, piles, scores }: HundredView): string {
  return [
    say.deck(deck),
    ...PILES.map((pile) => {
      const [top] = piles[pile];
      return `${say.piles[pile]} (${piles[pile].length}): ${top === undefined ? say.empty : cardText(say, top)}`;
    }),
    ...HUNDRED_SEATS.map((seat) => {
      const cards = (hands[seat] ?? []).map((card) => cardText(say, card)).join(', ');
      return say.hand(place(seat), cards, scores[seat] ?? 0);
    }),
  ].join('\n');
}

function textIn(lang: Lang): GameText<HundredView> {
  const say = words[lang];
  return {
    name: say.name,
    prompt: () => ({ ask: say.choosePlay }),
    option: (option, view) => optionText(say, option, view),
    event: (event) => eventText(say, event),
    outcome: ({ winners: [winner] }: Outcome) => (winner === undefined ? say.draw : say.won(place(winner))),
    board: (view) => board(say, view),
  };
}

export const text: Readonly<Record<Lang, GameText<HundredView>>> = { pl: textIn('pl'), en: textIn('en') };
