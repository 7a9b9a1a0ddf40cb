import type { Lang, SeatId } from '@kronika/kernel';
import {
  adviserText,
  BANNERS,
  type ExchangeView,
  factOf,
  type Good,
  type OathView,
  PROMISES,
  promiseText,
  type SeatView,
  type TermSide,
} from '@kronika/oath';
import type { PlaceName } from '../../../../table/choosing/controls.ts';
import { nameOfCard } from '../../cards/names.ts';
import type { PictureOf } from '../../cards/Picture.tsx';
import { seatView } from '../find-card.ts';
import { warbandCount } from '../labels.ts';
import { dropPlace, promisePlace, termPlace } from '../things.ts';
import { BOARD_WORDS } from '../words.ts';

interface Row {
  readonly key: string;
  readonly icon: PictureOf;
  readonly text: string;
  readonly note?: string | undefined;
  /** What puts it in, or one more of it; and what takes it out again. */
  readonly add: PlaceName;
  readonly drop: PlaceName;
}

/** What one side of an exchange can give: so many of something, or one thing. */
export type TermRow =
  | (Row & { readonly is: 'count'; readonly count: number; readonly has: number })
  | (Row & { readonly is: 'thing'; readonly state: 'in' | 'out' })
  | (Row & { readonly is: 'promise'; readonly state: 'in' | 'out' });

/** Who gives what stands on this side of the proposal. */
export function giverOn(exchange: ExchangeView, side: TermSide): SeatId {
  return side === 'give' ? exchange.by : exchange.to;
}

/** Everything that the talks may be about on one side, and how much of it is in the proposal. */
export function rowsOf(view: OathView, exchange: ExchangeView, side: TermSide, lang: Lang): readonly TermRow[] {
  const own = seatView(view, giverOn(exchange, side));
  if (own === undefined) return [];
  const all = exchange.goods.flatMap((good) => ROWS[good]({ view, exchange, side, lang, own }));
  return exchange.state === 'composed' ? all : all.filter(isIn);
}

export function isIn(row: TermRow): boolean {
  return row.is === 'count' ? row.count > 0 : row.state === 'in';
}

interface Asked {
  readonly view: OathView;
  readonly exchange: ExchangeView;
  readonly side: TermSide;
  readonly lang: Lang;
  readonly own: SeatView;
}

const stateOf = (isThere: boolean): 'in' | 'out' => (isThere ? 'in' : 'out');

const ROWS: Readonly<Record<Good, (asked: Asked) => readonly TermRow[]>> = {
  favor: (asked) => [countRow(asked, 'favor', 'two-coins')],
  secrets: (asked) => [countRow(asked, 'secrets', 'secret-book')],
  relics: ({ exchange, side, lang, own }) =>
    own.relics.flatMap((relic) =>
      relic.known
        ? [
            {
              is: 'thing',
              key: `relic${relic.id}`,
              icon: 'relic-blade',
              text: nameOfCard(relic.printed)[lang],
              note: BOARD_WORDS[lang].kinds.relic,
              state: stateOf(exchange[side].relics.includes(relic.id)),
              add: termPlace({ is: 'term', side, good: 'relic', card: relic.id }),
              drop: dropPlace({ is: 'drop', side, good: 'relic', card: relic.id }),
            },
          ]
        : [],
    ),
  advisers: ({ view, exchange, side, lang, own }) =>
    own.advisers.flatMap((card, at) => {
      const isFaceup = card.known && card.face === 'up';
      // A locked card stays where it is as long as everybody sees it.
      if (isFaceup && factOf(card.printed).locked) return [];
      return [
        {
          is: 'thing',
          key: `adviser${at}`,
          icon: 'o-adviser',
          text: adviserText(lang, view, own.seat, at),
          note: BOARD_WORDS[lang].exchange.adviser,
          state: stateOf(exchange[side].advisers.includes(at)),
          add: termPlace(
            isFaceup
              ? { is: 'term', side, good: 'adviser', card: card.id }
              : { is: 'term', side, good: 'facedownAdviser', seat: own.seat, at },
          ),
          drop: dropPlace({ is: 'drop', side, good: 'adviser', at }),
        },
      ];
    }),
  banners: ({ view, exchange, side, lang, own }) =>
    BANNERS.filter((banner) => view.banners[banner].holder === own.seat).map((banner) => ({
      is: 'thing',
      key: banner,
      icon: 'o-flag',
      text: BOARD_WORDS[lang].banners[banner],
      state: stateOf(exchange[side].banners.includes(banner)),
      add: termPlace({ is: 'term', side, good: 'banner', banner }),
      drop: dropPlace({ is: 'drop', side, good: 'banner', banner }),
    })),
  sites: ({ view, exchange, side, lang, own }) =>
    view.sites
      .filter(({ ruler, slot }) => rules(own, ruler) || exchange[side].sites.includes(slot))
      .map(({ slot, site, warbands }) => ({
        is: 'thing',
        key: `site${slot}`,
        icon: 'o-site',
        text: site?.known === true ? nameOfCard(site.printed)[lang] : BOARD_WORDS[lang].unknownSite,
        note: BOARD_WORDS[lang].exchange.siteRule(warbandCount(warbands)),
        state: stateOf(exchange[side].sites.includes(slot)),
        add: termPlace({ is: 'term', side, good: 'site', slot }),
        drop: dropPlace({ is: 'drop', side, good: 'site', slot }),
      })),
  promises: ({ exchange, side, lang }) =>
    PROMISES.map((promise) => {
      const made = exchange[side].promises.find((each) => each.promise === promise);
      return {
        is: 'promise',
        key: promise,
        icon: 'o-quill',
        text: made === undefined ? BOARD_WORDS[lang].promises[promise] : promiseText(lang, made),
        state: stateOf(made !== undefined),
        add: promisePlace(side, promise),
        drop: dropPlace({ is: 'drop', side, good: 'promise', promise }),
      };
    }),
};

function countRow({ exchange, side, lang, own }: Asked, good: 'favor' | 'secrets', icon: PictureOf): TermRow {
  const words = BOARD_WORDS[lang];
  return {
    is: 'count',
    key: good,
    icon,
    text: words[good],
    note: words.exchange.has(own[good]),
    count: exchange[side][good],
    has: own[good],
    add: termPlace({ is: 'term', side, good }),
    drop: dropPlace({ is: 'drop', side, good }),
  };
}

function rules(own: SeatView, ruler: OathView['sites'][number]['ruler']): boolean {
  return ruler === own.seat || (ruler === 'empire' && own.role !== 'exile');
}
