import type { FastifyBaseLogger } from 'fastify';
import { destination, pino } from 'pino';

/** As the HTTP library wants it, which lets it log what it has to say by itself. */
export type Logger = FastifyBaseLogger;

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** Structured logs, one JSON object a line. What could open a seat is never written. */
export function logTo(level: LogLevel): Logger {
  return pino(
    {
      level,
      redact: { paths: ['token', '*.token', 'holder', '*.holder', 'req.headers', 'headers'], censor: '(secret)' },
    },
    // The standard error: the standard output is for what the program was asked for.
    destination(2),
  );
}
