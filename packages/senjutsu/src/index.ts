export * from './cards/fact.ts';
export * from './cards/pictograms.ts';
export type * from './event.ts';
export * from './hex/index.ts';
export * from './messages.ts';
export * from './options.ts';
export * from './state.ts';
export type * from './view.ts';
