import { type CardId, cardOf, type SandboxProblem } from '@kronika/kernel';
import { sandboxProblem } from '@kronika/lcg';
import { challengeLeft, initiatingAgainst } from '../../rules/eligible.ts';
import { participants } from '../../rules/values.ts';
import { stateWith } from '../../state.ts';
import { allCharacters, controllerOf } from '../../zones.ts';
import { seatName } from '../words.ts';
import { type Laid, nameIn } from './laid.ts';

/** Who takes part stands on the right side of a challenge that may have been initiated. */
export function challenge(laid: Laid): readonly SandboxProblem[] {
  return [...strays(laid), ...declaration(laid)];
}

function strays({ state, thing }: Laid): readonly SandboxProblem[] {
  const { challenge: fought } = state;
  return allCharacters(state).flatMap((card): readonly SandboxProblem[] => {
    const { part } = cardOf(state.table, card);
    if (part === 'none') return [];
    const name = nameIn(state, card);
    if (fought === null)
      return [
        sandboxProblem(
          {
            pl: `${name.pl} uczestniczy w wyzwaniu, a żadne się nie toczy.`,
            en: `${name.en} takes part in a challenge, and there is none.`,
          },
          { rule: 'AGOT-PART-a', thing: thing(card) },
        ),
      ];
    const seat = part === 'attacking' ? fought.attacker : fought.defender;
    if (controllerOf(state, card) === seat) return [];
    const player = seatName(seat);
    return [
      sandboxProblem(
        part === 'attacking'
          ? {
              pl: `${name.pl} atakuje, a atakującym graczem jest ${player.pl}.`,
              en: `${name.en} attacks, and the attacking player is ${player.en}.`,
            }
          : {
              pl: `${name.pl} broni, a broniącym się graczem jest ${player.pl}.`,
              en: `${name.en} defends, and the defending player is ${player.en}.`,
            },
        { rule: 'AGOT-PART-d', thing: thing(card) },
      ),
    ];
  });
}

function declaration({ situation, state }: Laid): readonly SandboxProblem[] {
  const { challenge: fought } = state;
  if (fought === null) return [];
  const { attacker, against, type } = fought;
  if (attacker === against)
    return [
      sandboxProblem(
        { pl: 'Nikt nie rzuca wyzwania sam sobie.', en: 'Nobody initiates a challenge against themselves.' },
        { rule: 'AGOT-CHAL-a', thing: 'table' },
      ),
    ];
  const attackers: readonly CardId[] = participants(state, 'attacking');
  const before = stateWith(state, { fought: state.fought.slice(0, -1) });
  return [
    ...(attackers.length === 0 && situation.step === 'initiated'
      ? [
          sandboxProblem(
            {
              pl: 'Nikt nie atakuje: wyzwanie inicjuje się co najmniej jedną atakującą postacią.',
              en: 'Nobody attacks: a challenge is initiated with at least one attacking character.',
            },
            { rule: 'AGOT-CHAL-a', thing: 'table' },
          ),
        ]
      : []),
    ...(initiatingAgainst(before, attacker, type, against) === 'allowed'
      ? []
      : [
          sandboxProblem(
            {
              pl: `${seatName(attacker).pl} nie może atakować tego gracza: wspiera jego tytuł, atakował go już w ten sposób albo zabrania tego karta.`,
              en: `${seatName(attacker).en} cannot attack that player: by supporting the title, by an attack before, or by a card.`,
            },
            { rule: 'AGOT-SUPPORT-a', thing: 'table' },
          ),
        ]),
    ...(challengeLeft(before, attacker, type) === 'allowed'
      ? []
      : [
          sandboxProblem(
            {
              pl: `${seatName(attacker).pl} nie może już zainicjować takiego wyzwania: jedno było w tej rundzie albo zabrania tego karta.`,
              en: `${seatName(attacker).en} cannot initiate such a challenge: there was one this round, or a card forbids it.`,
            },
            { rule: 'AGOT-4.2-b', thing: 'table' },
          ),
        ]),
  ];
}
