import type { Sight } from '@kronika/kernel';
import { type CardName, factOf, nameOf } from '../cards/facts.ts';
import type { FighterView, SeatView, SkirmishView } from '../view.ts';
import type { Names } from './text.ts';

type Texts = Readonly<Record<CardName, { readonly name: string; readonly text: string }>>;

/** The table as text: the other seat above, the reader below, the reader's hand with its texts last. */
export function board(names: Names, texts: Texts, view: SkirmishView): string {
  const reader = view.viewer === 1 ? 1 : 0;
  const others = view.seats.filter(({ seat }) => seat !== reader);
  const own = view.seats.filter(({ seat }) => seat === reader);
  return [...others, ...own].map((seat) => seatLines(names, texts, view, seat).join('\n')).join('\n\n');
}

function seatLines(names: Names, texts: Texts, view: SkirmishView, seat: SeatView): readonly string[] {
  const say = names.words.board;
  const first = view.first === seat.seat ? ` (${say.first})` : '';
  return [
    `${names.seat(seat.seat)}${first} · ${say.gold} ${seat.gold} · ${say.renown} ${seat.renown} · ${say.deck} ${seat.deck} · ${say.discard} ${seat.discard.length}`,
    `  ${say.field}: ${seat.fighters.map((fighter) => fighterText(names, fighter)).join(', ') || say.nobody}`,
    ...handLines(names, texts, seat),
  ];
}

function fighterText(names: Names, { fighter, stance, strength, gear }: FighterView): string {
  const worn = gear.map((sight) => ` + ${sightText(names, sight)}`).join('');
  const spent = stance === 'spent' ? ` (${names.words.board.spent})` : '';
  return `${sightText(names, fighter)} [${strength}]${spent}${worn}`;
}

/** A hand the reader sees is listed with its texts; of another one only the number is told. */
function handLines(names: Names, texts: Texts, { hand }: SeatView): readonly string[] {
  const say = names.words.board;
  if (hand.every(({ face }) => face === 'down')) return [`  ${say.hand}: ${hand.length}`];
  return [`  ${say.hand}:`, ...hand.map((sight) => `    ${cardLine(names, texts, sight)}`)];
}

function cardLine(names: Names, texts: Texts, sight: Sight): string {
  if (sight.face === 'down') return names.words.hidden;
  const fact = factOf(sight.printed);
  const strength = fact?.type === 'fighter' ? ` [${fact.strength}]` : '';
  const name = nameOf(sight.printed);
  const text = name === undefined ? '' : texts[name].text;
  return `${names.printed(sight.printed)} (${fact?.cost ?? 0})${strength}${text === '' ? '' : ` – ${text}`}`;
}

function sightText(names: Names, sight: Sight): string {
  return sight.face === 'up' ? names.printed(sight.printed) : names.words.hidden;
}
