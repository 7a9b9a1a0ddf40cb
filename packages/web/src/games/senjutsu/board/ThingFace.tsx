import type { NamedThing, Phrase } from '@kronika/kernel';
import { factOf, type SenjutsuView } from '@kronika/senjutsu';
import type { FaceProps } from '../../../table/board-module.ts';
import { asSentence } from '../../../table/text/seat-names.ts';
import { FACE_OF } from '../cards/face-size.ts';
import { SenjutsuCard } from '../cards/SenjutsuCard.tsx';
import { StatusCard } from '../cards/StatusCard.tsx';
import { STATUS_WORDS } from '../cards/status-words.ts';
import { coloursOf, kindOf } from './fighters.ts';
import { contentsOf, fighterLine } from './labels.ts';
import { Bust } from './panel/Bust.tsx';
import { SuppliedFace, suppliedIn, suppliedName } from './Supplied.tsx';
import { cellIn, fighterIn, printIn, statusIn } from './things.ts';
import { BOARD_WORDS } from './words.ts';

/** A cell or a fighter in the inspector, with what there is to know of it. */
export function ThingFace({
  view,
  thing,
  lang,
  size,
  choice,
}: Omit<FaceProps<SenjutsuView>, 'looked'> & { readonly thing: NamedThing }) {
  const printed = printIn(thing);
  if (printed !== undefined)
    return (
      <SenjutsuCard
        fact={factOf(printed)}
        size={FACE_OF[size]}
        lang={lang}
        {...(choice === undefined ? {} : { marks: { choice } })}
      />
    );
  const lying = statusIn(thing);
  if (lying !== undefined) return <StatusCard {...lying} size={FACE_OF[size]} lang={lang} />;
  const supplied = suppliedIn(thing);
  if (supplied !== undefined) return <SuppliedFace supplied={supplied} />;
  const fighter = fighterIn(view, thing);
  const cell = cellIn(view, thing);
  if (fighter !== undefined)
    return (
      <div className={`sen-thing ${coloursOf(kindOf(fighter))}`}>
        <Bust kind={kindOf(fighter)} />
        <p>{asSentence(fighterLine(fighter, view, lang))}</p>
      </div>
    );
  if (cell === undefined) return undefined;
  const contents = contentsOf(view, cell, lang);
  // An empty cell is told by its name alone.
  if (contents.length === 0) return undefined;
  return (
    <div className="sen-thing">
      <p>{asSentence(contents.join(', '))}</p>
    </div>
  );
}

/** What a thing is called; nothing for what is no thing of this game. */
export function nameOfThing(thing: NamedThing): Phrase | undefined {
  if (thing.is === 'cell')
    return { pl: asSentence(BOARD_WORDS.pl.cell(thing.id)), en: asSentence(BOARD_WORDS.en.cell(thing.id)) };
  const printed = printIn(thing);
  if (printed !== undefined) return factOf(printed).name;
  const lying = statusIn(thing);
  if (lying !== undefined) return { pl: STATUS_WORDS.pl[lying.status].name, en: STATUS_WORDS.en[lying.status].name };
  const supplied = suppliedIn(thing);
  if (supplied !== undefined) return suppliedName(supplied);
  if (thing.is !== 'fighter') return undefined;
  return { pl: `Wojownik ${thing.id}`, en: `Fighter ${thing.id}` };
}
