/** What cards would count, by their ids. */
export type CardValues = Readonly<Record<number, number>>;

/** What cards would count in what is being declared, if it were declared as it is marked. */
export interface Foresight {
  /** Before anybody has answered. */
  readonly alone: CardValues;
  /** If everybody who could oppose it did. */
  readonly opposed: CardValues;
}
