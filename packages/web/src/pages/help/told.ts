/** A heading and plain paragraphs under it. */
export interface Told {
  readonly title: string;
  readonly paragraphs: readonly string[];
}
