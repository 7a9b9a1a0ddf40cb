import { cardsWord, fateWord, honorWord } from './amounts.ts';
import type { EventWords, OutcomeWords } from './event-words.ts';
import type { Owned, Who } from './who.ts';

const does = (who: Who, you: string, others: string) => (who.is === 'you' ? `You ${you}` : `${who.name} ${others}`);
const whose = (who: Who) => (who.is === 'you' ? 'your' : `${who.name}'s`);
const them = (who: Who) => (who.is === 'you' ? 'you' : who.name);
/** "Your The Art of War" would have one word too many. */
const card = ({ name, owner }: Owned) => (owner === undefined ? name : `${whose(owner)} ${name.replace(/^The /, '')}`);
const start = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const named = (names: string) => (names === '' ? '' : `: ${names}`);
const withFate = (fate: number, left: number) =>
  fate === 0 ? '' : ` with ${fateWord('en', fate)} on it, ${left} left`;

const gives = (from: Who, to: Who, amount: string) =>
  to.is === 'you'
    ? `${does(from, 'give', 'gives')} you ${amount}`
    : `${does(from, 'give', 'gives')} ${amount} to ${to.name}`;

/** What a card is used to cancel. */
const against = (cancelled: string | undefined): string => (cancelled === undefined ? '' : ` to cancel ${cancelled}`);

export const englishEvents: EventWords = {
  cost: (name) => `cost of ${name}`,
  because: (sentence, cause) => {
    if (cause === undefined) return `${sentence}.`;
    return /\S: /.test(sentence) ? `${sentence} (${cause}).` : `${sentence}: ${cause}.`;
  },
  honorGained: (who, amount, total) => `${does(who, 'gain', 'gains')} ${honorWord('en', amount)}, now ${total}`,
  honorLost: (who, amount, total) => `${does(who, 'lose', 'loses')} ${honorWord('en', amount)}, now ${total}`,
  honorGiven: (from, to, amount) => gives(from, to, honorWord('en', amount)),
  fateGained: (who, amount, total) => `${does(who, 'gain', 'gains')} ${fateWord('en', amount)}, now ${total}`,
  fateSpent: (who, amount, total) => `${does(who, 'spend', 'spends')} ${fateWord('en', amount)}, ${total} left`,
  fateSpentToRing: (who, amount, ring) => `${does(who, 'put', 'puts')} ${fateWord('en', amount)} on the ${ring}`,
  fateGiven: (from, to, amount) => gives(from, to, fateWord('en', amount)),
  fatePlaced: (on, amount) => `${start(card(on))} gets ${fateWord('en', amount)}`,
  fateRemoved: (from, amount) => `${start(card(from))} loses ${fateWord('en', amount)}`,
  fateMoved: (from, to, amount) => `${fateWord('en', amount)} moves from ${card(from)} to ${card(to)}`,
  fateReturned: (from) => `All fate on ${card(from)} goes back to its owner`,
  fatePlacedOnRing: (ring, amount) => `${fateWord('en', amount)} is placed on the ${ring}`,
  dialsRevealed: (bids) => `Bids: ${bids.map(({ who, bid }) => `${them(who)} – ${bid}`).join(', ')}`,
  bidModified: (who, by) => `${start(whose(who))} bid counts ${by > 0 ? `${by} more` : `${-by} less`}`,
  bowed: (one) => `${start(card(one))} bows`,
  readied: (one) => `${start(card(one))} readies`,
  honored: (one) => `${start(card(one))} is honored`,
  dishonored: (one) => `${start(card(one))} is dishonored`,
  noLongerHonored: (one) => `${start(card(one))} is no longer honored`,
  noLongerDishonored: (one) => `${start(card(one))} is no longer dishonored`,
  statusDiscarded: (one) => `${start(card(one))} loses its status token`,
  movedToConflict: (one) => `${start(card(one))} joins the conflict`,
  movedHome: (one) => `${start(card(one))} moves home`,
  played: (who, name, fate, left) => `${does(who, 'play', 'plays')} ${name}${withFate(fate, left)}`,
  playedIntoConflict: (who, name, fate, left) =>
    `${does(who, 'play', 'plays')} ${name} into the conflict${withFate(fate, left)}`,
  enters: (one) => `${start(card(one))} enters play`,
  entersConflict: (one) => `${start(card(one))} enters the conflict`,
  attachmentEntered: (who, name, host) => `${does(who, 'attach', 'attaches')} ${name} to ${card(host)}`,
  attachmentMoved: (one, host) => `${start(card(one))} moves to ${card(host)}`,
  controlTaken: (who, name) => `${does(who, 'take', 'takes')} control of ${name}`,
  leaves: (one) => `${start(card(one))} leaves`,
  discarded: (one) => `${start(card(one))} is discarded`,
  sacrificed: (who, name) => `${does(who, 'sacrifice', 'sacrifices')} ${name}`,
  returnedToHand: (one) =>
    one.owner?.is === 'you' ? `${one.name} returns to your hand` : `${start(card(one))} returns to hand`,
  returnedToDeck: (one) => `${start(card(one))} returns to its deck`,
  removed: (one) => `${start(card(one))} is removed from the game`,
  duelWon: (winner, loser) => `${start(card(winner))} wins the duel against ${card(loser)}`,
  duelWonAlone: (winner) => `${start(card(winner))} wins the duel`,
  duelDrawn: 'The duel has no winner',
  conflictTypeSwitched: (type) => `The conflict is ${type} now`,
  conflictDeclared: ({ who, type, ring, province, strength, attackers, total }) =>
    `${does(who, 'attack', 'attacks')} ${province}${strength === undefined ? '' : ` (strength ${strength})`}, ${type}, ${ring}: ${attackers}${total === undefined ? '' : `, ${total}`}.`,
  evaded: (names) => `Covert evades ${names}.`,
  defendersDeclared: (who, names, total) =>
    `${does(who, 'defend', 'defends')}: ${names}${total === undefined ? '' : `, ${total}`}.`,
  noDefenders: 'Nobody defends.',
  conflictPassed: (who) => `${does(who, 'pass', 'passes')} up a conflict`,
  passed: (who) => `${does(who, 'pass', 'passes')}.`,
  conflictWon: (who, own, other) => `${does(who, 'win', 'wins')} the conflict ${own} : ${other}`,
  conflictWonByTie: (who, own, other) =>
    `Tie ${own} : ${other}: ${does(who, 'win', 'wins').replace(/^You/, 'you')} as the attacker`,
  conflictUndecided: (own, other) => `Nobody wins the conflict, ${own} : ${other}`,
  unopposed: 'undefended',
  provinceStands: (short) => `The province stands, ${short} short.`,
  ringClaimed: (who, ring) => `${does(who, 'claim', 'claims')} the ${ring}`,
  ringReturned: (ring) => `The ${ring} is unclaimed again`,
  contestedRingSwitched: (ring) => `The conflict is for the ${ring} now`,
  claimedRingSwitched: (who, claimed, unclaimed) =>
    `${does(who, 'exchange', 'exchanges')} the ${claimed} for the ${unclaimed}`,
  ringEffectCancelled: 'The ring effect of the conflict is cancelled',
  favorClaimed: (who, side) => `${does(who, 'claim', 'claims')} the Imperial Favor, ${side} side up`,
  favorDiscarded: 'The Imperial Favor is unclaimed again',
  cardsDrawn: (who, count, names) => `${does(who, 'draw', 'draws')} ${cardsWord('en', count)}${named(names)}`,
  provinceBroken: (name, owner) => `${owner === undefined ? 'A' : start(whose(owner))} province is broken: ${name}!`,
  revealed: (one) => `Revealed: ${card(one)}`,
  roundEntered: (round) => `— Round ${round} —`,
  phaseEntered: (phase) => `— ${phase} —`,
  provinceRefilled: (who, names) => `${does(who, 'refill', 'refills')} a province${named(names)}.`,
  deckRenewed: (who) => `${does(who, 'make', 'makes')} a new deck of the discard pile`,
  firstPassed: (who) => `${does(who, 'are', 'is')} the first player now`,
  strongholdLaid: (who) => `${does(who, 'lay', 'lays')} a province under the stronghold`,
  provincesLaid: (who) => `${does(who, 'lay', 'lays')} the other provinces`,
  mulliganed: (who, count) =>
    count === 0
      ? `${does(who, 'keep', 'keeps')} all cards.`
      : `${does(who, 'replace', 'replaces')} ${cardsWord('en', count)}.`,
  abilityUsed: (who, name, cancelled) => `${does(who, 'use', 'uses')} ${name}${against(cancelled)}.`,
  eventPlayed: (who, name, cancelled) => `${does(who, 'play', 'plays')} ${name}${against(cancelled)}.`,
  eventWithdrawn: (name) => `${name} could not be paid for and is taken back`,
  cardsLooked: (who, count, names) => `${does(who, 'look', 'looks')} at ${cardsWord('en', count)}${named(names)}.`,
  cardsShown: (names) => `Shown: ${names}.`,
  cardTaken: (one) => (one.owner?.is === 'you' ? `${one.name} goes to your hand` : `${start(card(one))} goes to hand`),
  hiddenCardTaken: (who) => `${does(who, 'take', 'takes')} a card into hand`,
  cardBottomed: (one) => `${start(card(one))} goes under its deck`,
  hiddenCardBottomed: (who) => `A card goes under ${whose(who)} deck`,
  deckShuffled: (who) => `${does(who, 'shuffle', 'shuffles')} a deck`,
  cardShuffledIn: (one) => `${start(card(one))} is shuffled into its deck`,
  hiddenCardShuffledIn: (who) => `A card is shuffled into ${whose(who)} deck`,
  cardsSwitched: (one, other) => `${one} and ${other} change places`,
  holdingEntered: (one) => `${start(card(one))} is put into play`,
  whom: them,
  effectBegan: ({ source, whom, what, until }) =>
    `${whom}${what === undefined ? '' : ` – ${what}`}, until the end of the ${until}: ${source}.`,
};

export const englishOutcomes: Readonly<Record<string, OutcomeWords>> = {
  strongholdBroken: {
    won: 'You win: you broke the stronghold province.',
    lost: 'You lost: your stronghold province fell.',
    other: (winner) => `${winner} wins: the stronghold province fell.`,
  },
  honorVictory: {
    won: 'You win: you reached 25 honor.',
    lost: 'You lost: your opponent reached 25 honor.',
    other: (winner) => `${winner} wins: 25 honor.`,
  },
  cardVictory: {
    won: 'You win by the text of a card.',
    lost: 'You lost: your opponent won by the text of a card.',
    other: (winner) => `${winner} wins by the text of a card.`,
  },
  dishonorDefeat: {
    won: "You win: your opponent's honor fell to 0.",
    lost: 'You lost: your honor fell to 0.',
    other: (winner) => `${winner} wins: the opponent's honor fell to 0.`,
  },
};
