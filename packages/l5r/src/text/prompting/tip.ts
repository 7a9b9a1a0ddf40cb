import { isCardThing, type NamedThing, type SeatId, type Thing, type Tip } from '@kronika/kernel';
import { CONFLICT_TYPES, type ConflictType, ELEMENTS, type Element } from '../../cards/fact.ts';
import type { L5rView, ProvinceView, SeatView } from '../../view.ts';
import type { Names } from '../names-in.ts';
import { participantsIn, standing } from './forecast.ts';
import { sentence } from './saying.ts';
import type { PromptWords, TipWords } from './words.ts';
import { promptWords } from './words-in.ts';

/** Characters whose reaction resolves the ring of a conflict of that type once more. */
const TWICE: Readonly<Record<string, ConflictType>> = { 'akodo-toturi': 'military', 'doji-hotaru': 'political' };

/** What a thing on the table does now. */
export function tipFor(names: Names, thing: Thing, view: L5rView): Tip | undefined {
  const say = promptWords(names.lang);
  if (isCardThing(thing)) {
    for (const seat of view.seats)
      for (const province of seat.provinces)
        if (province.province?.id === thing.card) return provinceTip(say.tip, names, view, seat, province);
    return undefined;
  }
  return namedTip(say, names, thing, view);
}

function namedTip(say: PromptWords, names: Names, { is, id }: NamedThing, view: L5rView): Tip | undefined {
  switch (is) {
    case 'ring': {
      const element = ELEMENTS.find((one) => one === id);
      return element && ringTip(say, names, element, view);
    }
    case 'favor':
      return { title: say.tip.favor, text: favorText(say.tip, view) };
    case 'type': {
      const type = CONFLICT_TYPES.find((one) => one === id);
      return type && { title: say.tip.type(type), text: typeText(say.tip, type, view) };
    }
    case 'dial': {
      const seat = view.seats.find((one) => String(one.seat) === id);
      return { title: say.tip.dial, text: dialText(say.tip, seat) };
    }
    default:
      return undefined;
  }
}

function readingSeat({ viewer, seats }: L5rView): SeatView | undefined {
  return seats.find(({ seat }) => seat === viewer);
}

function ringTip({ hint, tip: say }: PromptWords, names: Names, element: Element, view: L5rView): Tip {
  const ring = view.rings.find((one) => one.element === element);
  const lines = [hint.ifWon(say.ringEffect[element])];
  const twice = twiceBy(view, element);
  if (twice !== undefined) lines.push(say.twice(names.sight(twice)));
  if (ring !== undefined) lines.push(...stateOf(say, names, ring, view));
  return { title: sentence(say.ring(element)), text: lines.join(' ') };
}

/** Where the ring is, and what lies on it. */
function stateOf(say: TipWords, names: Names, { held, fate }: L5rView['rings'][number], view: L5rView) {
  switch (held) {
    case 'unclaimed':
      return fate === 0 ? [] : [say.ringFate(fate)];
    case 'contested':
      return [say.contested];
    default:
      return [held === view.viewer ? say.claimedByYou : say.claimedBy(names.seat(held))];
  }
}

/** Who of the reader's characters in the conflict for this ring would resolve it once more. */
function twiceBy(view: L5rView, element: Element) {
  const { conflict } = view;
  const mine = readingSeat(view)?.seat;
  if (conflict === null || mine === undefined || conflict.attacker !== mine || conflict.ring !== element)
    return undefined;
  return participantsIn(view, mine).find(({ sight }) => sight.face === 'up' && TWICE[sight.printed] === conflict.type)
    ?.sight;
}

function favorText(say: TipWords, { favor, viewer }: L5rView): string {
  if (favor === null) return say.favorNobody;
  return (favor.holder === viewer ? say.favorYours : say.favorTheirs)(favor.side);
}

function typeText(say: TipWords, type: ConflictType, view: L5rView): string {
  const mine = readingSeat(view);
  if (mine?.declared.includes(type) === true) return say.typeUsed;
  return mine !== undefined && mine.opportunities === 0 && view.phase === 'conflict'
    ? say.noOpportunity
    : say.typeLeft(type);
}

function dialText(say: TipWords, seat: SeatView | undefined): string {
  const dial = seat?.dial ?? null;
  return dial === null ? say.dialUnset : `${say.dialShows(dial)} ${say.dialUnset}`;
}

/** So many provinces have to be broken before the stronghold can be attacked. */
const BEFORE_STRONGHOLD = 3;

function provinceTip(
  say: TipWords,
  names: Names,
  view: L5rView,
  { seat, provinces }: SeatView,
  { place, province, condition, strength }: ProvinceView,
): Tip {
  const name = province === undefined || strength === undefined ? say.facedown : names.sight(province.sight);
  const lines = condition === 'broken' ? [say.provinceBroken] : [];
  if (condition !== 'broken') {
    lines.push(strength === undefined ? say.facedownText : say.province(strength));
    if (place === 0) {
      const left = BEFORE_STRONGHOLD - provinces.filter((one) => one.place !== 0 && one.condition === 'broken').length;
      lines.push(left > 0 ? say.strongholdShut(left) : say.strongholdOpen);
    }
    lines.push(...attackedText(say, view, seat, province?.id));
  }
  return { title: sentence(name), text: lines.join(' ') };
}

function attackedText(say: TipWords, view: L5rView, seat: SeatId, card: number | undefined): readonly string[] {
  const { conflict } = view;
  if (conflict === null || conflict.attacker === seat || conflict.province !== card) return [];
  const { short, winner, attack, defense } = standing(view, conflict);
  if (winner === 'attacker' && short === 0) return [say.attackedEnough];
  return [say.attacked(conflict.strength - (attack - defense))];
}
