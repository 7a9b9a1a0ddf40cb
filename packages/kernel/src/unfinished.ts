/**
 * Something that is still being put together. What is made after every decision has its properties set one by one:
 * spreading those that may be absent costs two to three times as much.
 */
export type Unfinished<T> = { -readonly [K in keyof T]: T[K] };
