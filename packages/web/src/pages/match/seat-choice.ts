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
    const fitting = proposalsWith(part, chosen);
    chosen = { ...chosen, [part.key]: fitting[seat % Math.max(1, fitting.length)] ?? '' };
  }
  return chosen;
}

/** The proposals that can come with what was chosen so far; if none can, whatever can. */
function proposalsWith(part: PartForm, chosen: SeatChoice): readonly string[] {
  const fitting = optionsWith(part, chosen).map(({ value }) => value);
  const proposed = (part.suggested ?? part.starters).filter((value) => fitting.includes(value));
  return proposed.length > 0 ? proposed : fitting;
}

/** The same with another value for one part. Other parts that cannot come with it are replaced. */
export function withPart({ parts }: SeatForm, before: SeatChoice, key: string, value: string): SeatChoice {
  let chosen: SeatChoice = { ...before, [key]: value };
  for (const part of parts) {
    if (part.key === key || part.is === 'deck') continue;
    const fitting = optionsWith(part, chosen).map((option) => option.value);
    if (!fitting.includes(chosen[part.key] ?? '')) chosen = { ...chosen, [part.key]: fitting[0] ?? '' };
  }
  return chosen;
}
