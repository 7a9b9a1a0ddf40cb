import type { Phrase } from '@kronika/kernel';

/** What is asked, by the key of the message. */
export const PROMPTS: Readonly<Record<string, Phrase>> = {
  chooseStrongholdProvince: {
    pl: 'Która prowincja trafi pod twierdzę?',
    en: 'Which province goes under your stronghold?',
  },
  orderProvinces: {
    pl: 'W jakiej kolejności leżą pozostałe prowincje, od lewej do prawej?',
    en: 'In which order do your other provinces lie, from left to right?',
  },
  'mulligan.dynasty': { pl: 'Które karty dynastii wymieniasz?', en: 'Which dynasty cards do you replace?' },
  'mulligan.conflict': { pl: 'Które karty z ręki wymieniasz?', en: 'Which cards of your hand do you replace?' },
  dynastyWindow: {
    pl: 'Zagraj postać z prowincji, użyj zdolności albo spasuj.',
    en: 'Play a character from your provinces, use an ability, or pass.',
  },
  extraFate: {
    pl: 'Ile dodatkowych żetonów losu kładziesz na tej postaci?',
    en: 'How much extra fate do you place on this character?',
  },
  honorBid: {
    pl: 'Licytacja honoru: jaką liczbę ustawiasz na liczniku?',
    en: 'Honor bid: which number do you set on your dial?',
  },
  actionWindow: { pl: 'Wykonaj akcję albo spasuj.', en: 'Take an action or pass.' },
  triggerWindow: { pl: 'Możesz odpowiedzieć', en: 'You may answer' },
  nextForced: { pl: 'Co nastąpi najpierw?', en: 'Which of these comes first?' },
  nextDelayed: { pl: 'Który opóźniony efekt nastąpi najpierw?', en: 'Which delayed effect comes first?' },
  conflictOpportunity: {
    pl: 'Zadeklaruj konflikt albo spasuj tę okazję.',
    en: 'Declare a conflict, or pass this opportunity.',
  },
  declareRing: {
    pl: 'Jaki konflikt deklarujesz i o który krąg?',
    en: 'Which conflict do you declare, and for which ring?',
  },
  declareProvince: { pl: 'Którą prowincję atakujesz?', en: 'Which province do you attack?' },
  declareAttackers: { pl: 'Kto atakuje?', en: 'Who attacks?' },
  declareEvaded: {
    pl: 'Ukrycie: kto nie będzie mógł bronić?',
    en: 'Covert: who will not be able to defend?',
  },
  declareDefenders: { pl: 'Kto broni?', en: 'Who defends?' },
  discardFromBroken: {
    pl: 'Prowincja spustoszona: które karty w niej odrzucasz?',
    en: 'The province is broken: which cards in it do you discard?',
  },
  ringEffect: { pl: 'Jaki efekt kręgu rozpatrujesz?', en: 'Which ring effect do you resolve?' },
  'ringEffect.honor': { pl: 'Którą postać uhonorować?', en: 'Which character is honored?' },
  'ringEffect.dishonor': { pl: 'Którą postać zhańbić?', en: 'Which character is dishonored?' },
  'ringEffect.ready': { pl: 'Którą postać przygotować?', en: 'Which character is readied?' },
  'ringEffect.bow': { pl: 'Którą postać ukłonić?', en: 'Which character is bowed?' },
  'ringEffect.removeFate': { pl: 'Z której postaci odrzucić 1 żeton losu?', en: 'Which character loses 1 fate?' },
  favorSide: {
    pl: 'Zajmujesz Łaskę cesarską: którą stroną do góry ją kładziesz?',
    en: 'You claim the Imperial Favor: which side do you set?',
  },
  discardNext: {
    pl: 'Którą postać bez losu odrzucasz teraz?',
    en: 'Which character without fate do you discard next?',
  },
  orderDiscards: {
    pl: 'W jakiej kolejności te karty trafiają na twój stos odrzuconych kart? Ostatnia leży na wierzchu.',
    en: 'In which order do these cards go onto your discard pile? The last one lies on top.',
  },
  discardFromProvinces: {
    pl: 'Które odkryte karty w swoich prowincjach odrzucasz?',
    en: 'Which faceup cards in your provinces do you discard?',
  },
  shedRestricted: {
    pl: 'Za dużo niezwykłych dodatków na jednej postaci: który odrzucasz?',
    en: 'Too many restricted attachments on one character: which one do you discard?',
  },
  attachTo: { pl: 'Do której postaci dołączasz tę kartę?', en: 'Which character do you attach it to?' },
  search: { pl: 'Czy bierzesz jedną z tych kart?', en: 'Do you take one of these cards?' },
  addToHand: {
    pl: 'Którą kartę bierzesz na rękę? Druga trafi pod talię.',
    en: 'Which card do you take into your hand? The other goes under the deck.',
  },
  discardInsteadOfHonor: {
    pl: 'Odrzucić karty z ręki, zamiast dawać honor?',
    en: 'Discard cards from your hand instead of giving honor?',
  },
  discardFromHand: { pl: 'Które karty z ręki odrzucasz?', en: 'Which cards of your hand do you discard?' },
  'cost.sacrifice': { pl: 'Koszt: kogo poświęcasz?', en: 'Cost: whom do you sacrifice?' },
  'cost.dishonor': { pl: 'Koszt: kogo hańbisz?', en: 'Cost: whom do you dishonor?' },
  'cost.removeFate': {
    pl: 'Koszt: z której postaci odrzucasz 1 żeton losu?',
    en: 'Cost: from which character do you remove 1 fate?',
  },
  'cost.discard': {
    pl: 'Koszt: którą kartę z ręki odrzucasz?',
    en: 'Cost: which card of your hand do you discard?',
  },
  'cost.fateToRing': {
    pl: 'Koszt: na którym kręgu kładziesz 1 żeton losu?',
    en: 'Cost: on which ring do you place 1 fate?',
  },
  'cost.bowAttachment': { pl: 'Koszt: który dodatek kłaniasz?', en: 'Cost: which attachment do you bow?' },
  'cost.shuffleIn': {
    pl: 'Koszt: którą kartę ze swojej prowincji wtasowujesz do talii?',
    en: 'Cost: which card of your provinces do you shuffle into your deck?',
  },
  chooseCharacter: { pl: 'Wybierz postać.', en: 'Choose a character.' },
  chooseCharacters: { pl: 'Wybierz postaci.', en: 'Choose characters.' },
  chooseHonored: {
    pl: 'Która z nich zostaje uhonorowana? Druga zostaje zhańbiona.',
    en: 'Which of them is honored? The other one is dishonored.',
  },
  sacrificeCharacter: { pl: 'Musisz poświęcić postać: którą?', en: 'You have to sacrifice a character: which one?' },
  chooseAttachment: { pl: 'Wybierz dodatek.', en: 'Choose an attachment.' },
  chooseHolding: { pl: 'Wybierz miejsce.', en: 'Choose a holding.' },
  chooseFacedown: { pl: 'Wybierz zakryte karty.', en: 'Choose facedown cards.' },
  chooseProvinceCard: { pl: 'Wybierz kartę w swojej prowincji.', en: 'Choose a card in one of your provinces.' },
  lookAtProvince: { pl: 'Którą zakrytą prowincję oglądasz?', en: 'Which facedown province do you look at?' },
  chooseCard: { pl: 'Wybierz kartę z ręki przeciwnika.', en: "Choose a card of your opponent's hand." },
  chooseGift: { pl: 'Którą kartę dostaje jej właściciel?', en: 'Which card does its owner get?' },
  chooseRing: { pl: 'Wybierz krąg.', en: 'Choose a ring.' },
  chooseClaimedRing: { pl: 'Który ze swoich kręgów oddajesz?', en: 'Which of your rings do you give back?' },
  offerRing: {
    pl: 'Czy rozpatrujesz efekt jednego z tych kręgów?',
    en: 'Do you resolve the effect of one of these rings?',
  },
  chooseAbility: { pl: 'Czyją zdolność ma zyskać ta postać?', en: 'Whose ability does this character gain?' },
  mayDishonor: { pl: 'Zhańbić tę postać?', en: 'Dishonor that character?' },
  selectOne: { pl: 'Wybierz jedno.', en: 'Select one.' },
  banzaiAgain: {
    pl: 'Stracić 1 żeton honoru, aby rozpatrzyć to jeszcze raz?',
    en: 'Lose 1 honor to resolve it once more?',
  },
  changeBid: { pl: 'Jak zmienia się wartość twojej stawki?', en: 'How does the value of your bid change?' },
};
