import { cardsWord, fateWord, honorWord } from './amounts.ts';
import type { EventWords, OutcomeWords } from './event-words.ts';
import { type Gender, genderOf } from './genders.ts';
import type { Owned, Who } from './who.ts';

const YOUR: Readonly<Record<Gender, string>> = {
  masculine: 'Twój',
  feminine: 'Twoja',
  neuter: 'Twoje',
  plural: 'Twoje',
};
const ENDING: Readonly<Record<Gender, string>> = { masculine: 'y', feminine: 'a', neuter: 'e', plural: 'e' };

const does = (who: Who, you: string, others: string) => (who.is === 'you' ? you : `${who.name} ${others}`);
const them = (who: Who) => (who.is === 'you' ? 'Ty' : who.name);
const gender = ({ printed }: Owned): Gender => (printed === undefined ? 'feminine' : genderOf(printed));
/** The names of people are not declined, so they stand in brackets. */
const card = (one: Owned) => {
  const { name, owner } = one;
  if (owner === undefined) return name;
  return owner.is === 'you' ? `${YOUR[gender(one)]} ${name}` : `${name} (${owner.name})`;
};
const start = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** A participle in the gender of the card: `uhonorowan` + y, a, e. */
const is = (one: Owned, stem: string) =>
  `${start(card(one))} ${gender(one) === 'plural' ? 'zostają' : 'zostaje'} ${stem}${ENDING[gender(one)]}`;
const isNoLonger = (one: Owned, stem: string) =>
  `${start(card(one))} nie ${gender(one) === 'plural' ? 'są' : 'jest'} już ${stem}${ENDING[gender(one)]}`;
const named = (names: string) => (names === '' ? '' : `: ${names}`);
const withFate = (fate: number, left: number) =>
  fate === 0 ? '' : `, na niej ${fateWord('pl', fate)}, zostaje ${left}`;

/** To the opponent, to the reader, or to somebody by name, whose name is not declined. */
function gives(from: Who, to: Who, amount: string): string {
  if (from.is === 'you') return `Oddajesz przeciwnikowi ${amount}`;
  return to.is === 'you' ? `${from.name} oddaje Ci ${amount}` : `${from.name} oddaje ${amount}, dostaje ${to.name}`;
}

/** What a card is used to cancel. */
const against = (cancelled: string | undefined): string =>
  cancelled === undefined ? '' : `, by anulować efekt karty ${cancelled}`;

export const polishEvents: EventWords = {
  cost: (name) => `koszt karty ${name}`,
  because: (sentence, cause) => {
    if (cause === undefined) return `${sentence}.`;
    return /\S: /.test(sentence) ? `${sentence} (${cause}).` : `${sentence}: ${cause}.`;
  },
  honorGained: (who, amount, total) =>
    `${does(who, 'Zyskujesz', 'zyskuje')} ${honorWord('pl', amount)}, ${who.is === 'you' ? 'masz' : 'ma'} ${total}`,
  honorLost: (who, amount, total) =>
    `${does(who, 'Tracisz', 'traci')} ${honorWord('pl', amount)}, ${who.is === 'you' ? 'masz' : 'ma'} ${total}`,
  honorGiven: (from, to, amount) => gives(from, to, honorWord('pl', amount)),
  fateGained: (who, amount, total) =>
    `${does(who, 'Dostajesz', 'dostaje')} ${fateWord('pl', amount)}, ${who.is === 'you' ? 'masz' : 'ma'} ${total}`,
  fateSpent: (who, amount, total) => `${does(who, 'Wydajesz', 'wydaje')} ${fateWord('pl', amount)}, zostaje ${total}`,
  fateSpentToRing: (who, amount, ring) => `${does(who, 'Kładziesz', 'kładzie')} ${fateWord('pl', amount)} na ${ring}`,
  fateGiven: (from, to, amount) => gives(from, to, fateWord('pl', amount)),
  fatePlaced: (on, amount) => `${start(card(on))} dostaje ${fateWord('pl', amount)}`,
  fateRemoved: (from, amount) => `${start(card(from))} traci ${fateWord('pl', amount)}`,
  fateMoved: (from, to, amount) => `Los (${amount}) przechodzi: ${card(from)} → ${card(to)}`,
  fateReturned: (from) => `${start(card(from))}: cały los wraca do właściciela`,
  fatePlacedOnRing: (ring, amount) => `Na ${ring} trafia ${fateWord('pl', amount)}`,
  dialsRevealed: (bids) => `Stawki: ${bids.map(({ who, bid }) => `${them(who)} – ${bid}`).join(', ')}`,
  bidModified: (who, by) =>
    `${who.is === 'you' ? 'Twoja stawka' : `Stawka (${who.name})`} ${by > 0 ? 'rośnie' : 'maleje'} o ${Math.abs(by)}`,
  bowed: (one) => `${start(card(one))} kłania się`,
  readied: (one) => is(one, 'przygotowan'),
  honored: (one) => is(one, 'uhonorowan'),
  dishonored: (one) => is(one, 'zhańbion'),
  noLongerHonored: (one) => isNoLonger(one, 'uhonorowan'),
  noLongerDishonored: (one) => isNoLonger(one, 'zhańbion'),
  statusDiscarded: (one) => `${start(card(one))} traci znacznik stanu`,
  movedToConflict: (one) => `${start(card(one))} dołącza do konfliktu`,
  movedHome: (one) => `${start(card(one))} wraca do domu`,
  played: (who, name, fate, left) => `${does(who, 'Zagrywasz', 'zagrywa')}: ${name}${withFate(fate, left)}`,
  playedIntoConflict: (who, name, fate, left) =>
    `${does(who, 'Zagrywasz', 'zagrywa')} do konfliktu: ${name}${withFate(fate, left)}`,
  enters: (one) => `${start(card(one))} wchodzi do gry`,
  entersConflict: (one) => `${start(card(one))} wchodzi do konfliktu`,
  attachmentEntered: (who, name, host) => `${does(who, 'Dołączasz', 'dołącza')}: ${name} → ${card(host)}`,
  attachmentMoved: (one, host) => `Dodatek zmienia postać: ${card(one)} → ${card(host)}`,
  controlTaken: (who, name) => `${does(who, 'Przejmujesz', 'przejmuje')} kontrolę: ${name}`,
  leaves: (one) => `${start(card(one))} odchodzi`,
  discarded: (one) => is(one, 'odrzucon'),
  sacrificed: (who, name) => `${does(who, 'Poświęcasz', 'poświęca')}: ${name}`,
  returnedToHand: (one) => `${start(card(one))} wraca na rękę`,
  returnedToDeck: (one) => `${start(card(one))} wraca do talii`,
  removed: (one) => `${is(one, 'usunięt')} z gry`,
  duelWon: (winner, loser) => `Pojedynek wygrywa ${card(winner)}, przegrywa ${card(loser)}`,
  duelWonAlone: (winner) => `Pojedynek wygrywa ${card(winner)}`,
  duelDrawn: 'Pojedynek bez zwycięzcy',
  conflictTypeSwitched: (type) => `Teraz jest to konflikt ${type}`,
  conflictDeclared: ({ who, type, ring, province, strength, attackers, total }) =>
    `${does(who, 'Atakujesz', 'atakuje')}, konflikt ${type === 'military' ? 'militarny' : 'polityczny'} o ${ring}, cel ${province}${strength === undefined ? '' : ` (siła ${strength})`}: ${attackers}${total === undefined ? '' : `, ${total}`}.`,
  evaded: (names) => `Ukrycie omija: ${names}.`,
  defendersDeclared: (who, names, total) =>
    `${does(who, 'Bronisz', 'broni')}: ${names}${total === undefined ? '' : `, ${total}`}.`,
  noDefenders: 'Nikt nie broni.',
  conflictPassed: (who) => `${does(who, 'Rezygnujesz', 'rezygnuje')} z konfliktu`,
  passed: (who) => `${does(who, 'Pasujesz', 'pasuje')}.`,
  conflictWon: (who, own, other) => `${does(who, 'Wygrywasz', 'wygrywa')} konflikt ${own} : ${other}`,
  conflictWonByTie: (who, own, other) =>
    `Remis ${own} : ${other}: jako atakujący ${who.is === 'you' ? 'wygrywasz' : `wygrywa ${who.name}`}`,
  conflictUndecided: (own, other) => `Nikt nie wygrywa konfliktu, ${own} : ${other}`,
  unopposed: 'nikt nie bronił',
  provinceStands: (short) => `Prowincja stoi, brakło ${short}.`,
  ringClaimed: (who, ring) => `${does(who, 'Zajmujesz', 'zajmuje')} ${ring}`,
  ringReturned: (ring) => `Znów niezajęty: ${ring}`,
  contestedRingSwitched: (ring) => `Konflikt toczy się teraz o ${ring}`,
  claimedRingSwitched: (who, claimed, unclaimed) => `${does(who, 'Zamieniasz', 'zamienia')} ${claimed} na ${unclaimed}`,
  ringEffectCancelled: 'Efekt kręgu tego konfliktu zostaje anulowany',
  favorClaimed: (who, side) => `${does(who, 'Zdobywasz', 'zdobywa')} Łaskę cesarską, strona ${side}`,
  favorDiscarded: 'Łaska cesarska jest znów niezajęta',
  cardsDrawn: (who, count, names) => `${does(who, 'Dobierasz', 'dobiera')} ${cardsWord('pl', count)}${named(names)}`,
  provinceBroken: (name, owner) => {
    if (owner?.is === 'you') return `Spustoszono Twoją prowincję: ${name}!`;
    return `Spustoszono prowincję: ${name}${owner === undefined ? '' : ` (${owner.name})`}!`;
  },
  revealed: (one) => `Odkryto: ${card(one)}`,
  roundEntered: (round) => `— Runda ${round} —`,
  phaseEntered: (phase) => `— ${phase} —`,
  provinceRefilled: (who, names) => `${does(who, 'Wypełniasz', 'wypełnia')} prowincję${named(names)}.`,
  deckRenewed: (who) => `${does(who, 'Tworzysz', 'tworzy')} nową talię z odrzuconych kart`,
  firstPassed: (who) => (who.is === 'you' ? 'Zaczynasz następną rundę' : `Następną rundę zaczyna ${who.name}`),
  strongholdLaid: (who) => `${does(who, 'Kładziesz', 'kładzie')} prowincję pod twierdzą`,
  provincesLaid: (who) => `${does(who, 'Kładziesz', 'kładzie')} pozostałe prowincje`,
  mulliganed: (who, count) =>
    count === 0
      ? `${does(who, 'Zostawiasz', 'zostawia')} wszystkie karty.`
      : `${does(who, 'Wymieniasz', 'wymienia')} ${cardsWord('pl', count)}.`,
  abilityUsed: (who, name, cancelled) => `${does(who, 'Używasz', 'używa')}: ${name}${against(cancelled)}.`,
  eventPlayed: (who, name, cancelled) => `${does(who, 'Zagrywasz', 'zagrywa')}: ${name}${against(cancelled)}.`,
  eventWithdrawn: (name) => `${name}: nie udało się opłacić, karta wraca na rękę`,
  cardsLooked: (who, count, names) => `${does(who, 'Oglądasz', 'ogląda')} ${cardsWord('pl', count)}${named(names)}.`,
  cardsShown: (names) => `Pokazano: ${names}.`,
  cardTaken: (one) => `${start(card(one))} trafia na rękę`,
  hiddenCardTaken: (who) => `${does(who, 'Bierzesz', 'bierze')} kartę na rękę`,
  cardBottomed: (one) => `${start(card(one))} trafia pod talię`,
  hiddenCardBottomed: (who) => `${does(who, 'Wkładasz', 'wkłada')} kartę pod talię`,
  deckShuffled: (who) => `${does(who, 'Tasujesz', 'tasuje')} talię`,
  cardShuffledIn: (one) => `${start(card(one))} trafia do talii, którą przetasowano`,
  hiddenCardShuffledIn: (who) => `${does(who, 'Wtasowujesz', 'wtasowuje')} kartę do talii`,
  cardsSwitched: (one, other) => `Zamieniają się miejscami: ${one} i ${other}`,
  holdingEntered: (one) => `${start(card(one))} wchodzi do gry`,
  whom: them,
  effectBegan: ({ source, whom, what, until }) =>
    `${whom}${what === undefined ? '' : ` – ${what}`}, do końca ${until}: ${source}.`,
};

export const polishOutcomes: Readonly<Record<string, OutcomeWords>> = {
  strongholdBroken: {
    won: 'Wygrywasz: pada prowincja z twierdzą przeciwnika.',
    lost: 'Przegrywasz: pada Twoja prowincja z twierdzą.',
    other: (winner) => `Wygrywa ${winner}: pada prowincja z twierdzą.`,
  },
  honorVictory: {
    won: 'Wygrywasz: masz 25 honoru.',
    lost: 'Przegrywasz: przeciwnik ma 25 honoru.',
    other: (winner) => `Wygrywa ${winner}: 25 honoru.`,
  },
  cardVictory: {
    won: 'Wygrywasz dzięki treści karty.',
    lost: 'Przegrywasz: przeciwnik wygrywa dzięki treści karty.',
    other: (winner) => `Wygrywa ${winner} dzięki treści karty.`,
  },
  dishonorDefeat: {
    won: 'Wygrywasz: honor przeciwnika spadł do 0.',
    lost: 'Przegrywasz: Twój honor spadł do 0.',
    other: (winner) => `Wygrywa ${winner}: honor przeciwnika spadł do 0.`,
  },
};
