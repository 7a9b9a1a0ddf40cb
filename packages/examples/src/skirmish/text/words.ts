import { type Lang, plural } from '@kronika/kernel';

/** Everything the game says that is no card text. Names of cards and seats come in ready to be used. */
export interface Words {
  readonly name: string;
  readonly hidden: string;
  readonly seat: (number: number) => string;
  readonly prompt: Readonly<Record<PromptKey, string>>;
  readonly windows: Readonly<Record<string, string>>;
  readonly pass: string;
  readonly accept: string;
  readonly decline: string;
  readonly delayed: (card: string, seat: string) => string;
  readonly deploy: (card: string) => string;
  readonly equip: (card: string) => string;
  readonly play: (card: string) => string;
  readonly use: (card: string) => string;
  readonly drew: (seat: string, count: number, cards: string) => string;
  readonly gainedGold: (seat: string, amount: number) => string;
  readonly spentGold: (seat: string, amount: number) => string;
  readonly gainedRenown: (seat: string, amount: number) => string;
  readonly bids: (bids: string, first: string) => string;
  readonly entered: (card: string, host: string | undefined) => string;
  readonly defeated: (card: string) => string;
  readonly discarded: (card: string) => string;
  readonly returned: (card: string) => string;
  readonly spent: (card: string) => string;
  readonly readied: (card: string) => string;
  readonly shown: (card: string) => string;
  readonly looked: (seat: string, count: number) => string;
  readonly taken: (seat: string, card: string) => string;
  readonly bottomed: (seat: string, count: number) => string;
  readonly changedSides: (card: string, seat: string) => string;
  readonly adviceGold: string;
  readonly adviceDraw: string;
  readonly clash: (strengths: string, winner: string | undefined) => string;
  readonly round: (round: number) => string;
  readonly won: (seat: string) => string;
  readonly draw: string;
  readonly board: Readonly<
    Record<'gold' | 'renown' | 'deck' | 'discard' | 'hand' | 'field' | 'first' | 'nobody' | 'spent', string>
  >;
}

export type PromptKey =
  | 'bid'
  | 'actionWindow'
  | 'triggerWindow'
  | 'nextForced'
  | 'nextDelayed'
  | 'chooseFighter'
  | 'discardForMore'
  | 'takeOne'
  | 'orderUnder'
  | 'payTribute'
  | 'chooseAdvice'
  | 'chooseLoss';

const cardsPl = (count: number) => plural('pl', count, { one: 'kartę', few: 'karty', many: 'kart', other: 'karty' });
const cardsEn = (count: number) => plural('en', count, { one: 'card', other: 'cards' });

export const words: Readonly<Record<Lang, Words>> = {
  pl: {
    name: 'Potyczka',
    hidden: 'zakryta karta',
    seat: (number) => `Gracz ${number}`,
    prompt: {
      bid: 'Licytuj złotem: kto da więcej, będzie pierwszym graczem.',
      actionWindow: 'Wykonaj akcję albo spasuj.',
      triggerWindow: 'Możesz odpowiedzieć',
      nextForced: 'Która wymuszona zdolność będzie następna?',
      nextDelayed: 'Który odroczony efekt będzie następny?',
      chooseFighter: 'Wybierz wojownika.',
      discardForMore: 'Możesz odrzucić kartę, aby rozpatrzyć zdolność jeszcze raz.',
      takeOne: 'Weź jedną z tych kart na rękę.',
      orderUnder: 'W jakiej kolejności karty idą pod talię?',
      chooseAdvice: 'Wybierz jedno.',
      payTribute: 'Dać przeciwnikowi 1 złota? Jeśli nie, zdobędzie on 1 sławy.',
      chooseLoss: 'Przegrywasz starcie: który wojownik zostanie pokonany?',
    },
    windows: {
      initiating: 'zaczyna działać zdolność',
      defeated: 'wojownik zostaje pokonany',
      entered: 'karta wchodzi na pole',
      clashFought: 'rozegrano starcie',
      renownGained: 'zdobyto sławę',
    },
    pass: 'pas',
    accept: 'tak',
    decline: 'nie',
    delayed: (card, seat) => `${card} (${seat})`,
    deploy: (card) => `wystaw: ${card}`,
    equip: (card) => `dołącz: ${card}`,
    play: (card) => `zagraj: ${card}`,
    use: (card) => `użyj: ${card}`,
    drew: (seat, count, cards) => `${seat} dobiera ${count} ${cardsPl(count)}${cards === '' ? '' : `: ${cards}`}.`,
    gainedGold: (seat, amount) => `${seat} otrzymuje ${amount} złota.`,
    spentGold: (seat, amount) => `${seat} płaci ${amount} złota.`,
    gainedRenown: (seat, amount) => `${seat} zdobywa ${amount} sławy.`,
    bids: (bids, first) => `Licytacja: ${bids}. Pierwszym graczem jest ${first}.`,
    entered: (card, host) =>
      host === undefined ? `${card} wchodzi na pole.` : `${card}: karta dołączona; nosi ją ${host}.`,
    defeated: (card) => `${card}: wojownik pokonany.`,
    discarded: (card) => `${card}: karta odrzucona.`,
    returned: (card) => `${card}: karta wraca na rękę.`,
    spent: (card) => `${card}: karta wyczerpana.`,
    readied: (card) => `${card}: karta przygotowana.`,
    shown: (card) => `${card}: karta zagrana.`,
    looked: (seat, count) => `${seat} ogląda wierzchnie karty swojej talii (najwyżej ${count}).`,
    taken: (seat, card) => `${seat} bierze na rękę: ${card}.`,
    bottomed: (seat, count) => `${seat} wkłada pod talię ${count} ${cardsPl(count)}.`,
    changedSides: (card, seat) => `${card}: kontrolę przejmuje ${seat}.`,
    adviceGold: 'otrzymaj 1 złota',
    adviceDraw: 'dobierz kartę',
    clash: (strengths, winner) =>
      winner === undefined ? `Starcie ${strengths}: nikt nie wygrywa.` : `Starcie ${strengths}: wygrywa ${winner}.`,
    round: (round) => `— Runda ${round} —`,
    won: (seat) => `${seat} ma najwięcej sławy i wygrywa.`,
    draw: 'Sława jest równa: remis.',
    board: {
      gold: 'złoto',
      renown: 'sława',
      deck: 'talia',
      discard: 'odrzucone',
      hand: 'Ręka',
      field: 'Pole',
      first: 'pierwszy gracz',
      nobody: 'nikogo',
      spent: 'wyczerpany',
    },
  },
  en: {
    name: 'Skirmish',
    hidden: 'facedown card',
    seat: (number) => `Player ${number}`,
    prompt: {
      bid: 'Bid gold: whoever bids more is the first player.',
      actionWindow: 'Take an action or pass.',
      triggerWindow: 'You may answer',
      nextForced: 'Which forced ability comes next?',
      nextDelayed: 'Which delayed effect comes next?',
      chooseFighter: 'Choose a fighter.',
      discardForMore: 'You may discard a card to resolve the ability once more.',
      takeOne: 'Take one of these cards into your hand.',
      orderUnder: 'In which order do the cards go under the deck?',
      chooseAdvice: 'Select one.',
      payTribute: 'Give your opponent 1 gold? If not, they gain 1 renown.',
      chooseLoss: 'You lose the clash: which fighter is defeated?',
    },
    windows: {
      initiating: 'an ability takes effect',
      defeated: 'a fighter is defeated',
      entered: 'a card enters the field',
      clashFought: 'a clash was fought',
      renownGained: 'renown was gained',
    },
    pass: 'pass',
    accept: 'yes',
    decline: 'no',
    delayed: (card, seat) => `${card} (${seat})`,
    deploy: (card) => `deploy ${card}`,
    equip: (card) => `attach ${card}`,
    play: (card) => `play ${card}`,
    use: (card) => `use ${card}`,
    drew: (seat, count, cards) => `${seat} draws ${count} ${cardsEn(count)}${cards === '' ? '' : `: ${cards}`}.`,
    gainedGold: (seat, amount) => `${seat} gains ${amount} gold.`,
    spentGold: (seat, amount) => `${seat} pays ${amount} gold.`,
    gainedRenown: (seat, amount) => `${seat} gains ${amount} renown.`,
    bids: (bids, first) => `The bids are ${bids}. ${first} is the first player.`,
    entered: (card, host) => (host === undefined ? `${card} enters the field.` : `${card} is attached to ${host}.`),
    defeated: (card) => `${card} is defeated.`,
    discarded: (card) => `${card} is discarded.`,
    returned: (card) => `${card} goes back to hand.`,
    spent: (card) => `${card} is spent.`,
    readied: (card) => `${card} is readied.`,
    shown: (card) => `${card} is played.`,
    looked: (seat, count) => `${seat} looks at the top cards of the deck (at most ${count}).`,
    taken: (seat, card) => `${seat} takes into hand: ${card}.`,
    bottomed: (seat, count) => `${seat} puts ${count} ${cardsEn(count)} under the deck.`,
    changedSides: (card, seat) => `${seat} takes control of ${card}.`,
    adviceGold: 'gain 1 gold',
    adviceDraw: 'draw a card',
    clash: (strengths, winner) =>
      winner === undefined ? `Clash ${strengths}: nobody wins.` : `Clash ${strengths}: ${winner} wins.`,
    round: (round) => `— Round ${round} —`,
    won: (seat) => `${seat} has the most renown and wins.`,
    draw: 'Renown is equal: a draw.',
    board: {
      gold: 'gold',
      renown: 'renown',
      deck: 'deck',
      discard: 'discard',
      hand: 'Hand',
      field: 'Field',
      first: 'first player',
      nobody: 'nobody',
      spent: 'spent',
    },
  },
};
