export * from './cell.ts';
export * from './direction.ts';
export * from './geometry.ts';
export * from './numbered.ts';
export * from './paths.ts';
export * from './plane.ts';
