import { type SandboxPiece, type SeatId, seatsOf, TABLE_THING, type ThingName } from '@kronika/kernel';
import { useId } from 'react';
import { useLang, useWords } from '../../../shell/use-words.ts';
import { Icon } from '../../../sprite/Icon.tsx';
import { useEditor } from '../scope.ts';
import { SANDBOX_WORDS } from '../words.ts';
import { ControlField } from './ControlField.tsx';
import { bySide } from './sides.ts';

/** What can be set of the thing that was pointed at, and where it can go. */
export function ThingPanel() {
  const say = useWords(SANDBOX_WORDS);
  const lang = useLang();
  const { module, situation, thing, edit, select } = useEditor();
  const { sandbox } = module;
  const controls = sandbox.controls(situation, thing);
  const isPiece = sandbox.zones(situation).some(({ pieces }) => holds(pieces, thing));
  return (
    <>
      <nav className="sb-things" aria-label={say.whatToChange}>
        {[TABLE_THING, ...seatsOf(sandbox.seats(situation)).map(seatThing), ...(sandbox.more ?? [])].map((one) => (
          <button key={one} type="button" className="sb-chip" aria-pressed={one === thing} onClick={() => select(one)}>
            {sandbox.nameOf(situation, one)?.[lang]}
          </button>
        ))}
      </nav>
      <h2>{sandbox.nameOf(situation, thing)?.[lang]}</h2>
      {controls.map((control) => (
        <ControlField
          key={`${thing} ${control.key}`}
          control={control}
          set={(value) => edit({ is: 'set', thing, key: control.key, value })}
        />
      ))}
      {controls.length === 0 && <p className="quiet">{say.nothingToSet}</p>}
      {isPiece && <PieceWays thing={thing} />}
    </>
  );
}

const seatThing = (seat: SeatId): ThingName => `seat:${seat}`;

/** Pieces come and go; everything else is always there. */
function holds(pieces: readonly SandboxPiece[], thing: ThingName): boolean {
  return pieces.some((piece) => piece.thing === thing || holds(piece.attached, thing));
}

function PieceWays({ thing }: { readonly thing: ThingName }) {
  const say = useWords(SANDBOX_WORDS);
  const lang = useLang();
  const id = useId();
  const { module, situation, edit } = useEditor();
  const { sandbox } = module;
  const spots = sandbox.spots(situation, { thing });
  const can = (change: Parameters<typeof edit>[0]) => sandbox.edit(situation, change).situation !== situation;
  return (
    <>
      {spots.length > 0 && (
        <div className="field">
          <label htmlFor={id}>{say.moveTo}</label>
          <select id={id} value="" onChange={(event) => edit({ is: 'move', thing, to: event.target.value })}>
            <option value="" disabled>
              {say.choosePlace}
            </option>
            {bySide(sandbox, situation, spots).map((side) => (
              <optgroup key={side.thing} label={sandbox.nameOf(situation, side.thing)?.[lang] ?? ''}>
                {side.all.map(({ spot, name }) => (
                  <option key={spot} value={spot}>
                    {name[lang]}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
      )}
      <div className="sb-ways">
        <button
          type="button"
          className="btn"
          disabled={!can({ is: 'shift', thing, towards: 'top' })}
          onClick={() => edit({ is: 'shift', thing, towards: 'top' })}
        >
          <Icon name="x-up" />
          {say.up}
        </button>
        <button
          type="button"
          className="btn"
          disabled={!can({ is: 'shift', thing, towards: 'bottom' })}
          onClick={() => edit({ is: 'shift', thing, towards: 'bottom' })}
        >
          <Icon name="x-down" />
          {say.down}
        </button>
        <button
          type="button"
          className="btn"
          disabled={!can({ is: 'remove', thing })}
          onClick={() => edit({ is: 'remove', thing })}
        >
          <Icon name="x-cross" />
          {say.remove}
        </button>
      </div>
    </>
  );
}
