/** A step of a scenario that was not possible, with what was. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
}
