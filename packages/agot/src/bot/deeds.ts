import type { CardId, PrintedId } from '@kronika/kernel';
import { type ChallengeType, type Fact, factOf } from '../cards/fact.ts';
import { type Aim, burn, expel, favor, hamper, kneel, only, remove, sendAway, stand, strengthen } from './aims.ts';
import { type Board, type Figure, handFacts, isStanding, isThere } from './board.ts';
import { kneelingCost, swingWorth } from './stakes.ts';
import { CARD, handWorth, powerWorth, printedWorth, worth } from './worth.ts';

/** What the bot knows of an ability: enough to judge whether to use it, and on whom. */
export interface Deed {
  /** What it brings to aim it at somebody. */
  readonly on?: Aim;
  /** What it brings as a whole, where that is not just what it brings on the best aim. */
  readonly bare?: (board: Board, card: CardId) => number;
  /** What is given for it besides the card and its gold. */
  readonly price?: (board: Board, card: CardId) => number;
}

/** The price of kneeling the character that does it. */
function byKneeling(board: Board, card: CardId): number {
  const self = board.figure(card);
  return self === undefined ? 0 : kneelingCost(self) + (isThere(self) ? 1 : 0);
}

function bySacrifice(board: Board, card: CardId): number {
  const self = board.figure(card);
  return self === undefined ? 1 : worth(self);
}

const paying = (gold: number) => (): number => 0.3 * gold;

/** The best card of the own hand that fits, as what it would bring in play. */
function fromHand(board: Board, fits: (fact: Fact) => boolean): number {
  return Math.max(
    0,
    ...handFacts(board)
      .filter(fits)
      .map((fact) => printedWorth(fact)),
  );
}

function whileChallenging(worthOf: (board: Board) => number): (board: Board) => number {
  return (board) => (board.view.phase === 'challenges' ? worthOf(board) : 0);
}

/** Claim that is raised counts for who is winning. */
function raisedClaim({ fight, others }: Board): number {
  if (fight?.role !== 'attacker' || fight.lead < 0) return 0;
  const defender = others.find(({ seat }) => seat === fight.seen.defender);
  const isDefended =
    fight.seen.totals.defending > 0 || (defender?.characters ?? []).every(({ stance }) => stance === 'kneeling');
  return isDefended && fight.seen.type !== 'power' ? 2.5 : 0;
}

/** Actions; those that are not listed are left alone. */
export const DEEDS: Readonly<Record<string, Deed>> = {
  'power-behind-the-throne': { on: only(stand, (_, { view }) => view.phase === 'challenges') },
  'seal-of-the-hand': { bare: whileChallenging((board) => bestOf(board, stand)) },
  'wildling-horde': { on: only(strengthen(2), ({ fact }) => fact.traits.includes('wildling')) },
  'maester-cressen': { bare: (board) => (conditionsOn(board) > 0 ? 2 : 0), price: byKneeling },
  'selyse-baratheon': { on: only(favor, ({ seen }) => !seen.icons.includes('intrigue')), price: () => 2 },
  'consolidation-of-power': { bare: crowning },
  'ours-is-the-fury': {
    on: ({ side, fact, seen }, board) =>
      side === 'own' && fact.faction === 'baratheon' && seen.stance === 'kneeling'
        ? swingWorth(board, seen.strength)
        : undefined,
  },
  'seen-in-flames': { bare: () => 2.2 },
  'lordsport-shipwright': { bare: ({ others }) => (others.some(hasStandingLocation) ? 0.6 : 0), price: byKneeling },
  'iron-fleet-scout': {
    on: (figure, board) => strengthen(board.view.first === board.seat ? 2 : 1)(figure, board),
  },
  'the-krakens-grasp': { on: only(expel, ({ seen }) => seen.part === 'defending' && seen.strength <= 5) },
  'the-tickler': { bare: () => 0.6, price: (board, card) => 0.3 * byKneeling(board, card) },
  'the-things-i-do-for-love': { on: only(remove, ({ fact }, { me }) => fact.cost <= me.gold), price: () => 2 },
  'arianne-martell': { bare: whileChallenging((board) => fromHand(board, costing(5)) - 5) },
  confinement: { on: only(hamper, ({ seen }) => seen.strength <= 4) },
  'messenger-raven': { bare: () => CARD, price: () => 0.8 },
  'castle-black': { on: only(strengthen(2), ({ seen }) => seen.part === 'defending') },
  'take-the-black': { on: only(remove, ({ fact }) => fact.unique !== true && fact.cost <= 6) },
  'grey-wind': {
    on: (figure, board) => {
      const robb = board.own.some(({ fact }) => fact.id === 'robb-stark');
      return figure.seen.strength <= (robb ? 2 : 1) ? remove(figure, board) : undefined;
    },
    price: byKneeling,
  },
  'gates-of-winterfell': { bare: () => 1 },
  'for-the-north': { on: (figure, board) => up(strengthen(2)(figure, board), 0.3) },
  'winter-is-coming': { bare: raisedClaim },
  'magister-illyrio': { on: only(stand, (_, { view }) => view.phase === 'challenges'), price: paying(2) },
  handmaiden: { on: only(stand, ({ fact }) => fact.traits.includes('lady')), price: bySacrifice },
  dracarys: { on: only(burn(4), isThere), price: () => 1 },
  'fire-and-blood': { bare: ({ me }) => (me.dead.length > 0 ? 1.5 : 0) },
  'hear-me-roar': { bare: comingForNow },
  // Whoever stands up again goes home afterwards, and is paid for a second time.
  'waking-the-dragon': {
    on: only(
      (figure, board) => up(stand(figure, board), -0.5 * figure.fact.cost),
      ({ fact }) => fact.unique === true && fact.faction === 'targaryen',
    ),
  },
  // The own deck is turned over before cards are drawn from it.
  'the-bear-and-the-maiden-fair': { bare: ({ view }) => (view.phase === 'plot' ? 1.5 : 0) },
  // A card that is of no use any more is worth a gold.
  'old-forest-hunter': {
    bare: (board) => (isMarshaling(board) && handFacts(board).some((fact) => handWorth(board, fact) <= 0) ? 1 : 0),
  },
  'edric-dayne': {
    bare: (board, card) => {
      const self = board.figure(card);
      return self !== undefined && isStanding(self) && isAboutToAttack(board) && self.seen.icons.length === 0 ? 1.2 : 0;
    },
    price: paying(1),
  },
  'margaery-tyrell': { on: strengthen(3), price: byKneeling },
  heartsbane: { bare: (board) => swingWorth(board, 3) },
  highgarden: { on: only(sendAway, ({ seen }) => seen.part === 'attacking'), price: paying(1) },
  'growing-strong': {
    on: strengthen(2),
    bare: (board) => swingWorth(board, 2 * Math.min(3, board.own.filter(isTyrellThere).length)),
  },
};

/** One of the own kneels and has power for it; the least of them will do. */
function crowning({ own, me }: Board): number {
  const costs = own.filter((figure) => isStanding(figure) && figure.seen.strength <= 4).map(kneelingCost);
  return costs.length === 0 ? 0 : powerWorth(me) - Math.min(...costs);
}

/** Whoever is put into play for a phase attacks for its icons and keywords, and is lost afterwards. */
function comingForNow(board: Board): number {
  if (!isAboutToAttack(board)) return 0;
  const fought = (type: ChallengeType): boolean => board.me.initiated.includes(type);
  const lannisters = handFacts(board).flatMap((fact) =>
    fact.type === 'character' && fact.faction === 'lannister' ? [fact] : [],
  );
  const worths = lannisters.map(({ strength, icons, keywords, cost }) => {
    const open = icons.filter((icon) => !fought(icon)).length;
    const renown = keywords.some(({ is }) => is === 'renown') ? powerWorth(board.me) : 0;
    // What is not too dear will come anyway.
    return open === 0 ? 0 : 0.4 * strength + renown - (cost <= 5 ? CARD : 0.5);
  });
  return Math.max(0, ...worths);
}

function isAboutToAttack({ view, seat, fight }: Board): boolean {
  return view.phase === 'challenges' && view.active === seat && fight === undefined;
}

function isMarshaling({ view, seat }: Board): boolean {
  return view.phase === 'marshaling' && view.active === seat;
}

function isTyrellThere(figure: Figure): boolean {
  return figure.fact.faction === 'tyrell' && isThere(figure);
}

function up(worthOf: number | undefined, by: number): number | undefined {
  return worthOf === undefined ? undefined : worthOf + by;
}

function costing(most: number): (fact: Fact) => boolean {
  return (fact) => fact.type === 'character' && fact.cost <= most;
}

function hasStandingLocation({ locations }: Board['others'][number]): boolean {
  return locations.some(({ stance }) => stance === 'standing');
}

function conditionsOn({ own, printed }: Board): number {
  return own.reduce(
    (sum, { seen }) => sum + seen.attachments.filter(({ id }) => printed(id) === 'milk-of-the-poppy').length,
    0,
  );
}

/** Reactions and interrupts that are not always good. What is not listed is used. */
export const WISE: Readonly<Record<string, (board: Board) => boolean>> = {
  varys: ({ own, foes, others }) => sumOf(foes) / Math.max(1, others.length) > sumOf(own) + 4,
  ice: ({ foes }) => foes.some((figure) => worth(figure) > 5),
  'throwing-axe': ({ foes }) => foes.some((figure) => figure.seen.part === 'defending' && worth(figure) > 2),
  'ghaston-grey': ({ foes }) => foes.some((figure) => figure.seen.part === 'attacking' && worth(figure) > 3),
  'dothraki-sea': () => false,
  'plaza-of-punishment': ({ foes }) => foes.some(({ seen }) => seen.attachments.length === 0),
  'like-warm-rain': ({ foes }) => foes.some((figure) => figure.seen.part === 'attacking' && worth(figure) > 2),
};

function sumOf(figures: Board['own']): number {
  return figures.reduce((sum, figure) => sum + worth(figure), 0);
}

/** What the abilities that choose a character do to it, where that is not harm. */
export const AIMS: Readonly<Record<string, Aim>> = {
  rhaegal: stand,
  'waking-the-dragon': stand,
  'vanguard-lancer': (figure, board) => (figure.side === 'foe' ? figure.seen.power * powerWorth(board.me) : undefined),
  'filthy-accusations': kneel,
  melisandre: kneel,
  'shireen-baratheon': kneel,
  'areo-hotah': sendAway,
  'maester-caleotte': hamper,
  'edric-dayne': favor,
  'plaza-of-punishment': burn(2),
  'dornish-paramour': ({ side, seen }) =>
    side === 'foe' && seen.stance === 'standing' ? 5 - seen.strength : undefined,
};

/** An event is a card that is given. */
const EVENT = 0.7;

/** What it brings to use the ability, less what is given for it. */
export function netWorth(
  board: Board,
  { card, printed }: { readonly card: CardId; readonly printed: PrintedId },
): number {
  const deed = DEEDS[printed];
  if (deed === undefined) return 0;
  const brought = deed.bare?.(board, card) ?? (deed.on === undefined ? 0 : bestOf(board, deed.on));
  const paid = factOf(printed).type === 'event' ? EVENT : 0;
  return brought - paid - (deed.price?.(board, card) ?? 0);
}

/** How the ability of that card is aimed; harm, if nothing else is known. */
export function aimOf(printed: PrintedId): Aim {
  return DEEDS[printed]?.on ?? AIMS[printed] ?? remove;
}

/** The best that can be done with the aim now. */
export function bestOf(board: Board, aim: Aim): number {
  return Math.max(0, ...board.figures.map((figure) => aim(figure, board) ?? 0));
}
