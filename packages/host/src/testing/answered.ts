import type { HostMessage } from '@kronika/protocol';
import { expect } from 'vitest';

/** Expects that a command was fulfilled. */
export function expectDone(message: HostMessage | undefined): void {
  expect(message).toMatchObject({ is: 'done' });
}

/** Expects that a command was refused, for this reason. */
export function expectRefused(message: HostMessage | undefined, code: string): void {
  expect(message).toMatchObject({ is: 'refused', because: { code } });
}
