import type { Lang, Message, Phrase, Prompt, Question } from '@kronika/kernel';
import {
  type CitizenshipMessage,
  type ConsentMessage,
  type ExchangeMessage,
  isOathMessage,
  type OathMessage,
  type PlainKey,
} from '../messages.ts';
import type { ActionName } from '../powers/power.ts';
import type { OathView } from '../view.ts';
import { followsOf, askOf as ownAsk } from './follows.ts';
import { PROMPTS } from './prompts/steps.ts';
import { termsText } from './terms-text.ts';
import { BANNER_WORDS, cardName, RELIQUARY_WORDS, seatName, warbandWords } from './words.ts';

const PLAIN: Readonly<Record<PlainKey, Phrase>> = {
  startingBoard: { pl: 'Którą planszę wybierasz?', en: 'Which board do you choose?' },
  startingSite: { pl: 'Na którym obszarze zaczynasz?', en: 'At which site do you begin?' },
  startingAdviser: {
    pl: 'Którą kartę zatrzymać jako zakrytego Doradcę?',
    en: 'Which card do you keep as a facedown adviser?',
  },
  clueFavor: {
    pl: 'Brakuje Przychylności: jak ją rozdzielić na obszary?',
    en: 'Favor is short: how is it split among the sites?',
  },
  act: { pl: 'Twoja faza Akcji: co robisz?', en: 'Your Act Phase: what do you do?' },
  banner: {
    pl: 'Miłość Ludu: dołożyć 1 Przychylność czy zwrócić ją do banku?',
    en: "People's Favor: add 1 favor or return 1 to a bank?",
  },
  leastBank: { pl: 'Do którego z najuboższych banków?', en: 'To which of the poorest banks?' },
  opportunity: { pl: 'Wziąć żeton z obszaru?', en: 'Take a token from the site?' },
  searchSource: { pl: 'Gdzie szukać?', en: 'Where do you search?' },
  musterOn: { pl: 'Na której karcie werbować?', en: 'On which card do you muster?' },
  tradeWith: { pl: 'Z którą kartą handlować?', en: 'With which card do you trade?' },
  recoverWhat: { pl: 'Co odzyskać?', en: 'What do you recover?' },
  recoverBank: {
    pl: 'Od którego banku zacząć rozkładać dawną Przychylność?',
    en: 'At which bank does the former favor begin?',
  },
  travelTo: { pl: 'Dokąd podróżujesz?', en: 'Where do you travel?' },
  sendTo: { pl: 'Dokąd odesłać ten pionek?', en: 'Where is the pawn sent?' },
  showAdvisers: { pl: 'Których zakrytych Doradców pokazać?', en: 'Which facedown advisers do you show?' },
  keepCard: { pl: 'Którą kartę zatrzymać i zagrać?', en: 'Which card do you keep to play?' },
  discardOrder: {
    pl: 'W jakiej kolejności odrzucić? Ostatnia będzie na wierzchu.',
    en: 'In which order are they discarded? The last one is on top.',
  },
  discardWhere: { pl: 'Dokąd trafią odrzucone karty?', en: 'Where do the discards go?' },
  makeRoom: { pl: 'Którego Doradcę odrzucić, by zrobić miejsce?', en: 'Which adviser makes room?' },
  limitAdvisers: {
    pl: 'Masz zbyt wielu Doradców: którego odrzucić?',
    en: 'Too many advisers: which one is discarded?',
  },
  clearSite: { pl: 'Którą kartę najpierw odrzucić?', en: 'Which card is discarded first?' },
  conspiracy: { pl: 'Użyć Konspiracji?', en: 'Use the Conspiracy?' },
  conspiracyPrize: { pl: 'Konspiracja: spal 1 Sekret i zabierz…', en: 'Conspiracy: burn 1 secret and take…' },
  gather: {
    pl: 'Ile Chorągwi zabrać z obszaru na planszę?',
    en: 'How many warbands move from the site to your board?',
  },
  garrison: { pl: 'Ile Chorągwi postawić na obszarze?', en: 'How many warbands move to the site?' },
  homelandRelic: { pl: 'Który relikt odzyskać?', en: 'Which relic do you recover?' },
  titleTie: { pl: 'Kto przejmuje tytuł?', en: 'Who takes the title?' },
  restPower: { pl: 'Której mocy Odpoczynku użyć?', en: 'Which Rest power do you use?' },
  defender: { pl: 'Kogo najeżdżasz?', en: 'Against whom do you campaign?' },
  targets: { pl: 'Co jest celem Najazdu?', en: 'What are the targets of the campaign?' },
  attackDice: { pl: 'Iloma kośćmi atakujesz?', en: 'With how many dice do you attack?' },
  plans: { pl: 'Których Planów Bitewnych użyć?', en: 'Which battle plans do you use?' },
  skulls: { pl: 'Czaszki: które Chorągwie giną?', en: 'Skulls: which warbands die?' },
  sacrifice: { pl: 'Poświęcić Chorągwie, by zwyciężyć?', en: 'Sacrifice warbands to win?' },
  losses: { pl: 'Które Chorągwie giną?', en: 'Which warbands die?' },
  occupy: { pl: 'Ile Chorągwi zostawić na zdobytym obszarze?', en: 'How many warbands stay at the conquered site?' },
  occupyFrom: { pl: 'Skąd wziąć te Chorągwie?', en: 'From where do these warbands come?' },
  banishTo: { pl: 'Dokąd wygnać pionek?', en: 'Where is the pawn banished?' },
  banish: { pl: 'Wygnać pionek?', en: 'Banish the pawn?' },
  burnFavor: { pl: 'Spalić połowę Przychylności pokonanego?', en: "Burn half of the loser's favor?" },
  citizenWarbands: { pl: 'Które Chorągwie znikają?', en: 'Which warbands vanish?' },
  offerRelic: { pl: 'Który relikt ze Skarbca obiecać?', en: 'Which Reliquary relic do you promise?' },
  citizenshipOffered: { pl: 'Propozycja Obywatelstwa złożona.', en: 'Citizenship has been offered.' },
  exchangeTerms: { pl: 'Co proponujesz w wymianie?', en: 'What do you propose to exchange?' },
  counterAwaited: {
    pl: 'Druga strona układa własną propozycję.',
    en: 'The other side is preparing a counter-offer.',
  },
  promiseUntil: { pl: 'Do końca której rundy obowiązuje obietnica?', en: 'To the end of which round does it bind?' },
  promiseStake: { pl: 'Ile Przychylności kosztuje złamanie obietnicy?', en: 'How much favor does a breach cost?' },
  payUntil: { pl: 'Z końcem której rundy zapłata?', en: 'At the end of which round is it paid?' },
  payStake: { pl: 'Ile Przychylności wynosi zapłata?', en: 'How much favor is paid?' },
  breachClaimed: { pl: 'Inni sądzą, czy słowo złamano.', en: 'The others judge whether a word was broken.' },
  consentAwaited: { pl: 'Prośba o zgodę wysłana.', en: 'Consent has been asked for.' },
  exchangeOffered: { pl: 'Propozycja wymiany złożona.', en: 'The exchange has been proposed.' },
  chronicleGoal: {
    pl: 'Kronika: jaką przysięgę złoży nowa władza?',
    en: 'Chronicle: which oath will the new reign swear?',
  },
  chronicleEdifice: { pl: 'Kronika: gdzie wznieść Budowlę?', en: 'Chronicle: where do you build an edifice?' },
  chronicleSuit: { pl: 'Kronika: który znak zyska w świecie?', en: 'Chronicle: which suit grows in the world?' },
  chronicleDiscard: { pl: 'Kronika: na który stos?', en: 'Chronicle: to which pile?' },
  chronicleHeal: { pl: 'Kronika: których Wysiedleńców przywołać?', en: 'Chronicle: which Dispossessed return?' },
  chronicleOffer: {
    pl: 'Kronika: komu zaproponować Obywatelstwo?',
    en: 'Chronicle: to whom do you offer Citizenship?',
  },
};

const ACTIONS: Readonly<Record<ActionName, Phrase>> = {
  search: { pl: 'Przeszukanie', en: 'Search' },
  muster: { pl: 'Werbunek', en: 'Muster' },
  trade: { pl: 'Handel', en: 'Trade' },
  recover: { pl: 'Odzyskiwanie', en: 'Recover' },
  campaign: { pl: 'Najazd', en: 'Campaign' },
  travel: { pl: 'Podróż', en: 'Travel' },
};

function isPlain(message: OathMessage): message is Extract<OathMessage, { readonly key: PlainKey }> {
  return message.key in PLAIN;
}

function consentText(lang: Lang, { key, by, amount }: ConsentMessage): string {
  const who = seatName(lang, by);
  const warbands = warbandWords(lang, Math.abs(amount));
  switch (key) {
    case 'moveConsent':
      return lang === 'pl'
        ? `${who} chce zabrać z obszaru ${warbands}. Zgoda?`
        : `${who} wants to take ${warbands} from the site. Agree?`;
    case 'transferConsent':
      if (amount > 0)
        return lang === 'pl'
          ? `${who} chce ci dać ${warbands}. Zgoda?`
          : `${who} wants to give you ${warbands}. Agree?`;
      return lang === 'pl'
        ? `${who} prosi o ${warbands} z twojej planszy. Zgoda?`
        : `${who} asks for ${warbands} from your board. Agree?`;
    case 'allyConsent':
      return lang === 'pl'
        ? `${who} chce stanąć w obronie. Przyjąć pomoc?`
        : `${who} wants to join the defence. Accept?`;
    case 'joinAsAlly':
      return lang === 'pl'
        ? `Najazd (broni się ${who}): stanąć w obronie?`
        : `A campaign (${who} defends): do you join the defence?`;
    case 'chronicleCitizenship':
      return lang === 'pl'
        ? `${who} proponuje ci Obywatelstwo. Przyjmujesz?`
        : `${who} offers you Citizenship. Do you accept?`;
  }
}

/** What an offer brings and costs whom it is made to. */
function exchanged(
  lang: Lang,
  { by, to, give, want }: ExchangeMessage | CitizenshipMessage,
  view: OathView,
): NonNullable<Prompt['follows']> {
  const gets = termsText(lang, give, by, view);
  const gives = termsText(lang, want, to, view);
  return [
    { is: 'fact', text: lang === 'pl' ? `Dostajesz: ${gets}.` : `You get: ${gets}.` },
    { is: 'loss', text: lang === 'pl' ? `Dajesz: ${gives}.` : `You give: ${gives}.` },
  ];
}

/** What is asked, with its number where there is one. */
function askOf(lang: Lang, key: PlainKey, view: OathView): string {
  return ownAsk(lang, key, view) ?? PLAIN[key][lang];
}

export function promptText(lang: Lang, message: Message, view: OathView): Prompt {
  if (!isOathMessage(message)) return { ask: message.key };
  if (isPlain(message)) {
    const follows = followsOf(lang, message.key, view);
    return follows.length === 0
      ? { ask: askOf(lang, message.key, view) }
      : { ask: askOf(lang, message.key, view), follows };
  }
  switch (message.key) {
    case 'modifiers':
      return {
        source: ACTIONS[message.action][lang],
        ask: lang === 'pl' ? 'których modyfikatorów użyć?' : 'which modifiers do you use?',
      };
    case 'play': {
      const known = view.seats
        .flatMap(({ hand, advisers }) => [...hand, ...advisers])
        .find((each) => each.known && each.id === message.card);
      const ask = lang === 'pl' ? 'dokąd zagrać tę kartę?' : 'where do you play it?';
      return known?.known === true ? { source: cardName(lang, known.printed), ask } : { ask };
    }
    case 'recoverAmount': {
      const what =
        message.banner === 'peoplesFavor'
          ? lang === 'pl'
            ? 'Przychylności'
            : 'favor'
          : lang === 'pl'
            ? 'Sekretów'
            : 'secrets';
      return {
        source: BANNER_WORDS[message.banner][lang],
        ask:
          lang === 'pl'
            ? `ile ${what} położyć (co najmniej ${message.least})?`
            : `how many ${what} do you put on it (at least ${message.least})?`,
      };
    }
    case 'moveConsent':
    case 'transferConsent':
    case 'allyConsent':
    case 'joinAsAlly':
    case 'chronicleCitizenship':
      return { ask: consentText(lang, message) };
    case 'transferAmount': {
      const who = seatName(lang, message.with);
      if (message.way === 'give')
        return { ask: lang === 'pl' ? `Ile Chorągwi dać (${who})?` : `How many warbands do you give ${who}?` };
      return { ask: lang === 'pl' ? `Ile Chorągwi wziąć (${who})?` : `How many warbands do you take from ${who}?` };
    }
    case 'exchange': {
      const who = seatName(lang, message.by);
      return {
        ask: lang === 'pl' ? `${who} proponuje wymianę. Zgoda?` : `${who} proposes an exchange. Agree?`,
        follows: exchanged(lang, message, view),
      };
    }
    case 'citizenship': {
      const who = seatName(lang, message.by);
      const relic = RELIQUARY_WORDS[message.covers][lang];
      const promised = lang === 'pl' ? `Relikt ze Skarbca: ${relic}.` : `Reliquary relic: ${relic}.`;
      const ask =
        message.by === message.exile
          ? lang === 'pl'
            ? `${who} chce zostać Obywatelem na tych warunkach. Zgoda?`
            : `${who} would become a Citizen on these terms. Agree?`
          : lang === 'pl'
            ? `${who} proponuje ci Obywatelstwo. Przyjmujesz?`
            : `${who} offers you Citizenship. Do you accept?`;
      return {
        ask,
        follows: [{ is: 'fact', text: promised }, ...exchanged(lang, message, view)],
      };
    }
    case 'wordBroken': {
      const [by, to] = [seatName(lang, message.by), seatName(lang, message.to)];
      return {
        ask:
          lang === 'pl'
            ? `${to} twierdzi, że ${by} złamał(a) dane słowo. Czy tak było?`
            : `${to} says that ${by} broke a word. Is that so?`,
      };
    }
    case 'power':
      return { source: cardName(lang, message.card), ask: PROMPTS[message.step][lang] };
  }
}

/** What the question asks. */
export function promptOf(lang: Lang, { message }: Question, view: OathView): Prompt {
  return promptText(lang, message, view);
}
