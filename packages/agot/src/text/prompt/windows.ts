import { type CardId, type Consequence, type Message, type Option, type Phrase, promptLine } from '@kronika/kernel';
import type { EventRef, UseOption } from '@kronika/lcg';
import { RULES } from '../../rules/calls.ts';
import { PHASES, type Phase } from '../../state.ts';
import type { AgotView } from '../../view.ts';
import { goldWord } from '../amounts.ts';
import { PHASE_NAMES } from '../names.ts';
import type { Names } from '../names-in.ts';
import { usedText, withoutOccasion } from '../used-text.ts';
import { eventNames } from '../window-text.ts';
import { type Asking, fact, fewNames, loss, said, type Wording, wordIn } from './asking.ts';
import { score } from './challenge.ts';

const ACTIONS: Phrase = { pl: 'Okno akcji', en: 'Action window' };

const KINDS: Readonly<Record<string, Phrase>> = {
  reaction: { pl: 'Reakcja', en: 'Reaction' },
  forcedReaction: { pl: 'Wymuszona reakcja', en: 'Forced reaction' },
  interrupt: { pl: 'Przerwanie', en: 'Interrupt' },
  forcedInterrupt: { pl: 'Wymuszone przerwanie', en: 'Forced interrupt' },
  would: { pl: 'Przerwanie', en: 'Interrupt' },
  forcedWould: { pl: 'Wymuszone przerwanie', en: 'Forced interrupt' },
};

const ANSWER: Phrase = { pl: 'Reakcja', en: 'Reaction' };

/** What a trigger window is called by its kind; where none is known, what most of them are. */
export function triggerKind(names: Names, message: Message): string {
  return said(names, KINDS[wordIn(message, 'kind') ?? ''] ?? ANSWER);
}

export function phaseIn(message: Message): Phase | undefined {
  return PHASES.find((phase) => phase === wordIn(message, 'kind'));
}

/** What a kind of action window is called. */
export function actionsName(names: Names, message: Message): string {
  const phase = phaseIn(message);
  return phase === undefined ? said(names, ACTIONS) : `${said(names, ACTIONS)}, ${said(names, PHASE_NAMES[phase])}`;
}

export function actionWindow(asking: Asking): Wording {
  const { names, question, view, me } = asking;
  const phase = phaseIn(question.message) ?? view.phase;
  if (phase === 'marshaling' && view.active === me.seat)
    return {
      source: said(names, { pl: 'Mobilizacja', en: 'Marshaling' }),
      ask: said(names, { pl: 'karta, akcja czy pas?', en: 'marshal, act or pass?' }),
      follows: [
        fact(said(names, { pl: `Masz ${goldWord('pl', me.gold)}.`, en: `You have ${goldWord('en', me.gold)}.` })),
        ...(view.seats.length === 2 ? [] : [fact(dominance(names, me.dominance))]),
        fact(
          said(names, {
            pl: 'Gdy wszyscy spasują, Twoja mobilizacja się kończy.',
            en: 'All pass: your marshaling ends.',
          }),
        ),
      ],
    };
  return {
    source: said(names, ACTIONS),
    ask: said(names, { pl: 'Twoja akcja albo pas', en: 'your action or pass' }),
    follows: [...score(names, view), ...leader(names, view), fact(whenAllPass(names, view, phase))],
  };
}

function dominance(names: Names, count: number): string {
  return said(names, {
    pl: `Dominacja z tym, co zostanie: ${count}.`,
    en: `Dominance with what you keep: ${count}.`,
  });
}

function leader(names: Names, view: AgotView): readonly Consequence[] {
  const running = view.challenge;
  if (running === null) return [];
  const { attacking, defending } = running.totals;
  const seat = defending > attacking ? running.defender : running.attacker;
  return [
    fact(
      seat === view.viewer
        ? said(names, { pl: 'Prowadzisz.', en: 'You lead.' })
        : said(names, { pl: `Prowadzi ${names.seat(seat)}.`, en: `${names.seat(seat)} leads.` }),
    ),
  ];
}

const NEXT: Readonly<Record<Exclude<Phase, 'marshaling' | 'challenges'>, Phrase>> = {
  plot: { pl: 'Gdy wszyscy spasują: faza dobierania.', en: 'All pass: the draw phase.' },
  draw: { pl: 'Gdy wszyscy spasują: faza mobilizacji.', en: 'All pass: the marshaling phase.' },
  dominance: { pl: 'Gdy wszyscy spasują: faza wstawania.', en: 'All pass: the standing phase.' },
  standing: { pl: 'Gdy wszyscy spasują: faza podatków.', en: 'All pass: the taxation phase.' },
  taxation: { pl: 'Gdy wszyscy spasują, runda się kończy.', en: 'All pass: the round ends.' },
};

function whenAllPass(names: Names, view: AgotView, phase: Phase): string {
  const active = view.active === null ? undefined : names.seat(view.active);
  if (phase === 'marshaling')
    return active === undefined
      ? said(names, { pl: 'Mobilizacja trwa.', en: 'Marshaling goes on.' })
      : said(names, {
          pl: `Mobilizuje ${active}. Gdy wszyscy spasują, ta mobilizacja się kończy.`,
          en: `${active} is marshaling. All pass: that ends.`,
        });
  if (phase !== 'challenges') return said(names, NEXT[phase]);
  if (view.challenge?.step === 'defenseWindow')
    return said(names, { pl: 'Gdy wszyscy spasują: rozstrzygnięcie.', en: 'All pass: the challenge is decided.' });
  if (view.challenge !== null)
    return said(names, { pl: 'Gdy wszyscy spasują: obrona.', en: 'All pass: defenders are declared.' });
  if (view.active === view.viewer)
    return said(names, {
      pl: 'Gdy wszyscy spasują, inicjujesz wyzwanie.',
      en: 'All pass: you may initiate a challenge.',
    });
  return active === undefined
    ? said(names, { pl: 'Gdy wszyscy spasują: wyzwania.', en: 'All pass: challenges.' })
    : said(names, { pl: `Gdy wszyscy spasują, wyzwanie inicjuje ${active}.`, en: `All pass: ${active} may initiate.` });
}

function aboutIn(message: Message): readonly EventRef[] {
  const about: unknown = Reflect.get(message, 'about');
  return Array.isArray(about) ? about.filter(isEventRef) : [];
}

function isEventRef(event: unknown): event is EventRef {
  return typeof event === 'object' && event !== null && 'is' in event && typeof event.is === 'string';
}

/** What a trigger window is called: what kind of answer it is for, and what to. */
export function triggerWindowName(names: Names, message: Message, view: AgotView): Wording {
  const about = aboutIn(message);
  const source = triggerKind(names, message);
  return about.length === 0
    ? { source, ask: said(names, { pl: 'użyj karty albo spasuj', en: 'use a card or pass' }) }
    : { source, ask: eventNames(names, about, view) };
}

/** What fits into the title of a prompt. */
const TITLE = 60;

export function triggerWindow({ names, question, view, me }: Asking): Wording {
  const { message } = question;
  const titled = cancelling(names, message, view) ?? shortened(names, message, view);
  const { follows = [] } = titled;
  const told = [...follows, ...dying(names, message, view, me.characters), ...score(names, view)];
  return { ...titled, follows: [...told, ...onlyUse(names, question, view, told)] };
}

/** So many characters fit on the second line of a prompt. */
const LINE = 120;

/** The only thing that can be done besides passing, in the words of its card, if it has room: the title says when. */
function onlyUse(
  names: Names,
  question: Asking['question'],
  view: AgotView,
  told: readonly Consequence[],
): readonly Consequence[] {
  const [only, ...others] = (question.is === 'choose' ? question.options : []).filter(isUse);
  if (only === undefined || others.length > 0 || only.printed === RULES) return [];
  const does = usedText(names.lang, only.printed);
  if (does === undefined) return [];
  const room = LINE - told.reduce((sum, { text }) => sum + text.length + 1, 0);
  const line = `${names.card(view, only.card)}: ${withoutOccasion(names.lang, does)}`;
  return line.length <= room ? [fact(line)] : [];
}

function isUse(option: Option): option is UseOption {
  return option.is === 'use' && 'printed' in option && 'ability' in option && 'card' in option;
}

/** An ability that is about to take effect can be cancelled. */
function cancelling(names: Names, message: Message, view: AgotView): Wording | undefined {
  const [event, other] = aboutIn(message);
  if (event?.is !== 'initiating' || event.card === undefined || other !== undefined) return undefined;
  const name = names.card(view, event.card);
  const { cards = [] } = event;
  const aims = fewNames(
    names,
    cards.map((card) => names.card(view, card)),
  );
  return {
    source: triggerKind(names, message),
    ask: said(names, { pl: `${name} – anulować?`, en: `cancel ${name}?` }),
    follows: cards.length === 0 ? [] : [fact(said(names, { pl: `Cel: ${aims}.`, en: `Aimed at: ${aims}.` }))],
  };
}

/** Where the title has no room for the cards, they are told below it. */
function shortened(names: Names, message: Message, view: AgotView): Wording {
  const whole = triggerWindowName(names, message, view);
  if (promptLine(whole).length <= TITLE) return whole;
  const about = aboutIn(message);
  const cards = about.flatMap(({ card }) => (card === undefined ? [] : [names.card(view, card)]));
  const ask = eventNames(
    names,
    about.map(({ is, period, how }) => ({
      is,
      ...(period === undefined ? {} : { period }),
      ...(how === undefined ? {} : { how }),
    })),
    view,
  );
  return { ...whole, ask, follows: cards.length === 0 ? [] : [fact(`${fewNames(names, cards)}.`)] };
}

/** Which of the asked player's own characters die unless something saves them. */
function dying(
  names: Names,
  message: Message,
  view: AgotView,
  own: readonly { readonly id: CardId }[],
): readonly Consequence[] {
  if (wordIn(message, 'kind') !== 'would') return [];
  const killed = aboutIn(message).flatMap(({ is, how, card }) =>
    is === 'leftPlay' && how === 'killed' && card !== undefined && own.some(({ id }) => id === card) ? [card] : [],
  );
  if (killed.length === 0) return [];
  const list = fewNames(
    names,
    killed.map((card) => names.card(view, card)),
  );
  return [
    loss(said(names, { pl: `Pas: ginie ${list}.`, en: `Pass: ${list} ${killed.length === 1 ? 'dies' : 'die'}.` })),
  ];
}

export function nextEffect({ names, view, me }: Asking): Wording {
  return {
    source: said(names, { pl: 'Kolejność', en: 'Order' }),
    ask: said(names, { pl: 'który efekt najpierw?', en: 'which effect first?' }),
    follows:
      view.first === me.seat
        ? [fact(said(names, { pl: 'Wybierasz jako pierwszy gracz.', en: 'You choose, as the first player.' }))]
        : [],
  };
}
