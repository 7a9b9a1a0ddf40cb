import type { AgotView } from '@kronika/agot';
import type { CardValues, Foresight, Question } from '@kronika/kernel';

/** Attackers and defenders may be stronger or weaker while they take part. */
export function foresees({ message }: Question): boolean {
  return message.key === 'declareAttackers' || message.key === 'declareDefenders';
}

/** The board with the STR that those who take part would have. */
export function foreseen(view: AgotView, { alone, opposed }: Foresight): AgotView {
  const seats = view.seats.map((seat) => ({
    ...seat,
    characters: seat.characters.map((one) => ({ ...one, strength: alone[one.id] ?? one.strength })),
  }));
  const { challenge } = view;
  if (challenge === null) return { ...view, seats, opposed };
  const { attacking, defending } = challenge.totals;
  const totals = { attacking: attacking + attackChange(view, alone), defending };
  return { ...view, seats, opposed, challenge: { ...challenge, totals } };
}

/** Who defends may make the attackers stronger or weaker. */
function attackChange({ seats }: AgotView, strengths: CardValues): number {
  return seats
    .flatMap(({ characters }) => characters)
    .filter(({ part, counts }) => part === 'attacking' && counts)
    .reduce((sum, { id, strength }) => sum + (strengths[id] ?? strength) - strength, 0);
}
