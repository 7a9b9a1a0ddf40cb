import { type GameText, type Lang, type Message, type Outcome, type Phrase, present } from '@kronika/kernel';
import type { EndMessage } from '../messages.ts';
import type { OathView } from '../view.ts';
import { boardText } from './board.ts';
import { cardText } from './cards/texts.ts';
import { hintOf } from './hints.ts';
import { logText } from './log.ts';
import { optionText } from './option-text.ts';
import { promptOf } from './prompt.ts';
import { tipOf } from './tips.ts';
import { cardName, PHASE_WORDS, seatName } from './words.ts';

const ENDINGS: Readonly<Record<EndMessage['key'], (who: string) => Phrase>> = {
  usurper: (who) => ({ pl: `${who} wygrywa jako Uzurpator.`, en: `${who} wins as the Usurper.` }),
  visionary: (who) => ({ pl: `${who} wygrywa: Wizja się spełniła.`, en: `${who} wins: the Vision has come true.` }),
  stableRegime: (who) => ({ pl: `${who} wygrywa: rządy się umocniły.`, en: `${who} wins: the regime stands firm.` }),
  successor: (who) => ({ pl: `${who} wygrywa jako Następca.`, en: `${who} wins as the Successor.` }),
  exhaustion: (who) => ({
    pl: `${who} wygrywa: wojna wszystkich wyczerpała.`,
    en: `${who} wins: the war has exhausted everybody.`,
  }),
  everybodyLeft: (who) => ({ pl: `Pozostali się poddali. Wygrywa ${who}.`, en: `The others gave up. ${who} wins.` }),
};

function isEndMessage(message: Message): message is EndMessage {
  return message.key in ENDINGS;
}

function outcomeText(lang: Lang, { reason, winners }: Outcome): string {
  if (!isEndMessage(reason)) return reason.key;
  const who = winners.map((seat) => seatName(lang, seat)).join(', ');
  return present(ENDINGS[reason.key], reason.key)(who)[lang];
}

/** The texts of all cards a viewer sees, for looking them up. */
function detailsText(lang: Lang, view: OathView): string {
  const cards = [
    ...view.sites.flatMap(({ site, cards: there }) => [...(site === null ? [] : [site]), ...there]),
    ...view.seats.flatMap(({ advisers, relics, hand }) => [...advisers, ...relics, ...hand]),
  ];
  const printed = [...new Set(cards.flatMap((card) => (card.known ? [card.printed] : [])))];
  return printed.map((card) => `${cardName(lang, card)}: ${cardText(card).text[lang]}`).join('\n');
}

function textIn(lang: Lang): GameText<OathView> {
  return {
    name: 'Oath',
    seat: (seat) => seatName(lang, seat),
    prompt: (question, view) => promptOf(lang, question, view),
    option: (option, view) => optionText(lang, option, view),
    hint: (option, question, view) => hintOf(lang, option, view, question.seat),
    tip: (thing, view) => tipOf(lang, thing, view),
    event: (event, view, reader) => logText(lang, event, view, reader),
    outcome: (outcome) => outcomeText(lang, outcome),
    board: (view) => boardText(lang, view),
    moment: ({ round, turn }) => `${lang === 'pl' ? 'runda' : 'round'} ${round}, ${PHASE_WORDS[turn.phase][lang]}`,
    details: (view) => detailsText(lang, view),
  };
}

export const text: Readonly<Record<Lang, GameText<OathView>>> = { pl: textIn('pl'), en: textIn('en') };
