import { type AgotView, cardName, type DeclaredStep, declarationIn, factOf, printedIn } from '@kronika/agot';
import { type CardId, impossible, type Lang, type Option, type Question } from '@kronika/kernel';
import type { DeclaredStep as Chip } from '../../../../table/board-module.ts';
import { CHALLENGE_BADGES } from '../../badges.ts';
import { seatWord } from '../seat-word.ts';
import { DECLARING_WORDS } from './words.ts';

/** Whether the option is a step of declaring a challenge. */
export function declares({ message }: Question, { is }: Option): boolean {
  return is === 'challenge' || message.key === 'chooseOpponent';
}

/** The steps of a declaration that have been taken, each with how many decisions lie between it and now. */
export function declaredSteps(question: Question, view: AgotView, lang: Lang): readonly Chip[] {
  const steps = declarationIn(question.message);
  return steps.flatMap((step, place) =>
    step.by === 'necessity'
      ? []
      : [{ ...toldStep(step, view, lang), back: steps.slice(place).filter(({ by }) => by === 'choice').length }],
  );
}

function toldStep(step: DeclaredStep, view: AgotView, lang: Lang): Omit<Chip, 'back'> {
  const words = DECLARING_WORDS[lang];
  switch (step.is) {
    case 'type':
      return { text: words.type[step.type], icon: CHALLENGE_BADGES[step.type].icon };
    case 'against':
      return { text: words.against(seatWord(lang, step.seat)), icon: 'pointing' };
    case 'attackers':
      return { text: words.attackers(step.cards.length), icon: 'crossed-swords' };
    case 'stealth':
      return {
        text: words.bypasses(step.bypasses === null ? undefined : nameOf(step.bypasses, view, lang)),
        icon: 'spy',
      };
    default:
      return impossible(step);
  }
}

function nameOf(card: CardId, view: AgotView, lang: Lang): string | undefined {
  const printed = printedIn(view, card);
  return printed === undefined ? undefined : cardName(factOf(printed))[lang];
}
