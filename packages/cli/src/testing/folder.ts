import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A path in a new folder, which goes away with the test. */
export function temporaryFile(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'kronika-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, name);
}
