import type { FieldEvent } from '../../event.ts';
import type { Defeat } from '../../state.ts';
import { allOf, capital, counted } from '../amounts.ts';
import { TERRAIN_NAMES } from '../names.ts';
import { does, isReader, said, type Telling, type Verb, verb, whom } from './telling.ts';

/** What happens on the field. */
export function fieldLine(telling: Telling, event: FieldEvent): string | undefined {
  const { names } = telling;
  const { lang } = names;
  switch (event.is) {
    case 'stepped':
      return steppedLine(telling, event);
    case 'turned': {
      const sides = Math.abs(event.sides);
      if (sides === 0) return undefined;
      const way = event.sides > 0 ? { pl: 'w prawo', en: 'to the right' } : { pl: 'w lewo', en: 'to the left' };
      return `${does(telling, event.fighter, verb(['Obracasz się', 'obraca się'], ['You turn', 'turns']))} ${said(telling, { pl: `o ${sides} ${way.pl}`, en: `by ${sides} ${way.en}` })}.`;
    }
    case 'swapped':
      return said(telling, {
        pl: `Zamiana miejsc: ${allOf(
          'pl',
          event.fighters.map((id) => whom(telling, id)),
        )}.`,
        en: `${capital(
          allOf(
            'en',
            event.fighters.map((id) => whom(telling, id)),
          ),
        )} swap places.`,
      });
    case 'collided':
      return `${does(telling, event.fighter, verb(['Wpadasz', 'wpada'], ['You run', 'runs']))} ${COLLIDED[event.with][lang]}.`;
    case 'pieceRemoved':
      return said(telling, {
        pl: `Z pola znika: ${TERRAIN_NAMES[event.piece.kind].pl}.`,
        en: `Gone from the field: ${TERRAIN_NAMES[event.piece.kind].en}.`,
      });
    case 'struck':
      return `${does(telling, event.by, verb(['Atakujesz', 'atakuje'], ['You attack', 'attacks']))} ${said(telling, { pl: `(${names.printed(event.printed)}): ${counted('pl', event.cells.length, 'cell')}`, en: `with ${names.printed(event.printed)}: ${counted('en', event.cells.length, 'cell')}` })}.`;
    case 'stopped':
      return `${said(telling, { pl: 'Atak zatrzymany', en: 'The attack is stopped' })}: ${STOPPED[event.how][lang]} (${
        event.blockers.length === 0
          ? said(telling, { pl: 'teren', en: 'terrain' })
          : allOf(
              lang,
              event.blockers.map((id) => whom(telling, id)),
            )
      }).`;
    case 'missed':
      return `${does(telling, event.by, verb(['Nie trafiasz', 'nie trafia'], ['You miss', 'misses']))}.`;
    case 'blockRaised': {
      const cells = counted(lang, event.block.cells.length, 'cell');
      return `${does(telling, event.block.by, verb(['Blokujesz', 'blokuje'], ['You block', 'blocks']))} ${said(telling, { pl: `${cells} przy ${event.block.speed}`, en: `${cells} at ${event.block.speed}` })}.`;
    }
    case 'hidden':
      return `${does(telling, event.fighter, verb(['Znikasz w Ukryciu', 'znika w Ukryciu'], ['You hide', 'hides']))}.`;
    case 'seen':
      return `${does(telling, event.fighter, verb(['Wychodzisz z Ukrycia', 'wychodzi z Ukrycia'], ['You are no longer hidden', 'is no longer hidden']))}.`;
    case 'defeated':
      return `${does(telling, event.fighter, DEFEATED[event.how])}.`;
    case 'blocksLowered':
      return undefined;
  }
}

const COLLIDED = {
  edge: { pl: 'na krawędź planszy', en: 'against the edge of the board' },
  terrain: { pl: 'na teren', en: 'into terrain' },
  hero: { pl: 'na kogoś', en: 'into somebody' },
} as const;

/** The three ways of SEN-BLOCK-c to -e. */
const STOPPED = {
  target: { pl: 'blok na polu celu', en: 'a block on the target cell' },
  attacker: { pl: 'blok na polu atakującego', en: 'a block on the attacker’s cell' },
  path: { pl: 'blok na każdej ścieżce ataku', en: 'a block on every attack path' },
} as const;

const DEFEATED: Readonly<Record<Defeat, Verb>> = {
  wounds: verb(['Giniesz od ran', 'ginie od ran'], ['You fall to your wounds', 'falls to wounds']),
  stun: verb(
    ['Przegrywasz przez ogłuszenia', 'przegrywa przez ogłuszenia'],
    ['You are stunned into defeat', 'is stunned into defeat'],
  ),
  execution: verb(['Giniesz od egzekucji', 'ginie od egzekucji'], ['You are executed', 'is executed']),
  conceded: verb(['Poddajesz się', 'poddaje się'], ['You give up', 'gives up']),
};

type Stepped = Extract<FieldEvent, { readonly is: 'stepped' }>;

const STEPPED: Readonly<Record<Stepped['how'], Verb>> = {
  own: verb(['Robisz krok', 'robi krok'], ['You take a step', 'takes a step']),
  pushed: verb(['Przesuwasz się od pchnięcia', 'przesuwa się od pchnięcia'], ['You are pushed', 'is pushed']),
  pulled: verb(['Przesuwasz się po pociągnięciu', 'przesuwa się po pociągnięciu'], ['You are pulled', 'is pulled']),
  forced: verb(['Robisz wymuszony krok', 'robi wymuszony krok'], ['You are made to step', 'is made to step']),
};

function steppedLine(telling: Telling, { fighter, to, how }: Stepped): string {
  const { names, view } = telling;
  const begun = does(telling, fighter, STEPPED[how]);
  return isReader(telling, fighter) ? `${begun}.` : `${begun}: ${names.cell(view, to)}.`;
}
