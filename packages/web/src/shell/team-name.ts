import type { Lang } from '@kronika/kernel';

const FIRST_LETTER = 'A'.charCodeAt(0);

/** Teams are told by letters, because seats have numbers. */
export function teamNameOf(team: number, lang: Lang): string {
  const letter = String.fromCharCode(FIRST_LETTER + team);
  return lang === 'pl' ? `drużyna ${letter}` : `team ${letter}`;
}
