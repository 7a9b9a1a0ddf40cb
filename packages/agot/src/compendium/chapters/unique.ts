import { printedId, type RulesChapter } from '@kronika/kernel';
import type { AgotSituation } from '../../situation/description.ts';

/** What may be in play only once, and what further copies are good for. */
export const unique: RulesChapter = {
  id: 'unique',
  title: { pl: 'Karty unikatowe i duplikaty', en: 'Unique cards and duplicates' },
  entries: [
    {
      id: 'unique-cards',
      title: { pl: 'Karty unikatowe', en: 'Unique cards' },
      lead: {
        pl: 'Każdy może mieć w grze jedną kopię karty unikatowej.',
        en: 'Everybody may have one copy of a unique card in play.',
      },
      words: { pl: 'unikatowość, kopia, ta sama nazwa', en: 'uniqueness, copy, same title' },
      clauses: [
        {
          rule: 'AGOT-UNIQ-a',
          text: {
            pl: 'Kopia to każda karta o tej samej nazwie, niezależnie od typu i tekstu.',
            en: 'A copy is any card with the same title, whatever its type or text.',
          },
        },
        {
          rule: 'AGOT-UNIQ-b',
          text: {
            pl: 'Każdy gracz może mieć w grze najwyżej jedną kopię karty unikatowej, licząc po nazwie. Różni gracze mogą mieć po jednej.',
            en: 'Each player may have at most one copy of a unique card in play, by title. Different players may each have one.',
          },
        },
        {
          rule: 'AGOT-UNIQ-c',
          text: {
            pl: 'Nie można przejąć kontroli nad unikatową kartą, której kopię się posiada lub kontroluje w grze.',
            en: 'A player cannot take control of a unique card of which they own or control a copy in play.',
          },
        },
        {
          rule: 'AGOT-UNIQ-d',
          reading: 'interpretation',
          text: {
            pl: 'Kto kopię w grze tylko posiada albo tylko kontroluje, nie może następnej ani zmobilizować, ani wyłożyć jako duplikat.',
            en: 'If a player owns or controls a copy in play, but not both, a further copy can neither be marshaled nor become a duplicate.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-UNIQ-b',
          text: {
            pl: 'Ty i przeciwnik możecie mieć w grze po jednym Littlefingerze. Drugiego Littlefingera obok pierwszego nie wystawisz: może być tylko jego duplikatem.',
            en: 'You and your opponent may each have a Littlefinger in play. You yourself cannot have a second one beside the first: it can only become a duplicate.',
          },
          cards: ['littlefinger'].map(printedId),
        },
      ],
      see: ['duplicates', 'dead-pile-and-unique', 'changing-control'],
    },
    {
      id: 'dead-pile-and-unique',
      title: { pl: 'Stos zabitych a unikatowość', en: 'Dead pile and unique cards' },
      lead: {
        pl: 'Kto zginął, ten nie wróci, dopóki leży na stosie zabitych.',
        en: 'Who was killed does not come back while in the dead pile.',
      },
      words: { pl: 'zabita postać unikatowa, nie można zagrać', en: 'killed unique, cannot play' },
      clauses: [
        {
          rule: 'AGOT-DEAD-a',
          text: {
            pl: 'Dopóki kopia karty unikatowej leży na twoim stosie zabitych, nie możesz kopii tej karty zmobilizować, zagrać, umieścić w grze ani przejąć nad nią kontroli.',
            en: 'While a copy of a unique card is in your dead pile, you cannot marshal, play or put into play a copy of it, or take control of one.',
          },
        },
        {
          rule: 'AGOT-DEAD-b',
          text: {
            pl: 'Efekt, który wprowadza kartę do gry prosto ze stosu zabitych, jest dozwolony, jeśli zabiera jedyną leżącą tam kopię. Druga kopia na stosie go blokuje.',
            en: 'An effect that brings the card into play directly from the dead pile is allowed if it takes the only copy there. A second copy in the pile blocks it.',
          },
        },
        {
          rule: 'AGOT-DEAD-c',
          reading: 'interpretation',
          text: {
            pl: 'Liczy się tylko własny stos zabitych. Zakaz dotyczy też duplikatów.',
            en: "Only one's own dead pile matters. Duplicates are blocked, too.",
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-DEAD-b',
          text: {
            pl: 'Na stosie zabitych leży Asha Greyjoy. Kopii z ręki nie zmobilizujesz. Ale Aeron Mokra Czupryna po wygranej dominacji może umieścić w grze samą zabitą Ashę: to jedyna kopia na stosie.',
            en: 'Asha Greyjoy lies in your dead pile. You cannot marshal a copy from hand. But after you win dominance, Aeron Damphair may put the dead Asha herself into play: hers is the only copy in the pile.',
          },
          cards: ['asha-greyjoy', 'aeron-damphair'].map(printedId),
        },
        {
          rule: 'AGOT-DEAD-a',
          text: {
            pl: 'Twój Ser Jaime Lannister zginął w drugiej rundzie. Drugiej kopii z ręki nie zmobilizujesz już, dopóki pierwsza leży na stosie zabitych. Nadaje się już tylko do odrzucenia, choćby w kroku 7.3.',
            en: 'Your Ser Jaime Lannister was killed in the second round. You cannot marshal the second copy from hand as long as the first lies in the dead pile. It is only good for being discarded, say in step 7.3.',
          },
          cards: ['ser-jaime-lannister'].map(printedId),
        },
      ],
      see: ['piles', 'unique-cards', 'killing'],
    },
    {
      id: 'duplicates',
      title: { pl: 'Duplikaty', en: 'Duplicates' },
      lead: {
        pl: 'Dodatkowa kopia karty unikatowej nic nie kosztuje i raz ją ocala.',
        en: 'A further copy of a unique card costs nothing and saves it once.',
      },
      words: { pl: 'duplikat, dublet, druga kopia, ocalenie', en: 'dupe, second copy, save' },
      clauses: [
        {
          rule: 'AGOT-DUP-a',
          text: {
            pl: 'Dalsze kopie karty unikatowej, którą posiadasz i kontrolujesz w grze, możesz mobilizować lub mieć umieszczone w grze jako odkryte duplikaty, częściowo pod nią.',
            en: 'Further copies of a unique card that you both own and control in play may be marshaled or put into play as faceup duplicates, partly under it.',
          },
        },
        {
          rule: 'AGOT-DUP-b',
          text: { pl: 'Zmobilizowanie duplikatu nic nie kosztuje.', en: 'A duplicate costs nothing to marshal.' },
        },
        {
          rule: 'AGOT-DUP-c',
          text: {
            pl: 'Duplikat daje swojemu kontrolerowi nieobowiązkowe przerwanie: gdy unikatowa karta nad nim miałaby opuścić grę, może odrzucić duplikat i ją ocalić. Nie można tego anulować.',
            en: 'A duplicate gives its controller an optional interrupt: when the unique card above it would leave play, discard the duplicate to save that card. It cannot be cancelled.',
          },
        },
        {
          rule: 'AGOT-DUP-d',
          text: {
            pl: 'Ocala przed każdym sposobem opuszczenia gry, przed którym w ogóle można ocalić: zabiciem, odrzuceniem, powrotem na rękę lub do talii, usunięciem. Nie przed poświęceniem.',
            en: 'It works against any way of leaving play that can be saved from: killed, discarded, returned to hand or deck, removed. Not against a sacrifice.',
          },
        },
        {
          rule: 'AGOT-DUP-f',
          text: {
            pl: 'Karta może mieć kilka duplikatów; każdy ocala raz.',
            en: 'A card may have several duplicates; each saves once.',
          },
        },
        {
          rule: 'AGOT-DUP-k',
          text: {
            pl: 'To przerwanie z „miałby”: używa się go w kroku 2, pierwszą okazję ma pierwszy gracz, a odrzucenie duplikatu jest kosztem.',
            en: 'Being a “would” interrupt, it is used in step 2, with the first opportunity for the first player; discarding the duplicate is its cost.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-DUP-d',
          text: {
            pl: 'Khal Drogo z duplikatem miałby wrócić na rękę przez Ghaston Grey. Tam napisano „nie może być ocalony”, więc duplikat nie pomoże. Przed kartą Czego się nie robi dla miłości, która tego nie mówi, pomógłby.',
            en: 'Khal Drogo with a duplicate would be returned to hand by Ghaston Grey. It says “cannot be saved”, so the duplicate does not help. Against The Things I Do For Love, which does not say so, it would.',
          },
          cards: ['khal-drogo', 'ghaston-grey', 'the-things-i-do-for-love'].map(printedId),
        },
        {
          rule: 'AGOT-DUP-f',
          text: {
            pl: 'Tyrion Lannister ma dwa duplikaty i ma zginąć za roszczenia. Odrzucasz jeden: Tyrion zostaje, z drugim duplikatem, żetonami i dodatkami.',
            en: 'Tyrion Lannister has two duplicates and would be killed for claim. You discard one: Tyrion stays, with the other duplicate, his tokens and his attachments.',
          },
          cards: ['tyrion-lannister'].map(printedId),
          situation: {
            seats: [{ play: ['tyrion-lannister + tyrion-lannister (duplicate) + tyrion-lannister (duplicate)'] }, {}],
          } satisfies AgotSituation,
        },
      ],
      see: ['duplicates-nature', 'saving', 'unique-cards', 'setup-cards'],
    },
    {
      id: 'duplicates-nature',
      title: { pl: 'Czym jest duplikat', en: 'What a duplicate is' },
      lead: {
        pl: 'Duplikat to pusta karta: bez nazwy, typu i tekstu.',
        en: 'A duplicate is a blank card: no title, no type, no text.',
      },
      words: { pl: 'duplikat a dodatek, inna wersja', en: 'duplicate or attachment, other version' },
      clauses: [
        {
          rule: 'AGOT-DUP-e',
          text: {
            pl: 'Duplikat w grze nie ma nazwy, tekstu, typu, cech ani niczego innego; jest tylko „duplikatem”. Nie jest dodatkiem.',
            en: 'A duplicate in play has no title, text, type, traits or anything else; it is only “a duplicate”. It is not an attachment.',
          },
        },
        {
          rule: 'AGOT-DUP-l',
          text: {
            pl: 'Tekst o dodatkach nie dotyczy duplikatów.',
            en: 'Text about attachments does not affect duplicates.',
          },
        },
        {
          rule: 'AGOT-DUP-g',
          text: {
            pl: 'Duplikatem może być inna wersja karty o tej samej nazwie. Aktywna zostaje ta, która była w grze pierwsza; zamienić ich nie można.',
            en: 'A different version with the same title can be a duplicate. The one that was in play first stays active, and the two can never be swapped.',
          },
        },
        {
          rule: 'AGOT-DUP-h',
          text: {
            pl: 'Zmobilizowanie duplikatu to „mobilizacja duplikatu”, a nie karty jego wydrukowanego typu.',
            en: 'Marshaling a duplicate is “marshaling a duplicate card”, not a card of its printed type.',
          },
        },
        {
          rule: 'AGOT-DUP-i',
          reading: 'interpretation',
          text: {
            pl: 'To zdolność gry, a nie karty: zakaz aktywowania zdolności kart jej nie powstrzymuje.',
            en: 'It is a game ability, not a card ability: a ban on triggering card abilities does not stop it.',
          },
        },
        {
          rule: 'AGOT-DUP-j',
          reading: 'interpretation',
          text: {
            pl: 'Gdy zmieni się kontrola nad kartą unikatową, jej duplikaty leżą pod nią dalej, ale kontroluje je ich właściciel i nadal może ich używać.',
            en: 'If control of the unique card changes, its duplicates stay under it but remain controlled by their owner, who may still use them.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-DUP-h',
          text: {
            pl: 'Druga kopia Littlefingera to mobilizacja duplikatu: nie dobierasz 2 kart. Fabuła Rozkaz wymarszu, która zabrania mobilizować miejsca, nie zabrania też duplikatu karty Żelazny Tron.',
            en: 'A second Littlefinger is marshaled as a duplicate: you do not draw 2 cards. Marching Orders, which forbids marshaling locations, does not forbid a duplicate of The Iron Throne.',
          },
          cards: ['littlefinger', 'marching-orders', 'the-iron-throne'].map(printedId),
        },
      ],
      see: ['duplicates', 'ability-kinds', 'facedown-cards'],
    },
  ],
};
