/** The id of a rule in the specification, e.g. `GAME-3.2.5-a`. */
export type RuleId = `${Uppercase<string>}-${string}`;
