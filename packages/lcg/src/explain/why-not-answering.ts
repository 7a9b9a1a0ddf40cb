import type { CardId, Match, Phrase, Reason, RuleId, SeatId } from '@kronika/kernel';
import type { Reading } from '../ability/reading.ts';
import type { Use } from '../ability/use.ts';
import type { TriggerWindowVars } from '../calls.ts';
import type { Layer } from '../layer.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import { answersOnly, TRIGGER_NAMES } from '../text/explain.ts';
import { openTriggerWindow } from '../window/running.ts';
import { answering } from './answering.ts';
import { distinct, reason } from './reason.ts';
import type { Answer, TextOn, TextsOn } from './texts.ts';

/** What a game says about a card that does not answer. */
export interface AnsweringWords<S extends LcgState, E extends LcgEvent> extends Pick<TextsOn<S, E>, 'answersOn'> {
  /** Why the text does not work where the card lies. */
  readonly misplaced: (state: S, card: CardId, text: Reading<S, E>) => Reason;
  /** What speaks against the use, though it would be the moment for it. */
  readonly objections: (state: S, use: Use<E>) => readonly Reason[];
  /** Said of a card without any answer. */
  readonly answerless: (state: S, card: CardId) => Reason;
  readonly usedForThis: Reason;
  /** When the answer can be used: what it answers to. */
  readonly occasions: (state: S, answer: TextOn<Answer<S, E>>) => readonly Phrase[];
  readonly cites: { readonly answers: RuleId };
}

export interface AnsweringReasons<S extends LcgState, E extends LcgEvent> {
  /** To what a triggered ability answers. */
  readonly answersTo: (state: S, answer: TextOn<Answer<S, E>>) => Reason;
  /** Why the seat cannot answer with the card in the window for interrupts or reactions that is open. */
  readonly whyNotAnswering: (match: Match<S>, seat: SeatId, card: CardId) => readonly Reason[];
}

export function answeringFor<S extends LcgState<E>, E extends LcgEvent>(
  layer: Layer<S, E>,
  { answersOn, misplaced, objections, answerless, usedForThis, occasions, cites }: AnsweringWords<S, E>,
): AnsweringReasons<S, E> {
  const answersTo = (state: S, answer: TextOn<Answer<S, E>>): Reason => {
    const named = occasions(state, answer);
    const to: Phrase = {
      pl: [...new Set(named.map(({ pl }) => pl))].join(' lub '),
      en: [...new Set(named.map(({ en }) => en))].join(' or '),
    };
    return reason(answersOnly(TRIGGER_NAMES[answer.text.is], to), cites.answers);
  };

  const whyNotWith = (
    state: S,
    seat: SeatId,
    answer: TextOn<Answer<S, E>>,
    window: TriggerWindowVars<E>,
  ): readonly Reason[] => {
    const found = answering(layer, state, { seat, answer, window });
    switch (found.is) {
      case 'misplaced':
        return [misplaced(state, answer.ability.self, answer.text)];
      case 'unconcerned':
        return [answersTo(state, answer)];
      case 'used':
        return [usedForThis];
      case 'open':
        return found.uses.flatMap((use) => objections(state, use));
    }
  };

  return {
    answersTo,
    whyNotAnswering: (match, seat, card) => {
      const { state } = match;
      const window = openTriggerWindow<E>(match);
      const answers = answersOn(state, card);
      return window !== undefined && answers.length > 0
        ? distinct(answers.flatMap((answer) => whyNotWith(state, seat, answer, window)))
        : [answerless(state, card)];
    },
  };
}
