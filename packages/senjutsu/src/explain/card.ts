import {
  type CardId,
  cardOf,
  type Explanation,
  isKnownCard,
  type Match,
  type Message,
  questionFor,
  type Reason,
  type SeatId,
  type Sum,
  UNEXPLAINED,
  type Viewer,
} from '@kronika/kernel';
import { playedBy } from '../fighters.ts';
import { isSenjutsuMessage } from '../messages.ts';
import { mayPlay, type Use } from '../rules/playable.ts';
import { fighterId, type Senjutsu } from '../state.ts';
import { coreOf, handOf } from '../zones.ts';
import { NOT_PLAYABLE, VALUES } from './words.ts';

/** Why a card in hand cannot be taken now, and how the speed of a revealed card comes about. */
export function explainCard(match: Match<Senjutsu>, viewer: Viewer, card: CardId): Explanation {
  const { state } = match;
  if (!isKnownCard(state.table, card, viewer)) return UNEXPLAINED;
  return { sums: speedSum(state, card), whyNot: whyNot(match, viewer, card), notes: [] };
}

/** What a card would be played as by who is asked this. */
function useFor(message: Message): Use | undefined {
  if (!isSenjutsuMessage(message)) return undefined;
  switch (message.key) {
    case 'chooseCard':
      return { as: 'pick' };
    case 'startReaction':
      return { as: 'reaction' };
    case 'replace':
      return { as: 'replacement' };
    case 'benefit':
      return { as: 'benefit', occasion: message.occasion };
    case 'counter':
      return { as: 'counter', speed: message.speed };
    default:
      return undefined;
  }
}

function whyNot(match: Match<Senjutsu>, viewer: Viewer, card: CardId): readonly Reason[] {
  if (viewer === 'spectator' || viewer === 'arbiter') return [];
  const question = questionFor(match, viewer);
  const use = question === undefined ? undefined : useFor(question.message);
  if (use === undefined || !isOwn(match.state, viewer, card, use)) return [];
  const verdict = mayPlay(match.state, viewer, cardOf(match.state.table, card).printed, use);
  return verdict === 'allowed' ? [] : [{ text: NOT_PLAYABLE[verdict.why], rule: verdict.rule }];
}

/** Core cards can be picked, but they are no instants. */
function isOwn({ table }: Senjutsu, seat: SeatId, card: CardId, use: Use): boolean {
  const { zone } = cardOf(table, card);
  return zone === handOf(seat) || (use.as === 'pick' && zone === coreOf(seat));
}

/** The speed of the card of the turn after limp (SEN-LIMP-a). */
function speedSum(state: Senjutsu, card: CardId): readonly Sum[] {
  const { owner } = cardOf(state.table, card);
  const played = playedBy(state, fighterId(owner));
  const upper = played?.segments.find(({ segment }) => segment === 'upper');
  if (played?.revealed.is !== 'card' || played.revealed.card !== card || played.speed === null || upper === undefined)
    return [];
  const limp = { by: VALUES.limp, amount: upper.speed - played.speed };
  return [
    {
      of: 'speed',
      name: VALUES.speed,
      parts: [{ by: VALUES.settled, amount: played.speed }, ...(limp.amount === 0 ? [] : [limp])],
      total: upper.speed,
    },
  ];
}
