import { these, whoTakes } from '../../../lesson/which.ts';
import { AT, favorAt, type OathLesson, supplyAt, YOU } from './parts.ts';
import { anyOf, card, placeOf, search } from './which.ts';

/** Supply, a Search, and a card played to a site. */
export const theSearch: OathLesson = {
  id: 'search',
  title: { pl: 'Przeszukanie', en: 'Search' },
  about: { pl: 'Dobierasz karty i osiedlasz jedną z nich.', en: 'You draw cards and settle one of them.' },
  learnt: {
    pl: 'Umiesz przeszukać talię świata i zagrać kartę na obszar.',
    en: 'You can search the world deck and play a card to a site.',
  },
  steps: [
    {
      is: 'look',
      id: 'supply',
      task: { pl: 'Policz Zaopatrzenie', en: 'Count your Supply' },
      title: { pl: 'Oto sześć działań', en: 'These are the six actions' },
      at: () => AT.search,
      say: (view) => ({
        pl: `W swojej turze robisz, co chcesz i w dowolnej kolejności, póki starcza **Zaopatrzenia**. Masz go ${supplyAt(view, YOU)}, a liczba przy działaniu to jego koszt.`,
        en: `On your turn you act as you like and in any order, as long as your **Supply** lasts. You have ${supplyAt(view, YOU)}, and the number by an action is its cost.`,
      }),
    },
    {
      is: 'move',
      id: 'search',
      task: { pl: 'Przeszukaj talię świata', en: 'Search the world deck' },
      title: { pl: 'Przeszukaj talię świata', en: 'Search the world deck' },
      asked: 'act',
      accepts: [these(search('world'))],
      wrong: [
        whoTakes(search('cradle'), {
          pl: 'To stos kart odrzuconych. Nowe karty leżą w talii świata.',
          en: 'That is a discard pile. New cards come from the world deck.',
        }),
        whoTakes(anyOf('endAct'), {
          pl: 'Za wcześnie na odpoczynek: masz jeszcze całe Zaopatrzenie.',
          en: 'Too early to rest: all your Supply is left.',
        }),
      ],
      otherwise: {
        pl: 'Na to przyjdzie czas. Zacznij od talii świata.',
        en: 'The time for that will come. Begin with the world deck.',
      },
      say: () => ({
        pl: 'Za 2 Zaopatrzenia dobierasz **trzy karty** i zatrzymujesz jedną. Tak trafiają na mapę nowi mieszkańcy.',
        en: 'For 2 Supply you draw **three cards** and keep one. This is how new denizens come to the map.',
      }),
    },
    {
      is: 'move',
      id: 'keep',
      task: { pl: 'Zatrzymaj jedną kartę', en: 'Keep one card' },
      title: { pl: 'Zatrzymaj Stragan Majsterkowicza', en: "Keep Tinker's Fair" },
      asked: 'keepCard',
      accepts: [these(card('tinkers-fair'))],
      wrong: [
        whoTakes(card('animal-playmates'), {
          pl: 'Ta karta pomaga przy kartach Bestii, a tych tu nie masz.',
          en: 'This one helps with Beast cards, and you have none here.',
        }),
        whoTakes(card('armed-mob'), {
          pl: 'Zbrojny tłum szkodzi temu, kto ma Najmroczniejszą Tajemnicę. Na razie nie ma jej nikt.',
          en: 'Armed Mob harms the holder of the Darkest Secret. Nobody holds it yet.',
        }),
      ],
      otherwise: { pl: 'Zatrzymaj Stragan Majsterkowicza.', en: "Keep Tinker's Fair." },
      say: () => ({
        pl: 'Każda karta należy do jednej z **sześciu barw**. Stragan to karta Domu: przyda się do handlu. Dwie pozostałe trafią na stos innego regionu.',
        en: "Every card belongs to one of **six suits**. Tinker's Fair is a Hearth card and will do for trading. The other two go to the discard pile of another region.",
      }),
      replies: [{ seat: YOU, asked: 'discardOrder', wants: { is: 'asOffered' } }],
    },
    {
      is: 'move',
      id: 'play',
      task: { pl: 'Zagraj ją na obszar', en: 'Play it to the site' },
      title: { pl: 'Zagraj kartę na Równiny', en: 'Play the card to the Plains' },
      asked: 'play',
      accepts: [these(anyOf('toSite'))],
      wrong: [
        whoTakes(anyOf('toAdvisers'), {
          pl: 'Doradca służy tylko tobie, ale z zakrytą kartą się nie handluje. Połóż ją na Równinach.',
          en: 'An adviser serves you alone, but nobody trades with a facedown card. Put it at the Plains.',
        }),
        whoTakes(anyOf('discard'), { pl: 'Szkoda jej. Połóż ją na Równinach.', en: 'A waste. Put it at the Plains.' }),
      ],
      otherwise: { pl: 'Wskaż Równiny.', en: 'Choose the Plains.' },
      say: () => ({
        pl: 'Kartę kładziesz **na obszar, gdzie stoi twój pionek**, albo bierzesz na Doradcę. Na obszarze może na niej werbować i z nią handlować każdy, kto tu przyjdzie.',
        en: 'A card goes **to the site of your pawn**, or becomes an adviser. At a site anybody who comes by can muster and trade with it.',
      }),
    },
    {
      is: 'look',
      id: 'favor',
      task: { pl: 'Odbierz zapłatę', en: 'Take your reward' },
      title: { pl: 'Lud jest wdzięczny', en: 'The people are grateful' },
      at: () => AT.seat(YOU),
      say: (view) => ({
        pl: `Kto zagra kartę na obszar, bierze **1 Przychylność** z banku jej barwy. Masz teraz ${favorAt(view, YOU)}, a Zaopatrzenia zostało ${supplyAt(view, YOU)}.`,
        en: `Whoever plays a card to a site takes **1 favor** from the bank of its suit. You now have ${favorAt(view, YOU)}, and ${supplyAt(view, YOU)} Supply is left.`,
      }),
    },
    {
      is: 'look',
      id: 'settled',
      task: { pl: 'Zobacz kartę na obszarze', en: 'See the card at its site' },
      title: { pl: 'Równiny się zaludniły', en: 'The Plains have a new denizen' },
      at: (view) => placeOf(view, 'tinkers-fair'),
      say: () => ({
        pl: 'Na Równinach są już dwie karty, a miejsca starczy dla **trzech**. Dotknij karty, by przeczytać ją całą.',
        en: 'There are two cards at the Plains now, and room for **three**. Point at a card to read all of it.',
      }),
    },
  ],
};
