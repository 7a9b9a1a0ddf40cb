/** The path of a browser, if there is one. */
export function findChromium(): string | undefined;

/** The path of a browser; installs one from Debian's packages where there is none, and throws where that fails. */
export function chromiumOrInstall(): string;
