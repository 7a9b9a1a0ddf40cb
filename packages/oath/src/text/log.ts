import type { CardId, Lang, Phrase, PrintedId, Reader, SeatId, SeenEvent } from '@kronika/kernel';
import type { EventOf, FavorPlace, OathEvent, SecretPlace, WarbandPlace } from '../event.ts';
import type { Back } from '../facts/library.ts';
import type { Defender } from '../state.ts';
import type { OathView } from '../view.ts';
import { targetText } from './option-text.ts';
import { PROMISE_WORDS, promiseText } from './promise-text.ts';
import { nameOfCard } from './terms-text.ts';
import {
  BANK_WORDS,
  BANNER_WORDS,
  cardName,
  diceWords,
  favorWords,
  PHASE_WORDS,
  REGION_WORDS,
  ROLE_WORDS,
  seatName,
  secretWords,
  siteName,
  warbandWords,
} from './words.ts';

/** An event as a viewer gets it: what the viewer may not know is missing, and its back or face stands there instead. */
type Seen<K extends OathEvent['is']> = { readonly is: K } & Partial<Omit<EventOf<K>, 'is'>> & {
    readonly back?: Back;
    readonly printed?: PrintedId;
    /** What several cards are, for who may know. */
    readonly faces?: readonly PrintedId[];
    readonly count?: number;
  };

type Teller = {
  readonly [K in OathEvent['is']]?: (event: Seen<K>, view: OathView, reader: Reader) => string | undefined;
};

const BACKS: Readonly<Record<Back, Phrase>> = {
  denizen: { pl: 'zakryty Mieszkaniec', en: 'a facedown denizen' },
  vision: { pl: 'zakryta Wizja', en: 'a facedown Vision' },
  edifice: { pl: 'Budowla', en: 'an edifice' },
  relic: { pl: 'zakryty relikt', en: 'a facedown relic' },
  site: { pl: 'zakryty obszar', en: 'a facedown site' },
};

interface Named {
  readonly card?: CardId;
  readonly printed?: PrintedId;
  readonly back?: Back;
}

function nameIn(lang: Lang, { card, printed, back }: Named, view: OathView): string {
  if (printed !== undefined) return cardName(lang, printed);
  if (card !== undefined) return nameOfCard(lang, view, card);
  return back === undefined ? (lang === 'pl' ? 'karta' : 'a card') : BACKS[back][lang];
}

function who(lang: Lang, seat: SeatId | undefined): string {
  return seat === undefined ? (lang === 'pl' ? 'ktoś' : 'somebody') : seatName(lang, seat);
}

/** Whether the sentence is told to whoever sits there. */
function isYou(reader: Reader, seat: SeatId | undefined): boolean {
  return seat !== undefined && reader.is(seat);
}

/** Who does what: "Player 2 draws", or "You draw" for who reads it; in Polish the verb alone says so. */
function act(lang: Lang, reader: Reader, seat: SeatId | undefined, third: string, second: string): string {
  if (!isYou(reader, seat)) return `${who(lang, seat)} ${third}`;
  return lang === 'pl' ? `${second.charAt(0).toUpperCase()}${second.slice(1)}` : `You ${second}`;
}

function side(lang: Lang, by: Defender | undefined): string {
  return by === 'bandits' ? (lang === 'pl' ? 'bandyci' : 'bandits') : who(lang, by);
}

function placeText(
  lang: Lang,
  place: FavorPlace | SecretPlace | WarbandPlace | undefined,
  view: OathView,
  reader: Reader,
): string {
  const pl = lang === 'pl';
  switch (place?.is) {
    case undefined:
      return '';
    case 'supply':
      return pl ? 'zasoby' : 'the supply';
    case 'bank':
      if ('suit' in place) return BANK_WORDS[place.suit][lang];
      return pl ? 'zasoby prywatne' : 'the personal bank';
    case 'player':
    case 'board':
      if (reader.is(place.seat)) return pl ? 'Ty' : 'you';
      return seatName(lang, place.seat);
    case 'card':
      return nameOfCard(lang, view, place.card);
    case 'site':
      return siteName(lang, view, place.slot);
    case 'banner':
      return pl ? 'Sztandar' : 'the banner';
  }
}

function moved(lang: Lang, what: string, from: string, to: string): string {
  return lang === 'pl' ? `${what}: ${from} → ${to}.` : `${what}: ${from} → ${to}.`;
}

function tellerIn(lang: Lang): Teller {
  const pl = lang === 'pl';
  const name = (event: Named, view: OathView) => nameIn(lang, event, view);
  return {
    favorMoved: ({ from, to, amount = 0 }, view, reader) =>
      moved(lang, favorWords(lang, amount), placeText(lang, from, view, reader), placeText(lang, to, view, reader)),
    secretsMoved: ({ from, to, amount = 0 }, view, reader) =>
      moved(lang, secretWords(lang, amount), placeText(lang, from, view, reader), placeText(lang, to, view, reader)),
    secretsTurned: ({ seat, amount = 0, to }, _view, reader) =>
      to === 'down'
        ? pl
          ? `${act(lang, reader, seat, 'zakrywa', 'zakrywasz')} ${secretWords(lang, amount)}.`
          : `${act(lang, reader, seat, 'turns', 'turn')} ${secretWords(lang, amount)} facedown.`
        : undefined,
    warbandsMoved: ({ from, to, amount = 0 }, view, reader) =>
      moved(lang, warbandWords(lang, amount), placeText(lang, from, view, reader), placeText(lang, to, view, reader)),
    warbandsKilled: ({ from, amount = 0 }, view, reader) =>
      pl
        ? `Ginie: ${warbandWords(lang, amount)} (${placeText(lang, from, view, reader)}).`
        : `Killed: ${warbandWords(lang, amount)} (${placeText(lang, from, view, reader)}).`,
    supplySpent: ({ seat, amount = 0 }, _view, reader) =>
      pl
        ? `${act(lang, reader, seat, 'wydaje', 'wydajesz')} Zaopatrzenie: ${amount}.`
        : `${act(lang, reader, seat, 'spends', 'spend')} ${amount} Supply.`,
    supplySet: ({ seat, to = 0 }, _view, reader) =>
      pl
        ? `${act(lang, reader, seat, 'ma', 'masz')} Zaopatrzenie: ${to}.`
        : `${act(lang, reader, seat, 'has', 'have')} ${to} Supply.`,
    drawn: (event, view, reader) =>
      pl
        ? `${act(lang, reader, event.seat, 'dobiera', 'dobierasz')}: ${name(event, view)}.`
        : `${act(lang, reader, event.seat, 'draws', 'draw')} ${name(event, view)}.`,
    discarded: (event, view, reader) => {
      const to = event.to === undefined ? '' : REGION_WORDS[event.to][lang];
      return pl
        ? `${act(lang, reader, event.by, 'odrzuca', 'odrzucasz')}: ${name(event, view)} (stos: ${to}).`
        : `${act(lang, reader, event.by, 'discards', 'discard')} ${name(event, view)} (pile: ${to}).`;
    },
    playedToSite: (event, view, reader) => {
      const at = event.slot === undefined ? '' : siteName(lang, view, event.slot);
      return pl
        ? `${act(lang, reader, event.seat, 'zagrywa', 'zagrywasz')} na obszar ${at}: ${name(event, view)}.`
        : `${act(lang, reader, event.seat, 'plays', 'play')} ${name(event, view)} to ${at}.`;
    },
    playedAsAdviser: (event, view, reader) =>
      pl
        ? `${act(lang, reader, event.seat, 'przyjmuje', 'przyjmujesz')} Doradcę: ${name(event, view)}.`
        : `${act(lang, reader, event.seat, 'takes', 'take')} an adviser: ${name(event, view)}.`,
    visionRevealed: (event, view, reader) =>
      pl
        ? `${act(lang, reader, event.seat, 'ujawnia', 'ujawniasz')} Wizję: ${name(event, view)}.`
        : `${act(lang, reader, event.seat, 'reveals', 'reveal')} a Vision: ${name(event, view)}.`,
    conspiracyPlayed: ({ seat }, _view, reader) =>
      pl
        ? `${act(lang, reader, seat, 'zagrywa', 'zagrywasz')} Konspirację.`
        : `${act(lang, reader, seat, 'plays', 'play')} the Conspiracy.`,
    movedToSite: (event, view) => {
      const at = event.slot === undefined ? '' : siteName(lang, view, event.slot);
      return pl ? `${name(event, view)} trafia na obszar ${at}.` : `${name(event, view)} moves to ${at}.`;
    },
    movedToAdvisers: (event, view) =>
      pl
        ? `${name(event, view)} trafia do Doradców (${who(lang, event.seat)}).`
        : `${name(event, view)} joins the advisers of ${who(lang, event.seat)}.`,
    swapped: () => (pl ? 'Dwie karty zamieniają się miejscami.' : 'Two cards change places.'),
    taken: (event, view, reader) =>
      pl
        ? `${act(lang, reader, event.seat, 'zabiera', 'zabierasz')}: ${name(event, view)}.`
        : `${act(lang, reader, event.seat, 'takes', 'take')} ${name(event, view)}.`,
    relicGained: (event, view, reader) =>
      pl
        ? `${act(lang, reader, event.seat, 'zdobywa', 'zdobywasz')} relikt: ${name(event, view)}.`
        : `${act(lang, reader, event.seat, 'gains', 'gain')} a relic: ${name(event, view)}.`,
    relicBuried: (event, view) =>
      pl ? `Pod talię reliktów trafia: ${name(event, view)}.` : `Under the relic deck: ${name(event, view)}.`,
    relicDrawn: (event, view, reader) =>
      pl
        ? `${act(lang, reader, event.seat, 'dobiera', 'dobierasz')}: ${name(event, view)}.`
        : `${act(lang, reader, event.seat, 'draws', 'draw')} ${name(event, view)}.`,
    relicLaid: ({ slot }, view) => {
      const at = slot === undefined ? '' : siteName(lang, view, slot);
      return pl ? `Na obszarze ${at} spoczywa relikt.` : `A relic lies at ${at}.`;
    },
    buriedInWorld: (event, view) =>
      pl ? `Pod Talię Świata trafia: ${name(event, view)}.` : `Under the world deck: ${name(event, view)}.`,
    dispossessed: (event, view) =>
      pl ? `Do Wysiedleńców odchodzi: ${name(event, view)}.` : `Dispossessed: ${name(event, view)}.`,
    repossessed: (event, view) =>
      pl ? `Wysiedleniec wraca: ${name(event, view)}.` : `One of the Dispossessed returns: ${name(event, view)}.`,
    peeked: ({ seat, cards, count }, _view, reader) => {
      const many = cards?.length ?? count ?? 0;
      return pl
        ? `${act(lang, reader, seat, 'ogląda', 'oglądasz')} karty: ${many}.`
        : `${act(lang, reader, seat, 'looks', 'look')} at cards: ${many}.`;
    },
    shown: ({ by, faces = [], count = 0, to }, _view, reader) => {
      const shows = act(lang, reader, by, pl ? 'pokazuje' : 'shows', pl ? 'pokazujesz' : 'show');
      const many = pl ? `karty (${count})` : `cards (${count})`;
      const what = faces.length === 0 ? many : faces.map((face) => cardName(lang, face)).join(', ');
      if (to === undefined) return `${shows}: ${what}.`;
      const [sees, someone] = isYou(reader, to)
        ? [pl ? 'widzisz to tylko Ty' : 'only you see it', '']
        : [pl ? 'widzi to tylko' : 'only seen by', ` ${who(lang, to)}`];
      return `${shows}: ${what} (${sees}${someone}).`;
    },
    edificeTurned: (event, view) =>
      pl ? `${name(event, view)}: Budowla się odwraca.` : `${name(event, view)} turns over.`,
    pileMoved: ({ from, to }) =>
      from === undefined || to === undefined
        ? undefined
        : moved(lang, pl ? 'Stos kart' : 'Discard pile', REGION_WORDS[from][lang], REGION_WORDS[to][lang]),
    siteRevealed: ({ slot }, view) => {
      const at = slot === undefined ? '' : siteName(lang, view, slot);
      return pl ? `Odkryty zostaje obszar: ${at}.` : `A site is revealed: ${at}.`;
    },
    visionDrawn: ({ seat }, _view, reader) =>
      pl
        ? `${act(lang, reader, seat, 'dobiera', 'dobierasz')} Wizję.`
        : `${act(lang, reader, seat, 'has', 'have')} drawn a Vision.`,
    bannerTaken: ({ banner, seat }, _view, reader) => {
      const what = banner === undefined ? '' : BANNER_WORDS[banner][lang];
      return pl
        ? `${act(lang, reader, seat, 'przejmuje', 'przejmujesz')}: ${what}.`
        : `${act(lang, reader, seat, 'takes', 'take')} ${what}.`;
    },
    mobTurned: ({ to }) =>
      to === 'mob'
        ? pl
          ? 'Miłość Ludu przechodzi na stronę Ciżby.'
          : "The People's Favor turns to its Mob side."
        : pl
          ? 'Miłość Ludu wraca na stronę spokojną.'
          : "The People's Favor turns to its calm side.",
    titleTaken: ({ seat }, _view, reader) =>
      pl
        ? `${act(lang, reader, seat, 'przejmuje', 'przejmujesz')} tytuł Wiernego Przysiędze.`
        : `${act(lang, reader, seat, 'becomes', 'become')} Oathkeeper.`,
    titleTurned: ({ to }) =>
      to === 'usurper'
        ? pl
          ? 'Tytuł odwraca się na stronę Uzurpatora.'
          : 'The title turns to its Usurper side.'
        : pl
          ? 'Tytuł odwraca się na stronę Wiernego Przysiędze.'
          : 'The title turns to its Oathkeeper side.',
    roleChanged: ({ seat, role }, _view, reader) => {
      const what = role === undefined ? '' : ROLE_WORDS[role][lang];
      return pl
        ? `${act(lang, reader, seat, 'to teraz', 'jesteś teraz')}: ${what}.`
        : `${act(lang, reader, seat, 'is now', 'are now')}: ${what}.`;
    },
    pawnMoved: ({ seat, to }, view, reader) => {
      const at = to === undefined ? '' : siteName(lang, view, to);
      return pl
        ? `${act(lang, reader, seat, 'staje', 'stajesz')} na obszarze: ${at}.`
        : `${act(lang, reader, seat, 'goes', 'go')} to ${at}.`;
    },
    powerUsed: (event, view, reader) =>
      pl
        ? `${act(lang, reader, event.seat, 'używa', 'używasz')}: ${name(event, view)}.`
        : `${act(lang, reader, event.seat, 'uses', 'use')} ${name(event, view)}.`,
    offered: ({ by, to }, _view, reader) =>
      pl
        ? `${act(lang, reader, by, 'składa', 'składasz')} propozycję (${who(lang, to)}).`
        : `${act(lang, reader, by, 'makes', 'make')} an offer to ${who(lang, to)}.`,
    promiseMade: ({ agreement }) =>
      agreement === undefined
        ? undefined
        : pl
          ? `${who(lang, agreement.by)} obiecuje (${who(lang, agreement.to)}): ${promiseText(lang, agreement)}.`
          : `${who(lang, agreement.by)} promises ${who(lang, agreement.to)}: ${promiseText(lang, agreement)}.`,
    promiseEnded: ({ agreement, how }) => {
      if (agreement === undefined) return undefined;
      const [by, what] = [who(lang, agreement.by), PROMISE_WORDS[agreement.promise][lang]];
      switch (how) {
        case 'broken':
          return pl ? `${by}: obietnica złamana (${what}).` : `${by} breaks a promise (${what}).`;
        case 'kept':
          return pl ? `${by}: obietnica spełniona (${what}).` : `${by} keeps a promise (${what}).`;
        default:
          return pl ? `${by}: słowa nie złamano.` : `${by}: no word was broken.`;
      }
    },
    offerEnded: ({ by, how }) =>
      how === 'withdrawn'
        ? pl
          ? `Propozycja wycofana (${who(lang, by)}).`
          : `The offer of ${who(lang, by)} is withdrawn.`
        : pl
          ? `Propozycja odrzucona (${who(lang, by)}).`
          : `The offer of ${who(lang, by)} is refused.`,
    gaveUp: ({ seat }, _view, reader) =>
      pl
        ? `${act(lang, reader, seat, 'poddaje partię', 'poddajesz partię')}.`
        : `${act(lang, reader, seat, 'gives', 'give')} up.`,
    turnBegan: ({ seat }, _view, reader) =>
      pl
        ? `${isYou(reader, seat) ? 'Twoja tura' : `Tura: ${who(lang, seat)}`}.`
        : `${isYou(reader, seat) ? 'Your turn' : `Turn of ${who(lang, seat)}`}.`,
    phaseBegan: ({ phase }) =>
      phase === undefined || phase === 'setup' ? undefined : `${pl ? 'Faza' : 'Phase'}: ${PHASE_WORDS[phase][lang]}.`,
    actEnded: () => (pl ? 'Faza Akcji się kończy.' : 'The Act Phase ends.'),
    roundBegan: ({ round = 0 }) => (pl ? `Runda ${round}` : `Round ${round}`),
    endDieRolled: ({ roll = 0, needed = 0 }) =>
      pl ? `Kość Końcowa: ${roll} (koniec od ${needed}).` : `End die: ${roll} (the game ends from ${needed}).`,
    endDieShifted: ({ seat, by = 0 }, _view, reader) =>
      pl
        ? `${act(lang, reader, seat, 'zmienia', 'zmieniasz')} wynik kości Końcowej o ${by > 0 ? '+' : ''}${by}.`
        : `${act(lang, reader, seat, 'changes', 'change')} the end die by ${by > 0 ? '+' : ''}${by}.`,
    gameWon: ({ seat }, _view, reader) =>
      pl ? `${act(lang, reader, seat, 'zwycięża', 'zwyciężasz')}.` : `${act(lang, reader, seat, 'wins', 'win')}.`,
    chronicled: () => (pl ? 'Kronika została spisana.' : 'The chronicle is written.'),
    campaignBegan: ({ attacker, defender }) =>
      pl
        ? `Najazd: ${who(lang, attacker)} atakuje, broni się: ${side(lang, defender)}.`
        : `Campaign: ${who(lang, attacker)} attacks ${side(lang, defender)}.`,
    targetsDeclared: ({ targets = [], dice = 0 }, view) => {
      const names = targets.map((target) => targetText(lang, target, view)).join(', ');
      return pl
        ? `Cele: ${names} (Obrona: ${diceWords(lang, dice)}).`
        : `Targets: ${names} (defence: ${diceWords(lang, dice)}).`;
    },
    allyJoined: ({ seat }, _view, reader) =>
      pl
        ? `${act(lang, reader, seat, 'staje', 'stajesz')} w obronie.`
        : `${act(lang, reader, seat, 'joins', 'join')} the defence.`,
    diceSet: ({ attack = 0 }) => (pl ? `Atak: ${diceWords(lang, attack)}.` : `Attack: ${diceWords(lang, attack)}.`),
    diceChanged: ({ pool, by = 0 }) => {
      const what = pool === 'attack' ? (pl ? 'Atak' : 'Attack') : pl ? 'Obrona' : 'Defence';
      return `${what}: ${by > 0 ? '+' : '−'}${diceWords(lang, Math.abs(by))}.`;
    },
    planUsed: (event, view) =>
      pl
        ? `${side(lang, event.by)}: Plan Bitewny ${name(event, view)}.`
        : `${side(lang, event.by)}: battle plan ${name(event, view)}.`,
    attackRolled: ({ faces = [] }) =>
      `${pl ? 'Rzut Ataku' : 'Attack roll'}: ${faces.map((face) => FACES[face][lang]).join(', ')}.`,
    defenceRolled: ({ faces = [] }) =>
      `${pl ? 'Rzut Obrony' : 'Defence roll'}: ${faces.map((face) => FACES[face][lang]).join(', ')}.`,
    sacrificed: ({ amount = 0 }) =>
      pl ? `Poświęcone: ${warbandWords(lang, amount)}.` : `Sacrificed: ${warbandWords(lang, amount)}.`,
    campaignDecided: ({ winner }) =>
      winner === 'attack'
        ? pl
          ? 'Atakujący zwycięża.'
          : 'The attacker wins.'
        : pl
          ? 'Obrońca zwycięża.'
          : 'The defender wins.',
  };
}

const FACES: Readonly<Record<'hollow' | 'sword' | 'skull' | 'blank' | 'shield' | 'shields' | 'double', Phrase>> = {
  hollow: { pl: 'pół miecza', en: 'hollow sword' },
  sword: { pl: 'miecz', en: 'sword' },
  skull: { pl: 'dwa miecze i czaszka', en: 'two swords and a skull' },
  blank: { pl: 'nic', en: 'blank' },
  shield: { pl: 'tarcza', en: 'shield' },
  shields: { pl: 'dwie tarcze', en: 'two shields' },
  double: { pl: '×2', en: '×2' },
};

const TELLERS: Readonly<Record<Lang, Teller>> = { pl: tellerIn('pl'), en: tellerIn('en') };

/** The event of the log in words; `undefined` for what is not worth a line. */
export function logText(lang: Lang, event: SeenEvent, view: OathView, reader: Reader): string | undefined {
  const teller: Readonly<
    Record<string, ((event: never, view: OathView, reader: Reader) => string | undefined) | undefined>
  > = TELLERS[lang];
  const tell = teller[event.is];
  // Every teller is found by the kind it tells of, so it gets an event of its own kind.
  return tell === undefined ? undefined : tell(event as never, view, reader);
}
