import { type CardId, cardOf, type Phrase, type SandboxProblem, sandboxProblem } from '@kronika/kernel';
import { isAllowed, type Verdict } from '@kronika/lcg';
import { challengeLeft, initiatingAgainst } from '../../rules/eligible.ts';
import { participants } from '../../rules/values.ts';
import { type Challenge, stateWith } from '../../state.ts';
import { CHALLENGE_TYPE_NAMES } from '../../text/names.ts';
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
            en: `${name.en} takes part in a challenge, but there is none.`,
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
              en: `${name.en} attacks, but the attacking player is ${player.en}.`,
            }
          : {
              pl: `${name.pl} broni, a broniącym się graczem jest ${player.pl}.`,
              en: `${name.en} defends, but the defending player is ${player.en}.`,
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
    ...whyNot(initiatingAgainst(before, attacker, type, against), fought),
    ...whyNot(challengeLeft(before, attacker, type), fought),
  ];
}

function whyNot(verdict: Verdict, fought: Challenge): readonly SandboxProblem[] {
  return isAllowed(verdict)
    ? []
    : [sandboxProblem(reasonOf(verdict.forbidden.key, fought), { rule: verdict.rule, thing: 'table' })];
}

/** What keeps the attacker from the challenge, by the key of what forbids it. */
function reasonOf(key: string, { attacker, against, type }: Challenge): Phrase {
  const [by, on, kind] = [seatName(attacker), seatName(against), CHALLENGE_TYPE_NAMES[type]];
  switch (key) {
    case 'supported':
      return {
        pl: `${by.pl} nie może atakować tego gracza: wspiera tytuł, który ma ${on.pl}.`,
        en: `${by.en} cannot attack that player: their title supports the title of ${on.en}.`,
      };
    case 'needsAnotherOpponent':
      return {
        pl: `${by.pl} nie może atakować tego gracza: drugie wyzwanie władzy musi być skierowane przeciw komuś innemu.`,
        en: `${by.en} cannot attack that player: the second power challenge has to be against another player.`,
      };
    case 'challengesCapped':
      return {
        pl: `${by.pl} nie może już inicjować wyzwań w tej rundzie: ich liczbę ogranicza karta.`,
        en: `${by.en} cannot initiate more challenges this round: a card limits their number.`,
      };
    case `initiated/${type}`:
      return {
        pl: `${by.pl} ma już w tej rundzie zainicjowane wyzwanie ${kind.pl}.`,
        en: `${by.en} has initiated the ${kind.en} challenge of this round already.`,
      };
    default:
      return {
        pl: `${by.pl} nie może zainicjować takiego wyzwania: zabrania tego karta.`,
        en: `${by.en} cannot initiate such a challenge: a card forbids it.`,
      };
  }
}
