import type { CardValues, Foresight, Question } from '@kronika/kernel';
import type { CharacterView, ConflictType, L5rView } from '@kronika/l5r';

/** Attackers and defenders may be stronger while they take part. */
export function foresees({ message }: Question): boolean {
  return message.key === 'declareAttackers' || message.key === 'declareDefenders';
}

/** The board with the skills that those who take part would have. */
export function foreseen(view: L5rView, { alone, opposed }: Foresight): L5rView {
  const type = view.declaring?.type ?? view.conflict?.type;
  if (type === undefined) return view;
  const { conflict, ...board } = foreseenSkills(view, type, alone);
  return { ...board, opposed, conflict: conflict === null ? null : { ...conflict, totals: totalsAfter(view, alone) } };
}

/** Who defends may make those stronger or weaker who take part already. */
function totalsAfter({ conflict, seats }: L5rView, skills: CardValues): readonly number[] {
  if (conflict === null) return [];
  const { type, totals } = conflict;
  return totals.map((total, place) => {
    const there = seats[place]?.characters.filter(({ at, stance }) => at === 'conflict' && stance === 'ready') ?? [];
    return there.reduce((sum, one) => sum + (skills[one.id] ?? one[type] ?? 0) - (one[type] ?? 0), total);
  });
}

export function foreseenSkills(view: L5rView, type: ConflictType, skills: CardValues): L5rView {
  const seats = view.seats.map((seat) => ({
    ...seat,
    characters: seat.characters.map((character) => withSkill(character, type, skills[character.id])),
  }));
  return { ...view, seats };
}

function withSkill(character: CharacterView, type: ConflictType, skill: number | undefined): CharacterView {
  return skill === undefined || character[type] === null ? character : { ...character, [type]: skill };
}
