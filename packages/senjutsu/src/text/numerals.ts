const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const;

/** Which of several equal opponents it is, as their figures carry it; letters and digits are for choices. */
export function numeral(place: number): string {
  return NUMERALS[place] ?? String(place + 1);
}
