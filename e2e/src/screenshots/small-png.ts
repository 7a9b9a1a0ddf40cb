import { deflateSync, inflateSync } from 'node:zlib';

/** The colours of a picture, three bytes for each dot. */
interface Picture {
  readonly width: number;
  readonly height: number;
  readonly dots: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLOURS = 256;

/** The same picture with 256 colours: less than half the size, and hardly to be told apart. */
export function smallPng(png: Buffer): Buffer {
  const picture = decoded(png);
  return encoded(picture, paletteOf(picture));
}

function* chunksOf(png: Buffer): Generator<{ readonly type: string; readonly data: Buffer }> {
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}

/** Reads what a browser writes: eight bits a channel, with or without alpha, not interlaced. */
function decoded(png: Buffer): Picture {
  const chunks = [...chunksOf(png)];
  const head = chunks.find(({ type }) => type === 'IHDR')?.data ?? Buffer.alloc(13);
  const [width, height, bits, kind] = [head.readUInt32BE(0), head.readUInt32BE(4), head[8], head[9]];
  if (bits !== 8 || (kind !== 2 && kind !== 6) || head[12] !== 0) throw new Error('a PNG of another kind');
  const step = kind === 2 ? 3 : 4;
  const raw = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)));
  const line = width * step;
  let above = new Uint8Array(line);
  const dots = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const start = y * (line + 1);
    const now = unfiltered(raw.subarray(start + 1, start + 1 + line), above, raw[start] ?? 0, step);
    for (let x = 0; x < width; x += 1) dots.set(now.subarray(x * step, x * step + 3), (y * width + x) * 3);
    above = now;
  }
  return { width, height, dots };
}

/** Each line is written as differences to what is left of and above it. */
function unfiltered(line: Uint8Array, above: Uint8Array, filter: number, step: number): Uint8Array<ArrayBuffer> {
  const now = new Uint8Array(line.length);
  for (let at = 0; at < line.length; at += 1) {
    const left = at < step ? 0 : (now[at - step] ?? 0);
    const corner = at < step ? 0 : (above[at - step] ?? 0);
    now[at] = (line[at] ?? 0) + predicted(filter, left, above[at] ?? 0, corner);
  }
  return now;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4: {
      const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
      return a <= b && a <= c ? left : b <= c ? up : corner;
    }
    default:
      return 0;
  }
}

type Rgb = readonly [number, number, number];

/** A colour with how many dots have it. */
interface Colour {
  readonly rgb: Rgb;
  readonly count: number;
}

const CHANNELS = [0, 1, 2] as const;

/** Six bits of each channel are told apart; what differs less is the same colour. */
const keyOf = (r: number, g: number, b: number): number => ((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2);

function coloursOf(dots: Uint8Array): Colour[] {
  const sums = new Map<number, { rgb: [number, number, number]; count: number }>();
  for (let at = 0; at < dots.length; at += 3) {
    const [r = 0, g = 0, b = 0] = dots.subarray(at, at + 3);
    const key = keyOf(r, g, b);
    const sum = sums.get(key) ?? { rgb: [0, 0, 0], count: 0 };
    sum.rgb[0] += r;
    sum.rgb[1] += g;
    sum.rgb[2] += b;
    sum.count += 1;
    sums.set(key, sum);
  }
  return [...sums.values()].map(({ rgb: [r, g, b], count }) => ({ rgb: [r / count, g / count, b / count], count }));
}

/** Median cut: the box of colours that costs most is cut in two until there are enough. */
function paletteOf({ dots }: Picture): readonly Rgb[] {
  let boxes: { readonly colours: readonly Colour[]; readonly cost: number }[] = [boxOf(coloursOf(dots))];
  while (boxes.length < MOST_COLOURS) {
    const worst = boxes.reduce((most, box) => (box.cost > most.cost ? box : most));
    if (worst.cost === 0) break;
    boxes = [...boxes.filter((box) => box !== worst), ...cut(worst.colours).map(boxOf)];
  }
  return boxes.map(({ colours }) => meanOf(colours));
}

/** What it costs to draw the whole box in one colour. */
function boxOf(colours: readonly Colour[]) {
  const size = colours.reduce((sum, { count }) => sum + count, 0);
  const span = Math.max(...CHANNELS.map((channel) => spanOf(colours, channel)));
  return { colours, cost: span ** 2 * Math.sqrt(size) };
}

function spanOf(colours: readonly Colour[], channel: 0 | 1 | 2): number {
  const values = colours.map(({ rgb }) => rgb[channel]);
  return (
    values.reduce((one, other) => Math.max(one, other), 0) - values.reduce((one, other) => Math.min(one, other), 255)
  );
}

function cut(colours: readonly Colour[]): readonly (readonly Colour[])[] {
  const channel = CHANNELS.reduce((best, one) => (spanOf(colours, one) > spanOf(colours, best) ? one : best));
  const middle = meanOf(colours)[channel];
  return [colours.filter(({ rgb }) => rgb[channel] <= middle), colours.filter(({ rgb }) => rgb[channel] > middle)];
}

function meanOf(colours: readonly Colour[]): Rgb {
  const size = colours.reduce((sum, { count }) => sum + count, 0);
  const mean = (channel: 0 | 1 | 2) => colours.reduce((sum, { rgb, count }) => sum + rgb[channel] * count, 0) / size;
  return [mean(0), mean(1), mean(2)];
}

/** Finds the nearest of the colours; each question is answered once. */
function nearestIn(palette: readonly Rgb[]): (r: number, g: number, b: number) => number {
  const known = new Map<number, number>();
  return (r, g, b) => {
    const key = (r << 16) | (g << 8) | b;
    const found = known.get(key);
    if (found !== undefined) return found;
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (const [place, [pr, pg, pb]] of palette.entries()) {
      const far = (pr - r) ** 2 * 2 + (pg - g) ** 2 * 4 + (pb - b) ** 2;
      if (far < least) [best, least] = [place, far];
    }
    known.set(key, best);
    return best;
  };
}

/** How much of an error is passed on: all of it makes a calm surface restless. */
const PASSED_ON = 0.8;

/** The place of each dot's colour; what a colour is off is made up for by its neighbours, so that gradients stay soft. */
function placesOf({ width, height, dots }: Picture, palette: readonly Rgb[]): Uint8Array {
  const nearest = nearestIn(palette);
  const places = new Uint8Array(width * height);
  let now = new Float32Array((width + 2) * 3);
  for (let y = 0; y < height; y += 1) {
    const below = new Float32Array((width + 2) * 3);
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 3;
      const meant = CHANNELS.map((channel) =>
        Math.max(0, Math.min(255, Math.round((dots[from + channel] ?? 0) + (now[(x + 1) * 3 + channel] ?? 0)))),
      );
      const [r = 0, g = 0, b = 0] = meant;
      const place = nearest(r, g, b);
      places[y * width + x] = place;
      for (const channel of CHANNELS) {
        const off = ((meant[channel] ?? 0) - (palette[place]?.[channel] ?? 0)) * PASSED_ON;
        const at = (x + 1) * 3 + channel;
        now[at + 3] = (now[at + 3] ?? 0) + (off * 7) / 16;
        below[at - 3] = (below[at - 3] ?? 0) + (off * 3) / 16;
        below[at] = (below[at] ?? 0) + (off * 5) / 16;
        below[at + 3] = (below[at + 3] ?? 0) + off / 16;
      }
    }
    now = below;
  }
  return places;
}

function encoded(picture: Picture, palette: readonly Rgb[]): Buffer {
  const { width, height } = picture;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits, each the place of a colour in the palette.
  head.set([8, 3, 0, 0, 0], 8);
  const lines = Buffer.alloc((width + 1) * height);
  const places = placesOf(picture, palette);
  for (let y = 0; y < height; y += 1) lines.set(places.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat().map(Math.round))),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crcOf(body));
  return Buffer.concat([length, body, check]);
}

function crcOf(data: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
