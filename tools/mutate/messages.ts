import type { Ran } from './course.ts';
import type { Mutant } from './mutant.ts';
import type { Project } from './project.ts';

/** What the driver tells a worker. Both are the same program, so nothing is checked on arrival. */
export type Order =
  | { readonly is: 'open'; readonly project: Project }
  | { readonly is: 'reach'; readonly files: readonly string[]; readonly test: string }
  | { readonly is: 'try'; readonly mutant: Mutant; readonly tests: readonly string[] };

/** What a worker answers. */
export type Answer =
  | { readonly is: 'opened'; readonly tests: readonly string[] }
  | { readonly is: 'begins'; readonly test: string }
  | { readonly is: 'ran'; readonly ran: Ran }
  | { readonly is: 'broken'; readonly why: string }
  /** Its process is gone, which it cannot say itself. */
  | { readonly is: 'ended' };
