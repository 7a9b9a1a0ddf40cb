import type { MatchRecord } from '@kronika/kernel';
import type { TablePlan } from '@kronika/protocol';
import type { BotStyle, Outcome, PageMessage } from '../worker/messages.ts';
import { localWorker } from './local-worker.ts';
import { isRecord } from './reading.ts';
import { RefusedError } from './refused-error.ts';

/** Makes a table on this device and gives its address. */
export async function foundLocalTable(plan: TablePlan): Promise<string> {
  const outcome = await ask({ is: 'found', plan });
  if (outcome.is !== 'founded') throw new Error(`the worker answered "${outcome.is}"`);
  return outcome.table;
}

/** The record of a match on this device, as far as it has come: it tells everything. */
export async function localRecord(table: string): Promise<MatchRecord> {
  const outcome = await ask({ is: 'recordOf', table });
  if (outcome.is !== 'recorded') throw new Error(`the worker answered "${outcome.is}"`);
  return outcome.record;
}

/** How bots of a game can play, as the game on this device knows it. */
export async function botStyles(game: string): Promise<readonly BotStyle[]> {
  const outcome = await ask({ is: 'stylesOf', game });
  if (outcome.is !== 'styled') throw new Error(`the worker answered "${outcome.is}"`);
  return outcome.styles;
}

/** Removes a table of this device for good. */
export async function forgetLocalTable(table: string): Promise<void> {
  await ask({ is: 'forget', table });
}

type Answered = Exclude<Outcome, { readonly is: 'failed' }>;

function ask(question: PageMessage): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const port = localWorker().open(
      (message) => {
        if (!isOutcome(message)) return;
        port.hangUp();
        if (message.is === 'failed') reject(new RefusedError(message.because));
        else resolve(message);
      },
      () => reject(new Error('the worker stopped')),
    );
    port.say(question);
  });
}

const OUTCOMES: readonly Outcome['is'][] = ['founded', 'recorded', 'styled', 'forgotten', 'failed'];

function isOutcome(message: unknown): message is Outcome {
  return isRecord(message) && OUTCOMES.some((is) => is === message.is);
}
