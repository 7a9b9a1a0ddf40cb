import type { Phrase } from '@kronika/kernel';
import { HAPPENINGS } from './happenings.ts';

/** What begins and ends: which of them a text means stands in the text. */
const PERIODIC: Readonly<Record<string, Phrase>> = {
  periodBegan: { pl: 'coś się zaczyna (patrz tekst karty)', en: 'something begins (see its text)' },
  periodEnded: { pl: 'coś się kończy (patrz tekst karty)', en: 'something ends (see its text)' },
};

const UNNAMED: Phrase = { pl: 'dzieje się to, o czym mówi jej tekst', en: 'what its text speaks of happens' };

/** When an ability that answers to such an event can be used. */
export function occasion(kind: string): Phrase {
  return HAPPENINGS[kind] ?? PERIODIC[kind] ?? UNNAMED;
}
