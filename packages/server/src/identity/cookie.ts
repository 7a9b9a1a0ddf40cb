import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';
import { isLoopback } from '../http/address.ts';

/** The cookies of a device: while it is signed in, and of where it was signed in. Only the server gets them, no script can read them. */
const NAMES = { session: 'kronika-session', device: 'kronika-device' } as const;
type CookieName = keyof typeof NAMES;
const PATH = '/api';

/** No token is longer; what is longer is none of ours. */
const LONGEST = 128;

/** The token of a session in the header of a request. */
export function tokenIn(cookies: string | undefined): string | undefined {
  return valueIn(cookies, 'session');
}

/** What the device keeps of the account it was last signed in to. */
export function deviceSignIn(cookies: string | undefined): string | undefined {
  return valueIn(cookies, 'device');
}

function valueIn(cookies: string | undefined, name: CookieName): string | undefined {
  const pair = cookies
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${NAMES[name]}=`));
  const token = pair?.slice(NAMES[name].length + 1);
  return token === undefined || token === '' || token.length > LONGEST ? undefined : token;
}

export interface CookieOptions {
  readonly secure: 'yes' | 'no';
  /** For how many milliseconds the device keeps it. */
  readonly lasts: number;
}

/** The header that gives a device a cookie. */
export function cookieWith(name: CookieName, value: string, { secure, lasts }: CookieOptions): string {
  const always = [
    `${NAMES[name]}=${value}`,
    `Path=${PATH}`,
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${Math.floor(lasts / 1000)}`,
  ];
  return [...always, ...(secure === 'yes' ? ['Secure'] : [])].join('; ');
}

/** The header that takes a cookie away. */
export function noCookie(name: CookieName, secure: CookieOptions['secure']): string {
  return cookieWith(name, '', { secure, lasts: 0 });
}

/** Whether the device speaks to us, or to a proxy of ours on this machine, by HTTPS. */
export function securityOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): CookieOptions['secure'] {
  const proxy = isLoopback(socket.remoteAddress) ? [headers['x-forwarded-proto']].flat().at(-1) : undefined;
  const isSecure = socket instanceof TLSSocket || proxy?.split(',').at(-1)?.trim() === 'https';
  return isSecure ? 'yes' : 'no';
}
