import {
  type Game,
  type Happened,
  isRefusal,
  type Match,
  type MatchRecord,
  type Refusal,
  replay,
} from '@kronika/kernel';

/** The match after a decision, and what it led to. The first page is the start. */
export interface Page {
  readonly match: Match;
  readonly happened: readonly Happened[];
}

/** A record as pages to turn; where it goes on from a snapshot, the page shows the match as it went on. */
export function pagesOf(game: Game, record: MatchRecord): readonly Page[] | Refusal {
  const pages: Page[] = [];
  for (const moment of replay(game, record)) {
    if (isRefusal(moment)) return moment;
    const { match, happened } = moment;
    const same = pages.at(-1)?.match.decisions === match.decisions ? pages.pop() : undefined;
    pages.push({ match, happened: [...(same?.happened ?? []), ...happened] });
  }
  return pages;
}

/** The place of the page that shows the match after so many decisions. */
export function pageAfter(pages: readonly Page[], decisions: number): number {
  return Math.max(
    0,
    pages.findLastIndex((page) => page.match.decisions <= decisions),
  );
}

/** How many decisions the pages show. */
export function decisionsIn(pages: readonly Page[]): number {
  return pages.at(-1)?.match.decisions ?? 0;
}

/** Where a reader who is at a page and types a line wants to be; `unclear` when the line means nothing. */
export function turned(pages: readonly Page[], at: number, line: string): number | 'quit' | 'unclear' {
  switch (line) {
    case '':
      return Math.min(at + 1, pages.length - 1);
    case 'b':
      return Math.max(at - 1, 0);
    case 'q':
      return 'quit';
    default:
      return /^\d{1,9}$/.test(line) && Number(line) <= decisionsIn(pages) ? pageAfter(pages, Number(line)) : 'unclear';
  }
}
