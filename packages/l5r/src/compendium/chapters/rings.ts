import { printedId, type RulesChapter } from '@kronika/kernel';
import { RING_EFFECTS } from '../../text/explain/rings.ts';

/** What rings are, and what the effects of their elements do. */
export const rings: RulesChapter = {
  id: 'rings',
  title: { pl: 'Kręgi', en: 'Rings' },
  entries: [
    {
      id: 'ring-states',
      title: { pl: 'Stany kręgów', en: 'The states of a ring' },
      lead: {
        pl: 'Krąg jest niezajęty, zajęty albo toczy się o niego walka.',
        en: 'A ring is unclaimed, contested or claimed.',
      },
      clauses: [
        {
          rule: 'L5R-RING-a',
          text: {
            pl: 'Krąg jest niezajęty, zajęty przez jednego z graczy albo toczy się o niego walka.',
            en: 'A ring is unclaimed, contested, or claimed by one player.',
          },
        },
        {
          rule: 'L5R-RING-b',
          text: {
            pl: 'Każdy zajęty krąg dodaje swojemu posiadaczowi 1 przy podliczaniu chwały.',
            en: "Each claimed ring adds 1 to its holder's total in a glory count.",
          },
        },
        {
          rule: 'L5R-RING-c',
          text: {
            pl: 'Los wydany „na krąg” kładzie się na tym kręgu, a nie w ogólnej puli.',
            en: 'Fate spent to a ring is put on that ring, not into the general pool.',
          },
        },
        {
          rule: 'L5R-RING-d',
          text: {
            pl: 'Gdy o krąg zaczyna się walka, cały leżący na nim los trafia do puli atakującego gracza. Dotyczy to też kręgu, który w trakcie konfliktu zajmuje miejsce poprzedniego; poprzedni trafia tam, skąd wzięto nowy.',
            en: "Whenever a ring becomes contested, all fate on it goes to the attacking player's pool. This includes a ring switched in during the conflict; the ring it replaces goes where the new one came from.",
          },
          reading: 'interpretation',
        },
      ],
      examples: [
        {
          rule: 'L5R-RING-c',
          text: {
            pl: 'Atakuje Nowicjusz Togashi. Jego akcja każe ci wydać 1 żeton losu na niezajęty krąg. Żeton nie przepada: zabierze go ten, kto wybierze ten krąg do konfliktu.',
            en: 'Togashi Initiate attacks. His action has you spend 1 fate to an unclaimed ring. It is not lost: whoever chooses that ring for a conflict will take it.',
          },
          cards: ['togashi-initiate'].map(printedId),
        },
      ],
      see: ['conflict-declaration', 'fate-phase-rings', 'glory'],
    },
    {
      id: 'ring-resolving',
      title: { pl: 'Rozpatrywanie efektu kręgu', en: 'Resolving a ring effect' },
      lead: {
        pl: 'Kto decyduje i kiedy efekt kręgu nic nie daje.',
        en: 'Who decides, and when a ring effect comes to nothing.',
      },
      clauses: [
        {
          rule: 'L5R-RINGFX-a',
          text: {
            pl: 'Efekt kręgu jest dobrowolny dla gracza, który może go rozpatrzyć. Zwykle jest to atakujący gracz; jeśli karta pozwala na to komuś innemu, wszystko, co dotyczy atakującego, odnosi się do niego.',
            en: "A ring effect is optional for the player who may resolve it. Usually that is the attacking player; if a card lets somebody else do it, that player takes the attacker's place.",
          },
        },
        {
          rule: 'L5R-RINGFX-b',
          text: {
            pl: 'Jeśli krąg ma kilka żywiołów, rozpatrujący gracz wybiera jeden z nich w chwili rozpatrywania efektu.',
            en: 'If the ring has several elements, the resolving player picks one of them when the effect is resolved.',
          },
        },
        {
          rule: 'L5R-RINGFX-d',
          text: {
            pl: 'Efektu, który niczego by nie zmienił (na przykład Pustki, gdy na żadnej postaci nie ma losu), nie można rozpatrzyć.',
            en: 'An effect that would change nothing, such as Void when no character has fate, cannot be resolved.',
          },
          reading: 'interpretation',
        },
        {
          rule: 'L5R-RINGFX-e',
          text: {
            pl: 'Anulowany efekt kręgu nic nie robi, ale krąg i tak zostaje zajęty.',
            en: 'A cancelled ring effect does nothing, but the ring is claimed all the same.',
          },
        },
        {
          rule: 'L5R-RINGFX-f',
          text: {
            pl: 'Efekty kręgów nie są ani efektami kart, ani zdolnościami wyzwalanymi, nawet gdy rozpatruje się je dzięki karcie.',
            en: 'Ring effects are neither card effects nor triggered abilities, even when a card lets you resolve them.',
          },
          reading: 'interpretation',
        },
        {
          rule: 'L5R-RINGFX-g',
          text: {
            pl: 'Wszystkich wyborów (wariantu, postaci, uhonorowania czy zhańbienia) dokonuje gracz, który rozpatruje efekt. Losowa jest tylko karta odrzucana przez Ziemię.',
            en: 'All choices (the option, the character, honor or dishonor) belong to the player resolving the effect. Only the card lost to Earth is random.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-RINGFX-b',
          text: {
            pl: 'Atakujesz o krąg Wody, a w ataku uczestniczy Poszukiwacz wiedzy: krąg ma też żywioł Powietrza. Po wygranej wybierasz efekt Wody albo Powietrza, ale nie oba.',
            en: 'You attack for the Water ring with Seeker of Knowledge: the ring has the element Air as well. When you win, you resolve Water or Air, but not both.',
          },
          cards: ['seeker-of-knowledge'].map(printedId),
        },
      ],
      see: ['ring-effects', 'conflict-ring', 'cancelling'],
    },
    {
      id: 'ring-effects',
      title: { pl: 'Efekty pięciu kręgów', en: 'The effects of the five rings' },
      lead: { pl: 'Co daje każdy z pięciu żywiołów.', en: 'What each of the five elements does for you.' },
      clauses: [
        RING_EFFECTS.air,
        RING_EFFECTS.earth,
        {
          rule: 'L5R-RINGFX-EARTH-b',
          text: {
            pl: 'Obie części efektu Ziemi dzieją się razem i mają wspólne okno przerwań oraz wspólne okno reakcji.',
            en: 'Both parts of Earth happen together and share one interrupt window and one reaction window.',
          },
        },
        {
          rule: 'L5R-RINGFX-EARTH-c',
          text: {
            pl: 'Gdy przeciwnik nie ma kart na ręce, i tak dobiera się kartę.',
            en: "If your opponent's hand is empty, you still draw.",
          },
          reading: 'interpretation',
        },
        RING_EFFECTS.fire,
        RING_EFFECTS.water,
        {
          rule: 'L5R-RINGFX-WATER-b',
          text: {
            pl: 'Gdy rozpatruje się efekt kręgu, uczestnicy jeszcze się nie ukłonili. Przygotowanego uczestnika nie można więc wybrać do przygotowania.',
            en: 'When the ring effect is resolved, participants have not bowed yet. So a ready participant cannot be chosen to be readied.',
          },
        },
        RING_EFFECTS.void,
        {
          rule: 'L5R-RINGFX-c',
          text: {
            pl: 'W efektach Ognia, Wody i Pustki można wybrać postać dowolnego gracza.',
            en: 'Fire, Water and Void may choose the character of any player.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-RINGFX-WATER-b',
          text: {
            pl: 'Wygrywasz konflikt o krąg Wody. Hida Kisada atakował i jest jeszcze przygotowany: Woda nic mu nie da, bo ukłoni się dopiero w kroku 3.2.8. Możesz za to ukłonić Szepczącą Doji przeciwnika, jeśli jest przygotowana i nie ma na niej losu.',
            en: "You win a conflict for the Water ring. Hida Kisada attacked and is still ready: Water cannot help him, as he bows only in step 3.2.8. But you may bow your opponent's Doji Whisperer if she is ready and has no fate on her.",
          },
          cards: ['hida-kisada', 'doji-whisperer'].map(printedId),
        },
      ],
      see: ['ring-resolving', 'personal-honor', 'honor-pools', 'choices'],
    },
  ],
};
