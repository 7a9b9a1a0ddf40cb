import {
  begin,
  beginSituation,
  decide,
  isRefusal,
  questionFor,
  type Refusal,
  reask,
  refusalText,
  viewOf,
} from '@kronika/kernel';
import { type L5rEvent, type L5rSituation, l5r, l5rQueries, l5rZones } from '@kronika/l5r';
import { playScenario } from '@kronika/testkit/driver';

/** Throws what was refused: a program would tell somebody. */
function accepted<T>(result: T | Refusal): T {
  if (isRefusal(result)) throw new Error(refusalText(result, 'en'));
  return result;
}

/** Begins a match, asks, decides and looks. */
export function play() {
  const { match } = accepted(begin(l5r, { seats: 2 }, 'any text'));
  const question = questionFor(match, 0);
  const next = accepted(decide(l5r, match, { seat: 0, asked: match.asked, answer: 2 }));
  const view = viewOf(l5r, next.match, 0);
  return {
    asked: question?.message.key,
    happened: next.happened.map(({ event }) => event.is),
    round: view.board.round,
  };
}

const described: L5rSituation = {
  seats: [
    { hand: ['banzai'], play: ['matsu-berserker (in conflict) + fine-katana'] },
    { play: ['brash-samurai', 'naive-student'] },
  ],
  conflict: { attacker: 0, type: 'military', ring: 'air' },
  step: 'defenders',
};

/** Asks the rules about a described situation. */
export function query() {
  const { match } = accepted(beginSituation(l5r, described, 'any text'));
  const { state } = match;
  const [berserker] = l5rQueries.characters(state, 0);
  return {
    skill: berserker === undefined ? 0 : l5rQueries.militarySkill(state, berserker),
    defenders: l5rQueries.defenders(state).length,
    inHand: l5rQueries.count(state, l5rZones.handOf(0)),
  };
}

/** Changes a match and asks again: with the samurai bowed nobody is left to defend, and the window opens. */
export function changeAndAskAgain() {
  const { match } = accepted(beginSituation(l5r, described, 'any text'));
  const samurai = match.state.table.cards.find(({ printed }) => printed === 'brash-samurai');
  if (samurai === undefined) throw new Error('the samurai is there');
  const bowed: L5rEvent = { is: 'bowed', card: samurai.id };
  const changed = accepted(reask(l5r, match, { is: 'events', events: [bowed] }));
  return [match, changed.match].map(({ open }) => open[0]?.question.message.key);
}

/** Plays a scenario; whatever does not hold throws. */
export function scenario() {
  playScenario(
    l5r,
    ({ given, seat }) => {
      given(described);
      seat(1).isAsked('declareDefenders').picks();
      seat(1).isAsked('actionWindow').passes();
      seat(0).takes({ is: 'use', card: 'banzai' });
      seat(0).isAsked('chooseCharacter').mayTake({ is: 'card', card: 'matsu-berserker' });
    },
    { asks: 'everything' },
  );
}
