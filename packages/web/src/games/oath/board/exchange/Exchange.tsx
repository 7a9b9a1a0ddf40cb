import type { ExchangeView, OathView, TermOption, Terms } from '@kronika/oath';
import { isOathOption } from '@kronika/oath';
import { useMemo } from 'react';
import { optionsOf } from '../../../../table/choosing/controls.ts';
import { Place } from '../../../../table/choosing/Place.tsx';
import { useSeatName, useSession } from '../../../../table/session/context.ts';
import { nameOfCard } from '../../cards/names.ts';
import { Picture, type PictureOf } from '../../cards/Picture.tsx';
import { printedIn, seatView } from '../find-card.ts';
import { StandingPawn } from '../pieces/Pawn.tsx';
import { useBoard } from '../scope.ts';
import { termPlace } from '../things.ts';

interface ExchangeProps {
  readonly view: OathView;
  readonly exchange: ExchangeView;
}

/** An exchange that is put together or proposed, over the map: what each side hands over, and what may be added. */
export function Exchange({ view, exchange }: ExchangeProps) {
  const { words } = useBoard();
  const { by, to } = exchange;
  const question = useSession((state) => state.question);
  const terms = useMemo(
    () =>
      question === undefined
        ? []
        : optionsOf(question)
            .filter(isOathOption)
            .filter((option): option is TermOption => option.is === 'term'),
    [question],
  );
  return (
    <section className="oa-dlg oa-exch panel" aria-label={words.exchange.title}>
      <header className="dsteps">
        <h2>{exchange.exile === null ? words.exchange.title : words.exchange.citizenship}</h2>
        {exchange.covers !== null && (
          <p>
            {words.reliquaryName}: {words.reliquary[exchange.covers]}
          </p>
        )}
      </header>
      <div className="cols">
        <Side view={view} seat={by} terms={exchange.give} addable={terms.filter(({ side }) => side === 'give')} />
        <Side view={view} seat={to} terms={exchange.want} addable={terms.filter(({ side }) => side === 'want')} />
      </div>
    </section>
  );
}

interface SideProps {
  readonly view: OathView;
  readonly seat: ExchangeView['by'];
  readonly terms: Terms;
  readonly addable: readonly TermOption[];
}

function Side({ view, seat, terms, addable }: SideProps) {
  const { words, near, lang } = useBoard();
  const say = words.exchange;
  const name = useSeatName(seat);
  const own = seatView(view, seat);
  const nameOf = (card: Terms['relics'][number]): string => {
    const printed = printedIn(view, card);
    return printed === undefined ? words.backs.denizen : nameOfCard(printed)[lang];
  };
  const adviserName = (at: number): string => {
    const adviser = own?.advisers[at];
    return adviser?.known === true ? nameOfCard(adviser.printed)[lang] : `${say.facedown(1)} (${at + 1})`;
  };
  const siteName = (slot: number): string => {
    const site = view.sites.find((each) => each.slot === slot)?.site;
    return site?.known === true ? nameOfCard(site.printed)[lang] : words.unknownSite;
  };
  const given: readonly { readonly key: string; readonly icon: PictureOf; readonly text: string }[] = [
    ...(terms.favor > 0 ? [{ key: 'favor', icon: 'two-coins' as const, text: `${words.favor} ${terms.favor}` }] : []),
    ...(terms.secrets > 0
      ? [{ key: 'secrets', icon: 'secret-book' as const, text: `${words.secrets} ${terms.secrets}` }]
      : []),
    ...terms.relics.map((card) => ({ key: `r${card}`, icon: 'relic-blade' as const, text: nameOf(card) })),
    ...terms.advisers.map((at) => ({ key: `a${at}`, icon: 'o-adviser' as const, text: adviserName(at) })),
    ...terms.banners.map((banner) => ({ key: banner, icon: 'o-flag' as const, text: words.banners[banner] })),
    ...terms.sites.map((slot) => ({ key: `s${slot}`, icon: 'o-site' as const, text: siteName(slot) })),
    ...terms.promises.map((promised) => ({
      key: `p${promised.promise}`,
      icon: 'o-quill' as const,
      text: `${words.promises[promised.promise]}; ${words.bound} ${promised.until}; ${words.penalty} ${promised.favor}`,
    })),
  ];
  return (
    <section>
      <h3>
        {own !== undefined && <StandingPawn colour={own.colour} />}
        {seat === near ? say.youGive : say.gives(name)}
      </h3>
      <ul className="plans">
        {given.length === 0 && <li className="none">{say.nothing}</li>}
        {given.map(({ key, icon, text }) => (
          <li key={key} className="on">
            <span className="pl">
              <i className="sw" />
              <Picture name={icon} />
              <b>{text}</b>
            </span>
          </li>
        ))}
      </ul>
      {addable.length > 0 && <small className="none">{say.mayAdd}</small>}
      <ul className="plans">
        {addable.map((term) => (
          <li key={termPlace(term)}>
            <Term view={view} term={term} nameOf={nameOf} siteName={siteName} has={own} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TermProps {
  readonly view: OathView;
  readonly term: TermOption;
  readonly nameOf: (card: Terms['relics'][number]) => string;
  readonly siteName: (slot: number) => string;
  readonly has: OathView['seats'][number] | undefined;
}

function Term({ term, nameOf, siteName, has }: TermProps) {
  const { words } = useBoard();
  const { icon, text, note } = sayTerm(term);
  return (
    <Place place={termPlace(term)} label={text} className="oa-plan">
      {() => (
        <span className="pl">
          <i className="sw" />
          <Picture name={icon} />
          <b>{text}</b>
          {note !== undefined && <small>{note}</small>}
        </span>
      )}
    </Place>
  );

  function sayTerm(of: TermOption): { readonly icon: PictureOf; readonly text: string; readonly note?: string } {
    switch (of.good) {
      case 'favor':
        return { icon: 'two-coins', text: words.favor, note: words.exchange.has(has?.favor ?? 0) };
      case 'secrets':
        return { icon: 'secret-book', text: words.secrets, note: words.exchange.has(has?.secrets ?? 0) };
      case 'relic':
        return { icon: 'relic-blade', text: nameOf(of.card) };
      case 'adviser':
        return { icon: 'o-adviser', text: nameOf(of.card) };
      case 'facedownAdviser':
        return { icon: 'o-adviser', text: `${words.exchange.facedown(1)} (${of.at + 1})` };
      case 'banner':
        return { icon: 'o-flag', text: words.banners[of.banner] };
      case 'site':
        return { icon: 'o-site', text: siteName(of.slot) };
    }
  }
}
