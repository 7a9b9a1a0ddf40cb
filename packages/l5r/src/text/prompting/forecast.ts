import type { CardId, SeatId } from '@kronika/kernel';
import type { CharacterView } from '../../card-view.ts';
import type { ConflictType } from '../../cards/fact.ts';
import type { ConflictView, L5rView } from '../../view.ts';
import { opponentOf } from '../../zones.ts';
import type { Deed } from '../asks/ask.ts';

/** How a conflict would end with these totals, if nothing else changed. */
export interface Forecast {
  readonly attack: number;
  readonly defense: number;
  readonly winner: 'attacker' | 'defender' | 'nobody';
  readonly isUnopposed: boolean;
  /** What is missing to break the province; nothing is, if it breaks. */
  readonly short: number;
}

/** What the two sides bring, and whether there is anybody on the defending one. */
interface Sides {
  readonly attack: number;
  readonly defense: number;
  readonly strength: number;
  readonly attackers: number;
  readonly defenders: number;
}

/** Who wins, and by how much: equal totals are the attacker's, and nobody wins without anybody or with nothing. */
export function forecastOf({ attack, defense, strength, attackers, defenders }: Sides): Forecast {
  const isAhead = attack >= defense;
  const canWin = isAhead ? attackers > 0 && attack > 0 : defenders > 0 && defense > 0;
  const won = isAhead ? 'attacker' : 'defender';
  const winner = canWin ? won : 'nobody';
  return {
    attack,
    defense,
    winner,
    isUnopposed: winner === 'attacker' && defenders === 0,
    short: winner === 'attacker' ? Math.max(0, strength - (attack - defense)) : strength,
  };
}

/** The characters of the seat that take part. */
export function participantsIn(view: L5rView, seat: SeatId): readonly CharacterView[] {
  return (view.seats[seat]?.characters ?? []).filter(({ at }) => at === 'conflict');
}

/** The skill of a character for that type of conflict; a dash counts for nothing. */
export function skillIn(character: CharacterView, type: ConflictType): number {
  return character[type] ?? 0;
}

/** The Imperial Favor counts for whoever has it and takes part. */
export function favorFor({ favor }: L5rView, seat: SeatId, type: ConflictType): number {
  return favor?.holder === seat && favor.side === type ? 1 : 0;
}

export function isBroken(view: L5rView, { attacker, province }: ConflictView): boolean {
  return provinceIn(view, opponentOf(attacker), province)?.condition === 'broken';
}

export function provinceIn(view: L5rView, seat: SeatId, card: CardId | undefined) {
  return view.seats[seat]?.provinces.find(({ province }) => province !== undefined && province.id === card);
}

/** The character with whoever controls it. */
export function characterIn(
  view: L5rView,
  card: CardId,
): { readonly character: CharacterView; readonly seat: SeatId } | undefined {
  for (const { seat, characters } of view.seats) {
    const character = characters.find(({ id }) => id === card);
    if (character !== undefined) return { character, seat };
  }
  return undefined;
}

/** How the conflict stands. */
export function standing(view: L5rView, conflict: ConflictView): Forecast {
  return afterChange(view, conflict, { seat: conflict.attacker, skill: 0, people: 0 });
}

interface Change {
  readonly seat: SeatId;
  readonly skill: number;
  readonly people: number;
}

function afterChange(view: L5rView, conflict: ConflictView, { seat, skill, people }: Change): Forecast {
  const { attacker, strength, totals, type } = conflict;
  const defender = opponentOf(attacker);
  const sides = ([attacker, defender] as const).map((one) => {
    const before = participantsIn(view, one).length;
    const count = before + (one === seat ? people : 0);
    // The favor comes with the first character and goes with the last.
    const favor = favorFor(view, one, type) * ((count > 0 ? 1 : 0) - (before > 0 ? 1 : 0));
    return { count, total: (totals[one] ?? 0) + favor + (one === seat ? skill : 0) };
  });
  const [mine, theirs] = sides;
  return forecastOf({
    attack: Math.max(0, mine?.total ?? 0),
    defense: Math.max(0, theirs?.total ?? 0),
    strength,
    attackers: mine?.count ?? 0,
    defenders: theirs?.count ?? 0,
  });
}

/** How the conflict would stand after the deed; nothing where it would stand as it does. */
export function afterDeed(view: L5rView, deed: Deed, card: CardId): Forecast | undefined {
  const { conflict } = view;
  const found = characterIn(view, card);
  if (conflict === null || found === undefined) return undefined;
  const { character, seat } = found;
  const change = changeOf(deed, character, conflict.type);
  return change === undefined ? undefined : afterChange(view, conflict, { seat, ...change });
}

/** What the deed changes on the side of the character. */
function changeOf(deed: Deed, character: CharacterView, type: ConflictType): Omit<Change, 'seat'> | undefined {
  const isThere = character.at === 'conflict';
  const isReady = character.stance === 'ready';
  const skill = skillIn(character, type);
  switch (deed.is) {
    case 'skills': {
      const by = Math.max(-skill, deed[type]);
      return isThere && isReady && character[type] !== null && by !== 0 ? { skill: by, people: 0 } : undefined;
    }
    case 'bow':
      return isThere && isReady ? { skill: -skill, people: 0 } : undefined;
    case 'ready':
      return isThere && !isReady ? { skill, people: 0 } : undefined;
    case 'leave':
      return isThere ? { skill: isReady ? -skill : 0, people: -1 } : undefined;
    case 'join':
      return isThere ? undefined : { skill: isReady ? skill : 0, people: 1 };
  }
}
