declare module 'react' {
  interface CSSProperties {
    /** The part of a dial that is filled, and where on it something stands; from 0 to 1. */
    '--n'?: number;
    '--at'?: number;
  }
}

export {};
