/**
 * Loads a part of the page that brings the code of games with it. Their schemas look at the policy when they are made,
 * so it has to be known before.
 */
export async function loadGameCode<T>(load: () => Promise<T>): Promise<T> {
  await import('./strict-policy.ts');
  return load();
}
