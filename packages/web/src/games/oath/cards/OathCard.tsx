import type { Lang, PrintedId } from '@kronika/kernel';
import {
  type CardFact,
  cardText,
  type FaceKind,
  factOf,
  isRelicName,
  isSiteName,
  powerKindsOf,
  relicDice,
  siteFact,
} from '@kronika/oath';
import { Art } from '../../../cards/art/Art.tsx';
import type { Composition } from '../../../cards/art/composition.ts';
import { CardFrame } from '../../../cards/CardFrame.tsx';
import type { CardMarks } from '../../../cards/card-marks.ts';
import { nameFit } from '../../../cards/fit.ts';
import { hyphenated } from '../../../cards/hyphens.ts';
import type { CardSize } from '../../../cards/size.ts';
import { artOf } from '../art/art.ts';
import { SuitBadge } from '../board/pieces/SuitBadge.tsx';
import { CostToks, Tok } from '../board/pieces/Tok.tsx';
import { BOARD_WORDS } from '../board/words.ts';
import { kindClass, kindPicture, kindWord } from './kinds.ts';
import { nameOfCard } from './names.ts';
import { Picture } from './Picture.tsx';
import { SITE_VIEWS } from './site-views.ts';

interface OathCardProps {
  readonly printed: PrintedId;
  readonly lang: Lang;
  readonly size: CardSize;
  readonly width?: number;
  readonly marks?: CardMarks;
}

const NO_MARKS: CardMarks = {};

/** What a card is, for its line of kind. */
export function kindOf(fact: CardFact): 'denizen' | 'edifice' | 'ruin' | 'relic' | 'site' | 'vision' {
  return fact.back === 'edifice' && fact.suit === null ? 'ruin' : fact.back;
}

/** All that the small picture tells, in words. */
export function cardLabel(printed: PrintedId, lang: Lang): string {
  const words = BOARD_WORDS[lang];
  const fact = factOf(printed);
  return [
    nameOfCard(printed)[lang],
    words.kinds[kindOf(fact)],
    ...(fact.suit === null ? [] : [words.suits[fact.suit]]),
    ...(fact.restriction === null ? [] : [words.restriction[fact.restriction]]),
    ...(fact.locked ? [words.locked] : []),
  ].join(', ');
}

/** The face of a card; a site lies on its side when it is shown large. */
export function OathCard({ printed, lang, size, width, marks = NO_MARKS }: OathCardProps) {
  const words = BOARD_WORDS[lang];
  const fact = factOf(printed);
  const fit = nameFit(nameOfCard(printed)[lang]);
  const kinds = powerKindsOf(printed);
  const looks = `oath ${fact.suit ?? kindOf(fact)}c ${fact.suit ?? ''} oa-${kindOf(fact)}`;
  return (
    <CardFrame size={size} looks={looks} marks={marks} label={cardLabel(printed, lang)} width={width}>
      <div className="face">
        <Top fact={fact} composition={artOf(fact)} lang={lang} size={size} kind={kinds[0]} />
        <header className="plate">
          <span className={fit === 'plain' ? 'name' : `name ${fit}`}>{hyphenated(nameOfCard(printed)[lang])}</span>
          {size !== 't' && <span className="traits">{aboutOf(fact, lang)}</span>}
        </header>
        {size !== 't' && (
          <div className="text">
            <p>
              {kinds.map((kind) => (
                <span key={kindClass(kind)} className={`oa-kind ${kindClass(kind)}`}>
                  <Picture name={kindPicture(kind)} />
                  {kindWord(kind, words)}
                </span>
              ))}{' '}
              {cardText(printed).text[lang]}
            </p>
          </div>
        )}
        {size === 'i' && <Facts fact={fact} lang={lang} />}
      </div>
    </CardFrame>
  );
}

function aboutOf(fact: CardFact, lang: Lang): string {
  const words = BOARD_WORDS[lang];
  return [words.kinds[kindOf(fact)], ...(fact.suit === null ? [] : [words.suits[fact.suit]])].join(' · ');
}

interface TopProps {
  /** Its first power, which the small face shows as a disc. */
  readonly kind: FaceKind | undefined;
  readonly fact: CardFact;
  readonly composition: Composition;
  readonly lang: Lang;
  readonly size: CardSize;
}

function Top({ fact, composition, lang, size, kind }: TopProps) {
  const words = BOARD_WORDS[lang];
  const dice = isRelicName(fact.name) ? relicDice(fact.name) : undefined;
  return (
    <>
      {isSiteName(fact.name) ? (
        <img className="oa-sv" src={SITE_VIEWS[fact.name]} alt="" />
      ) : (
        <Art composition={composition} />
      )}
      {fact.suit !== null && <SuitBadge suit={fact.suit} className="suit" />}
      <span className="oa-pay">
        <CostToks cost={fact.cost} />
      </span>
      {dice !== undefined && (
        <span className="oa-shieldn">
          <Picture name="o-shield" />
          <b>{dice}</b>
        </span>
      )}
      {size !== 't' && fact.restriction !== null && (
        <span className="oa-restr">
          <Picture name={fact.restriction === 'site' ? 'o-site' : 'o-adviser'} />
          {words.restriction[fact.restriction]}
        </span>
      )}
      {size === 't' && kind !== undefined && (
        <span className={`oa-disc ${kindClass(kind)}`}>
          <Picture name={kindPicture(kind)} />
        </span>
      )}
      {fact.locked && (
        <span className={size === 't' ? 'oa-lk' : 'oa-lock'}>
          <Picture name="o-lock" />
          {size !== 't' && words.locked}
        </span>
      )}
    </>
  );
}

/** What is printed besides the text: of a site its places, its clue and what its relic costs. */
function Facts({ fact, lang }: { readonly fact: CardFact; readonly lang: Lang }) {
  const words = BOARD_WORDS[lang];
  if (!isSiteName(fact.name)) return undefined;
  const { capacity, clue, recover } = siteFact(fact.name);
  return (
    <div className="text oa-facts">
      <p>{words.capacity(capacity)}</p>
      {clue !== undefined && (
        <p>
          <Picture name="o-clue" />
          {clue.relics !== undefined && <Tok kind="relic" count={clue.relics} />}
          {clue.favor !== undefined && <Tok kind="favor" count={clue.favor} />}
          {clue.secret !== undefined && <Tok kind="secret" count={clue.secret} />}
        </p>
      )}
      {recover !== undefined && (
        <p>
          {words.actions.recover}:{' '}
          {recover.is === 'favorToBank' ? (
            <>
              <Tok kind="favor" count={recover.amount} /> <SuitBadge suit={recover.bank} />
            </>
          ) : (
            <Tok kind={recover.is === 'burnFavor' ? 'favor' : 'secret'} count={recover.amount} burnt="burnt" />
          )}
        </p>
      )}
    </div>
  );
}
