export { oathSandbox } from './sandbox.ts';
