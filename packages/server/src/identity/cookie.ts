import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';
import { isLoopback } from '../http/address.ts';

/** The cookie that a signed-in device has. Only the interface of the server gets it, and no script can read it. */
const NAME = 'kronika-session';
const PATH = '/api';

/** No token is longer; what is longer is none of ours. */
const LONGEST = 128;

/** The token in the header of a request. */
export function tokenIn(cookies: string | undefined): string | undefined {
  const pair = cookies
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${NAME}=`));
  const token = pair?.slice(NAME.length + 1);
  return token === undefined || token === '' || token.length > LONGEST ? undefined : token;
}

export interface CookieOptions {
  readonly secure: 'yes' | 'no';
  /** For how many milliseconds the device keeps it. */
  readonly lasts: number;
}

/** The header that gives a device its token. */
export function cookieWith(token: string, { secure, lasts }: CookieOptions): string {
  const always = [
    `${NAME}=${token}`,
    `Path=${PATH}`,
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${Math.floor(lasts / 1000)}`,
  ];
  return [...always, ...(secure === 'yes' ? ['Secure'] : [])].join('; ');
}

/** The header that takes it away. */
export function noCookie(secure: CookieOptions['secure']): string {
  return cookieWith('', { secure, lasts: 0 });
}

/** Whether the device speaks to us, or to a proxy of ours on this machine, by HTTPS. */
export function securityOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): CookieOptions['secure'] {
  const proxy = isLoopback(socket.remoteAddress) ? [headers['x-forwarded-proto']].flat().at(-1) : undefined;
  const isSecure = socket instanceof TLSSocket || proxy?.split(',').at(-1)?.trim() === 'https';
  return isSecure ? 'yes' : 'no';
}
