import type { Phrase } from '@kronika/kernel';

/** What is asked, by the key of the message. */
export const PROMPTS: Readonly<Record<string, Phrase>> = {
  mulligan: { pl: 'Wymienić całą rękę początkową?', en: 'Replace your whole opening hand?' },
  placeSetup: {
    pl: 'Karty początkowe (razem za najwyżej 8 złota): dołóż kartę albo zakończ.',
    en: 'Setup cards (8 gold together at most): place another one, or finish.',
  },
  choosePlot: { pl: 'Wybierz kartę fabuły na tę rundę.', en: 'Choose your plot for this round.' },
  chooseFirst: {
    pl: 'Inicjatywa jest twoja: kto będzie pierwszym graczem?',
    en: 'You won initiative: who goes first?',
  },
  chooseTitle: { pl: 'Który tytuł bierzesz?', en: 'Which title do you take?' },
  actionWindow: { pl: 'Wykonaj akcję albo spasuj.', en: 'Take an action or pass.' },
  triggerWindow: { pl: 'Możesz odpowiedzieć', en: 'You may answer' },
  nextForced: { pl: 'Co nastąpi najpierw?', en: 'Which of these comes first?' },
  nextDelayed: { pl: 'Który opóźniony efekt nastąpi najpierw?', en: 'Which delayed effect comes first?' },
  initiateChallenge: {
    pl: 'Zainicjuj wyzwanie albo spasuj. Kto spasuje, nie inicjuje już w tej fazie.',
    en: 'Initiate a challenge, or pass. Who passes initiates no more this phase.',
  },
  chooseOpponent: { pl: 'Przeciwko komu?', en: 'Against whom?' },
  declareAttackers: { pl: 'Kto atakuje?', en: 'Who attacks?' },
  chooseBypassed: { pl: 'Podstęp: kogo omija ta postać?', en: 'Stealth: whom does this character bypass?' },
  redirect: { pl: 'Przekierować to wyzwanie?', en: 'Redirect this challenge?' },
  redirectTo: {
    pl: 'Wyzwanie przekierowane: kto będzie się bronić?',
    en: 'The challenge is redirected: against whom?',
  },
  declareDefenders: { pl: 'Kto broni?', en: 'Who defends?' },
  chooseKilled: { pl: 'Roszczenia: które postaci zabijasz?', en: 'Claim: which characters do you kill?' },
  chooseClaimed: { pl: 'Wobec kogo stosujesz roszczenia intrygi?', en: 'To whom do you apply the intrigue claim?' },
  nextKeyword: { pl: 'Które słowo kluczowe działa teraz?', en: 'Which keyword resolves next?' },
  insight: { pl: 'Intuicja: ile kart dobierasz?', en: 'Insight: how many cards do you draw?' },
  pillage: { pl: 'Grabież: które postaci grabią?', en: 'Pillage: which characters pillage?' },
  renown: { pl: 'Renoma: które postaci zyskują władzę?', en: 'Renown: which characters gain power?' },
  intimidate: { pl: 'Zastraszanie: kto klęka?', en: 'Intimidate: who kneels?' },
  chooseStanding: { pl: 'Które postaci wstają?', en: 'Which characters stand?' },
  discardToReserve: {
    pl: 'Masz więcej kart, niż pozwalają rezerwy: które odrzucasz?',
    en: 'You hold more cards than your reserve: which do you discard?',
  },
  orderDiscards: {
    pl: 'W jakiej kolejności te karty trafiają na stos? Ostatnia leży na wierzchu.',
    en: 'In which order do these cards go onto the pile? The last one lies on top.',
  },
  attachTo: { pl: 'Do czego dołączasz tę kartę?', en: 'What do you attach it to?' },
  ambushValue: { pl: 'Za ile złota urządzasz zasadzkę?', en: 'For how much gold do you ambush?' },
  search: { pl: 'Czy bierzesz jedną z tych kart?', en: 'Do you take one of these cards?' },
  victoryOrElimination: {
    pl: 'Zwycięstwo i eliminacja przychodzą naraz: co jest pierwsze?',
    en: 'Victory and elimination come at once: which is first?',
  },
  chooseWinner: { pl: 'Kto z nich wygrywa grę?', en: 'Which of them wins the game?' },
  chooseLast: {
    pl: 'Wszystkie talie są puste: kto zostaje ostatni i wygrywa?',
    en: 'All decks are empty: who is left last and wins?',
  },
  'cost.kneel': { pl: 'Koszt: która postać klęka?', en: 'Cost: which character kneels?' },
  'cost.discard': { pl: 'Koszt: którą kartę z ręki odrzucasz?', en: 'Cost: which card of your hand do you discard?' },
  chooseCharacter: { pl: 'Wybierz postać.', en: 'Choose a character.' },
  chooseLocation: { pl: 'Wybierz miejsce.', en: 'Choose a location.' },
  chooseAttachment: { pl: 'Wybierz dodatek.', en: 'Choose an attachment.' },
  chooseCard: { pl: 'Wybierz kartę.', en: 'Choose a card.' },
};
