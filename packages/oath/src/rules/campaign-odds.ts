import type { SeatId } from '@kronika/kernel';
import type { Slot } from '../places.ts';
import type { AttackFace, Campaign, DefenceFace, Defender, Oath, Target } from '../state.ts';
import {
  ATTACK_DIE,
  countFaces,
  DEFENCE_DIE,
  diceRolled,
  poolChange,
  type Reading,
  type Rolled,
  readingOf,
  shieldsIn,
  skullsIn,
  swordsIn,
} from './campaign-dice.ts';
import { attackingForce, defenceStrength, joining, warbandsOf } from './campaign-forces.ts';
import { diceOf, terrainDice, titleDice, withCampaignBegun } from './campaign-targets.ts';
import { maySacrifice, sacrificeWorth } from './campaign-totals.ts';
import { plansOf } from './campaign-used.ts';

/** What a campaign depends on once targets and plans are settled. */
export interface Battle {
  readonly attackDice: number;
  readonly defenceDice: number;
  /** Warbands, or bandits, that the defence counts besides its shields. */
  readonly defenders: number;
  /** Warbands of the attacking force: those that skulls kill and that can be sacrificed. */
  readonly force: number;
  /** What a sacrificed warband adds; 0 if none may be sacrificed. */
  readonly sacrificeWorth: number;
  readonly reading: Reading;
  /** Dice that lie already. */
  readonly attackRoll?: readonly AttackFace[];
  readonly defenceRoll?: readonly DefenceFace[];
}

/** The chances of the attacker, from 0 to 1. */
export interface Odds {
  /** To win by the dice alone. */
  readonly outright: number;
  /** To win if warbands are sacrificed wherever that decides it. */
  readonly withSacrifice: number;
}

/** Values, each with its chance. */
type Chances = ReadonlyMap<number, number>;

/** One way in which dice can fall, as counts of faces. */
interface Fall<F extends string> {
  readonly rolls: Rolled<F>;
  readonly chance: number;
}

/** Every way in which so many dice can fall; a table for each number of dice is made once. */
function fallsOf<F extends string>(die: readonly F[]): (count: number) => readonly Fall<F>[] {
  const tables: (readonly Fall<F>[])[] = [];
  return (count) => {
    const table = tables[count] ?? falls(die, count);
    tables[count] = table;
    return table;
  };
}

const attackFalls = fallsOf(ATTACK_DIE);
const defenceFalls = fallsOf(DEFENCE_DIE);

function falls<F extends string>(die: readonly F[], count: number): readonly Fall<F>[] {
  const faces = [...new Set(die)];
  const share = (face: F) => die.filter((each) => each === face).length / die.length;
  let ways: { rolls: Partial<Record<F, number>>; left: number; chance: number }[] = [
    { rolls: {}, left: count, chance: 1 },
  ];
  let rest = 1;
  faces.forEach((face, at) => {
    // The chance that a die shows this face if it shows none of those before.
    const single = at === faces.length - 1 ? 1 : share(face) / rest;
    rest -= share(face);
    ways = ways.flatMap(({ rolls, left, chance }) =>
      binomial(left, single).flatMap((part, shown) =>
        part === 0 ? [] : [{ rolls: { ...rolls, [face]: shown }, left: left - shown, chance: chance * part }],
      ),
    );
  });
  return ways;
}

/** How likely 0, 1, … of so many dice show something: one die is folded in after another. */
function binomial(count: number, single: number): readonly number[] {
  let chances: readonly number[] = [1];
  for (let die = 0; die < count; die += 1)
    chances = Array.from(
      { length: chances.length + 1 },
      (_, shown) => (chances[shown] ?? 0) * (1 - single) + (chances[shown - 1] ?? 0) * single,
    );
  return chances;
}

function shieldChances({ defenceDice, defenceRoll, reading }: Battle): Chances {
  if (defenceRoll !== undefined) return new Map([[shieldsIn(reading, countFaces(defenceRoll)), 1]]);
  const chances = new Map<number, number>();
  for (const { rolls, chance } of defenceFalls(defenceDice)) {
    const shields = shieldsIn(reading, rolls);
    chances.set(shields, (chances.get(shields) ?? 0) + chance);
  }
  return chances;
}

/** What an attack roll comes to: its swords, and the warbands left to sacrifice. */
function attackChances(battle: Battle): readonly { swords: number; left: number; chance: number }[] {
  const { attackDice, attackRoll, reading, force } = battle;
  const all = attackRoll === undefined ? attackFalls(attackDice) : [{ rolls: countFaces(attackRoll), chance: 1 }];
  return all.map(({ rolls, chance }) => ({
    swords: swordsIn(reading, rolls),
    // Skulls of a roll that lies already have killed whom they kill.
    left: Math.max(0, force - (attackRoll === undefined ? skullsIn(reading, rolls) : 0)),
    chance,
  }));
}

/** The exact chances of a battle: all falls of both pools, each with its chance (OATH-5.5.4-a to OATH-5.5.5-e). */
export function oddsOf(battle: Battle): Odds {
  const { defenders, sacrificeWorth: worth } = battle;
  const shields = shieldChances(battle);
  let outright = 0;
  let withSacrifice = 0;
  for (const { swords, left, chance } of attackChances(battle)) {
    for (const [rolled, likely] of shields) {
      const defence = rolled + defenders;
      if (swords > defence) outright += chance * likely;
      if (swords + worth * left > defence) withSacrifice += chance * likely;
    }
  }
  return { outright: Math.min(1, outright), withSacrifice: Math.min(1, withSacrifice) };
}

/** What the running campaign depends on. */
function battleIn(state: Oath, campaign: Campaign): Battle {
  const { attackRoll, defenceRoll, defenceDice } = campaign;
  return {
    attackDice: diceRolled(state, campaign),
    defenceDice,
    defenders: defenceStrength(state, campaign),
    force: warbandsOf(attackingForce(state, campaign)),
    sacrificeWorth: maySacrifice(state, campaign) ? sacrificeWorth(state, campaign) : 0,
    reading: readingOf(state, campaign),
    ...(attackRoll === null ? {} : { attackRoll }),
    ...(defenceRoll === null ? {} : { defenceRoll }),
  };
}

/** The attacker's chances in the running campaign, with the plans used so far. */
export function campaignOdds(state: Oath): Odds | undefined {
  const { campaign } = state;
  if (campaign === null) return undefined;
  for (const side of ['attack', 'defence'] as const)
    if (plansOf(state, campaign, side).some(({ wins }) => wins === true)) return certain(side === 'attack' ? 1 : 0);
  return oddsOf(battleIn(state, campaign));
}

function certain(chance: 0 | 1): Odds {
  return { outright: chance, withSacrifice: chance };
}

/** A campaign that somebody thinks of. */
export interface Imagined {
  readonly attacker: SeatId;
  readonly from: Slot;
  readonly defender: Defender;
  readonly targets: readonly Target[];
  readonly dice: number;
  readonly joined?: readonly Slot[];
}

/** The chances of a campaign before it begins, without any battle plan or Citizen that joins. */
export function imaginedOdds(state: Oath, { attacker, from, defender, targets, dice, joined = [] }: Imagined): Odds {
  const begun = withCampaignBegun(state, { attacker, from, defender, joined: joining(state, attacker, joined) });
  const { campaign } = begun;
  if (campaign === null) return certain(0);
  const declared: Campaign = { ...campaign, targets };
  const defenceDice = diceOf(begun, campaign, targets) + titleDice(begun, campaign);
  const change = poolChange(dice, terrainDice(begun, declared));
  const rolled = { ...declared, attackDice: dice + change.attack, defenceDice: defenceDice + change.defence };
  return oddsOf(battleIn({ ...begun, campaign: rolled }, rolled));
}
