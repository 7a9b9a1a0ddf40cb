import { type Sandbox, seatsOf } from '@kronika/kernel';
import { foundLocalTable } from '../../client/local-tables.ts';
import { languagePreference } from '../../shell/preferences/preferences.ts';
import type { NamedSituation } from './shared-situation.ts';
import type { SandboxWords } from './words.ts';

/** A table of this device that begins at the situation, with one person in all seats who sees everything. */
export function foundSandboxTable(
  sandbox: Sandbox,
  { name, situation }: NamedSituation,
  say: Pick<SandboxWords, 'sandbox'>,
): Promise<string> {
  const lang = languagePreference.get();
  const title = titleOf(name) ?? say.sandbox;
  return foundLocalTable({
    game: sandbox.game,
    title,
    options: {},
    beginning: { is: 'situation', situation },
    seats: seatsOf(sandbox.seats(situation)).map((seat) => ({
      is: 'me',
      name: sandbox.nameOf(situation, `seat:${seat}`)?.[lang] ?? String(seat + 1),
    })),
    clock: { is: 'none' },
    visibility: 'invitation',
    pace: 'instant',
    sight: 'all',
  });
}

/** A name as a table may be called. */
function titleOf(name: string): string | undefined {
  const title = name.replaceAll(/\p{C}/gu, '').trim().slice(0, 40).trim();
  return title === '' ? undefined : title;
}
