export * from './cell.ts';
export * from './direction.ts';
export * from './geometry.ts';
