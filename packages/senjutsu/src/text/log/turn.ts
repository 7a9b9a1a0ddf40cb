import { factOf, isPrinted } from '../../cards/library.ts';
import type { TurnEvent } from '../../event.ts';
import type { Revealed } from '../../state.ts';
import { TERRAIN_NAMES } from '../names.ts';
import { fighterIn } from '../names-in.ts';
import { cardObject, does, doesAt, said, type Telling, verb, whom } from './telling.ts';

function revealedName({ names }: Telling, revealed: Revealed): string {
  return revealed.is === 'stun' ? { pl: 'ogłuszenie', en: 'stun' }[names.lang] : names.printed(revealed.printed);
}

/** The course of a turn. */
export function turnLine(telling: Telling, event: TurnEvent): string | undefined {
  const { names } = telling;
  switch (event.is) {
    case 'turnBegan':
      return said(telling, { pl: `Tura ${event.turn}`, en: `Turn ${event.turn}` });
    case 'terrainPlaced':
      return `${doesAt(telling, event.seat, verb(['Stawiasz', 'stawia'], ['You place', 'places']))}: ${TERRAIN_NAMES[event.piece.kind][names.lang]}.`;
    case 'placed':
      return `${does(telling, event.fighter, verb(['Zajmujesz', 'zajmuje'], ['You take', 'takes']))} ${said(telling, { pl: 'pole startowe', en: 'a starting cell' })}.`;
    case 'revealed': {
      const cards = event.cards.map(
        ({ fighter, revealed }) => `${whom(telling, fighter)} – ${revealedName(telling, revealed)}`,
      );
      return `${said(telling, { pl: 'Odkryte karty', en: 'Revealed' })}: ${cards.join('; ')}.`;
    }
    case 'targetNamed':
      return `${does(telling, event.by, verb(['Wskazujesz cel', 'wskazuje cel'], ['You name a target', 'names a target']))}: ${whom(telling, event.target)}.`;
    case 'rangeSet':
      return event.how === 'bought' || event.how === 'widened'
        ? `${does(telling, event.fighter, verb(['Możesz wybrać szybkość', 'może wybrać szybkość'], ['You may choose a speed', 'may choose a speed']))} ${event.range.max}–${event.range.min}.`
        : undefined;
    case 'speedSet':
      return speedLine(telling, event);
    case 'replaced':
      return `${doesAt(telling, event.seat, verb(['Zamieniasz', 'zamienia'], ['You replace', 'replaces']))} ${said(telling, { pl: `kartę ${revealedName(telling, event.old)} na ${names.printed(event.printed)}`, en: `${revealedName(telling, event.old)} with ${names.printed(event.printed)}` })}.`;
    case 'tieOrdered':
      return `${said(telling, { pl: `Remis przy ${event.speed}, kolejność`, en: `Tie at ${event.speed}, order` })}: ${event.order.map((id) => whom(telling, id)).join(', ')}.`;
    case 'speedReached':
      return said(telling, { pl: `Szybkość ${event.speed}`, en: `Speed ${event.speed}` });
    case 'segmentBegan':
      return segmentLine(telling, event);
    case 'cardAbandoned':
      return abandonedLine(telling, event);
    case 'cancelled':
      return event.what === 'nothing'
        ? undefined
        : `${does(telling, event.fighter, verb(['Tracisz', 'traci'], ['You lose', 'loses']))} ${event.what === 'turns' ? said(telling, { pl: 'dalsze obroty', en: 'the remaining turns' }) : said(telling, { pl: 'dalszy ruch', en: 'the remaining movement' })} ${said(telling, { pl: 'w tej turze', en: 'this turn' })}.`;
    case 'instantPlayed':
      return `${doesAt(telling, event.seat, verb(['Zagrywasz nagłą', 'zagrywa nagłą'], ['You play the instant', 'plays the instant']))} ${cardObject(telling, event.printed)}.`;
    case 'counterPlayed':
      return `${doesAt(telling, event.seat, verb(['Kontrujesz', 'kontruje'], ['You counter', 'counters']))}: ${names.printed(event.printed)}.`;
    case 'phaseBegan':
    case 'agendaSet':
    case 'segmentEnded':
    case 'lineBegan':
    case 'lineSkipped':
    case 'turnEnded':
      return undefined;
  }
}

type Of<K extends TurnEvent['is']> = Extract<TurnEvent, { readonly is: K }>;

function speedLine(telling: Telling, { fighter, speed, how }: Of<'speedSet'>): string | undefined {
  switch (how) {
    case 'printed':
      return undefined;
    case 'chosen':
      return `${does(telling, fighter, verb(['Wybierasz szybkość', 'wybiera szybkość'], ['You choose speed', 'chooses speed']))} ${speed}.`;
    case 'bought':
      return `${does(telling, fighter, verb(['Kupujesz szybkość', 'kupuje szybkość'], ['You buy speed', 'buys speed']))} ${speed}.`;
    case 'kamae':
      return `${does(telling, fighter, verb(['Dzięki Kamae masz szybkość', 'dzięki Kamae ma szybkość'], ['Your Kamae gives speed', 'has, by Kamae, speed']))} ${speed}.`;
  }
}

function segmentLine(telling: Telling, { fighter, speed }: Of<'segmentBegan'>): string | undefined {
  const revealed = fighterIn(telling.view, fighter)?.played?.revealed;
  if (revealed === undefined || revealed.is === 'stun' || !isPrinted(revealed.printed)) return undefined;
  if (factOf(revealed.printed).is === 'poison') return undefined;
  return `${does(telling, fighter, verb(['Rozpatrujesz', 'rozpatruje'], ['You resolve', 'resolves']))} ${cardObject(telling, revealed.printed)} ${said(telling, { pl: `przy ${speed}`, en: `at ${speed}` })}.`;
}

function abandonedLine(telling: Telling, { fighter, why }: Of<'cardAbandoned'>): string | undefined {
  switch (why) {
    case 'collision':
      return `${does(telling, fighter, verb(['Tracisz', 'traci'], ['You lose', 'loses']))} ${said(telling, { pl: 'resztę karty przez zderzenie', en: 'the rest of the card in a collision' })}.`;
    case 'cancelled':
      return `${does(telling, fighter, verb(['Przerywasz', 'przerywa'], ['You stop', 'stops']))} ${said(telling, { pl: 'swoją kartę: reszta przepada', en: 'resolving the card: the rest is lost' })}.`;
    case 'defeated':
      return undefined;
  }
}
