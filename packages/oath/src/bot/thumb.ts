import { type Answer, type Bot, fitting, forcedAnswer, type Match, type Question, type Thought } from '@kronika/kernel';
import { isOathMessage } from '../messages.ts';
import type { Oath } from '../state.ts';
import type { OathView } from '../view.ts';
import { actFor, destinationFor } from './acts.ts';
import { garrisonFor, planFor, sacrificeFor, targetFor } from './battles.ts';
import { citizenshipFor } from './citizenship.ts';
import { consentFor, exchangeFor, offeredRelicFor, termFor } from './offers.ts';
import type { Rules, Sight } from './sight.ts';
import { bestByTrying, idle } from './tries.ts';

interface OathThought extends Thought<OathView> {
  imagine(): Match<Oath>;
}

/** How many answers are tried for one question at most. */
const TRIES = 400;

/**
 * Plays by rules of thumb: it tries each answer on a table that it imagines from what it may know, settles the details
 * that follow at once, and judges what comes out (`worth.ts`). Dice are weighed by their odds, and nothing is played on
 * beyond the own action.
 */
export function thumbFor(rules: Rules): Bot {
  return {
    answer(thought: OathThought) {
      const { question, random, nodes } = thought;
      const forced = forcedAnswer(question);
      if (forced !== undefined) return forced;
      const match = thought.imagine();
      const sight: Sight = {
        rules,
        match,
        state: match.state,
        seat: question.seat,
        question,
        random,
        tries: { left: Math.min(TRIES, nodes) },
      };
      return fitting(question, answerFor(sight, question));
    },
  };
}

function answerFor(sight: Sight, question: Question): Answer {
  const { message } = question;
  if (!isOathMessage(message)) return idle(question);
  if (question.is === 'number') {
    switch (message.key) {
      case 'attackDice':
        return question.max;
      case 'occupy':
        return garrisonFor(sight, question);
      default:
        return bestByTrying(sight);
    }
  }
  if (question.is !== 'choose') return bestByTrying(sight);
  switch (message.key) {
    case 'act':
      return actFor(sight, question);
    case 'targets':
      return targetFor(sight, question);
    case 'plans':
      return planFor(sight, question);
    case 'sacrifice':
      return sacrificeFor(sight, question);
    case 'travelTo':
      return destinationFor(sight, question);
    case 'exchange':
      return exchangeFor(question, message);
    case 'exchangeTerms':
      return termFor(sight, question);
    case 'citizenship':
      return citizenshipFor(sight, question, message);
    case 'transferConsent':
    case 'moveConsent':
    case 'allyConsent':
    case 'joinAsAlly':
    case 'chronicleCitizenship':
      return consentFor(question, message);
    case 'offerRelic':
      return offeredRelicFor(sight);
    case 'promiseUntil':
    case 'promiseStake':
    case 'payUntil':
    case 'payStake':
    case 'wordBroken':
      return idle(question);
    case 'chronicleEdifice':
      return 0;
    default:
      return bestByTrying(sight);
  }
}
