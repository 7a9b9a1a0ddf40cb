import type { Context } from './context.ts';

/** How a command about a game is used, for the end of its help. The game listed last is the simplest. */
export function exampleOf({ registry }: Context, command: string, options: string): string {
  return `\nExample:\n  kronika ${command} ${registry.ids.at(-1)} ${options}\n`;
}
