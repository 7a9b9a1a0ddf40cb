/** What a browser has to be started with on a test machine. */
export const CHROMIUM_ARGS: string[];

/** The path of a browser, if there is one. */
export function findChromium(): string | undefined;

/** The path of a browser; installs one from Debian's packages where there is none, and throws where that fails. */
export function chromiumOrInstall(): string;
