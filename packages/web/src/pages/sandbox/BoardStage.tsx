import { type LaidOut, seatsOf, TABLE_THING, type ThingName } from '@kronika/kernel';
import { type ReactNode, useEffect, useMemo } from 'react';
import { animationPreference } from '../../shell/preferences/preferences.ts';
import { useStored } from '../../shell/preferences/use-stored.ts';
import { useLang } from '../../shell/use-words.ts';
import type { Layout } from '../../table/board-module.ts';
import type { PlaceName } from '../../table/choosing/controls.ts';
import { pileIn } from '../../table/choosing/place-names.ts';
import { FlipScene } from '../../table/motion/FlipScene.tsx';
import { PaceProvider, usePaceOf } from '../../table/motion/pace.ts';
import { TableScopeProvider } from '../../table/session/context.ts';
import { TableSession } from '../../table/session/session.ts';
import { TABLE_WORDS } from '../../table/text/index.ts';
import { useEditor } from './scope.ts';
import { StillTable } from './still-table.ts';

interface BoardStageProps {
  readonly laid: LaidOut;
  readonly layout: Layout;
  /** What stands where the board asks its questions. */
  readonly below: ReactNode;
}

/** The board of the game itself, with the situation on it. A touch points at what is to be changed. */
export function BoardStage({ laid, layout, below }: BoardStageProps) {
  const lang = useLang();
  const { module, situation, thing, near, placing, edit, select, show, showZone } = useEditor();
  const { sandbox, board } = module;
  const pace = usePaceOf(useStored(animationPreference));
  const table = useMemo(() => new StillTable(), []);
  const session = useMemo(() => new TableSession(table, board), [table, board]);
  useEffect(() => session.start(), [session]);
  const names = useMemo(
    () => seatsOf(sandbox.seats(situation)).map((seat) => sandbox.nameOf(situation, `seat:${seat}`)?.[lang] ?? ''),
    [sandbox, situation, lang],
  );
  useEffect(
    () => table.show({ game: sandbox.game, view: laid.view, names, near }),
    [table, sandbox, laid, names, near],
  );
  const at = useMemo(() => placeOf(laid, thing), [laid, thing]);
  const scope = useMemo(
    () => ({
      session,
      lang,
      words: TABLE_WORDS[lang],
      pointing: {
        at,
        point: (place: PlaceName) => {
          const pile = pileIn(place);
          if (pile !== undefined) return showZone(`${pile.seat}/${pile.kind}`);
          const spots = placing === undefined ? [] : sandbox.spots(situation, { piece: placing });
          if (placing !== undefined && spots.some(({ spot }) => spot === place))
            return edit({ is: 'put', piece: placing, to: place });
          const touched = thingAt(laid, place);
          // A deck or pile of the board may be a zone of the sandbox under another name.
          if (sandbox.zones(situation).some(({ spot }) => spot === touched)) return showZone(touched);
          select(touched);
          show('set');
        },
      },
    }),
    [session, lang, at, laid, sandbox, situation, placing, edit, select, show, showZone],
  );
  const { Board } = board;
  return (
    <TableScopeProvider value={scope}>
      <PaceProvider value={pace}>
        <FlipScene key={near} className="scene" stamp={laid.view} pace={pace}>
          <Board view={laid.view} lang={lang} near={near} layout={layout} prompt={below} />
        </FlipScene>
      </PaceProvider>
    </TableScopeProvider>
  );
}

/** What the situation calls the thing at that place; most things that are no pieces have one name for both. */
function thingAt({ things }: LaidOut, place: PlaceName): ThingName {
  for (const [key, name] of things) if (key === place) return name;
  return place;
}

/** Where the thing lies on the board. What stands for the table as a whole there is not marked for it. */
function placeOf({ things }: LaidOut, thing: ThingName): PlaceName {
  if (thing === TABLE_THING) return thing;
  let found: PlaceName = thing;
  for (const [key, name] of things) if (name === thing) found = key;
  return found;
}
