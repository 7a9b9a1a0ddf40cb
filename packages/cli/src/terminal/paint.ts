/** How text is set off. Says the same without it, so nothing is lost where there are no colours. */
export interface Paint {
  heading(text: string): string;
  key(text: string): string;
  aside(text: string): string;
  good(text: string): string;
}

/** The numbers that switch a style on and off (ECMA-48, select graphic rendition). */
function styled(on: number, off: number): (text: string) => string {
  return (text) => `\u001b[${on}m${text}\u001b[${off}m`;
}

const COLOURS: Paint = {
  heading: styled(1, 22),
  key: styled(36, 39),
  aside: styled(2, 22),
  good: styled(32, 39),
};

const plain = (text: string): string => text;

const PLAIN: Paint = { heading: plain, key: plain, aside: plain, good: plain };

/** Colours on a terminal that has them, unless NO_COLOR asks for none (no-color.org). */
export function paintFor(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): Paint {
  const unwanted = (env.NO_COLOR ?? '') !== '' || env.TERM === 'dumb';
  return stream.isTTY === true && !unwanted ? COLOURS : PLAIN;
}
