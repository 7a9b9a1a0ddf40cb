import { optionsWith, type PartForm, type SeatForm } from '@kronika/kernel';

/** What was chosen for a seat to bring, by the key of each part; an own deck by its id. */
export type SeatChoice = Readonly<Record<string, string>>;

/** What is proposed for the next seat: for each part something that nobody has yet, as far as there is enough. */
export function proposedFor(form: SeatForm | undefined, taken: readonly SeatChoice[]): SeatChoice {
  let chosen: SeatChoice = {};
  for (const part of form?.parts ?? []) {
    const isFree = (value: string) => !taken.some((seat) => seat[part.key] === value);
    const fitting = proposalsWith(part, chosen);
    chosen = { ...chosen, [part.key]: fitting.find(isFree) ?? fitting[0] ?? '' };
  }
  return chosen;
}

/** What is proposed for a seat without a look at the others. */
export function proposedAt(form: SeatForm, seat: number): SeatChoice {
  let chosen: SeatChoice = {};
  for (const part of form.parts) {
    const all = proposalsWith(part, {});
    const fitting = proposalsWith(part, chosen);
    // What the other parts narrow down is told apart by them already.
    const place = fitting.length < all.length ? 0 : seat % Math.max(1, fitting.length);
    chosen = { ...chosen, [part.key]: fitting[place] ?? '' };
  }
  return chosen;
}

/** The proposals that can come with what was chosen so far; if none can, whatever can. */
function proposalsWith(part: PartForm, chosen: SeatChoice): readonly string[] {
  const fitting = optionsWith(part, chosen).map(({ value }) => value);
  const proposed = (part.suggested ?? part.starters).filter((value) => fitting.includes(value));
  return proposed.length > 0 ? proposed : fitting;
}

/**
 * The same with another value for one part. What it asks of other parts comes with it; other parts that cannot come with
 * it are replaced, and decks of one's own are kept.
 */
export function withPart({ parts }: SeatForm, before: SeatChoice, key: string, value: string): SeatChoice {
  const option = parts.find((part) => part.key === key)?.options.find((one) => one.value === value);
  let chosen: SeatChoice = { ...before, [key]: value };
  for (const [other, allowed] of Object.entries(option?.with ?? {}))
    if (!allowed.includes(chosen[other] ?? '')) chosen = { ...chosen, [other]: allowed[0] ?? '' };
  for (const part of parts) {
    const isOwnDeck = part.is === 'deck' && !part.options.some((one) => one.value === chosen[part.key]);
    if (part.key === key || isOwnDeck) continue;
    const fitting = optionsWith(part, chosen).map((one) => one.value);
    if (!fitting.includes(chosen[part.key] ?? '')) chosen = { ...chosen, [part.key]: fitting[0] ?? '' };
  }
  return chosen;
}
