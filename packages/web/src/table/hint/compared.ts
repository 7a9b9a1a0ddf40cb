import type { Advice, Answer, Prospect } from '@kronika/kernel';

/** What the advised answer is compared with: itself first, then the most promising others. */
export function compared({ answer, prospects }: Advice, most: number): readonly Prospect[] {
  const isAdvised = (one: Prospect) => keyOf(one.answer) === keyOf(answer);
  const others = prospects.filter((one) => !isAdvised(one)).toSorted((one, other) => other.chance - one.chance);
  return [...prospects.filter(isAdvised), ...others].slice(0, most);
}

function keyOf(answer: Answer): string {
  return String(answer);
}
