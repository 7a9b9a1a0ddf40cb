import { refusalIn } from './refused-error.ts';

/** The server could not be reached, or did not answer as it should. */
export class UnreachableError extends Error {}

export function post(path: string, body: unknown): Promise<unknown> {
  return ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** What the server answers; what it refuses is thrown with its reason. */
export async function ask(path: string, request: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(path, request).catch((error: unknown) => {
    throw new UnreachableError(String(error));
  });
  const content: unknown = await answer.json().catch(() => undefined);
  if (answer.ok && content !== undefined) return content;
  throw refusalIn(content) ?? new UnreachableError(`the server answered ${answer.status}`);
}
