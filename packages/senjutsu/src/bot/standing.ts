import type { Match, SeatId } from '@kronika/kernel';
import { hordeWoundLimit, marchers, WAVES } from '../solo/horde.ts';
import type { Fighter, Senjutsu } from '../state.ts';
import type { FoeView, HeroView, SenjutsuView } from '../view.ts';
import { boardOf, isPlaced, standOf } from './board.ts';
import type { Rules } from './rules.ts';
import { NOBODY, sceneOf } from './scene.ts';
import { woundsLeft } from './worth.ts';

/** In wounds to an opponent, as everywhere in the bot. */
const DEFEATED = 60;
const OWN_WOUND = 3;
/** What it costs besides to have only so many wounds left. */
const LAST_WOUNDS: readonly number[] = [0, 6, 2.5, 1];
const TO_DEAL = 3;
const BLEEDS = 1;
const STUN = 1;
const LIMP = 0.5;
const FOE_LIMPS = 0.3;
const HELD = 0.25;
const FOCUS = 0.25;
const DRAWABLE = 0.1;
/** A wound to an opponent takes so many turns, and each turn a card of the deck. */
const TURNS_A_WOUND = 2.3;
/** What a card costs that the deck will be short of. */
const SHORT_OF = 0.5;
/** Of a defeat: a stun in the deck of an AI opponent, if the next card were it. */
const FOE_STUNNED = 1;
/** A round of a horde is over, the hero is looked after, and half of the discard pile returns. */
const ROUND = 20;

/** What a match is worth for a hero who fights AI opponents, between two turns. */
export function standing(rules: Rules, { state }: Match<Senjutsu>, seat: SeatId): number {
  const view = rules.view(state, seat);
  const me = view.fighters[seat];
  if (me?.is !== 'hero') return 0;
  const dealt = progress(view);
  if (me.defeat !== null) return dealt - DEFEATED;
  return (
    dealt +
    own(me) -
    SHORT_OF * Math.max(0, TURNS_A_WOUND * toGo(view) - me.deck) +
    state.fighters.reduce((sum, one) => sum + hampered(one), 0) +
    prospects(view, seat)
  );
}

function own(me: HeroView): number {
  return (
    HELD * me.hand.length +
    FOCUS * me.focus +
    DRAWABLE * me.deck -
    OWN_WOUND * (me.wounds + me.bleeding) -
    (LAST_WOUNDS[woundsLeft(me)] ?? 0) -
    (me.bleeding > 0 ? BLEEDS : 0) -
    STUN * me.stuns -
    LIMP * me.limps.length
  );
}

/** The wounds that are still to be dealt, to the waves of the round that are still to come as well. */
function toGo({ fighters, horde }: SenjutsuView): number {
  const here = leftIn(fighters);
  if (horde === null) return here;
  const waves = Array.from({ length: WAVES - horde.wave }, (_, later) => horde.wave + 1 + later);
  return waves.reduce((sum, wave) => sum + hordeWoundLimit(horde.round) * marchers(horde.ranks, wave).length, here);
}

function leftIn(fighters: SenjutsuView['fighters']): number {
  return fighters
    .filter((one): one is FoeView => one.is === 'foe' && one.defeat === null && isPlaced(one))
    .reduce((sum, foe) => sum + woundsLeft(foe), 0);
}

/** How far the opponents are down: a horde from its first wave on, others by what they can still take. */
function progress({ fighters, horde }: SenjutsuView): number {
  const left = leftIn(fighters);
  if (horde === null) return -TO_DEAL * left;
  const { beaten, ranks } = horde;
  const size = (waves: number): number =>
    marchers(ranks, 1 + (waves % WAVES)).length * hordeWoundLimit(1 + Math.floor(waves / WAVES));
  const before = Array.from({ length: beaten + 1 }, (_, waves) => size(waves)).reduce((sum, wave) => sum + wave, 0);
  return TO_DEAL * (before - left) + ROUND * Math.floor(beaten / WAVES);
}

/** A stun in its deck defeats an AI opponent, or brings that nearer, once it is revealed. */
function hampered(fighter: Fighter): number {
  if (fighter.is !== 'foe' || fighter.defeat !== null || fighter.cell === null) return 0;
  const { deck, limps } = fighter;
  const stuns = deck.filter((card) => card === 'stun').length;
  return (stuns === 0 ? 0 : (FOE_STUNNED * TO_DEAL * stuns) / deck.length) + (limps.length > 0 ? FOE_LIMPS : 0);
}

/** What the stand, the hand and the focus promise for the turns to come. */
function prospects(view: SenjutsuView, seat: SeatId): number {
  const board = boardOf(view, seat);
  const { me } = board;
  if (!isPlaced(me)) return 0;
  return sceneOf(board, null).prospects({ stand: standOf(me), kamae: me.kamae, focus: me.focus }, NOBODY);
}
