export { type L5rSandboxSituation, l5rSandbox } from './sandbox.ts';
