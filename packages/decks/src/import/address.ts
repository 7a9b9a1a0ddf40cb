/** An address as people copy it from the bar of a browser. */
const ADDRESS = /^(?:https?:\/\/|www\.)(?<host>[^\s/?#]+)\S*$/iu;

/** The site, where a text is nothing but addresses of pages: a deck cannot be fetched from there, only pasted. */
export function siteIn(text: string): string | undefined {
  const hosts = text
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => ADDRESS.exec(word)?.groups?.host);
  return hosts.every((host) => host !== undefined) ? hosts[0]?.replace(/^www\./iu, '') : undefined;
}
