/** Something that is wrong with a data folder. */
export interface Finding {
  readonly what: /** The first bytes of the file. */
    | 'header'
    /** What was written last, beside the file. */
    | 'wal'
    /** How the file is built, as the database sees it. */
    | 'integrity'
    /** What was not sorted into its tables yet. */
    | 'waiting'
    /** Rows that nobody can say whose they are. */
    | 'address'
    | 'account'
    /** Of one table: */
    | 'tableHeader'
    | 'journal'
    | 'snapshot'
    | 'summary'
    | 'replay';
  readonly table?: string;
  readonly detail: string;
  /** What a repair does about it. What is set aside or lost stays in the file that is kept. */
  readonly cure: 'mend' | 'setAside' | 'lose';
}

/** What became of an examination. */
export interface Examination {
  readonly tables: number;
  readonly findings: readonly Finding[];
  /** Where the file as it was is kept, if it was repaired. */
  readonly kept?: string;
}
