import { type Game, isRefusal, type Setup, type Start, type Teams, teamsOf } from '@kronika/kernel';
import type { Windows } from '@kronika/protocol';
import { windowsOf } from './windows.ts';

/** What of a match's setup concerns the people at its table. */
export interface Terms {
  readonly windows: Windows;
  /** The format, where the number of seats does not tell it. */
  readonly format?: string;
  /** Who plays with whom; nothing where everybody plays for themselves. */
  readonly teams?: Teams;
}

/** The terms of a match that is set up like this. */
export function termsOf(game: Game, setup: Setup): Terms {
  const teams = teamsOf(game.setup, setup);
  return {
    windows: windowsOf(setup),
    ...(setup.format === undefined ? {} : { format: setup.format }),
    ...(teams === undefined ? {} : { teams }),
  };
}

/** The terms of a match that begins like this. */
export function termsOfStart(game: Game, start: Start): Terms {
  switch (start.is) {
    case 'setup': {
      const setup = game.parseSetup(start.setup);
      return isRefusal(setup) ? { windows: windowsOf(start.setup) } : termsOf(game, setup);
    }
    case 'situation': {
      const teams = teamsIn(start.situation);
      return { windows: windowsOf(start.situation), ...(teams === undefined ? {} : { teams }) };
    }
  }
}

/** The teams that a described position names, the way a setup does. */
function teamsIn(described: unknown): Teams | undefined {
  if (typeof described !== 'object' || described === null || !('teams' in described)) return undefined;
  const { teams } = described;
  return Array.isArray(teams) && teams.every((team) => Number.isInteger(team)) ? teams.map(Number) : undefined;
}
