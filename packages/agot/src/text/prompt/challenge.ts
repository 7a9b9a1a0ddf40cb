import { type Consequence, printedId, type SeatId } from '@kronika/kernel';
import { type ChallengeType, factOf } from '../../cards/fact.ts';
import type { Side } from '../../state.ts';
import type { AgotView, CharacterView, SeatView } from '../../view.ts';
import { cardsWord, charactersWord } from '../amounts.ts';
import type { Names } from '../names-in.ts';
import {
  type Asking,
  cardsIn,
  fact,
  fewNames,
  figures,
  loss,
  said,
  seatIn,
  strengthOf,
  typeIn,
  type Wording,
} from './asking.ts';
import { claimOnThem, claimOnYou } from './claim.ts';

const TYPED = {
  military: { pl: 'Wyzwanie militarne', en: 'Military challenge' },
  intrigue: { pl: 'Wyzwanie intrygi', en: 'Intrigue challenge' },
  power: { pl: 'Wyzwanie władzy', en: 'Power challenge' },
} as const;

/** What a challenge of that type is called, as the source of a question. */
export function challengeName(names: Names, type: ChallengeType): string {
  return said(names, TYPED[type]);
}

/** What the seat's side comes to with these characters (AGOT-4.2.2-a). */
export function sideTotal(seat: SeatView, type: ChallengeType, characters: readonly CharacterView[]): number {
  return characters.length === 0 ? 0 : strengthOf(characters) + seat.sideBonus[type];
}

/** Those who could take part for the seat on that side. */
export function couldTakePart({ characters }: SeatView, side: Side, type: ChallengeType): readonly CharacterView[] {
  return characters.filter(
    ({ declarable, bypassed, part }) =>
      declarable[side].includes(type) && part === 'none' && (side === 'attacking' || !bypassed),
  );
}

/** The same with what they would count if all of them did. */
function opposing({ opposed }: AgotView, characters: readonly CharacterView[]): readonly CharacterView[] {
  if (opposed === undefined) return characters;
  return characters.map((one) => ({ ...one, strength: opposed[one.id] ?? one.strength }));
}

export function isRival({ relations }: SeatView, other: SeatId | undefined): boolean {
  return relations.some(({ to, is }) => to === other && is === 'rivals');
}

/** The claim that the seat would have in such a challenge; one title raises it against rivals (AGOT-TITLE-SHIPS-a). */
export function claimAgainst(seat: SeatView, type: ChallengeType, against: SeatId | undefined): number {
  const printed = seat.title?.sight.face === 'up' ? seat.title.sight.printed : undefined;
  const title = printed === undefined ? undefined : factOf(printed);
  const isRaised =
    type === 'military' && title?.type === 'title' && title.ability === 'claimAgainstRivals' && isRival(seat, against);
  return (seat.plot?.claim ?? 0) + (isRaised ? 1 : 0);
}

export function initiateChallenge({ names }: Asking): Wording {
  return {
    source: said(names, { pl: 'Wyzwania', en: 'Challenges' }),
    ask: said(names, { pl: 'które inicjujesz?', en: 'which do you initiate?' }),
    follows: [
      fact(said(names, { pl: 'Atakujący klękają.', en: 'Attackers kneel.' })),
      loss(
        said(names, {
          pl: 'Pas kończy Twoje wyzwania w tej fazie.',
          en: 'Passing ends your challenges this phase.',
        }),
      ),
    ],
  };
}

export function chooseOpponent({ names, question, me }: Asking): Wording {
  const type = typeIn(question.message) ?? 'military';
  const isAnyRival = me.relations.some(({ is }) => is === 'rivals');
  return {
    source: challengeName(names, type),
    ask: said(names, { pl: 'przeciwko komu?', en: 'against whom?' }),
    follows: isAnyRival
      ? [fact(said(names, { pl: 'Wygrana z rywalem: +1 władza.', en: 'Beating a rival: +1 power.' }))]
      : [],
  };
}

export function declareAttackers({ names, question, view, me, marked }: Asking): Wording {
  const { message } = question;
  const type = typeIn(message) ?? 'military';
  const against = seatIn(view, 'against' in message ? message.against : undefined);
  const attackers = figures(view, cardsIn(marked));
  const able = against === undefined ? [] : couldTakePart(against, 'defending', type);
  const most = against === undefined ? 0 : sideTotal(against, type, opposing(view, able));
  const claim = claimAgainst(me, type, against?.seat);
  return {
    source:
      against === undefined || view.seats.length === 2
        ? challengeName(names, type)
        : `${challengeName(names, type)}, ${names.seat(against.seat)}`,
    ask: said(names, { pl: 'kto atakuje?', en: 'who attacks?' }),
    follows: [
      ...(attackers.length === 0
        ? []
        : [
            fact(
              said(names, {
                pl: `Atak ${sideTotal(me, type, attackers)}.`,
                en: `Attack ${sideTotal(me, type, attackers)}.`,
              }),
            ),
          ]),
      fact(
        said(names, {
          pl: most === 0 ? 'Nikt nie może bronić.' : `Możliwa obrona: 0–${most}.`,
          en: most === 0 ? 'Nobody can defend.' : `Possible defense: 0–${most}.`,
        }),
      ),
      ...(claim === 0 ? [] : [fact(said(names, claimOnThem(type, claim, against?.faction?.power)))]),
    ],
  };
}

export function chooseBypassed({ names, question, view }: Asking): Wording {
  const by = question.because.is === 'card' ? names.card(view, question.because.card) : undefined;
  const stealth = said(names, { pl: 'Podstęp', en: 'Stealth' });
  return {
    source: by === undefined ? stealth : `${stealth}, ${by}`,
    ask: said(names, { pl: 'kogo ominąć?', en: 'bypass whom?' }),
    follows: [fact(said(names, { pl: 'Ominięta postać nie może bronić.', en: 'Who is bypassed cannot defend.' }))],
  };
}

export function redirect({ names, view }: Asking): Wording {
  const running = view.challenge;
  return {
    source: names.printed(printedId('crown-regent')),
    ask: said(names, { pl: 'przekierować wyzwanie?', en: 'redirect the challenge?' }),
    follows:
      running === null
        ? []
        : [
            fact(
              said(names, {
                pl: `Atak ${running.totals.attacking}; atakujący wskaże innego przeciwnika.`,
                en: `Attack ${running.totals.attacking}; the attacker picks another opponent.`,
              }),
            ),
            loss(said(names, { pl: 'Raz na rundę.', en: 'Once per round.' })),
          ],
  };
}

export function redirectTo({ names, view }: Asking): Wording {
  const type = view.challenge?.type ?? 'military';
  return {
    source: said(names, { pl: 'Przekierowanie', en: 'Redirected' }),
    ask: said(names, { pl: 'przeciwko komu?', en: 'against whom?' }),
    follows: [fact(`${challengeName(names, type)}.`)],
  };
}

/** Who would win with these totals; with equal ones the attacker does (AGOT-4.2.2-k). */
function standing(names: Names, attacking: number, defending: number): Consequence {
  return fact(
    said(names, {
      pl: defending > attacking ? `${defending} : ${attacking}, wygrywasz.` : `Na razie ${defending} : ${attacking}.`,
      en: defending > attacking ? `${defending} : ${attacking}, you win.` : `So far ${defending} : ${attacking}.`,
    }),
  );
}

export function declareDefenders({ names, view, me, marked }: Asking): Wording {
  const running = view.challenge;
  if (running === null) return { ask: said(names, { pl: 'Kto broni?', en: 'Who defends?' }) };
  const { attacking } = running.totals;
  const there = me.characters.filter(({ part }) => part === 'defending');
  const chosen = figures(view, cardsIn(marked));
  const defending = sideTotal(me, running.type, [...there, ...chosen]);
  const isLost = defending <= attacking;
  return {
    source: `${challengeName(names, running.type)} ${attacking}`,
    ask: said(names, { pl: 'kto broni?', en: 'who defends?' }),
    follows: [
      standing(names, attacking, defending),
      ...(isLost && running.claim > 0 ? [loss(said(names, claimOnYou(running.type, running.claim)))] : []),
      ...(isLost && defending === 0
        ? [
            loss(
              said(names, {
                pl: 'Bez obrony: atakujący +1 władza.',
                en: 'Unopposed: also +1 power for the attacker.',
              }),
            ),
          ]
        : []),
    ],
  };
}

const SMALL = {
  pl: ['', 'która Twoja postać ginie?', 'które dwie Twoje postaci giną?', 'które trzy Twoje postaci giną?'],
  en: ['', 'which of yours dies?', 'which two of yours die?', 'which three of yours die?'],
} as const;

function whichDie(names: Names, count: number): string {
  return (
    SMALL[names.lang][count] ??
    said(names, { pl: `które postaci giną (${count})?`, en: `which ${count} of yours die?` })
  );
}

export function chooseKilled({ names, question, view, me, marked }: Asking): Wording {
  const count = question.is === 'pick' ? question.min : 1;
  const chosen = figures(view, cardsIn(marked));
  const left = count - chosen.length;
  const isAll = count >= me.characters.length;
  return {
    source: said(names, {
      pl: `Roszczenia ${view.challenge?.claim ?? count}`,
      en: `Claim ${view.challenge?.claim ?? count}`,
    }),
    ask: whichDie(names, count),
    follows: [
      ...markedNames(names, chosen, left),
      ...(isAll ? [loss(said(names, { pl: 'Nikt Ci nie zostanie.', en: 'Nobody is left to you.' }))] : []),
      ...savedByDuplicate(names, chosen.length === 0 ? me.characters : chosen),
    ],
  };
}

function markedNames(names: Names, chosen: readonly CharacterView[], left: number): readonly Consequence[] {
  if (chosen.length === 0) return [];
  const list = fewNames(
    names,
    chosen.map(({ sight }) => names.sight(sight)),
  );
  const more = left > 0 ? said(names, { pl: ` Jeszcze ${left}.`, en: ` ${left} more.` }) : '';
  return [loss(said(names, { pl: `Wskazane: ${list}.${more}`, en: `Marked: ${list}.${more}` }))];
}

function savedByDuplicate(names: Names, among: readonly CharacterView[]): readonly Consequence[] {
  const [saved] = among.filter(({ duplicates }) => duplicates.length > 0);
  return saved === undefined
    ? []
    : [
        fact(
          said(names, {
            pl: `${names.sight(saved.sight)}: duplikat może ocalić.`,
            en: `${names.sight(saved.sight)}: a duplicate can save.`,
          }),
        ),
      ];
}

export function chooseClaimed({ names, view }: Asking): Wording {
  const claim = view.challenge?.claim ?? 1;
  return {
    source: said(names, { pl: `Roszczenia intrygi ${claim}`, en: `Intrigue claim ${claim}` }),
    ask: said(names, { pl: 'wobec kogo?', en: 'against whom?' }),
    follows: [
      fact(
        said(names, {
          pl: `Każdy wskazany losowo traci ${cardsWord('pl', claim)} z ręki.`,
          en: `Everybody marked discards ${cardsWord('en', claim)} at random.`,
        }),
      ),
    ],
  };
}

export function nextKeyword({ names }: Asking): Wording {
  return {
    source: said(names, { pl: 'Słowa kluczowe', en: 'Keywords' }),
    ask: said(names, { pl: 'które działa teraz?', en: 'which resolves next?' }),
    follows: [fact(said(names, { pl: 'Potem kolejne.', en: 'The others follow.' }))],
  };
}

export function insight({ names, question, me }: Asking): Wording {
  const most = question.is === 'number' ? question.max : 1;
  return {
    source: said(names, { pl: 'Intuicja', en: 'Insight' }),
    ask: said(names, { pl: 'ile kart dobierasz?', en: 'how many cards do you draw?' }),
    follows: [
      fact(
        said(names, {
          pl: `Najwyżej ${most}. Masz ${cardsWord('pl', me.hand.length)}, rezerwy ${me.plot?.reserve ?? 0}.`,
          en: `At most ${most}. You hold ${cardsWord('en', me.hand.length)}; reserve ${me.plot?.reserve ?? 0}.`,
        }),
      ),
    ],
  };
}

export function pillage({ names, marked }: Asking): Wording {
  const count = marked.length;
  return {
    source: said(names, { pl: 'Grabież', en: 'Pillage' }),
    ask: said(names, { pl: 'kto grabi?', en: 'who pillages?' }),
    follows: [
      fact(
        count === 0
          ? said(names, {
              pl: 'Za każdą postać pokonany odrzuca kartę z wierzchu talii.',
              en: 'For each, the loser discards the top card of the deck.',
            })
          : said(names, {
              pl: `Pokonany odrzuca ${cardsWord('pl', count)} z wierzchu talii.`,
              en: `The loser discards ${cardsWord('en', count)} from the top of the deck.`,
            }),
      ),
    ],
  };
}

export function renown({ names, question, view, me, marked }: Asking): Wording {
  const [only, other] = question.is === 'pick' ? cardsIn(question.options) : [];
  const keyword = said(names, { pl: 'Renoma', en: 'Renown' });
  return {
    ...(only === undefined || other !== undefined
      ? { source: keyword, ask: said(names, { pl: '+1 władza, dla kogo?', en: '+1 power, for whom?' }) }
      : {
          source: `${keyword}, ${names.card(view, only)}`,
          ask: said(names, { pl: '+1 władza?', en: '+1 power?' }),
        }),
    follows:
      marked.length === 0
        ? []
        : [
            fact(
              said(names, {
                pl: `Twoja władza: ${me.power} → ${me.power + marked.length} z 15.`,
                en: `Your power: ${me.power} → ${me.power + marked.length} of 15.`,
              }),
            ),
          ],
  };
}

export function intimidate({ names, view }: Asking): Wording {
  return {
    source: said(names, { pl: 'Zastraszanie', en: 'Intimidate' }),
    ask: said(names, { pl: 'kto ma uklęknąć?', en: 'kneel whom?' }),
    follows: [
      fact(
        said(names, {
          pl: `Postać pokonanego o SILE najwyżej ${view.challenge?.result?.margin ?? 0}.`,
          en: `One of the loser’s with STR ${view.challenge?.result?.margin ?? 0} or less.`,
        }),
      ),
    ],
  };
}

/** How a challenge stands, in a few words; nothing where none is going on. */
export function score(names: Names, view: AgotView): readonly Consequence[] {
  const running = view.challenge;
  if (running === null) return [];
  const { attacking, defending } = running.totals;
  return [
    fact(
      said(names, {
        pl: `Atak ${attacking}, obrona ${defending}.`,
        en: `Attack ${attacking}, defense ${defending}.`,
      }),
    ),
  ];
}

/** How many could still attack in a challenge of that type. */
export function attackersWord(names: Names, seat: SeatView, type: ChallengeType): string {
  const count = couldTakePart(seat, 'attacking', type).length;
  return charactersWord(names.lang, count);
}
