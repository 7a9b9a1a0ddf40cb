import { type AgotView, cardName, faceTextOf } from '@kronika/agot';
import { CardText } from '../../../../cards/CardText.tsx';
import { Icon } from '../../../../sprite/Icon.tsx';
import { cardPlace } from '../../../../table/choosing/controls.ts';
import { Place } from '../../../../table/choosing/Place.tsx';
import { lookedCard } from '../../../../table/looked.ts';
import { cardLabel } from '../../cards/label.ts';
import { modifiersOf, PLOT_ICONS, signed } from '../../cards/modifiers.ts';
import { TEXT_SYMBOLS } from '../../cards/symbols.ts';
import { FACE_WORDS } from '../../cards/words.ts';
import { titleIcon } from '../../title-icons.ts';
import { useBoard } from '../side.ts';
import { TITLE_GISTS } from './title-gist.ts';
import { SEATED_TITLES, type Seated, type TitleFact, whereIs } from './title-ring.ts';
import { MELEE_WORDS } from './words.ts';

/** The titles one chooses from, large, with what each of them does. */
export function TitleChoice({ view }: { readonly view: AgotView }) {
  const { lang } = useBoard();
  const say = MELEE_WORDS[lang];
  if (view.titles.every(({ face }) => face === 'down')) return undefined;
  return (
    <section className="panel titlechoice" aria-label={say.chooseTitle}>
      {offeredFirst(view).map(({ title }) => (
        <Offered key={title.id} title={title} view={view} />
      ))}
    </section>
  );
}

function offeredFirst(view: AgotView): readonly Seated[] {
  const isOffered = ({ title }: Seated) => whereIs(view, title).is === 'offered';
  return [...SEATED_TITLES.filter(isOffered), ...SEATED_TITLES.filter((seated) => !isOffered(seated))];
}

function Offered({ title, view }: { readonly title: TitleFact; readonly view: AgotView }) {
  const { lang } = useBoard();
  const where = whereIs(view, title);
  if (where.is !== 'offered')
    return (
      <div className="titletile gone">
        <TitleHead title={title} />
        <p>{MELEE_WORDS[lang].elsewhere}</p>
      </div>
    );
  return (
    <Place
      place={cardPlace(where.card)}
      looked={lookedCard(title.id, where.card)}
      label={cardLabel(title, {}, lang)}
      className="titletile"
    >
      {() => (
        <>
          <TitleHead title={title} />
          <TitleGist title={title} />
        </>
      )}
    </Place>
  );
}

/** What a title does, and to whom it would bind its player. */
function TitleGist({ title }: { readonly title: TitleFact }) {
  const { lang } = useBoard();
  const say = MELEE_WORDS[lang];
  const names = (ids: readonly string[]) => ids.map((id) => say.shortTitles[id]).join(', ');
  const gist = TITLE_GISTS[title.id]?.[lang];
  return (
    <span className="titletext">
      {modifiersOf(title).map(({ to, by }) => (
        <span key={to}>
          {signed(by)} <Icon name={PLOT_ICONS[to]} className="sym" /> {FACE_WORDS[lang][to]}
          {gist === undefined ? '' : '; '}
        </span>
      ))}
      {gist}
      {title.supports.length > 0 && (
        <small>
          {say.supports(names(title.supports))} · {say.rivals(names(title.rivals))}
        </small>
      )}
    </span>
  );
}

/** What a title is called and what it does. */
export function TitleBody({ title }: { readonly title: TitleFact }) {
  const { lang } = useBoard();
  return (
    <>
      <TitleHead title={title} />
      <span className="titletext">
        {modifiersOf(title).map(({ to, by }) => (
          <p key={to}>
            {signed(by)} <Icon name={PLOT_ICONS[to]} className="sym" /> {FACE_WORDS[lang][to]}
          </p>
        ))}
        <CardText paragraphs={faceTextOf(title.id, lang)} symbols={TEXT_SYMBOLS} lang={lang} />
      </span>
    </>
  );
}

function TitleHead({ title }: { readonly title: TitleFact }) {
  const { lang } = useBoard();
  return (
    <span className="titlehead">
      <Icon name={titleIcon(title.id)} />
      <b>{cardName(title)[lang]}</b>
    </span>
  );
}
