import type { Lang, Option, Question } from '@kronika/kernel';
import { type DeclaringStep, ELEMENT_NAMES, type L5rView } from '@kronika/l5r';
import type { DeclaredStep } from '../../../../table/board-module.ts';
import { ELEMENT_BADGES } from '../../badges.ts';
import { attackedName } from '../attacked-name.ts';
import { conflictIcon } from '../conflict-types.ts';
import { BOARD_WORDS } from '../words.ts';

const QUESTIONS: readonly string[] = ['declareProvince', 'declareAttackers', 'declareEvaded'];

/** Whether the option is a step of declaring a conflict. */
export function declares({ message }: Question, { is }: Option): boolean {
  return is === 'ring' || message.key === 'declareProvince';
}

/** The steps of the declaration that the question belongs to. A ring and its type are chosen with one click. */
export function declaredSteps({ message }: Question, view: L5rView, lang: Lang): readonly DeclaredStep[] {
  const { declaring } = view;
  if (declaring === null || !QUESTIONS.includes(message.key)) return [];
  const { type, ring, province, attackers, decided } = declaring;
  const words = BOARD_WORDS[lang];
  const back = (step: DeclaringStep): number => (decided.includes(step) ? decided.length - decided.indexOf(step) : 0);
  return [
    { text: words.conflictType[type], icon: conflictIcon(type), back: back('ring') },
    { text: ELEMENT_NAMES[ring][lang], icon: ELEMENT_BADGES[ring].icon, back: back('ring') },
    ...(province === undefined
      ? []
      : [
          {
            text: attackedName(view, province, lang),
            icon: 'castle' as const,
            back: back('province'),
          },
        ]),
    ...(attackers === undefined
      ? []
      : [{ text: words.attackersChosen(attackers.length), icon: 'crossed-swords' as const, back: back('attackers') }]),
  ];
}
