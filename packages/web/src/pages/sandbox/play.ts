import { type Sandbox, type SeatId, seatsOf } from '@kronika/kernel';
import { foundLocalTable } from '../../client/local-tables.ts';
import { languagePreference } from '../../shell/preferences/preferences.ts';
import { levelPreference } from '../match/usual-level.ts';
import type { NamedSituation } from './shared-situation.ts';
import type { SandboxWords } from './words.ts';

/** Who has the other seats: oneself, seeing everything, or bots. */
export type Others = 'me' | 'bots';

interface Playing {
  readonly say: Pick<SandboxWords, 'sandbox'>;
  /** The seat that is played against bots. */
  readonly near: SeatId;
  readonly others: Others;
}

/** A table of this device that begins at the situation, with one person in all seats who sees everything, or with bots. */
export function foundSandboxTable(
  sandbox: Sandbox,
  { name, situation }: NamedSituation,
  { say, near, others }: Playing,
): Promise<string> {
  const lang = languagePreference.get();
  const title = titleOf(name) ?? say.sandbox;
  return foundLocalTable({
    game: sandbox.game,
    title,
    options: {},
    beginning: { is: 'situation', situation },
    seats: seatsOf(sandbox.seats(situation)).map((seat) => {
      const seated = sandbox.nameOf(situation, `seat:${seat}`)?.[lang] ?? String(seat + 1);
      return others === 'me' || seat === near
        ? { is: 'me', name: seated }
        : { is: 'bot', bot: levelPreference.get(), name: seated };
    }),
    clock: { is: 'none' },
    visibility: 'invitation',
    pace: 'instant',
    ...(others === 'me' ? { sight: 'all' } : {}),
  });
}

/** A name as a table may be called. */
function titleOf(name: string): string | undefined {
  const title = name.replaceAll(/\p{C}/gu, '').trim().slice(0, 40).trim();
  return title === '' ? undefined : title;
}
