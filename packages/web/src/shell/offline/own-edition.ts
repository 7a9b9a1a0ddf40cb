/** Which edition of the program this page is of; nothing while it is being developed. */
export function ownEdition(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="edition"]')?.content;
}
