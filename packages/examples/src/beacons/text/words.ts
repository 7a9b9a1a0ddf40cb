import { type Lang, plural, type SeatId } from '@kronika/kernel';
import type { Hex } from '../hex.ts';
import type { EndMessage } from '../messages.ts';

/** How Beacons speaks in one language. */
export interface Words {
  readonly name: string;
  seat(seat: SeatId): string;
  readonly prompt: {
    step(left: number): string;
    readonly act: string;
    price(hex: Hex): string;
    buyOffer(by: string, hex: Hex, price: number): string;
    sellOffer(by: string, hex: Hex, price: number): string;
    offered(to: string, hex: Hex, price: number): string;
  };
  readonly option: {
    hex(hex: Hex): string;
    readonly stop: string;
    light(hex: Hex): string;
    readonly gather: string;
    buy(hex: Hex, owner: string): string;
    readonly pass: string;
    readonly accept: string;
    readonly decline: string;
    counter(price: number): string;
    /** Sends an offer of so many embers. */
    bid(price: number): string;
    readonly withdraw: string;
  };
  readonly event: {
    roundBegan(round: number): string;
    rolled(who: string, roll: number): string;
    stepped(who: string, to: Hex): string;
    lit(who: string, hex: Hex, cost: number): string;
    gathered(who: string): string;
    offerMade(who: string, to: string, hex: Hex, price: number): string;
    refused(who: string): string;
    withdrawn(who: string): string;
    bought(buyer: string, owner: string, hex: Hex, price: number): string;
    shadeMoved(shade: number, to: Hex): string;
    putOut(shade: number, hex: Hex): string;
    emberTaken(shade: number, from: string): string;
    gaveUp(who: string): string;
  };
  outcome(key: EndMessage['key'], winners: readonly string[]): string;
  readonly board: {
    round(round: number, of: number): string;
    chapter(chapter: number): string;
    keeper(hex: Hex): string;
    readonly gone: string;
    embers(embers: number, of: number): string;
    beacons(count: number): string;
    wins(count: number): string;
    team(team: number): string;
    die(roll: number, left: number): string;
    readonly beaconsHeading: string;
    readonly dark: string;
    burnsFor(who: string): string;
    readonly ruined: string;
    readonly guarded: string;
    rocks(hexes: readonly Hex[]): string;
    shades(hexes: readonly Hex[]): string;
  };
}

/** Teams have letters, because seats have numbers. */
const letterOf = (team: number) => String.fromCharCode('A'.charCodeAt(0) + team);

const embersPl = (n: number) => `${n} ${plural('pl', n, { one: 'żar', few: 'żary', many: 'żarów', other: 'żaru' })}`;
const embersEn = (n: number) => `${n} ${plural('en', n, { one: 'ember', other: 'embers' })}`;
const stepsPl = (n: number) => `${n} ${plural('pl', n, { one: 'krok', few: 'kroki', many: 'kroków', other: 'kroku' })}`;
const stepsEn = (n: number) => `${n} ${plural('en', n, { one: 'step', other: 'steps' })}`;
const firesPl = (n: number) =>
  `${n} ${plural('pl', n, { one: 'ognisko', few: 'ogniska', many: 'ognisk', other: 'ogniska' })}`;
const firesEn = (n: number) => `${n} ${plural('en', n, { one: 'beacon', other: 'beacons' })}`;

const listPl = new Intl.ListFormat('pl');
const listEn = new Intl.ListFormat('en');

export const WORDS: Readonly<Record<Lang, Words>> = {
  pl: {
    name: 'Ogniska',
    seat: (seat) => `Gracz ${seat + 1}`,
    prompt: {
      step: (left) => `Idź dalej (zostało: ${stepsPl(left)}) albo się zatrzymaj.`,
      act: 'Wybierz akcję.',
      price: (hex) => `Ile żarów proponujesz za ognisko na ${hex}?`,
      buyOffer: (by, hex, price) => `${by} daje ${embersPl(price)} za Twoje ognisko na ${hex}.`,
      sellOffer: (by, hex, price) => `${by} chce ${embersPl(price)} za ognisko na ${hex}.`,
      offered: (to, hex, price) => `${to} rozważa Twoją ofertę: ${embersPl(price)} za ognisko na ${hex}.`,
    },
    option: {
      hex: (hex) => `pole ${hex}`,
      stop: 'Zatrzymaj się',
      light: (hex) => `Rozpal ognisko na ${hex}`,
      gather: 'Zbierz żar',
      buy: (hex, owner) => `Kup ognisko na ${hex} (${owner})`,
      pass: 'Zakończ turę',
      accept: 'Zgoda',
      decline: 'Odmów',
      counter: (price) => `Zażądaj: ${embersPl(price)}`,
      bid: (price) => `Zaproponuj: ${embersPl(price)}`,
      withdraw: 'Wycofaj ofertę',
    },
    event: {
      roundBegan: (round) => `Runda ${round}`,
      rolled: (who, roll) => `${who} rzuca kostką: ${roll}.`,
      stepped: (who, to) => `${who} idzie na ${to}.`,
      lit: (who, hex, cost) => `${who} rozpala ognisko na ${hex} (${embersPl(cost)}).`,
      gathered: (who) => `${who} zbiera żar.`,
      offerMade: (who, to, hex, price) =>
        `${who} składa ofertę (adresat: ${to}): ${embersPl(price)} za ognisko na ${hex}.`,
      refused: (who) => `Oferta odrzucona (${who}).`,
      withdrawn: (who) => `Oferta wycofana (${who}).`,
      bought: (buyer, owner, hex, price) => `${buyer} kupuje ognisko na ${hex} za ${embersPl(price)} (${owner}).`,
      shadeMoved: (shade, to) => `Cień ${shade + 1} sunie na ${to}.`,
      putOut: (shade, hex) => `Cień ${shade + 1} gasi ognisko na ${hex}.`,
      emberTaken: (shade, from) => `Cień ${shade + 1} odbiera żar (${from}).`,
      gaveUp: (who) => `${who} się poddaje. Ogniska tej osoby gasną.`,
    },
    outcome: (key, winners) => {
      const who = listPl.format(winners);
      switch (key) {
        case 'mostBeacons':
          return `Zwycięstwo (najwięcej ognisk): ${who}.`;
        case 'mostEmbers':
          return `Tyle samo ognisk. Zwycięstwo dzięki żarom: ${who}.`;
        case 'draw':
          return 'Tyle samo ognisk i żarów: remis.';
        case 'nightSurvived':
          return 'Noc minęła, ogniska płoną: wspólne zwycięstwo.';
        case 'nightLost':
          return 'Świta, a płonie za mało ognisk. Cienie wygrały.';
        case 'lastTeam':
          return `Pozostali się poddali. Zwycięstwo: ${who}.`;
        case 'nobodyLeft':
          return 'Na wyspie nie ma już nikogo. Cienie wygrały.';
      }
    },
    board: {
      round: (round, of) => `runda ${round} z ${of}`,
      chapter: (chapter) => `rozdział ${chapter}`,
      keeper: (hex) => `na polu ${hex}`,
      gone: 'poza grą',
      embers: (embers, of) => `żary: ${embers} z ${of}`,
      beacons: (count) => firesPl(count),
      wins: (count) => `wygrane rozdziały: ${count}`,
      team: (team) => `drużyna ${letterOf(team)}`,
      die: (roll, left) => `kostka ${roll}, zostało: ${stepsPl(left)}`,
      beaconsHeading: 'Ogniska',
      dark: 'wygasłe',
      burnsFor: (who) => `płonie (${who})`,
      ruined: 'w ruinie',
      guarded: 'strzeżone',
      rocks: (hexes) => `Skały: ${hexes.join(', ')}`,
      shades: (hexes) => `Cienie: ${hexes.join(', ')}`,
    },
  },
  en: {
    name: 'Beacons',
    seat: (seat) => `Player ${seat + 1}`,
    prompt: {
      step: (left) => `Walk on (${stepsEn(left)} left) or stop.`,
      act: 'Choose an action.',
      price: (hex) => `How many embers do you offer for the beacon on ${hex}?`,
      buyOffer: (by, hex, price) => `${by} offers ${embersEn(price)} for your beacon on ${hex}.`,
      sellOffer: (by, hex, price) => `${by} wants ${embersEn(price)} for the beacon on ${hex}.`,
      offered: (to, hex, price) => `${to} is considering your offer: ${embersEn(price)} for the beacon on ${hex}.`,
    },
    option: {
      hex: (hex) => `hex ${hex}`,
      stop: 'Stop here',
      light: (hex) => `Light the beacon on ${hex}`,
      gather: 'Gather an ember',
      buy: (hex, owner) => `Buy the beacon on ${hex} (${owner})`,
      pass: 'End your turn',
      accept: 'Accept',
      decline: 'Refuse',
      counter: (price) => `Ask for ${embersEn(price)}`,
      bid: (price) => `Offer ${embersEn(price)}`,
      withdraw: 'Withdraw the offer',
    },
    event: {
      roundBegan: (round) => `Round ${round}`,
      rolled: (who, roll) => `${who} rolls a ${roll}.`,
      stepped: (who, to) => `${who} walks to ${to}.`,
      lit: (who, hex, cost) => `${who} lights the beacon on ${hex} (${embersEn(cost)}).`,
      gathered: (who) => `${who} gathers an ember.`,
      offerMade: (who, to, hex, price) => `${who} makes ${to} an offer: ${embersEn(price)} for the beacon on ${hex}.`,
      refused: (who) => `The offer is refused (${who}).`,
      withdrawn: (who) => `The offer is withdrawn (${who}).`,
      bought: (buyer, owner, hex, price) => `${buyer} buys the beacon on ${hex} from ${owner} for ${embersEn(price)}.`,
      shadeMoved: (shade, to) => `Shade ${shade + 1} drifts to ${to}.`,
      putOut: (shade, hex) => `Shade ${shade + 1} puts out the beacon on ${hex}.`,
      emberTaken: (shade, from) => `Shade ${shade + 1} takes an ember from ${from}.`,
      gaveUp: (who) => `${who} gives up. Their beacons go out.`,
    },
    outcome: (key, winners) => {
      const who = listEn.format(winners);
      switch (key) {
        case 'mostBeacons':
          return `Victory with the most beacons: ${who}.`;
        case 'mostEmbers':
          return `As many beacons, but more embers. Victory: ${who}.`;
        case 'draw':
          return 'As many beacons, as many embers: a draw.';
        case 'nightSurvived':
          return 'The night is over and the beacons burn: you have won together.';
        case 'nightLost':
          return 'Day breaks, and too few beacons burn. The shades have won.';
        case 'lastTeam':
          return `Everybody else gave up. Victory: ${who}.`;
        case 'nobodyLeft':
          return 'Nobody is left on the island. The shades have won.';
      }
    },
    board: {
      round: (round, of) => `round ${round} of ${of}`,
      chapter: (chapter) => `chapter ${chapter}`,
      keeper: (hex) => `on ${hex}`,
      gone: 'out of the match',
      embers: (embers, of) => `embers: ${embers} of ${of}`,
      beacons: (count) => firesEn(count),
      wins: (count) => `chapters won: ${count}`,
      team: (team) => `team ${letterOf(team)}`,
      die: (roll, left) => `die ${roll}, ${stepsEn(left)} left`,
      beaconsHeading: 'Beacons',
      dark: 'dark',
      burnsFor: (who) => `burns for ${who}`,
      ruined: 'ruined',
      guarded: 'guarded',
      rocks: (hexes) => `Rocks: ${hexes.join(', ')}`,
      shades: (hexes) => `Shades: ${hexes.join(', ')}`,
    },
  },
};
