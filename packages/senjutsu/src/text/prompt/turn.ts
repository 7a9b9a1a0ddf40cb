import type { Consequence } from '@kronika/kernel';
import { factOf, initiativesOf } from '../../cards/library.ts';
import { speedAfterLimp } from '../../fighters.ts';
import type { OnCard, TurnMessage } from '../../messages.ts';
import { allOf, counted } from '../amounts.ts';
import { initiativeWords } from '../card-text.ts';
import { KAMAE_NAMES, PHASE_NAMES } from '../names.ts';
import { type Asking, fact, focusLeft, loss, type Wording } from './asking.ts';

/** What is asked from the start of a turn until its cards are resolved, and behind that. */
export function turnWording(asking: Asking, message: TurnMessage): Wording {
  const { names, lang, view, me } = asking;
  switch (message.key) {
    case 'startReaction':
      return {
        source: { pl: 'Początek tury', en: 'Start of the turn' }[lang],
        ask: { pl: 'zagrać nagłą reakcję?', en: 'play an instant reaction?' }[lang],
        follows: [fact(ONE_INSTANT[lang])],
      };
    case 'chooseCard':
      return {
        source: PHASE_NAMES.choose[lang],
        ask: { pl: 'która karta?', en: 'which card?' }[lang],
        follows: [...standing(asking), ...stunned(asking)],
      };
    case 'nameTarget':
      return { source: names.printed(message.on.printed), ask: { pl: 'w kogo?', en: 'against whom?' }[lang] };
    case 'buyInitiative':
      return {
        source: names.printed(message.on.printed),
        ask: { pl: 'zapłacić za inną szybkość?', en: 'pay for another speed?' }[lang],
        follows: boughtSpeeds(asking, message.on),
      };
    case 'replace':
      return {
        source: names.printed(message.on.printed),
        ask: { pl: 'zagrać nagłą zamianę?', en: 'play an instant replacement?' }[lang],
        follows: [
          loss({ pl: 'Odkryta karta zostanie odrzucona.', en: 'The revealed card is discarded.' }[lang]),
          fact({ pl: 'Skupienie zapłacone za nią wróci.', en: 'The focus paid for it comes back.' }[lang]),
        ],
      };
    case 'widenBlock':
      return {
        source: names.printed(message.on.printed),
        ask: { pl: 'o którą szybkość więcej?', en: 'which speed is added?' }[lang],
      };
    case 'chooseSpeed':
      return {
        source: names.printed(message.on.printed),
        ask: { pl: 'jaka szybkość?', en: 'which speed?' }[lang],
        follows: [...limping(asking), ...attackSpeeds(asking)],
      };
    case 'orderTie':
      return {
        source: { pl: `Remis przy ${message.speed}`, en: `Tie at ${message.speed}` }[lang],
        ask: { pl: 'kiedy Twoja karta?', en: 'when does your card come?' }[lang],
        follows: [
          fact(
            {
              pl: `Z tą samą szybkością: ${allOf(
                'pl',
                message.with.filter((id) => id !== me.id).map((id) => names.fighter(view, id)),
              )}.`,
              en: `At the same speed: ${allOf(
                'en',
                message.with.filter((id) => id !== me.id).map((id) => names.fighter(view, id)),
              )}.`,
            }[lang],
          ),
        ],
      };
    case 'payToDiscard':
      return {
        source: names.card(view, message.card),
        ask: {
          pl: `odrzucić za ${counted('pl', message.focus, 'focus')}?`,
          en: `discard it for ${message.focus} focus?`,
        }[lang],
        follows: [loss(focusLeft(asking, message.focus))],
      };
    case 'discardToLimit':
      return {
        source: { pl: 'Limit ręki', en: 'Hand limit' }[lang],
        ask: {
          pl: `odrzuć ${counted('pl', message.over, 'card')}`,
          en: `discard ${counted('en', message.over, 'card')}`,
        }[lang],
        follows: [
          loss(
            {
              pl: `Limit: ${me.handLimit}. Ogłuszenia się liczą: ${me.stuns}.`,
              en: `Limit ${me.handLimit}. Stuns count: ${me.stuns}.`,
            }[lang],
          ),
        ],
      };
    case 'setStance':
      return {
        source: names.fighter(view, message.foe),
        ask: { pl: 'jaka pozycja?', en: 'which stance?' }[lang],
      };
  }
}

const ONE_INSTANT = {
  pl: 'W turze możesz zagrać jedną nagłą kartę.',
  en: 'You may play one instant each turn.',
} as const;

function standing({ lang, me }: Asking): readonly Consequence[] {
  return [
    fact(
      {
        pl: `${KAMAE_NAMES[me.kamae].pl}, skupienie: ${me.focus}. Odkryjecie razem.`,
        en: `${KAMAE_NAMES[me.kamae].en}, focus ${me.focus}. All cards are revealed together.`,
      }[lang],
    ),
  ];
}

function stunned({ lang, me }: Asking): readonly Consequence[] {
  if (me.stuns === 0) return [];
  return [
    loss(
      {
        pl: `Ogłuszenia: ${me.stuns} z ${me.handLimit}.`,
        en: `Stuns: ${me.stuns} of ${me.handLimit}.`,
      }[lang],
    ),
  ];
}

function limping({ lang, me }: Asking): readonly Consequence[] {
  const by = me.limps.length;
  if (by === 0) return [];
  return [loss({ pl: `Utykanie: karta zadziała o ${by} wolniej.`, en: `Limp: the card acts ${by} slower.` }[lang])];
}

/** The attacks that others have revealed, with the speeds at which they act. */
function attackSpeeds({ names, lang, view, me }: Asking): readonly Consequence[] {
  const attacks = view.fighters.flatMap((fighter) => {
    const { played } = fighter;
    if (fighter.id === me.id || played === null || played.revealed.is === 'stun') return [];
    const fact = factOf(played.revealed.printed);
    const isAttack = fact.is !== 'poison' && fact.type === 'attack';
    if (!isAttack || played.speed === null) return [];
    return [`${names.fighter(view, fighter.id)} ${speedAfterLimp(played.speed, fighter)}`];
  });
  if (attacks.length === 0) return [];
  return [fact({ pl: `Ataki: ${attacks.join(', ')}.`, en: `Attacks: ${attacks.join(', ')}.` }[lang])];
}

function boughtSpeeds(asking: Asking, { printed }: OnCard): readonly Consequence[] {
  const { lang } = asking;
  return initiativesOf(printed).flatMap(({ initiative, pay }) => {
    if (pay === undefined) return [];
    const speed = initiativeWords(initiative, lang);
    return [
      fact({ pl: `Za ${counted('pl', pay, 'focus')}: ${speed}.`, en: `For ${pay} focus: ${speed}.` }[lang]),
      loss(focusLeft(asking, pay)),
    ];
  });
}
