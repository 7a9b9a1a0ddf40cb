/** The page where a match that is over is watched. */
export function replayAddress({ is, table }: { readonly is: 'device' | 'table'; readonly table: string }): string {
  return is === 'device' ? `/replays/device/${table}` : `/r/${table}`;
}
