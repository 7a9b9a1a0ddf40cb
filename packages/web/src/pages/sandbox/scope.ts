import type { SandboxEdit, SeatId, SpotName, Subject, ThingName } from '@kronika/kernel';
import { createContext, useContext } from 'react';
import type { SandboxModule } from './sandbox-module.ts';

/** The parts of the panel. */
export const TABS = ['set', 'add', 'pieces', 'shelf'] as const;
export type Tab = (typeof TABS)[number];

/** What the parts of the editor share. */
export interface EditorScope {
  readonly module: SandboxModule;
  readonly situation: unknown;
  readonly name: string;
  /** What is being changed. */
  readonly thing: ThingName;
  readonly near: SeatId;
  readonly tab: Tab;
  /** What is being put on the table: a touch on a spot of the board puts it there. */
  readonly placing: Subject | undefined;
  place(piece: Subject | undefined): void;
  edit(edit: SandboxEdit): void;
  /** Another situation takes the place of this one; one step back leads to this one. */
  replace(named: { readonly name: string; readonly situation: unknown }): void;
  rename(name: string): void;
  select(thing: ThingName): void;
  /** Shows a zone among the others. */
  showZone(spot: SpotName): void;
  show(tab: Tab): void;
}

const Scope = createContext<EditorScope | undefined>(undefined);

export const EditorScopeProvider = Scope.Provider;

export function useEditor(): EditorScope {
  const scope = useContext(Scope);
  if (scope === undefined) throw new Error('this part stands outside of the editor');
  return scope;
}
