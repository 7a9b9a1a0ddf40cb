import type { Lang, SeatId } from '@kronika/kernel';
import { createContext, type Provider, useContext } from 'react';

/** What all parts of a board share. */
export interface BoardScope<Words> {
  readonly lang: Lang;
  readonly words: Words;
  readonly near: SeatId;
}

/** The scope of the boards of a game: what gives it, and what takes it where it is needed. */
export function boardScope<Words>(words: Readonly<Record<Lang, Words>>): {
  readonly BoardScopeProvider: Provider<BoardScope<Words>>;
  readonly useBoard: () => BoardScope<Words>;
} {
  const Scope = createContext<BoardScope<Words>>({ lang: 'en', words: words.en, near: 0 });
  return { BoardScopeProvider: Scope.Provider, useBoard: () => useContext(Scope) };
}
