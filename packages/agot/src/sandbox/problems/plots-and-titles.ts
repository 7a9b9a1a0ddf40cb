import { type SandboxProblem, type SeatId, sandboxProblem } from '@kronika/kernel';
import type { ParsedSituation } from '../../situation/description.ts';
import { cardName } from '../../text/names.ts';
import { listsIn, seatsIn } from '../draft.ts';
import { factCalled } from '../fitting.ts';
import { thingOf } from '../pieces.ts';
import { seatThing } from '../things.ts';
import { seatName } from '../words.ts';

function seatedIn(situation: ParsedSituation): readonly SeatId[] {
  return seatsIn(situation).filter((seat) => !situation.eliminated.includes(seat));
}

/** Whether the plots and titles of the round are still to come. */
function isBeforePlots({ phase, step }: ParsedSituation): boolean {
  return phase === 'plot' && step === 'begin';
}

/** Everybody has revealed a plot once the plot phase has begun, and always has another one to reveal (AGOT-PLOT-g). */
export function plots(situation: ParsedSituation): readonly SandboxProblem[] {
  return seatedIn(situation).flatMap((seat): readonly SandboxProblem[] => {
    const { plot, plotDeck } = listsIn(situation, seat);
    const { pl, en } = seatName(seat);
    return [
      ...(plot.length === 0 && !isBeforePlots(situation)
        ? [
            sandboxProblem(
              {
                pl: `${pl} nie ma odkrytej fabuły, a po początku fazy fabuły każdy ją ma.`,
                en: `${en} has no plot revealed; after the beginning of the plot phase everybody has one.`,
              },
              { rule: 'AGOT-1.3-a', thing: seatThing(seat) },
            ),
          ]
        : []),
      ...(plotDeck.length === 0
        ? [
            sandboxProblem(
              {
                pl: `${pl} ma pustą talię fabuły: wykorzystane fabuły wracają do niej, gdy zostanie odkryta ostatnia.`,
                en: `${en} has an empty plot deck: the used plots return to it when the last one is revealed.`,
              },
              { rule: 'AGOT-PLOT-g', thing: seatThing(seat) },
            ),
          ]
        : []),
    ];
  });
}

/** Titles are for melee, there is one of each, and nobody holds one before they are chosen (AGOT-TITLE-a, -f). */
export function titles(situation: ParsedSituation): readonly SandboxProblem[] {
  const held = seatsIn(situation).flatMap((seat) =>
    listsIn(situation, seat).title.map(({ printed }) => ({
      seat,
      printed,
      thing: thingOf({ seat, zone: 'title', at: 0 }),
    })),
  );
  return held.flatMap(({ seat, printed, thing }): readonly SandboxProblem[] => {
    const [name, player] = [cardName(factCalled(printed)), seatName(seat)];
    if (situation.seats.length === 2)
      return [
        sandboxProblem(
          {
            pl: 'Tytuły są tylko w starciu, dla trojga i więcej graczy.',
            en: 'Titles are for melee only, with three players or more.',
          },
          { rule: 'AGOT-TYPE-l', thing },
        ),
      ];
    if (isBeforePlots(situation))
      return [
        sandboxProblem(
          {
            pl: `${player.pl} ma już tytuł ${name.pl}, a tytuły dopiero będą wybierane.`,
            en: `${player.en} already holds ${name.en}, but titles are still to be chosen.`,
          },
          { rule: 'AGOT-TITLE-f', thing },
        ),
      ];
    const other = held.find((one) => one.seat < seat && one.printed === printed);
    if (other === undefined) return [];
    return [
      sandboxProblem(
        {
          pl: `${name.pl}: ten tytuł mają ${seatName(other.seat).pl} i ${player.pl}, a jest tylko jeden.`,
          en: `${name.en} is held by ${seatName(other.seat).en} and ${player.en}, and there is only one.`,
        },
        { rule: 'AGOT-TITLE-a', thing },
      ),
    ];
  });
}
