import type { Problem } from '../refusal.ts';
import type { PartForm, PartOption, SeatForm } from './form.ts';
import { oneOfTold } from './told.ts';

/** What was chosen for the parts of a seat, by their keys. Decks may be written out. */
export type BroughtParts = Readonly<Record<string, unknown>>;

/** The options of a part that can be brought with what was chosen for the other parts. */
export function optionsWith(part: PartForm, chosen: BroughtParts): readonly PartOption[] {
  return part.options.filter((option) => canComeWith(option, chosen));
}

/** A deck that is written out comes with anything: the game says what is wrong with it. */
function canComeWith({ with: needs = {} }: PartOption, chosen: BroughtParts): boolean {
  for (const [key, values] of Object.entries(needs)) {
    const other = chosen[key];
    if (typeof other === 'string' && !values.includes(other)) return false;
  }
  return true;
}

/** What the seat brings for the part if nobody says anything: its starter, or else the first that fits the rest. */
export function starterOf(part: PartForm, seat: number, chosen: BroughtParts = {}): string | undefined {
  const starter = part.starters[seat % Math.max(1, part.starters.length)];
  const fitting = part.options.find((option) => option.value === starter && canComeWith(option, chosen));
  return (fitting ?? part.options.find((option) => canComeWith(option, chosen)))?.value;
}

/** The seat's parts as they are brought: the value itself where there is only one. */
export function broughtAs({ parts }: SeatForm, chosen: BroughtParts): unknown {
  const [only, ...others] = parts;
  return others.length === 0 ? chosen[only.key] : chosen;
}

/** What is brought, taken apart by the keys of its parts; nothing if it does not have that form. */
export function partsIn({ parts }: SeatForm, brought: unknown): BroughtParts | undefined {
  const [only, ...others] = parts;
  if (brought === undefined) return {};
  if (others.length === 0) return { [only.key]: brought };
  return typeof brought === 'object' && brought !== null && !Array.isArray(brought) ? { ...brought } : undefined;
}

/** What a seat brings with everything filled in that it left open, or what is wrong with it. */
export function readBrought(
  form: SeatForm,
  brought: unknown,
  seat: number,
): { readonly brought: unknown } | readonly Problem[] {
  const at = `${form.key}.${seat}`;
  const keys = form.parts.map(({ key }) => key);
  const given = partsIn(form, brought);
  if (given === undefined) return [{ at, problem: `expected an object with ${keys.join(', ')}` }];
  const problems: Problem[] = Object.keys(given)
    .filter((key) => !keys.includes(key))
    .map((key) => ({ at: `${at}.${key}`, problem: `unknown; expected ${keys.join(', ')}` }));
  let chosen: BroughtParts = given;
  for (const part of form.parts) {
    const value = given[part.key] ?? starterOf(part, seat, chosen);
    if (!fitsPart(part, value, chosen)) problems.push({ at: atPart(form, at, part), problem: expected(part, chosen) });
    chosen = { ...chosen, [part.key]: value };
  }
  return problems.length > 0 ? problems : { brought: broughtAs(form, chosen) };
}

function fitsPart(part: PartForm, value: unknown, chosen: BroughtParts): boolean {
  if (part.is === 'deck' && typeof value === 'object' && value !== null) return true;
  return part.options.some((option) => option.value === value && canComeWith(option, chosen));
}

function atPart({ parts }: SeatForm, at: string, { key }: PartForm): string {
  return parts.length === 1 ? at : `${at}.${key}`;
}

function expected(part: PartForm, chosen: BroughtParts): string {
  const values = oneOfTold(optionsWith(part, chosen).map(({ value }) => value));
  return part.is === 'deck' ? `expected a deck written out, or ${values}` : `expected ${values}`;
}
