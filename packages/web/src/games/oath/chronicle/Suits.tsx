import { DENIZEN_FACTS, printedOf, SUITS, type Suit } from '@kronika/oath';
import { useLang, useWords } from '../../../shell/use-words.ts';
import { SuitBadge } from '../board/pieces/SuitBadge.tsx';
import { BOARD_WORDS } from '../board/words.ts';
import { nameOfCard } from '../cards/names.ts';
import { bandsOf, roman, type ToldGame } from './told.ts';
import { CHRONICLE_WORDS } from './words.ts';

const WIDTH = 428;
const HEIGHT = 188;
/** Numbers are written where there is room for them. */
const MOST_NUMBERS = 9;
const NAMED = 4;

/** How the suits of the world changed from game to game, and who came and left last. */
export function Suits({ games }: { readonly games: readonly ToldGame[] }) {
  const say = useWords(CHRONICLE_WORDS);
  const bands = bandsOf(games);
  const last = games.at(-1);
  const now = bands.at(-1);
  if (last === undefined || now === undefined) return undefined;
  const starts = bands.length > games.length ? [say.start] : [];
  return (
    <section className="panel oc-stream" aria-label={say.suits}>
      <h2>
        {say.suits} <small>{say.suitsHint(totalOf(now))}</small>
      </h2>
      <Stream bands={bands} labels={[...starts, ...games.map(({ annal }) => roman(annal.game))]} />
      <div className="oc-moves">
        <Names title={say.came} names={last.annal.came} className="came" />
        <Names title={say.left} names={last.annal.left} className="left" />
      </div>
    </section>
  );
}

type Band = Readonly<Record<Suit, number>>;

function totalOf(band: Band): number {
  return SUITS.reduce((sum, suit) => sum + band[suit], 0);
}

interface StreamProps {
  readonly bands: readonly Band[];
  readonly labels: readonly string[];
}

function Stream({ bands, labels }: StreamProps) {
  const words = BOARD_WORDS[useLang()];
  const points = bands.length === 1 ? [...bands, ...bands] : bands;
  const step = WIDTH / (points.length - 1);
  const every = Math.ceil(bands.length / MOST_NUMBERS);
  return (
    <div className="oc-bands">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 22}`} role="img" aria-label={toldBands(bands, words.suits)}>
        {SUITS.map((suit) => (
          <path key={suit} className={suit} d={bandPath(points, suit, step)} />
        ))}
        {bands.map((band, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a band is its place
          <g key={at} textAnchor={at === 0 ? 'start' : at === bands.length - 1 ? 'end' : 'middle'}>
            {at % every === 0 &&
              SUITS.map((suit) => (
                <text key={suit} x={xOf(at, step, bands.length)} y={middleOf(band, suit) + 4}>
                  {band[suit]}
                </text>
              ))}
            {at % every === 0 && (
              <text className="axis" x={xOf(at, step, bands.length)} y={HEIGHT + 16}>
                {labels[at]}
              </text>
            )}
          </g>
        ))}
      </svg>
      <span className="oc-legend" aria-hidden="true">
        {SUITS.map((suit) => (
          <SuitBadge key={suit} suit={suit} />
        ))}
      </span>
    </div>
  );
}

const EDGE = 6;

function xOf(at: number, step: number, count: number): number {
  if (at === 0) return EDGE;
  return at === count - 1 ? WIDTH - EDGE : at * step;
}

/** Where a suit begins and ends from the top, as a share of the whole. */
function spanOf(band: Band, suit: Suit): readonly [number, number] {
  const above = SUITS.slice(0, SUITS.indexOf(suit)).reduce((sum, each) => sum + band[each], 0);
  const scale = HEIGHT / Math.max(1, totalOf(band));
  return [above * scale, (above + band[suit]) * scale];
}

function middleOf(band: Band, suit: Suit): number {
  const [top, bottom] = spanOf(band, suit);
  return (top + bottom) / 2;
}

/** A band with soft bends: along its upper edge and back along the lower one. */
function bandPath(bands: readonly Band[], suit: Suit, step: number): string {
  const spans = bands.map((band) => spanOf(band, suit));
  const upper = spans.map(([top], at) => ({ x: at * step, y: top }));
  const lower = spans.map(([, bottom], at) => ({ x: at * step, y: bottom })).toReversed();
  return `${curve(upper, 'M')}${curve(lower, 'L')}Z`;
}

function curve(points: readonly { readonly x: number; readonly y: number }[], first: 'M' | 'L'): string {
  return points
    .map(({ x, y }, at) => {
      const before = points[at - 1];
      if (before === undefined) return `${first}${x} ${y}`;
      const middle = (before.x + x) / 2;
      return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
}

function toldBands(bands: readonly Band[], suits: Readonly<Record<Suit, string>>): string {
  const [now] = bands.slice(-1);
  return now === undefined ? '' : SUITS.map((suit) => `${suits[suit]} ${now[suit]}`).join(', ');
}

interface NamesProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly className: string;
}

function Names({ title, names, className }: NamesProps) {
  const lang = useLang();
  const facts = DENIZEN_FACTS.filter(({ name }) => names.some((each) => each === name));
  return (
    <div className={className}>
      <h3>{title}</h3>
      <ul>
        {facts.slice(0, NAMED).map(({ name, suit }) => (
          <li key={name}>
            {suit !== null && <SuitBadge suit={suit} />}
            {nameOfCard(printedOf(name))[lang]}
          </li>
        ))}
        {facts.length > NAMED && <li>+{facts.length - NAMED}</li>}
      </ul>
    </div>
  );
}
