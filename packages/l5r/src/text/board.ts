import type { SeatId, Sight } from '@kronika/kernel';
import { wrapped } from '@kronika/kernel';
import type { CharacterView, LyingCard } from '../card-view.ts';
import { factOf } from '../cards/fact.ts';
import type { L5rView, ProvinceView, SeatView } from '../view.ts';
import { opponentOf } from '../zones.ts';
import { lineOf } from './card-line.ts';
import { ELEMENT_NAMES } from './names.ts';
import type { Names } from './names-in.ts';
import { valuesText } from './values-text.ts';
import { copyNumber, marksOf, skillsText } from './whereabouts.ts';

/** The table as text: the other seat above, the rings and the conflict in the middle, the reader below with the hand. */
export function board(names: Names, view: L5rView): string {
  const reader: SeatId = view.viewer === 1 ? 1 : 0;
  const lines = (seat: SeatId) =>
    view.seats.filter((one) => one.seat === seat).flatMap((one) => seatLines(names, view, one));
  return [
    moment(names, view),
    '',
    ...lines(opponentOf(reader)),
    '',
    ringLine(names, view),
    ...conflictLines(names, view),
    '',
    ...lines(reader),
  ].join('\n');
}

/** Where the match stands: the round and the phase. */
export function moment({ words }: Names, { round, phase }: L5rView): string {
  return round === 0 ? words.board.setup : words.board.round(round, words.phase[phase]);
}

function ringLine(names: Names, view: L5rView): string {
  const say = names.words.board;
  const rings = view.rings.map(({ element, held, fate }) => {
    const holder = held === 'unclaimed' ? [] : [held === 'contested' ? say.contested : names.seat(held)];
    const marks = [...(fate === 0 ? [] : [`${say.fate} ${fate}`]), ...holder];
    return `${ELEMENT_NAMES[element][names.lang]}${inBrackets(marks)}`;
  });
  return wrapped(`${say.rings}: ${rings.join(' · ')}`, '');
}

function conflictLines(names: Names, view: L5rView): readonly string[] {
  const { conflict } = view;
  if (conflict === null) return [];
  const say = names.words.board;
  const { attacker, type, elements, province, totals, strength } = conflict;
  const [attack, defense] = [totals[attacker] ?? 0, totals[opponentOf(attacker)] ?? 0];
  const missing = strength - (attack - defense);
  const rings = elements.map((element) => names.words.ring(element)).join(' / ');
  const heading = say.conflict(names.words.type[type], rings, names.card(view, province));
  const sides = `${say.attackers} (${names.seat(attacker)}) ${attack} : ${defense} ${say.defenders}`;
  return [
    `${heading.charAt(0).toUpperCase()}${heading.slice(1)}`,
    `  ${sides} · ${say.strength} ${strength}, ${missing > 0 ? say.missing(missing) : say.enough}`,
  ];
}

function seatLines(names: Names, view: L5rView, seat: SeatView): readonly string[] {
  const say = names.words.board;
  return [
    headLine(names, view, seat),
    `  ${say.dynastyDeck} ${seat.dynastyDeck.size}, ${say.discard} ${seat.dynastyDiscard.length} · ${say.conflictDeck} ${seat.conflictDeck.size}, ${say.discard} ${seat.conflictDiscard.length}`,
    `  ${say.stronghold}: ${strongholdTexts(names, seat).join(' · ')}`,
    ...provinceLines(names, seat),
    ...peopleLines(names, seat),
    ...handLines(names, seat.hand),
  ];
}

function headLine(names: Names, view: L5rView, seat: SeatView): string {
  const say = names.words.board;
  const declared = seat.declared.map((type) => names.words.type[type]);
  const parts = [
    `${names.seat(seat.seat)}${view.viewer === seat.seat ? ` (${say.you})` : ''}`,
    `${say.honor} ${seat.honor}`,
    `${say.fate} ${seat.fate}`,
    ...(seat.dial === null ? [] : [`${say.dial} ${seat.dial}`]),
    `${say.glory} ${seat.glory}`,
    ...(view.phase === 'conflict' ? [say.opportunities(seat.opportunities, declared)] : []),
    ...(view.first === seat.seat ? [say.first] : []),
    ...(view.favor?.holder === seat.seat ? [say.favor(names.words.side[view.favor.side])] : []),
  ];
  return wrapped(parts.join(' · '), '');
}

function strongholdTexts(names: Names, { stronghold, role }: SeatView): readonly string[] {
  const say = names.words.board;
  return [
    ...stronghold.map(({ sight, stance }) => `${names.sight(sight)}${stance === 'bowed' ? ` (${say.bowed})` : ''}`),
    ...role.map((sight) => `${say.role}: ${names.sight(sight)}`),
  ];
}

/** The provinces as they lie; before that, the ones to be laid, for who may see them. */
function provinceLines(names: Names, { provinces, unlaid }: SeatView): readonly string[] {
  const say = names.words.board;
  const laid = provinces.filter(({ province, row }) => province !== undefined || row.length > 0);
  const known = unlaid.filter(({ face }) => face === 'up');
  return [
    ...(laid.length === 0
      ? []
      : [`  ${say.provinces}:`, ...laid.map((one) => wrapped(provinceText(names, one), '    '))]),
    ...(known.length === 0 ? [] : [`  ${say.unlaid}:`, ...known.map((sight) => cardLine(names, sight))]),
  ];
}

function provinceText(names: Names, { place, province, condition, strength, row }: ProvinceView): string {
  const say = names.words.board;
  const name =
    province === undefined ? say.empty : province.sight.face === 'up' ? names.sight(province.sight) : say.facedown;
  const marks = [
    ...(province?.sight.face === 'up' && province.face === 'down' ? [say.facedown] : []),
    ...(condition === 'broken' ? [say.broken] : strength === undefined ? [] : [`${say.strength} ${strength}`]),
  ];
  const there = row.map((card) => rowText(names, card)).join(', ');
  const label = place === 0 ? '▣' : String(place);
  const outer = place === 0 && there === '' ? '' : ` – ${there === '' ? say.empty : there}`;
  return `${label} ${name}${inBrackets(marks)}${outer}`;
}

function rowText(names: Names, { sight, face }: LyingCard): string {
  const say = names.words.board;
  if (sight.face === 'down') return say.facedown;
  const fact = factOf(sight.printed);
  const marks = [
    ...(face === 'down' ? [say.facedown] : []),
    ...(fact.type === 'character' ? [`${say.cost} ${fact.cost}`] : []),
  ];
  return `${names.printed(sight.printed)}${fact.type === 'character' ? ` [${skillsText(fact)}]` : ''}${inBrackets(marks)}`;
}

function peopleLines(names: Names, { characters }: SeatView): readonly string[] {
  const say = names.words.board;
  const lines = (those: readonly CharacterView[]) =>
    those.map((one) => wrapped(characterText(names, one, characters), '    '));
  const home = characters.filter(({ at }) => at === 'home');
  const there = characters.filter(({ at }) => at === 'conflict');
  return [
    `  ${say.home}:${home.length === 0 ? ` ${say.nobody}` : ''}`,
    ...lines(home),
    ...(there.length === 0 ? [] : [`  ${say.inConflict}:`, ...lines(there)]),
  ];
}

function characterText(names: Names, one: CharacterView, all: readonly CharacterView[]): string {
  const say = names.words.board;
  const worn = one.attachments.map(
    ({ sight, stance }) => ` + ${names.sight(sight)}${stance === 'bowed' ? ` (${say.bowed})` : ''}`,
  );
  return `${names.sight(one.sight)}${copyNumber(one, all)} [${skillsText(one)}, ${say.glory} ${one.glory}]${inBrackets(marksOf(names, one))}${worn.join('')}`;
}

/** A hand the reader sees is listed with its texts; of another one only the number is told. */
function handLines(names: Names, hand: readonly Sight[]): readonly string[] {
  const say = names.words.board;
  if (hand.every(({ face }) => face === 'down')) return [`  ${say.hand}: ${hand.length}`];
  return [`  ${say.hand}:`, ...hand.map((sight) => cardLine(names, sight))];
}

/** A card with its values and its text. */
export function cardLine(names: Names, sight: Sight): string {
  if (sight.face === 'down') return `    ${names.words.hidden}`;
  const line = lineOf(sight.printed, names.lang);
  const values = valuesText(names, sight.printed);
  return wrapped(`${names.printed(sight.printed)} (${values})${line === '' ? '' : ` – ${line}`}`, '    ');
}

function inBrackets(marks: readonly string[]): string {
  return marks.length === 0 ? '' : ` (${marks.join(', ')})`;
}
