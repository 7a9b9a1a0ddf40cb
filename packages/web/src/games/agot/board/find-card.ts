import type { AgotView, CharacterView, PlayedCard, PlotView } from '@kronika/agot';
import type { CardId } from '@kronika/kernel';
import type { AgotCardState } from '../cards/card-state.ts';

type Standing = Pick<PlayedCard, 'stance' | 'power' | 'tokens' | 'duplicates'>;

/** How a card in play lies, and what lies on it. */
export function playedState({ stance, power, tokens, duplicates }: Standing): AgotCardState {
  return {
    stance: stance === 'kneeling' ? 'bowed' : 'ready',
    power,
    tokens: Object.values(tokens).reduce((sum, amount) => sum + amount, 0),
    duplicates: duplicates.length,
  };
}

/** How a character stands, as its face shows it. */
export function characterState(character: CharacterView): AgotCardState {
  const { strength, icons, blank } = character;
  return { ...playedState(character), strength, icons, ...(blank ? { blank } : {}) };
}

/** The values of a revealed plot as they are now. */
export function plotState({ income, initiative, claim, reserve }: PlotView): AgotCardState {
  return { plot: { income, initiative, claim, reserve } };
}

/** How a card is now, wherever it lies; as printed if nothing can be said of it. */
export function stateOf(view: AgotView, card: CardId): AgotCardState {
  for (const { characters, locations, faction, plot } of view.seats) {
    const character = characters.find(({ id }) => id === card);
    if (character !== undefined) return characterState(character);
    if (plot?.id === card) return plotState(plot);
    const played = [...characters, ...locations, ...(faction === null ? [] : [faction])];
    const lying = [...played, ...played.flatMap(({ attachments }) => attachments)].find(({ id }) => id === card);
    if (lying !== undefined) return playedState(lying);
  }
  return {};
}
