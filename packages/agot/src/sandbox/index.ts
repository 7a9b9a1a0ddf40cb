export { type AgotSandboxSituation, agotSandbox } from './sandbox.ts';
