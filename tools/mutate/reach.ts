import type { Change } from './change.ts';
import { REACHED } from './reach-key.ts';
import { type Node, type Spot, spotsIn } from './syntax.ts';

// Only tests that run the function a fault lies in could notice it. So the functions of a source file get keys, and
// each of them says its key when it runs.

type FunctionNode = Extract<Node, { readonly params: readonly unknown[]; readonly async: boolean }>;

function isFunction(node: Node): node is FunctionNode {
  return (
    node.type === 'ArrowFunctionExpression' || node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression'
  );
}

/** The key of the function a change lies in, or of the whole file: what stands outside of functions runs on loading. */
export function functionAround(file: string, { node, around }: Spot, { start, end }: Change): string {
  const owner = [node, ...around]
    .filter(isFunction)
    .find(({ body }) => body !== null && body.start <= start && end <= body.end);
  return keyOf(file, owner);
}

function keyOf(file: string, owner: Node | undefined): string {
  return owner === undefined ? file : `${file}#${owner.start}`;
}

/** The source, with every function saying that it runs. Lines stay where they are. */
export function instrumented(file: string, source: string): string {
  const says = (owner: Node | undefined) => `globalThis.${REACHED}?.(${JSON.stringify(keyOf(file, owner))})`;
  const insertions = spotsIn(file, source).flatMap(({ node }) => {
    if (!isFunction(node) || node.body === null) return [];
    if (node.body.type === 'BlockStatement') return [{ at: node.body.start + 1, text: `${says(node)};` }];
    return [
      { at: node.body.start, text: `(${says(node)},` },
      { at: node.body.end, text: ')' },
    ];
  });
  // From the end, so that earlier offsets stay right.
  const inside = [...insertions]
    .sort((a, b) => b.at - a.at)
    .reduce((code, { at, text }) => code.slice(0, at) + text + code.slice(at), source);
  return `${says(undefined)};${inside}`;
}
