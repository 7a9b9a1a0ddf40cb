import type { Lang, NamedThing, Phrase } from '@kronika/kernel';
import { bannerIn, type OathView, pileIn, reliquaryIn, slotIn, suitIn } from '@kronika/oath';
import { Picture } from '../cards/Picture.tsx';
import { Pawn } from './pieces/Pawn.tsx';
import { SuitBadge } from './pieces/SuitBadge.tsx';
import { BOARD_WORDS } from './words.ts';

interface ThingProps {
  readonly view: OathView;
  readonly thing: NamedThing;
  readonly lang: Lang;
}

/** Something that is no card, shown large: a bank, a banner, a pile, a place of the Reliquary, a player's board. */
export function ThingFace({ view, thing, lang }: ThingProps) {
  const words = BOARD_WORDS[lang];
  const suit = suitIn(thing);
  const banner = bannerIn(thing);
  const pile = pileIn(thing);
  const seat = thing.is === 'seat' ? view.seats.find((each) => String(each.seat) === thing.id) : undefined;
  return (
    <article className="panel oa-thing">
      {suit !== undefined && <SuitBadge suit={suit} />}
      {seat !== undefined && <Pawn colour={seat.colour} />}
      {banner !== undefined && <Picture name="o-flag" />}
      <div>
        <h3>{nameOfThing(thing)?.[lang]}</h3>
        {suit !== undefined && <p>{`${words.favor}: ${view.banks[suit]}`}</p>}
        {banner !== undefined && (
          <p>{`${banner === 'peoplesFavor' ? words.favor : words.secrets}: ${view.banners[banner].tokens}`}</p>
        )}
        {pile !== undefined && pile !== 'world' && <p>{words.cards(view.discards[pile].length)}</p>}
        {seat !== undefined && <p>{words.roles[seat.role]}</p>}
      </div>
    </article>
  );
}

export function nameOfThing(thing: NamedThing): Phrase | undefined {
  const of = (name: (lang: Lang) => string): Phrase => ({ pl: name('pl'), en: name('en') });
  const suit = suitIn(thing);
  if (suit !== undefined) return of((lang) => `${BOARD_WORDS[lang].banks}: ${BOARD_WORDS[lang].suits[suit]}`);
  const banner = bannerIn(thing);
  if (banner !== undefined) return of((lang) => BOARD_WORDS[lang].banners[banner]);
  const pile = pileIn(thing);
  if (pile !== undefined)
    return of((lang) => (pile === 'world' ? BOARD_WORDS[lang].worldDeck : BOARD_WORDS[lang].regions[pile]));
  const slot = reliquaryIn(thing);
  if (slot !== undefined)
    return of((lang) => `${BOARD_WORDS[lang].reliquaryName}: ${BOARD_WORDS[lang].reliquary[slot]}`);
  if (thing.is === 'title') return of((lang) => BOARD_WORDS[lang].oathkeeper);
  if (thing.is === 'endDie') return of((lang) => BOARD_WORDS[lang].endDie);
  if (thing.is === 'seat')
    return of((lang) => (lang === 'pl' ? `Gracz ${Number(thing.id) + 1}` : `Player ${Number(thing.id) + 1}`));
  return slotIn(thing) === undefined ? undefined : of((lang) => BOARD_WORDS[lang].kinds.site);
}
