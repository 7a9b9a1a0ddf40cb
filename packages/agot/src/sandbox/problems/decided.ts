import { type SandboxProblem, sandboxProblem } from '@kronika/kernel';
import { leavers, VICTORY_POWER, victors } from '../../rules/victory.ts';
import { seatThing } from '../things.ts';
import { seatName } from '../words.ts';
import type { Laid } from './laid.ts';

/** A match that is decided cannot be played, and who is out has to be said to be out (AGOT-WINGAME-a, AGOT-ELIM-a). */
export function decided({ state }: Laid): readonly SandboxProblem[] {
  const alone = state.seated.length < 2;
  return [
    ...(alone
      ? [
          sandboxProblem(
            {
              pl: 'Partia byłaby od razu rozstrzygnięta: gra potrzebuje co najmniej dwóch graczy.',
              en: 'The match would be decided at once: at least two players have to be in it.',
            },
            { rule: 'AGOT-WINGAME-c', thing: 'table' },
          ),
        ]
      : []),
    ...victors(state).map((seat) =>
      sandboxProblem(
        {
          pl: `Partia byłaby od razu rozstrzygnięta, wygrywa ${seatName(seat).pl}: ma ${VICTORY_POWER} władzy lub więcej.`,
          en: `The match would be decided at once, ${seatName(seat).en} wins: with ${VICTORY_POWER} power or more.`,
        },
        { rule: 'AGOT-WINGAME-a', thing: seatThing(seat) },
      ),
    ),
    ...leavers(state).map((seat) =>
      sandboxProblem(
        {
          pl: `${seatName(seat).pl} ma pustą talię, więc od razu odpada z gry.`,
          en: `${seatName(seat).en} has an empty draw deck and would be out of the game at once.`,
        },
        { rule: 'AGOT-ELIM-a', thing: seatThing(seat) },
      ),
    ),
  ];
}
