import { isRefusal, type MatchRecord, parseRecord } from '@kronika/kernel';
import type { HostMessage } from '@kronika/protocol';
import type { Page } from 'playwright-core';
import type { Person } from './browser.ts';

/** Everything that is sent to the pages of somebody, from now on. */
export function sentTo({ context }: Person): HostMessage[] {
  const sent: HostMessage[] = [];
  context.on('page', (page) =>
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => sent.push(JSON.parse(String(payload)))),
    ),
  );
  return sent;
}

export async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'I resign' }).click();
}

/** The record of the match at this address, which is there for everybody when it is over. */
export async function recordOf({ context }: Person, address: string): Promise<MatchRecord> {
  const answer = await context.request.get(`${address.replace('/t/', '/api/tables/')}/record`);
  const record = parseRecord(await answer.json());
  if (isRefusal(record)) throw new Error('there is no record');
  return record;
}
