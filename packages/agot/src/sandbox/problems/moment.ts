import { type Phrase, type SandboxProblem, type SeatId, sandboxProblem } from '@kronika/kernel';
import type { ParsedSituation } from '../../situation/description.ts';
import { stepsOf } from '../../situation/steps.ts';
import { seatName } from '../words.ts';

/** What does not fit the moment at which the situation stands. */
export function moment(situation: ParsedSituation): readonly SandboxProblem[] {
  const { phase, step, challenge, active } = situation;
  const found: SandboxProblem[] = [];
  if (challenge !== null && phase !== 'challenges')
    found.push(
      sandboxProblem(
        {
          pl: 'Wyzwanie może toczyć się tylko w fazie wyzwań.',
          en: 'A challenge can only be resolved in the challenges phase.',
        },
        { rule: 'AGOT-4.2-a', thing: 'table' },
      ),
    );
  if (situation.setUp === null && !stepsOf(situation).includes(step))
    found.push(
      sandboxProblem(
        { pl: 'Tego kroku nie ma w tej fazie; wybierz inny.', en: 'This phase has no such step; choose another one.' },
        { rule: 'AGOT-ROUND-a', thing: 'table' },
      ),
    );
  if (challenge !== null && active !== null && active !== challenge.attacker)
    found.push(
      sandboxProblem(
        {
          pl: 'Wyzwanie inicjuje aktywny gracz, a atakuje ktoś inny.',
          en: 'The active player initiates challenges, but somebody else attacks.',
        },
        { rule: 'AGOT-4.2-b', thing: 'table' },
      ),
    );
  return [...found, ...absent(situation)];
}

/** Who is out of the game is not first, active, or in a challenge (AGOT-ELIM-d). */
function absent(situation: ParsedSituation): readonly SandboxProblem[] {
  const { first, active, turn, challenge, eliminated } = situation;
  const roles: readonly (readonly [Phrase, SeatId | null])[] = [
    [{ pl: 'jest pierwszym graczem', en: 'is the first player' }, first],
    [{ pl: 'jest aktywnym graczem', en: 'is the active player' }, active],
    [{ pl: 'ma kolej', en: 'has the turn' }, turn],
    [{ pl: 'atakuje', en: 'attacks' }, challenge?.attacker ?? null],
    [{ pl: 'broni się', en: 'defends' }, challenge?.against ?? null],
  ];
  return roles.flatMap(([role, seat]): readonly SandboxProblem[] => {
    if (seat === null || !eliminated.includes(seat)) return [];
    const name = seatName(seat);
    return [
      sandboxProblem(
        {
          pl: `${name.pl} ${role.pl}, a nie bierze już udziału w partii.`,
          en: `${name.en} ${role.en} and is out of the game.`,
        },
        { rule: 'AGOT-ELIM-d', thing: 'table' },
      ),
    ];
  });
}
