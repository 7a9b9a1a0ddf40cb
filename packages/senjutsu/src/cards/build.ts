import type { Axial, Direction } from '../hex/index.ts';
import type { AbilityFact, SoloFact } from './fact.ts';
import type {
  Bar,
  CardType,
  Edict,
  Effect,
  GridCell,
  Hit,
  Initiative,
  Kamae,
  Line,
  MoveItem,
  Occasion,
  Rank,
  StatusName,
  Wanted,
} from './pictograms.ts';

/** Short words for the pictograms, so that a card in the files beside this one reads like its face. */

// Arrows (SEN-MOVE-d).
export const FORWARD: readonly Direction[] = [0];
export const BACKWARD: readonly Direction[] = [3];
export const LEFT: readonly Direction[] = [5];
export const RIGHT: readonly Direction[] = [1];
export const FORWARD_FAN: readonly Direction[] = [5, 0, 1];
export const BACKWARD_FAN: readonly Direction[] = [4, 3, 2];
export const FORWARD_FORK: readonly Direction[] = [5, 1];
export const BACKWARD_FORK: readonly Direction[] = [4, 2];
export const RIGHT_FORK: readonly Direction[] = [0, 1];
export const CROSS: readonly Direction[] = [5, 1, 2, 4];
export const ANY_WAY: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** Black straight arrows. */
export const mustStep = (towards: readonly Direction[], count: number): MoveItem => ({
  is: 'step',
  towards,
  count,
  duty: 'must',
});
/** White straight arrows. */
export const mayStep = (towards: readonly Direction[], count: number): MoveItem => ({
  is: 'step',
  towards,
  count,
  duty: 'may',
});
/** A black curved arrow. */
export const mustTurn = (count: number): MoveItem => ({ is: 'turn', count, duty: 'must' });
/** A white curved arrow. */
export const mayTurn = (count: number): MoveItem => ({ is: 'turn', count, duty: 'may' });

/** Steps and turns on one line, interleaved as one likes (SEN-MOVE-i). */
export const move = (...items: readonly MoveItem[]): Line => ({ is: 'move', items, order: 'any' });
/** Joined by "then" (SEN-MOVE-j). */
export const moveInOrder = (...items: readonly MoveItem[]): Line => ({ is: 'move', items, order: 'then' });

// Cells of a position grid, for a hero that looks up.
export const FRONT: Axial = { q: 0, r: -1 };
export const FRONT_RIGHT: Axial = { q: 1, r: -1 };
export const BACK_RIGHT: Axial = { q: 1, r: 0 };
export const BACK: Axial = { q: 0, r: 1 };
export const BACK_LEFT: Axial = { q: -1, r: 1 };
export const FRONT_LEFT: Axial = { q: -1, r: 0 };
/** So many cells straight ahead. */
export const ahead = (cells: number): Axial => ({ q: 0, r: -cells });
export const at = (q: number, r: number): Axial => ({ q, r });

export const wound = (count: number): Hit => ({ is: 'wound', count });
export const bleed = (count: number): Hit => ({ is: 'bleed', count });
export const EXECUTION: Hit = { is: 'execution' };
export const STAR: Hit = { is: 'star' };
export const on = ({ q, r }: Axial, ...hits: readonly Hit[]): GridCell => ({ q, r, hits });

export const strike = (...cells: readonly GridCell[]): Line => ({ is: 'attack', cells });
export const unblockable = (...cells: readonly GridCell[]): Line => ({ is: 'attack', cells, unblockable: true });
/** Strikes whoever is slower (SEN-IATK). */
export const strikeSlower = (...hits: readonly Hit[]): Line => ({ is: 'compare', hits });
export const grid = (...cells: readonly GridCell[]): Line => ({ is: 'grid', cells });
export const block = (...cells: readonly Axial[]): Line => ({ is: 'block', cells });
/** Shields that stand only while their line is active (SEN-EFF-c). */
export const starredBlock = (...cells: readonly Axial[]): Line => ({ is: 'block', cells, starred: true });
export const counter = (...speeds: readonly number[]): Line => ({ is: 'counter', speeds });
export const star = (...lines: readonly Line[]): Line => ({ is: 'star', lines });
export const ifSuccess = (...lines: readonly Line[]): Line => ({ is: 'ifSuccess', lines });
export const or = (...options: readonly (readonly Line[])[]): Line => ({ is: 'or', options });

// Bars.
const barred = (line: Line, bar: Bar): Line => ({ ...line, ...bar });
/** On a coloured bar; two colours: in either Kamae. */
export const inKamae = (kamae: Kamae | readonly Kamae[], line: Line): Line =>
  barred(line, { kamae: typeof kamae === 'string' ? [kamae] : kamae });
/** On a striped bar, for so much focus. */
export const paying = (pay: number, line: Line): Line => barred(line, { pay });
/** Only while hidden. */
export const whileHidden = (line: Line): Line => barred(line, { during: 'hidden' });
/** Only while desperate. */
export const whileDesperate = (line: Line): Line => barred(line, { during: 'desperate' });
/** On the bar of the line above. */
export const joined = (line: Line): Line => barred(line, { joined: true });

// Initiatives.
export const speed = (at: number): Extract<Initiative, { is: 'fixed' }> => ({ is: 'fixed', speed: at });
export const speeds = (max: number, min: number): Extract<Initiative, { is: 'range' }> => ({ is: 'range', max, min });
export const SAME: Initiative = { is: 'same' };
export const REACTION: Initiative = { is: 'none' };
export const otherwise = (initiative: Initiative): Line => ({ is: 'initiative', initiative });

// Own resources.
export const discardCards = (count: number, ...ranks: readonly Rank[]): Line =>
  ranks.length === 0 ? { is: 'discardCards', count } : { is: 'discardCards', count, ranks };
export const discardFocus = (count: number | 'all' | 'allButOne'): Line => ({ is: 'discardFocus', count });
export const gainFocus = (count: number): Line => ({ is: 'gainFocus', count });
export const draw = (count: number): Line => ({ is: 'draw', count });
export const drawUpTo = (count: number): Line => ({ is: 'drawUpTo', count });
export const take = (status: StatusName, count: number): Line => ({ is: 'take', status, count });
export const changeKamae = (upTo: number): Line => ({ is: 'changeKamae', upTo });
export const jumpTo = (to: Kamae | 'any'): Line => ({ is: 'jumpKamae', to });
export const GAIN_ADVANTAGE: Line = { is: 'gainAdvantage' };
export const search = (
  zone: Extract<Effect, { is: 'search' }>['zone'],
  ranks: readonly Rank[],
  type?: CardType,
): Line => {
  const ranked: Wanted = ranks.length === 0 ? {} : { ranks };
  return { is: 'search', zone, wanted: type === undefined ? ranked : { ...ranked, type } };
};
export const lookAtTop = (count: number, taken: number): Line => ({ is: 'lookAtTop', count, take: taken });
export const PLAY_FOUND: Line = { is: 'playFound' };
export const SHUFFLE_HAND_IN: Line = { is: 'shuffleHandIntoDeck' };
export const shuffleHandCard = (type: CardType): Line => ({ is: 'shuffleHandCard', type });
export const discardStuns = (upTo: number): Line => ({ is: 'discardStuns', upTo });
export const discardLimp = (count: number): Line => ({ is: 'discardLimp', count });
export const DISCARD_ALL_STATUS: Line = { is: 'discardAllStatus' };
export const STANCH: Line = { is: 'stanchWounds' };
export const BLEED_DEALT_WOUND: Line = { is: 'bleedDealtWound' };

// What lasts.
export const HIDE: Line = { is: 'hide' };
export const REMAIN: Line = { is: 'remain' };
export const rotate = (degrees: 90 | 180): Line => ({ is: 'rotate', degrees });
export const reduceDamage = (by: number, least: number): Line => ({ is: 'reduceDamage', by, least });
export const eachTimeReduced = (...lines: readonly Line[]): Line => ({ is: 'eachTimeReduced', lines });
export const whileInPlay = (edict: Edict): Line => ({ is: 'edict', edict, until: 'itLeavesPlay' });
export const thisTurn = (edict: Edict): Line => ({ is: 'edict', edict, until: 'endOfTurn' });
export const TURN_DISCARDS_FACE_UP: Line = { is: 'turnDiscardsFaceUp' };
export const anyoneMayDiscardThis = (focus: number): Line => ({ is: 'anyoneMayDiscardThis', focus });
export const chooseType = (...among: readonly CardType[]): Line => ({ is: 'chooseType', among });
export const NAME_CARDS: Line = { is: 'nameCards' };

// Instants.
export const when = (occasion: Occasion): Line => ({ is: 'occasion', when: occasion });
export const RESOLVE_FIRST: Line = { is: 'resolveFirst' };
export const widenBlock = (by: number): Line => ({ is: 'widenBlock', by });

// Everybody.
export const allPlayers = (...lines: readonly Line[]): Line => ({ is: 'allPlayers', lines });
export const othersMay = (...lines: readonly Line[]): Line => ({ is: 'othersMay', lines });

// AI opponents.
export const CHANGE_BEHAVIOUR: Line = { is: 'changeBehaviour' };
export const RESET_DECK: Line = { is: 'resetDeck' };
export const preferDistance = (distance: number): Line => ({ is: 'preferDistance', distance });
export const REMOVE_FROM_GAME: Line = { is: 'removeFromGame' };
export const shuffleDiscardIn = (type: CardType): Line => ({ is: 'shuffleDiscardIntoDeck', type });

type Defaults = 'is' | 'id' | 'serial' | 'name' | 'set' | 'focus' | 'certainty';
type Printed = Omit<AbilityFact, Defaults> & Partial<Pick<AbilityFact, 'set' | 'focus' | 'certainty'>>;

/** An ability card; of the base box, without cost and read from its face unless it says otherwise. */
export const ability = (serial: string, id: string, pl: string, en: string, printed: Printed): AbilityFact => ({
  is: 'ability',
  id,
  serial,
  name: { pl, en },
  set: 'base',
  focus: 0,
  certainty: 'read',
  ...printed,
});

type SoloPrinted = Omit<SoloFact, 'is' | 'id' | 'name' | 'certainty'> & Partial<Pick<SoloFact, 'certainty'>>;

/** A card of an AI opponent; read from its face unless it says otherwise. */
export const solo = (id: string, pl: string, en: string, printed: SoloPrinted): SoloFact => ({
  is: 'solo',
  id,
  name: { pl, en },
  certainty: 'read',
  ...printed,
});
