import type { PrintedId } from '@kronika/kernel';
import { soloFact } from '../cards/library.ts';
import type { Line } from '../cards/pictograms.ts';
import { isInReach } from '../field/sight.ts';
import { fighterOf, foesStanding, holds } from '../fighters.ts';
import { distance, type Stand, seenFrom } from '../hex/index.ts';
import { stopOf } from '../rules/shields.ts';
import { starAffects } from '../rules/struck.ts';
import type { Played, Senjutsu } from '../state.ts';
import { behaviourCell } from './behaviour.ts';
import { facingScore, fixedOrder } from './facing.ts';
import type { Foe } from './foe.ts';
import { isBehind, isStraightBehind, type Quarry, quarryOf } from './quarry.ts';
import { type Reached, reachable } from './reaching.ts';
import { best } from './score.ts';
import { isEndangered, threatsOf, woundsOf } from './threats.ts';

/** What an AI opponent makes of an attack card: it strikes from a stand, or does the second part instead. */
export type Intent = { readonly is: 'attack'; readonly from: Reached } | { readonly is: 'second' };

type AttackLine = Extract<Line, { readonly is: 'attack' | 'compare' }>;

/** The lines up to the attack, the attack, and the star lines behind it. */
interface Blueprint {
  readonly before: readonly Line[];
  readonly attack: AttackLine;
  readonly stars: readonly Line[];
}

/** What an attack would come to from a stand. */
interface Blow {
  readonly from: Reached;
  readonly wounds: number;
  readonly place: 'before' | 'behind' | 'straightBehind';
  /** SEN-SOLO-AI-3a to -3c. */
  readonly blocked: boolean;
  readonly endangered: boolean;
  readonly hitsFriend: boolean;
}

/**
 * Decides what becomes of the first part of an attack card from one of its lines on (section 35). Asked again further
 * down the card it says the same.
 */
export function intentOf(
  state: Senjutsu,
  foe: Foe,
  printed: PrintedId,
  lines: readonly Line[] = soloFact(printed).lines,
  cancelled: Played['cancelled'] = 'nothing',
): Intent {
  const blueprint = blueprintOf(lines.filter(({ during }) => during === undefined || holds(state, foe.id, during)));
  const quarry = quarryOf(state, foe);
  if (blueprint === undefined || quarry === undefined) return { is: 'second' };
  const stands = reachable(state, foe, blueprint.before, cancelled);
  if (blueprint.attack.is === 'compare') return shot(state, foe, quarry, stands, soloFact(printed).range);
  const blows = blowsOf(state, foe, quarry, blueprint, stands);
  const intended = intendedBlow(foe, quarry, blows);
  if (intended === undefined) return { is: 'second' };
  const chosen = isClean(intended) ? intended : (bestBlow(foe, quarry, blows.filter(isClean)) ?? intended);
  // SEN-SOLO-AI-4b; a merely blocked attack is made in either stance (SEN-SOLO-AI-4c).
  if (foe.stance === 'defensive' && (chosen.endangered || chosen.hitsFriend)) return { is: 'second' };
  return { is: 'attack', from: chosen.from };
}

function blueprintOf(lines: readonly Line[]): Blueprint | undefined {
  const at = lines.findIndex(({ is }) => is === 'attack' || is === 'compare');
  const attack = lines[at];
  if (attack?.is !== 'attack' && attack?.is !== 'compare') return undefined;
  const behind = lines.slice(at + 1);
  const next = behind.findIndex(({ is }) => is === 'attack' || is === 'compare');
  const own = next === -1 ? behind : behind.slice(0, next);
  return { before: lines.slice(0, at), attack, stars: own.filter(({ is }) => is === 'star') };
}

/** Sight and range are all it takes, even if the target is too fast to be hit (SEN-SOLO-RNG-a, -c). */
function shot(
  { field }: Senjutsu,
  { behaviour }: Foe,
  { cell }: Quarry,
  stands: readonly Reached[],
  range: number | undefined,
): Intent {
  const from = best(
    stands.filter(({ stand }) => isInReach(field, stand, cell, range)),
    ({ stand, acts }) => [acts, ...facingScore(stand, cell, behaviour), ...fixedOrder(stand)],
  );
  return from === undefined ? { is: 'second' } : { is: 'attack', from };
}

function blowsOf(
  state: Senjutsu,
  foe: Foe,
  quarry: Quarry,
  { attack, stars }: Blueprint,
  stands: readonly Reached[],
): readonly Blow[] {
  if (attack.is !== 'attack') return [];
  const threats = threatsOf(state);
  const friends = foesStanding(state).filter(({ id }) => id !== foe.id);
  return stands.flatMap((from) => {
    const { stand } = from;
    const covered = attack.cells.map((cell) => ({ cell: seenFrom(stand, cell), hits: cell.hits }));
    const struck = covered.find(({ cell }) => cell === quarry.cell);
    if (struck === undefined || !affects(state, foe, quarry, struck.hits, stars)) return [];
    const isStopped = stopOf(state, foe.id, stand.cell, quarry.cell) !== undefined;
    return [
      {
        from,
        wounds: woundsOf(struck.hits, stars),
        place: placeOf(quarry, stand),
        blocked: attack.unblockable !== true && isStopped,
        endangered: isEndangered(threats, stand.cell),
        hitsFriend: covered.some(({ cell, hits }) => hits.length > 0 && friends.some((friend) => friend.cell === cell)),
      },
    ];
  });
}

/** Whether the attack could succeed against the target (SEN-SUCC-a); the fallen leader need only be covered. */
function affects(
  state: Senjutsu,
  { id }: Foe,
  { fighter }: Quarry,
  hits: Extract<Line, { readonly is: 'attack' }>['cells'][number]['hits'],
  stars: readonly Line[],
): boolean {
  if (fighter === 'fallenLeader') return hits.length > 0;
  if (woundsOf(hits) > 0) return true;
  const isStarred = hits.some(({ is }) => is === 'star');
  return isStarred && starAffects(state, stars, { by: id, kamae: 'neutral', focus: 0 }, fighterOf(state, fighter));
}

function placeOf(quarry: Quarry, { cell }: Stand): Blow['place'] {
  if (!isBehind(quarry, cell)) return 'before';
  return isStraightBehind(quarry, cell) ? 'straightBehind' : 'behind';
}

/** Steps 1 and 2: from behind if possible, from where it stands if that will do, otherwise by its Behaviour. */
function intendedBlow(foe: Foe, quarry: Quarry, blows: readonly Blow[]): Blow | undefined {
  const behind = blows.filter(({ place }) => place !== 'before');
  if (behind.length > 0) return bestBlow(foe, quarry, behind);
  return blows.find(({ from }) => from.acts === 0) ?? bestBlow(foe, quarry, blows);
}

function isClean({ blocked, endangered, hitsFriend }: Blow): boolean {
  return !blocked && !endangered && !hitsFriend;
}

const PLACES: readonly Blow['place'][] = ['straightBehind', 'behind', 'before'];

/** The most wounds, then straight from behind, then by the Behaviour; what is left goes against the players. */
function bestBlow(foe: Foe, quarry: Quarry, blows: readonly Blow[]): Blow | undefined {
  const goal = behaviourCell(quarry, foe.behaviour, foe.preferredDistance);
  return best(blows, ({ from, wounds, place, endangered }) => [
    -wounds,
    PLACES.indexOf(place),
    distance(from.stand.cell, goal),
    endangered ? 1 : 0,
    from.acts,
    ...facingScore(from.stand, quarry.cell, foe.behaviour),
    ...fixedOrder(from.stand),
  ]);
}
