export * from './clock.ts';
export * from './command.ts';
export * from './document.ts';
export * from './log.ts';
export * from './message.ts';
export * from './orders.ts';
export * from './patch.ts';
export * from './plan.ts';
