import type { SeatId, Sight } from '@kronika/kernel';
import { factOf } from '../cards/fact.ts';
import type { CharacterView, L5rView, ProvinceView, SeatView } from '../view.ts';
import { opponentOf } from '../zones.ts';
import { lineOf } from './card-line.ts';
import type { Names } from './names-in.ts';

/** The table as text: the other seat above, the rings and the conflict in the middle, the reader below with the hand. */
export function board(names: Names, view: L5rView): string {
  const reader: SeatId = view.viewer === 1 ? 1 : 0;
  const lines = (seat: SeatId) =>
    view.seats.filter((one) => one.seat === seat).flatMap((one) => seatLines(names, view, one));
  return [
    names.words.board.round(view.round, names.words.phase[view.phase]),
    '',
    ...lines(opponentOf(reader)),
    '',
    ringLine(names, view),
    ...conflictLines(names, view),
    '',
    ...lines(reader),
  ].join('\n');
}

function ringLine(names: Names, view: L5rView): string {
  const { words } = names;
  const rings = view.rings.map(({ element, held, fate }) => {
    const fateText = fate === 0 ? '' : ` (${words.board.fate} ${fate})`;
    const holder =
      held === 'unclaimed' ? '' : held === 'contested' ? ` [${words.board.contested}]` : ` [${names.seat(held)}]`;
    return `${words.ring(element)}${fateText}${holder}`;
  });
  return `${words.board.rings}: ${rings.join(', ')}`;
}

function conflictLines(names: Names, { conflict }: L5rView): readonly string[] {
  if (conflict === null) return [];
  const say = names.words.board;
  const { attacker, type, elements, totals, strength } = conflict;
  const [attack, defense] = [totals[attacker] ?? 0, totals[opponentOf(attacker)] ?? 0];
  const missing = strength - (attack - defense);
  return [
    `${say.conflict(names.words.type[type], elements.map((element) => names.words.ring(element)).join(' / '))}`,
    `  ${say.attackers} (${names.seat(attacker)}) ${attack} : ${defense} ${say.defenders} · ${say.strength} ${strength}, ${missing > 0 ? say.missing(missing) : say.enough}`,
  ];
}

function seatLines(names: Names, view: L5rView, seat: SeatView): readonly string[] {
  const say = names.words.board;
  const favor = view.favor?.holder === seat.seat ? [say.favor(names.words.type[view.favor.side])] : [];
  const first = view.first === seat.seat ? [say.first] : [];
  const head = [
    names.seat(seat.seat),
    `${say.honor} ${seat.honor}`,
    `${say.fate} ${seat.fate}`,
    ...(seat.dial === null ? [] : [`${say.dial} ${seat.dial}`]),
    `${say.glory} ${seat.glory}`,
    ...first,
    ...favor,
  ].join(' · ');
  const piles = [
    `${say.dynastyDeck} ${seat.dynastyDeck.size}, ${say.discard} ${seat.dynastyDiscard.length}`,
    `${say.conflictDeck} ${seat.conflictDeck.size}, ${say.discard} ${seat.conflictDiscard.length}`,
  ].join(' · ');
  const strongholds = [
    ...seat.stronghold.map(
      ({ sight, stance }) => `${names.sight(sight)}${stance === 'bowed' ? ` (${say.bowed})` : ''}`,
    ),
    ...seat.role.map((sight) => `${say.role}: ${names.sight(sight)}`),
  ];
  return [
    head,
    `  ${piles}`,
    `  ${say.stronghold}: ${strongholds.join(' · ')}`,
    `  ${say.provinces}:`,
    ...seat.provinces.map((province) => `    ${provinceText(names, province)}`),
    ...peopleLines(names, seat),
    ...handLines(names, seat.hand),
  ];
}

function provinceText(names: Names, { place, province, condition, strength, row }: ProvinceView): string {
  const say = names.words.board;
  const name =
    province === undefined ? say.empty : province.sight.face === 'up' ? names.sight(province.sight) : say.facedown;
  const marks = [
    ...(condition === 'broken' ? [say.broken] : []),
    ...(strength === undefined ? [] : [`${say.strength} ${strength}`]),
  ];
  const there = row.map(({ sight }) => (sight.face === 'up' ? rowText(names, sight) : say.facedown)).join(', ');
  const label = place === 0 ? '▣' : String(place);
  return `${label} ${name}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}${place === 0 ? '' : ` – ${there === '' ? say.empty : there}`}`;
}

function rowText(names: Names, sight: Extract<Sight, { readonly face: 'up' }>): string {
  const fact = factOf(sight.printed);
  return fact.type === 'character' ? `${names.printed(sight.printed)} (${fact.cost})` : names.printed(sight.printed);
}

function peopleLines(names: Names, { characters }: SeatView): readonly string[] {
  const say = names.words.board;
  const lines = (those: readonly CharacterView[]) => those.map((one) => `    ${characterText(names, one)}`);
  const home = characters.filter(({ at }) => at === 'home');
  const there = characters.filter(({ at }) => at === 'conflict');
  return [
    `  ${say.home}:${home.length === 0 ? ` ${say.nobody}` : ''}`,
    ...lines(home),
    ...(there.length === 0 ? [] : [`  ⚔`, ...lines(there)]),
  ];
}

function characterText(names: Names, one: CharacterView): string {
  const say = names.words.board;
  const marks = [
    ...(one.stance === 'bowed' ? [say.bowed] : []),
    ...(one.status === 'ordinary' ? [] : [say[one.status]]),
    ...(one.fate === 0 ? [] : [`${say.fate} ${one.fate}`]),
    ...(one.evaded ? [say.evaded] : []),
  ];
  const worn = one.attachments.map(
    ({ sight, stance }) => ` + ${names.sight(sight)}${stance === 'bowed' ? ` (${say.bowed})` : ''}`,
  );
  const skill = (value: number | null) => (value === null ? '–' : String(value));
  return `${names.sight(one.sight)} [${skill(one.military)}/${skill(one.political)}, ${say.glory} ${one.glory}]${marks.length === 0 ? '' : ` (${marks.join(', ')})`}${worn.join('')}`;
}

/** A hand the reader sees is listed with its texts; of another one only the number is told. */
function handLines(names: Names, hand: readonly Sight[]): readonly string[] {
  const say = names.words.board;
  if (hand.every(({ face }) => face === 'down')) return [`  ${say.hand}: ${hand.length}`];
  return [`  ${say.hand}:`, ...hand.map((sight) => `    ${handText(names, sight)}`)];
}

function handText(names: Names, sight: Sight): string {
  if (sight.face === 'down') return names.words.hidden;
  const fact = factOf(sight.printed);
  const cost = 'cost' in fact ? ` (${fact.cost})` : '';
  const line = lineOf(sight.printed, names.lang);
  return `${names.printed(sight.printed)}${cost}${line === '' ? '' : ` – ${line}`}`;
}
