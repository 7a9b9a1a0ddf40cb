import { type SeatId, type Sight, seatsFrom, wrapped } from '@kronika/kernel';
import type { AgotView, CharacterView, PlayedCard, SeatView } from '../view.ts';
import { lineOf } from './card-line.ts';
import type { Names } from './names-in.ts';
import { valuesText } from './values-text.ts';
import { characterMarks, standing } from './whereabouts.ts';

/** The table as text: the other seats above, the challenge in the middle, the reader below with the hand. */
export function board(names: Names, view: AgotView): string {
  const reader: SeatId = typeof view.viewer === 'number' ? view.viewer : 0;
  const others = seatsFrom(reader, view.seats.length).slice(1);
  const lines = (seat: SeatId) =>
    view.seats.filter((one) => one.seat === seat).flatMap((one) => seatLines(names, view, one));
  return [
    moment(names, view),
    '',
    ...others.flatMap((seat) => [...lines(seat), '']),
    ...challengeLines(names, view),
    ...lines(reader),
  ].join('\n');
}

/** Where the match stands: the round and the phase. */
export function moment({ words }: Names, { round, phase }: AgotView): string {
  return round === 0 ? words.board.setup : words.board.round(round, words.phase[phase]);
}

function challengeLines(names: Names, { challenge }: AgotView): readonly string[] {
  if (challenge === null) return [];
  const say = names.words.board;
  const { attacker, defender, type, totals, claim } = challenge;
  const heading = say.challenge(names.words.type[type], names.seat(attacker), names.seat(defender));
  return [
    `${heading.charAt(0).toUpperCase()}${heading.slice(1)}`,
    `  ${say.attackers} ${totals.attacking} : ${totals.defending} ${say.defenders} · ${say.claim} ${claim}`,
    '',
  ];
}

function seatLines(names: Names, view: AgotView, seat: SeatView): readonly string[] {
  const say = names.words.board;
  if (seat.standing === 'eliminated') return [`${names.seat(seat.seat)} · ${say.eliminated}`];
  return [
    headLine(names, view, seat),
    `  ${say.deck} ${seat.deck.size} · ${say.discard} ${seat.discard.length} · ${say.dead} ${seat.dead.length} · ${say.usedPlots} ${seat.usedPlots.length}`,
    ...plotLines(names, seat),
    ...peopleLines(names, seat.characters),
    ...listLines(names, say.locations, seat.locations),
    ...sightLines(names, say.setupCards, seat.setup),
    ...sightLines(names, say.plotDeck, view.phase === 'plot' ? seat.plotDeck : []),
    ...handLines(names, seat.hand),
  ];
}

function headLine(names: Names, view: AgotView, seat: SeatView): string {
  const say = names.words.board;
  const related = (is: 'supports' | 'rivals') =>
    seat.relations.filter((relation) => relation.is === is).map(({ to }) => names.seat(to));
  const faction = seat.faction === null ? [] : [[names.sight(seat.faction.sight), ...standing(names, seat.faction)]];
  const parts = [
    `${names.seat(seat.seat)}${view.viewer === seat.seat ? ` (${say.you})` : ''}`,
    ...faction.map(([name = '', ...marks]) => `${name}${inBrackets(marks)}`),
    ...seat.agenda.map(({ sight }) => names.sight(sight)),
    `${say.power} ${seat.power}/15`,
    `${say.gold} ${seat.gold}`,
    `${say.dominance} ${seat.dominance}`,
    ...(seat.title === null ? [] : [names.sight(seat.title.sight)]),
    ...(related('supports').length === 0 ? [] : [say.supports(names.words.and(related('supports')))]),
    ...(related('rivals').length === 0 ? [] : [say.rivals(names.words.and(related('rivals')))]),
    ...(view.first === seat.seat ? [say.first] : []),
    ...(view.active === seat.seat ? [say.active] : []),
  ];
  return wrapped(parts.join(' · '), '');
}

function plotLines(names: Names, { plot }: SeatView): readonly string[] {
  const say = names.words.board;
  if (plot === null) return [];
  const { income, initiative, claim, reserve } = plot;
  const values = [
    `${say.income} ${income}`,
    `${say.initiative} ${initiative}`,
    `${say.claim} ${claim}`,
    `${say.reserve} ${reserve}`,
    ...Object.entries(plot.tokens).map(([token, amount]) => `${names.words.token[token] ?? token} ${amount}`),
  ];
  return [`  ${say.plot}: ${names.sight(plot.sight)} (${values.join(', ')})`];
}

function peopleLines(names: Names, characters: readonly CharacterView[]): readonly string[] {
  const say = names.words.board;
  if (characters.length === 0) return [`  ${say.characters}: ${say.nobody}`];
  return [
    `  ${say.characters}:`,
    ...characters.map((character) =>
      wrapped(
        `${names.sight(character.sight)} (${characterMarks(names, character, characters).join(', ')})${worn(names, character)}`,
        '    ',
      ),
    ),
  ];
}

function worn(names: Names, { attachments }: PlayedCard): string {
  return attachments
    .map((attachment) => ` + ${names.sight(attachment.sight)}${inBrackets(standing(names, attachment))}`)
    .join('');
}

function listLines(names: Names, title: string, cards: readonly PlayedCard[]): readonly string[] {
  if (cards.length === 0) return [];
  const texts = cards.map(
    (card) => `${names.sight(card.sight)}${inBrackets(standing(names, card))}${worn(names, card)}`,
  );
  return [wrapped(`${title}: ${texts.join(', ')}`, '  ')];
}

/** Cards that only their player sees; the others see how many there are. */
function sightLines(names: Names, title: string, sights: readonly Sight[]): readonly string[] {
  if (sights.length === 0) return [];
  const known = sights.filter(({ face }) => face === 'up');
  return known.length === 0
    ? [`  ${title}: ${sights.length}`]
    : [`  ${title}:`, ...known.map((sight) => cardLine(names, sight))];
}

function handLines(names: Names, hand: readonly Sight[]): readonly string[] {
  const say = names.words.board;
  const known = hand.filter(({ face }) => face === 'up');
  if (known.length === 0) return [`  ${say.hand}: ${hand.length}`];
  return [`  ${say.hand}:`, ...known.map((sight) => cardLine(names, sight))];
}

/** A card with its values and its text in one paragraph. */
function cardLine(names: Names, sight: Sight): string {
  if (sight.face === 'down') return `    ${names.words.hidden}`;
  const values = valuesText(names, sight.printed);
  const line = lineOf(sight.printed, names.lang);
  return wrapped(
    `${names.printed(sight.printed)}${values === '' ? '' : ` (${values})`}${line === '' ? '' : ` – ${line}`}`,
    '    ',
  );
}

function inBrackets(marks: readonly string[]): string {
  return marks.length === 0 ? '' : ` (${marks.join(', ')})`;
}
