import { printedId, type RulesChapter } from '@kronika/kernel';
import { departures } from './ownership-leaving.ts';
import { movements } from './ownership-moving.ts';

/** Whose cards are whose, and how they come, go and move. */
export const ownership: RulesChapter = {
  id: 'ownership',
  title: { pl: 'Własność, kontrola i ruch kart', en: 'Ownership, control and the movement of cards' },
  entries: [
    {
      id: 'ownership-and-control',
      title: { pl: 'Właściciel i kontrolujący gracz', en: 'Owner and controller' },
      lead: {
        pl: 'Właściciel karty nie zmienia się nigdy, kontrolujący gracz czasem się zmienia.',
        en: 'The owner of a card never changes, its controller sometimes does.',
      },
      clauses: [
        {
          rule: 'L5R-CTRL-a',
          text: {
            pl: 'Właścicielem karty jest gracz, w którego zestawie (talie, prowincje, twierdza, rola) zaczęła ona grę.',
            en: 'The owner of a card is the player in whose set (decks, provinces, stronghold, role) it began the game.',
          },
        },
        {
          rule: 'L5R-CTRL-b',
          text: {
            pl: 'Karty wchodzą do gry pod kontrolą właściciela, chyba że zdolność mówi inaczej.',
            en: "Cards enter play under their owner's control, unless an ability says otherwise.",
          },
        },
        {
          rule: 'L5R-CTRL-c',
          text: {
            pl: 'Gracz kontroluje także karty w swoich strefach poza grą: na ręce, w taliach i na stosach odrzuconych kart.',
            en: 'Players also control the cards in their out-of-play zones: hand, decks and discard piles.',
          },
        },
        {
          rule: 'L5R-CTRL-d',
          text: {
            pl: 'Karta, która miałaby trafić do cudzej strefy poza grą, idzie do takiej samej strefy swojego właściciela. Zdolności i kroki gry traktują ją jednak tak, jakby trafiła do tamtej.',
            en: 'A card that would go to the out-of-play zone of a player who does not own it goes to the same zone of its owner. Abilities and framework effects still treat it as put into the other one.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-CTRL-d',
          text: {
            pl: 'Szantażem przejmujesz na czas konfliktu Zuchwałego samuraja. Jeśli w tym czasie opuści grę, trafi na stos odrzuconych kart swojego właściciela, a nie na twój.',
            en: 'With Blackmail you take control of a Brash Samurai for the conflict. If it leaves play in the meantime, it goes to its owner’s discard pile, not to yours.',
          },
          cards: ['blackmail', 'brash-samurai'].map(printedId),
        },
      ],
      see: ['changing-control', 'leaving-play', 'discard-piles'],
    },
    {
      id: 'changing-control',
      title: { pl: 'Przejęcie kontroli', en: 'Taking control' },
      lead: {
        pl: 'Postać, nad którą ktoś przejął kontrolę, zmienia stronę taka, jaka jest.',
        en: 'A character that somebody takes control of changes sides just as it is.',
      },
      clauses: [
        {
          rule: 'L5R-CTRL-e',
          text: {
            pl: 'Nic poza tym się w niej nie zmienia: pozostaje przygotowana lub w ukłonie, w konflikcie lub w domu, z tymi samymi znacznikami i losem.',
            en: 'Nothing else about it changes: it stays ready or bowed, in the conflict or at home, with the same tokens and fate.',
          },
        },
        {
          rule: 'L5R-CTRL-f',
          text: {
            pl: 'Dodatki na niej pozostają pod kontrolą tych samych graczy co dotąd.',
            en: 'The attachments on it stay under the control of the same players as before.',
          },
        },
        {
          rule: 'L5R-CTRL-g',
          text: {
            pl: 'Przejęcie bez podanego czasu kończy się dopiero wtedy, gdy karta opuści grę.',
            en: 'A takeover without a stated time ends only when the card leaves play.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-CTRL-f',
          text: {
            pl: 'Szantaż na broniącego Zuchwałego samuraja z Wyborną kataną: do końca konfliktu samuraj walczy po twojej stronie ze sprawnością militarną 2 + 2 = 4. Katanę nadal kontroluje przeciwnik. Potem samuraj wraca do niego.',
            en: 'Blackmail on a defending Brash Samurai with a Fine Katana: until the end of the conflict the Samurai fights on your side with a military skill of 2 + 2 = 4. Your opponent still controls the Katana. Afterwards the Samurai returns to them.',
          },
          cards: ['blackmail', 'brash-samurai', 'fine-katana'].map(printedId),
        },
      ],
      see: ['ownership-and-control', 'unique-cards', 'ability-limits', 'conflict-moving'],
    },
    {
      id: 'unique-cards',
      title: { pl: 'Karty unikatowe', en: 'Unique cards' },
      lead: {
        pl: 'Niektóre karty są jedyne w swoim rodzaju.',
        en: 'Some cards are one of a kind.',
      },
      clauses: [
        {
          rule: 'L5R-UNIQUE-a',
          text: {
            pl: 'Karta unikatowa może być w grze raz u każdego gracza; o tym, czy to ta sama, decyduje nazwa. Obaj gracze mogą więc mieć po jednej.',
            en: 'A unique card may be in play once for each player, counted by name. So both players may have one.',
          },
        },
        {
          rule: 'L5R-UNIQUE-b',
          text: {
            pl: 'Dopóki gracz kontroluje jej kopię, nie może takiej karty zagrać, umieścić w grze ani przejąć nad nią kontroli.',
            en: 'While controlling a copy, a player cannot play such a card, put it into play or take control of it.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-UNIQUE-a',
          text: {
            pl: 'Grają dwa Lwy. Każdy gracz może mieć w grze jednego Akodo Toturiego, ale żaden nie może mieć dwóch.',
            en: 'Lion plays against Lion. Each player may have one Akodo Toturi in play, but neither may have two.',
          },
          cards: ['akodo-toturi'].map(printedId),
        },
      ],
      see: ['duplicates', 'card-anatomy'],
    },
    {
      id: 'duplicates',
      title: { pl: 'Duplikaty', en: 'Duplicates' },
      lead: {
        pl: 'Druga kopia unikatowej postaci może przedłużyć jej pobyt w grze.',
        en: 'A second copy of a unique character can keep the first in play longer.',
      },
      clauses: [
        {
          rule: 'L5R-DUP-a',
          text: {
            pl: 'W kroku 1.4 gracz może w ramach swojego działania odrzucić duplikat – kopię swojej unikatowej postaci w grze, którą ma na ręce albo odkrytą w swojej prowincji – i położyć na tej postaci 1 żeton losu.',
            en: 'In step 1.4 a player may, as the action, discard a duplicate – a copy of a unique character they have in play, in hand or faceup in one of their provinces – and place 1 fate on that character.',
          },
        },
        {
          rule: 'L5R-DUP-b',
          text: {
            pl: 'Żeton pochodzi z ogólnej puli.',
            en: 'The fate comes from the general pool.',
          },
        },
        {
          rule: 'L5R-DUP-c',
          text: {
            pl: 'Inna wersja postaci o tej samej nazwie też jest duplikatem.',
            en: 'A different version with the same name is a duplicate, too.',
          },
        },
        {
          rule: 'L5R-DUP-d',
          text: {
            pl: 'Prowincję, z której odrzucono duplikat, wypełnia się.',
            en: 'A province from which a duplicate was discarded is refilled.',
          },
        },
        {
          rule: 'L5R-DUP-e',
          text: {
            pl: 'Dotyczy to wyłącznie unikatowych postaci i wyłącznie kroku 1.4.',
            en: 'This is for unique characters only, and in step 1.4 only.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-DUP-a',
          text: {
            pl: 'Masz w grze Akodo Toturiego, a w prowincji odkrywasz drugiego. Zamiast zagrywać kartę, odrzucasz go: pierwszy Toturi dostaje 1 żeton losu, a prowincja nową zakrytą kartę.',
            en: 'You have Akodo Toturi in play and reveal another in a province. Instead of playing a card you discard it: the first Toturi gets 1 fate, the province a new facedown card.',
          },
          cards: ['akodo-toturi'].map(printedId),
        },
      ],
      see: ['unique-cards', 'refilling', 'dynasty-opportunities'],
    },
    ...departures,
    ...movements,
  ],
};
