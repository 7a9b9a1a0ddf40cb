import { BEACONS_WORDS, type BeaconsView, type Hex, KEEPER_WORDS, siteState, TOOL_WORDS } from '@kronika/examples';
import type { Lang, SeatId } from '@kronika/kernel';
import type { ReactNode } from 'react';
import { Mon } from '../../../cards/Mon.tsx';
import type { FaceProps } from '../../../table/board-module.ts';
import { useSeatName } from '../../../table/session/context.ts';
import { asSentence } from '../../../table/text/seat-names.ts';
import { badgeOf } from '../badges.ts';
import { Beacon } from './Beacon.tsx';
import { DieFace } from './DieFace.tsx';
import { HexTile } from './HexTile.tsx';
import { contentsOf } from './labels.ts';
import { pieceOf } from './pieces.ts';
import { ShadeFigure } from './ShadeFigure.tsx';
import { useNamed } from './use-named.ts';
import { BOARD_WORDS } from './words.ts';

/** A piece of the board, large, with what there is to know of it. */
export function Face({ view, looked, lang }: FaceProps<BeaconsView>) {
  const piece = pieceOf(looked);
  switch (piece?.is) {
    case 'hex':
      return <HexFace view={view} hex={piece.hex} lang={lang} />;
    case 'site':
      return <SiteFace view={view} hex={piece.hex} lang={lang} />;
    case 'keeper':
      return <KeeperFace view={view} seat={piece.seat} lang={lang} />;
    case 'shade':
      return (
        <Pictured lines={[BOARD_WORDS[lang].shadeAbout]}>
          <ShadeFigure shade={piece.shade} />
        </Pictured>
      );
    case 'die':
      return view.turn === null ? undefined : (
        <Pictured lines={[asSentence(BOARD_WORDS[lang].stepsLeft(view.turn.left))]}>
          <DieFace roll={view.turn.roll} />
        </Pictured>
      );
    case undefined:
      return undefined;
  }
}

interface OfHex {
  readonly view: BeaconsView;
  readonly hex: Hex;
  readonly lang: Lang;
}

function HexFace({ view, hex, lang }: OfHex) {
  const named = useNamed();
  const contents = contentsOf(view, hex, lang);
  return (
    <Pictured lines={contents.length === 0 ? [BOARD_WORDS[lang].nothingHere] : contents.map(named).map(asSentence)}>
      <HexTile hex={hex} ground={view.rocks.includes(hex) ? 'rock' : 'meadow'} />
    </Pictured>
  );
}

function SiteFace({ view, hex, lang }: OfHex) {
  const named = useNamed();
  const site = view.sites.find((one) => one.hex === hex);
  return site === undefined ? undefined : (
    <Pictured lines={[asSentence(named(siteState(BEACONS_WORDS[lang], site)))]}>
      <Beacon view={view} site={site} />
    </Pictured>
  );
}

interface OfSeat {
  readonly view: BeaconsView;
  readonly seat: SeatId;
  readonly lang: Lang;
}

function KeeperFace({ view, seat, lang }: OfSeat) {
  const name = useSeatName(seat);
  const own = view.seats[seat];
  if (own === undefined) return undefined;
  const { keeper, tool, hex } = own;
  return (
    <Pictured
      lines={[
        `${name}. ${hex === null ? asSentence(BEACONS_WORDS[lang].board.gone) : BOARD_WORDS[lang].standsOn(hex)}`,
        KEEPER_WORDS[keeper].about[lang],
        `${asSentence(TOOL_WORDS[tool].name[lang])}: ${TOOL_WORDS[tool].about[lang]}`,
      ]}
    >
      <span className="token">
        <Mon badge={badgeOf(view, seat)} place="line" />
      </span>
    </Pictured>
  );
}

function Pictured({ lines, children }: { readonly lines: readonly string[]; readonly children: ReactNode }) {
  return (
    <div className="bea-face">
      <span className="bea-picture" aria-hidden="true">
        {children}
      </span>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
