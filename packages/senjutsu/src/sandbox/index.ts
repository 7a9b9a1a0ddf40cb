export { senjutsuSandbox } from './sandbox.ts';
