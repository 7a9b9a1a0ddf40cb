import type { Phrase } from '@kronika/kernel';
import type { Phase } from '../../state.ts';
import { PHASE_NAMES } from '../names.ts';
import { WINDOWS } from '../windows.ts';

/** What begins and ends: which of them a text means stands in the text. */
const PERIODIC: Readonly<Record<string, Phrase>> = {
  periodBegan: { pl: 'zaczyna się to, o czym mówi jej tekst', en: 'what its text speaks of begins' },
  periodEnded: { pl: 'kończy się to, o czym mówi jej tekst', en: 'what its text speaks of ends' },
};

const UNNAMED: Phrase = { pl: 'dzieje się to, o czym mówi jej tekst', en: 'what its text speaks of happens' };

/** When an ability that answers to such an event can be used. */
export function occasion(kind: string): Phrase {
  return WINDOWS[kind] ?? PERIODIC[kind] ?? UNNAMED;
}

/** That phase begins or ends; without one, any. */
export function whenPhase(kind: 'periodBegan' | 'periodEnded', phase?: Phase): Phrase {
  const pl = phase === undefined ? 'faza' : PHASE_NAMES[phase].pl;
  const en = phase === undefined ? 'a phase' : `the ${PHASE_NAMES[phase].en}`;
  return kind === 'periodBegan'
    ? { pl: `zaczyna się ${pl}`, en: `${en} begins` }
    : { pl: `kończy się ${pl}`, en: `${en} ends` };
}
