/** What became of a mutant. */
export type Verdict =
  | { readonly is: 'killed'; readonly by: string; readonly why: string }
  /** It kept a test busy for far longer than usual, which people would notice, too. */
  | { readonly is: 'timedOut'; readonly by: string }
  /** No test noticed it, but it does not compile. */
  | { readonly is: 'mistyped'; readonly why: string }
  | { readonly is: 'survived' }
  /** No test runs the function it lies in. */
  | { readonly is: 'unreached' };

/** Whether `npm test` would have noticed the fault. */
export function isCaught({ is }: Verdict): boolean {
  return is === 'killed' || is === 'timedOut' || is === 'mistyped';
}
