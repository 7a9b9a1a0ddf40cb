/** What a question means for a card: it may be chosen, is chosen (as which, where order counts), or may not be. */
export type Choice =
  | { readonly is: 'may' }
  | { readonly is: 'chosen'; readonly order?: number }
  | { readonly is: 'not' };

/** What can be said of any card in any game, besides what is printed on it. */
export interface CardMarks {
  readonly choice?: Choice;
  readonly stance?: 'ready' | 'bowed';
  /** Someone aims at it. */
  readonly target?: true;
  /** Its text does not count. */
  readonly blank?: true;
  /** Where the present effect comes from, with the kind of the ability in words. */
  readonly source?: string;
  /** Why its ability cannot be used again now, e.g. "1 / rundę". */
  readonly spent?: string;
  /** It is being attacked. */
  readonly contested?: true;
  readonly broken?: true;
}

const CHOICES: Readonly<Record<Choice['is'], string>> = { may: 'may', chosen: 'is', not: 'not' };

/** The classes that draw the marks. */
export function markClasses({
  choice,
  stance,
  target,
  blank,
  source,
  contested,
  broken,
}: CardMarks): readonly string[] {
  return [
    ...(choice === undefined ? [] : [CHOICES[choice.is]]),
    ...(stance === 'bowed' ? ['turned'] : []),
    ...(target ? ['target'] : []),
    ...(blank ? ['blank'] : []),
    ...(source === undefined ? [] : ['source']),
    ...(contested ? ['contested'] : []),
    ...(broken ? ['broken'] : []),
  ];
}
