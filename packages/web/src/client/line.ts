import type { Command, HostMessage } from '@kronika/protocol';

/** A line to a host; a greeting comes first on it. What is said arrives in its order, until the line breaks. */
export interface Line<Greeting> {
  say(message: Greeting | Command): void;
  hangUp(): void;
}

export interface Listener {
  /** The line stands. */
  connected(): void;
  heard(message: HostMessage): void;
  /** It broke, or never stood. Nothing more is heard on it. */
  broke(): void;
}

/** Makes a new line; the old one is gone. Nothing is heard on it before it is returned. */
export type Dial<Greeting> = (listener: Listener) => Line<Greeting>;
