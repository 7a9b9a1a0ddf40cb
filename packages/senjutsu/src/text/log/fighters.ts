import type { FighterEvent } from '../../event.ts';
import { counted } from '../amounts.ts';
import { KAMAE_NAMES } from '../names.ts';
import { fighterIn } from '../names-in.ts';
import { causeWords } from './causes.ts';
import { does, doesAt, said, type Telling, verb } from './telling.ts';

type Of<K extends FighterEvent['is']> = Extract<FighterEvent, { readonly is: K }>;

/** What fighters take, gain and lose. */
export function fighterLine(telling: Telling, event: FighterEvent): string | undefined {
  const { names } = telling;
  const { lang } = names;
  switch (event.is) {
    case 'wounded':
      return woundedLine(telling, event);
    case 'bled':
      return `${does(telling, event.fighter, verb(['Zaczynasz krwawić', 'zaczyna krwawić'], ['You start bleeding', 'starts bleeding']))}: ${counted(lang, event.count, 'wound')}.`;
    case 'stanched':
      return `${does(telling, event.fighter, verb(['Przestajesz krwawić', 'przestaje krwawić'], ['You stop bleeding', 'stops bleeding']))}: ${counted(lang, event.count, 'wound')}.`;
    case 'damageReduced':
      return `${does(telling, event.fighter, verb(['Unikasz', 'unika'], ['You avoid', 'avoids']))} ${said(telling, { pl: event.by === 1 ? '1 rany' : `${event.by} ran`, en: counted('en', event.by, 'wound') })}.`;
    case 'statusTaken':
      return `${does(telling, event.fighter, verb(['Dostajesz', 'dostaje'], ['You take', 'takes']))} ${counted(lang, event.count, event.status)}${causeWords(telling, event.cause)}.`;
    case 'statusDiscarded':
      return event.count === 0
        ? undefined
        : `${does(telling, event.fighter, verb(['Odrzucasz', 'odrzuca'], ['You discard', 'discards']))} ${counted(lang, event.count, event.status)}.`;
    case 'poisoned':
      return `${does(telling, event.fighter, verb(['Masz w sobie truciznę', 'ma w sobie truciznę'], ['You are poisoned', 'is poisoned']))}: ${names.printed(event.printed)}.`;
    case 'focusGained':
      return event.count === 0
        ? undefined
        : `${does(telling, event.fighter, verb(['Zyskujesz', 'zyskuje'], ['You gain', 'gains']))} ${counted(lang, event.count, 'focus')}${nowHas(telling, event.fighter)}.`;
    case 'focusLost':
      return focusLostLine(telling, event);
    case 'kamaeChanged':
      return event.how === 'change'
        ? `${does(telling, event.fighter, verb(['Zmieniasz Kamae', 'zmienia Kamae'], ['You change Kamae', 'changes Kamae']))}: ${KAMAE_NAMES[event.to][lang]}.`
        : `${does(telling, event.fighter, verb(['Przeskakujesz na Kamae', 'przeskakuje na Kamae'], ['You jump to Kamae', 'jumps to Kamae']))}: ${KAMAE_NAMES[event.to][lang]}.`;
    case 'advantageGained':
      return `${doesAt(telling, event.seat, verb(['Zyskujesz Przewagę', 'zyskuje Przewagę'], ['You gain Advantage', 'gains Advantage']))}.`;
    case 'limpsTurned':
      return undefined;
  }
}

function woundedLine(telling: Telling, { fighter, wounds, bleeding, cause }: Of<'wounded'>): string | undefined {
  const { lang } = telling.names;
  const parts = [
    ...(wounds === 0 ? [] : [counted(lang, wounds, 'woundObject')]),
    ...(bleeding === 0 ? [] : [counted(lang, bleeding, 'bleedingObject')]),
  ];
  if (parts.length === 0) return undefined;
  const who = fighterIn(telling.view, fighter);
  const total = who === undefined ? '' : ` ${who.wounds + who.bleeding}/${who.woundLimit}`;
  return `${does(telling, fighter, verb(['Dostajesz', 'dostaje'], ['You take', 'takes']))} ${parts.join(' + ')}${causeWords(telling, cause)}${total === '' ? '' : `, ${said(telling, { pl: 'razem', en: 'now' })}${total}`}.`;
}

function focusLostLine(telling: Telling, { fighter, count, how }: Of<'focusLost'>): string | undefined {
  if (count === 0) return undefined;
  const amount = counted(telling.names.lang, count, 'focus');
  switch (how) {
    case 'paid':
      return `${does(telling, fighter, verb(['Płacisz', 'płaci'], ['You pay', 'pays']))} ${amount}.`;
    case 'lost':
      return `${does(telling, fighter, verb(['Tracisz', 'traci'], ['You lose', 'loses']))} ${amount}.`;
    case 'stolen':
      return `${does(telling, fighter, verb(['Ktoś zabiera Ci', 'traci przez kradzież'], ['You are robbed of', 'is robbed of']))} ${amount}.`;
  }
}

/** How much focus somebody has now, behind what has changed. */
function nowHas(telling: Telling, fighter: Of<'focusGained'>['fighter']): string {
  const who = fighterIn(telling.view, fighter);
  return who?.is === 'hero' ? `, ${said(telling, { pl: 'razem', en: 'now' })} ${who.focus}` : '';
}
