import { printedId, type RulesChapter } from '@kronika/kernel';
import type { AgotSituation } from '../../situation/description.ts';

/** What the words mean that stand for whole rules. */
export const keywords: RulesChapter = {
  id: 'keywords',
  title: { pl: 'Słowa kluczowe', en: 'Keywords' },
  entries: [
    {
      id: 'keywords-in-general',
      title: { pl: 'Słowa kluczowe w ogólności', en: 'Keywords in general' },
      lead: {
        pl: 'Słowo kluczowe to skrót, za którym stoi cała zasada.',
        en: 'A keyword is a short word for a whole rule.',
      },
      words: { pl: 'lista słów kluczowych, kursywa', en: 'list of keywords, reminder text' },
      clauses: [
        {
          rule: 'AGOT-KW-a',
          text: {
            pl: 'Karta ma słowo kluczowe albo go nie ma; to samo z kilku źródeł liczy się raz. Zasadzki o różnych wartościach to różne słowa kluczowe.',
            en: 'A card has a keyword or not; the same one from several sources counts once. Ambush with different values counts as different keywords.',
          },
        },
        {
          rule: 'AGOT-KW-b',
          text: {
            pl: 'Przypomnienie zapisane kursywą nie jest tekstem zasad.',
            en: 'Reminder text in italics is not rules text.',
          },
        },
        {
          rule: 'AGOT-KW-c',
          text: {
            pl: 'Słowa kluczowe to: Bez dodatków, Grabież, Intuicja, Nietrwały, Ograniczenie, Podstęp, Renoma, Zasadzka (X) i Zastraszanie.',
            en: 'The keywords are Ambush (X), Insight, Intimidate, Limited, No attachments, Pillage, Renown, Stealth and Terminal.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-KW-a',
          text: {
            pl: 'Robb Stark ma renomę wydrukowaną. Gdyby zyskał ją jeszcze raz, po wygranej i tak zyska 1 żeton władzy, nie 2.',
            en: 'Robb Stark has printed renown. If he gained it once more, he would still gain 1 power after a win, not 2.',
          },
          cards: ['robb-stark'].map(printedId),
        },
      ],
      see: ['ability-kinds', 'challenge-keywords', 'gained-things'],
    },
    {
      id: 'keyword-ambush',
      title: { pl: 'Zasadzka (X)', en: 'Ambush (X)' },
      lead: {
        pl: 'Karta wchodzi do gry w środku fazy wyzwań.',
        en: 'A card that enters play in the middle of the challenges phase.',
      },
      words: { pl: 'niespodzianka, wejście w wyzwaniu, flash', en: 'flash, surprise, enter during challenges' },
      clauses: [
        {
          rule: 'AGOT-KW-AMBUSH-a',
          text: {
            pl: 'W każdym oknie akcji fazy wyzwań każdy gracz może jako akcję gracza zapłacić X złota i umieścić w grze z ręki kartę z zasadzką (X).',
            en: 'In any action window of the challenges phase any player may, as a player action, pay X gold to put a card with ambush (X) from hand into play.',
          },
        },
        {
          rule: 'AGOT-KW-AMBUSH-b',
          text: { pl: 'Taka karta nie została zmobilizowana.', en: 'That card was not marshaled.' },
        },
        {
          rule: 'AGOT-KW-AMBUSH-c',
          text: {
            pl: 'Jeśli karta ma kilka wartości zasadzki, jej kontroler wybiera, której użyć.',
            en: 'With several ambush values the controller chooses which to use.',
          },
        },
        {
          rule: 'AGOT-KW-AMBUSH-d',
          reading: 'interpretation',
          text: {
            pl: 'X płaci się także wtedy, gdy karta wejdzie jako duplikat. Postać z zasadzki nie dołącza sama do trwającego wyzwania.',
            en: 'X is paid even if the card would enter as a duplicate. A character that enters by ambush does not join a running challenge by itself.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-KW-AMBUSH-a',
          text: {
            pl: 'Robb Stark (5) i Rycerz znad Kamiennego Nurtu (2) atakują cię w wyzwaniu militarnym: razem 7. Przed deklarowaniem obrońców płacisz 5 i umieszczasz w grze Areo Hotaha (zasadzka 5). Jego reakcja usuwa z wyzwania Robba, zostają 2, a Areo może jeszcze bronić.',
            en: 'Robb Stark (5) and Tumblestone Knight (2) attack you in a military challenge, 7 in all. Before defenders are declared, you pay 5 and put Areo Hotah (ambush 5) into play. His reaction removes Robb from the challenge, which leaves 2, and Areo himself can still be declared as a defender.',
          },
          cards: ['robb-stark', 'tumblestone-knight', 'areo-hotah'].map(printedId),
          situation: {
            seats: [
              { gold: 0, play: ['areo-hotah'] },
              { play: ['robb-stark (kneeling, attacking)', 'tumblestone-knight (kneeling, attacking)'] },
            ],
            challenge: { attacker: 1, type: 'military' },
          } satisfies AgotSituation,
        },
      ],
      see: ['entering-play', 'action-windows', 'keywords-in-general'],
    },
    {
      id: 'keyword-insight',
      title: { pl: 'Intuicja', en: 'Insight' },
      lead: { pl: 'Wygrana pozwala dobrać kartę.', en: 'A win lets you draw a card.' },
      words: { pl: 'dobierz po wygranej', en: 'draw after a win' },
      clauses: [
        {
          rule: 'AGOT-KW-INSIGHT-a',
          text: {
            pl: 'Po wygraniu wyzwania gracz może dobrać po 1 karcie za każdą swoją uczestniczącą postać z intuicją.',
            en: 'After winning a challenge, the player may draw one card for each of their participating characters with insight.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-KW-INSIGHT-a',
          text: {
            pl: 'W wyzwaniu intrygi atakuje Handlarz znad Zielonej Krwi (1), a bronią Samwell Tarly (1) i Maester Aemon (2), którzy mają razem 3 i wygrywają. Samwell ma intuicję, więc możesz dobrać 1 kartę. Gdyby uczestniczyły dwie postacie z intuicją, można by dobrać do 2.',
            en: 'Greenblood Trader (1) attacks in an intrigue challenge, Samwell Tarly (1) and Maester Aemon (2) defend and win with 3. Samwell has insight, so you may draw 1 card. Had two characters with insight participated, it would be up to 2.',
          },
          cards: ['greenblood-trader', 'samwell-tarly', 'maester-aemon'].map(printedId),
          situation: {
            seats: [
              { play: ['samwell-tarly (kneeling, defending)', 'maester-aemon (kneeling, defending)'] },
              { play: ['greenblood-trader (kneeling, attacking)'] },
            ],
            challenge: { attacker: 1, type: 'intrigue' },
          } satisfies AgotSituation,
        },
      ],
      see: ['challenge-keywords', 'drawing'],
    },
    {
      id: 'keyword-intimidate',
      title: { pl: 'Zastraszanie', en: 'Intimidate' },
      lead: {
        pl: 'Zwycięski atakujący klęka postacią przegranego.',
        en: "A winning attacker kneels one of the loser's characters.",
      },
      words: { pl: 'klęknij postacią, przewaga', en: 'kneel a character, margin' },
      clauses: [
        {
          rule: 'AGOT-KW-INTIM-a',
          text: {
            pl: 'Po wygraniu jako atakujący, nigdy jako broniący, z uczestniczącą postacią z zastraszaniem możesz wybrać postać przegranego o SILE nie większej niż przewaga, z jaką wygrano, i nią klęknąć.',
            en: "After winning as the attacker, never as the defender, with a participating character with intimidate, you may choose and kneel one of the loser's characters whose STR is not higher than the difference by which the challenge was won.",
          },
        },
        {
          rule: 'AGOT-KW-INTIM-b',
          text: {
            pl: 'W jednym wyzwaniu rozpatruje się najwyżej jedno zastraszanie.',
            en: 'At most one intimidate per challenge is resolved.',
          },
        },
        {
          rule: 'AGOT-KW-INTIM-c',
          reading: 'interpretation',
          text: {
            pl: 'Postać z zastraszaniem musi być uczestniczącym atakującym.',
            en: 'The character with intimidate must be a participating attacker.',
          },
        },
        {
          rule: 'AGOT-KW-INTIM-d',
          text: {
            pl: 'Wybrana postać nie musi uczestniczyć, ale musi stać: klęcząca nie jest dozwolonym celem klękania.',
            en: 'The chosen character need not participate, but it must be standing: a kneeling one is no legal target for kneeling.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-KW-INTIM-a',
          text: {
            pl: 'Robert Baratheon (5) atakuje w wyzwaniu władzy i ma 6, bo obrońca, Maester Caleotte (2), klęczy. Robert wygrywa 6 : 2. Przewaga to 4, więc możesz klęknąć Arianne Martell (4), która stoi, ale nie Czerwoną Żmiją (7).',
            en: 'Robert Baratheon (5) attacks in a power challenge and has 6, because the defender, Maester Caleotte (2), is kneeling. Robert wins 6 : 2. The difference is 4, so you may kneel a standing Arianne Martell (4), but not The Red Viper (7).',
          },
          cards: ['robert-baratheon', 'maester-caleotte', 'arianne-martell', 'the-red-viper'].map(printedId),
          situation: {
            seats: [
              { play: ['robert-baratheon (kneeling, attacking)'] },
              { play: ['maester-caleotte (kneeling, defending)', 'arianne-martell', 'the-red-viper'] },
            ],
            challenge: { attacker: 0, type: 'power' },
          } satisfies AgotSituation,
          values: [{ card: printedId('robert-baratheon'), of: 'strength' }],
        },
      ],
      see: ['challenge-keywords', 'challenge-result-kept', 'kneeling'],
    },
    {
      id: 'keyword-limited',
      title: { pl: 'Ograniczenie', en: 'Limited' },
      lead: { pl: 'Jedna karta z ograniczeniem na rundę.', en: 'One limited card per round.' },
      words: { pl: 'jedna na rundę, limited', en: 'one per round' },
      clauses: [
        {
          rule: 'AGOT-KW-LIMITED-a',
          text: {
            pl: 'Każdy gracz może w rundzie zmobilizować, a wydarzenie zagrać, najwyżej jedną kartę z ograniczeniem.',
            en: 'Each player may marshal, or play in the case of events, no more than one limited card per round.',
          },
        },
        {
          rule: 'AGOT-KW-LIMITED-b',
          reading: 'interpretation',
          text: {
            pl: 'Karty z ograniczeniem umieszczane w grze przez efekt ani się nie liczą, ani nie są ograniczone. Karta początkowa też się w rundzie 1 nie liczy.',
            en: 'Limited cards put into play by an effect neither count nor are restricted. A limited setup card does not count in round 1.',
          },
        },
        {
          rule: 'AGOT-KW-LIMITED-c',
          text: {
            pl: 'Zmobilizowane karty i zagrane wydarzenia z ograniczeniem mają jeden wspólny limit.',
            en: 'Marshaled limited cards and played limited events share the same single allowance.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-KW-LIMITED-a',
          text: {
            pl: 'W tej rundzie mobilizujesz Królewski Trakt; karta Różany ogród musi poczekać do następnej. Z fabułą Opodatkowanie możesz wyłożyć obie.',
            en: 'This round you marshal The Kingsroad; Rose Garden has to wait for the next. With the plot Taxation you may marshal both.',
          },
          cards: ['the-kingsroad', 'rose-garden', 'taxation'].map(printedId),
          situation: {
            seats: [{ play: ['the-kingsroad'], hand: ['rose-garden'] }, {}],
            phase: 'marshaling',
          } satisfies AgotSituation,
        },
        {
          rule: 'AGOT-KW-LIMITED-b',
          text: {
            pl: 'Zmobilizowano już Różany Trakt, a potem Euron Wronie Oko umieszcza w grze kartę Morska Wieża ze stosu kart odrzuconych przeciwnika. Wolno: umieszczanie w grze nie jest mobilizacją.',
            en: "You have marshaled The Roseroad, and later Euron Crow's Eye puts a Sea Tower from the opponent’s discard pile into play. That is fine: putting into play is not marshaling.",
          },
          cards: ['the-roseroad', 'euron-crows-eye', 'sea-tower'].map(printedId),
        },
      ],
      see: ['marshaling', 'setup-cards', 'entering-play'],
    },
    {
      id: 'keyword-no-attachments',
      title: { pl: 'Bez dodatków', en: 'No attachments' },
      lead: {
        pl: 'Do niektórych kart nie można nic dołączyć, do innych tylko broń.',
        en: 'Some cards take no attachments, others only weapons.',
      },
      words: { pl: 'tylko broń, zakaz dodatków', en: 'weapons only, cannot attach' },
      clauses: [
        {
          rule: 'AGOT-KW-NOATT-a',
          text: {
            pl: 'Karta z „Bez dodatków” nie może mieć żadnego dodatku.',
            en: 'A card with “no attachments” cannot have any attachment.',
          },
        },
        {
          rule: 'AGOT-KW-NOATT-b',
          text: {
            pl: '„Bez dodatków [cecha]” zabrania tylko dodatków z jedną z tych cech.',
            en: '“No [trait] attachments” forbids only attachments with one of those traits.',
          },
        },
        {
          rule: 'AGOT-KW-NOATT-c',
          text: {
            pl: '„Bez dodatków innych niż [cechy]” pozwala tylko na dodatki z co najmniej jedną z tych cech.',
            en: '“No attachments except [traits]” allows only attachments with at least one of those traits.',
          },
        },
        {
          rule: 'AGOT-KW-NOATT-d',
          text: {
            pl: 'Przy kilku odmianach dodatek jest zabroniony, jeśli zabrania go którakolwiek.',
            en: 'With several variants, an attachment is forbidden if any one of them forbids it.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-KW-NOATT-c',
          text: {
            pl: 'Jon Snow przyjmuje tylko broń: Długi Pazur tak, Ptaszek nie, i przeciwnik nie dołączy do niego karty Makowe mleko. Do Ducha nie dołączy się nic.',
            en: 'Jon Snow takes weapons only: Longclaw yes, Little Bird no, and an opponent cannot attach Milk of the Poppy to him. Nothing can be attached to Ghost.',
          },
          cards: ['jon-snow', 'longclaw', 'little-bird', 'milk-of-the-poppy', 'ghost'].map(printedId),
          situation: { seats: [{ play: ['jon-snow + longclaw', 'ghost'] }, {}] } satisfies AgotSituation,
        },
      ],
      see: ['attachments', 'attachments-in-play', 'setup-attachments'],
    },
    {
      id: 'keyword-pillage',
      title: { pl: 'Grabież', en: 'Pillage' },
      lead: {
        pl: 'Wygrana odrzuca karty z wierzchu talii przegranego.',
        en: "A win discards cards from the top of the loser's deck.",
      },
      words: { pl: 'mielenie talii, odrzuć z wierzchu', en: 'mill, discard from the deck' },
      clauses: [
        {
          rule: 'AGOT-KW-PILLAGE-a',
          text: {
            pl: 'Po wygraniu wyzwania gracz może za każdą swoją uczestniczącą postać z grabieżą odrzucić wierzchnią kartę talii przegranego.',
            en: "After winning a challenge, for each of their participating characters with pillage the player may discard the top card of the loser's deck.",
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-KW-PILLAGE-a',
          text: {
            pl: 'Atakują Euron Wronie Oko (6) i Załoga Czarnego Wiatru (3), nikt nie broni i wygrywasz 9 : 0. Oboje mają grabież: możesz odrzucić 2 wierzchnie karty talii przegranego. Euron może potem umieścić w grze pod twoją kontrolą miejsce ze stosu kart odrzuconych przegranego.',
            en: "Euron Crow's Eye (6) and Black Wind's Crew (3) attack, nobody defends, and you win 9 : 0. Both have pillage: you may discard the top 2 cards of the loser's deck. Euron may then put a location from the loser's discard pile into play under your control.",
          },
          cards: ['euron-crows-eye', 'black-winds-crew'].map(printedId),
          situation: {
            seats: [{ play: ['euron-crows-eye (kneeling, attacking)', 'black-winds-crew (kneeling, attacking)'] }, {}],
            challenge: { attacker: 0, type: 'military' },
          } satisfies AgotSituation,
        },
      ],
      see: ['challenge-keywords', 'piles', 'elimination'],
    },
    {
      id: 'keyword-renown',
      title: { pl: 'Renoma', en: 'Renown' },
      lead: { pl: 'Wygrana daje władzę samej postaci.', en: 'A win brings power to the character itself.' },
      words: { pl: 'władza na postaci, sława', en: 'power on a character, fame' },
      clauses: [
        {
          rule: 'AGOT-KW-RENOWN-a',
          text: {
            pl: 'Gdy gracz wygra wyzwanie, każda jego uczestnicząca postać z renomą może zyskać 1 żeton władzy, który leży na niej.',
            en: "After a player wins a challenge, each of that player's participating characters with renown may gain 1 power, placed on that character.",
          },
        },
        {
          rule: 'AGOT-KW-RENOWN-b',
          reading: 'interpretation',
          text: {
            pl: 'Liczą się tylko postacie zwycięzcy, nigdy przegranego, zarówno w ataku, jak i w obronie.',
            en: "Only the winner's characters count, never the loser's, both when attacking and when defending.",
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-KW-RENOWN-b',
          text: {
            pl: 'Atakuje Balon Greyjoy (5), broni Robb Stark (5), któremu Lód daje +2. Wygrywa Robb, 7 do 5, i może zyskać 1 żeton władzy; Balon, choć też ma renomę, nic nie zyskuje.',
            en: 'Balon Greyjoy (5) attacks and Robb Stark (5) defends with Ice, which gives him +2. Robb wins, 7 to 5, and may gain 1 power; Balon, though he has renown as well, gains nothing.',
          },
          cards: ['robb-stark', 'balon-greyjoy', 'ice'].map(printedId),
          situation: {
            seats: [
              { play: ['robb-stark (kneeling, defending) + ice'] },
              { play: ['balon-greyjoy (kneeling, attacking)'] },
            ],
            challenge: { attacker: 1, type: 'military' },
          } satisfies AgotSituation,
          values: [{ card: printedId('robb-stark'), of: 'strength' }],
        },
      ],
      see: ['challenge-keywords', 'goal', 'leaving-play'],
    },
    {
      id: 'keyword-stealth',
      title: { pl: 'Podstęp', en: 'Stealth' },
      lead: {
        pl: 'Atakujący omija wybraną postać, która nie może bronić.',
        en: 'An attacker bypasses a character, which then cannot defend.',
      },
      words: { pl: 'omijanie, nieblokowalny, ominięta', en: 'evasion, unblockable, bypass' },
      clauses: [
        {
          rule: 'AGOT-KW-STEALTH-a',
          text: {
            pl: 'Inicjując wyzwanie, atakujący gracz może za każdego atakującego z podstępem wybrać jedną postać bez podstępu, którą kontroluje broniący gracz.',
            en: 'When initiating, for each attacker with stealth the attacking player may choose one character without stealth controlled by the defending player.',
          },
        },
        {
          rule: 'AGOT-KW-STEALTH-b',
          text: {
            pl: 'Każda wybrana postać jest ominięta i nie można jej zadeklarować jako obrońcy w tym wyzwaniu.',
            en: 'Each chosen character is bypassed and cannot be declared as a defender in that challenge.',
          },
        },
        {
          rule: 'AGOT-KW-STEALTH-e',
          text: {
            pl: 'O użyciu podstępu decyduje się dla każdego atakującego osobno. Postaci, która sama ma podstęp, wybrać nie można.',
            en: 'Using stealth is optional for each attacker, and a character that itself has stealth cannot be chosen.',
          },
        },
        {
          rule: 'AGOT-KW-STEALTH-c',
          reading: 'interpretation',
          text: {
            pl: 'Każdy atakujący z podstępem potrzebuje innego celu. Wolno wybierać klęczących. Ominięcie zostaje, nawet gdy atakujący odejdzie lub straci podstęp.',
            en: 'Each stealth attacker needs a target of its own. Kneeling characters may be chosen. The bypass stays even if the stealth attacker later leaves or loses stealth.',
          },
        },
        {
          rule: 'AGOT-KW-STEALTH-d',
          reading: 'interpretation',
          text: {
            pl: 'Ominiętą postać może jeszcze dołożyć do wyzwania efekt, który jej nie deklaruje.',
            en: 'A bypassed character may still be put into the challenge by an effect that does not declare it.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-KW-STEALTH-e',
          text: {
            pl: 'Atakują Theon Greyjoy i Asha Greyjoy, oboje z podstępem: możesz ominąć dwie postacie, na przykład Robba i Catelyn Stark. Aryi Stark ominąć nie można, bo sama ma podstęp.',
            en: 'Theon Greyjoy and Asha Greyjoy attack, both with stealth: you may bypass two characters, such as Robb Stark and Catelyn Stark. Arya Stark cannot be bypassed, as she has stealth herself.',
          },
          cards: ['theon-greyjoy', 'asha-greyjoy', 'robb-stark', 'catelyn-stark', 'arya-stark'].map(printedId),
          situation: {
            seats: [
              { play: ['theon-greyjoy', 'asha-greyjoy'] },
              { play: ['robb-stark', 'catelyn-stark', 'arya-stark'] },
            ],
          } satisfies AgotSituation,
        },
        {
          rule: 'AGOT-KW-STEALTH-d',
          text: {
            pl: 'Robert Baratheon został ominięty, więc nie można go zadeklarować. Klęczącego Roberta może jednak włączyć do obrony wydarzenie Nasza jest furia: to nie jest deklaracja.',
            en: 'Robert Baratheon was bypassed, so he cannot be declared as a defender. But if he is kneeling, Ours is the Fury can still make him a defender: that is no declaration.',
          },
          cards: ['robert-baratheon', 'ours-is-the-fury'].map(printedId),
        },
      ],
      see: ['challenge-initiating', 'challenge-defenders', 'redirect-stealth'],
    },
    {
      id: 'keyword-terminal',
      title: { pl: 'Nietrwały', en: 'Terminal' },
      lead: { pl: 'Nietrwały dodatek nie wraca na rękę.', en: 'A terminal attachment does not return to hand.' },
      words: { pl: 'dodatek przepada', en: 'attachment is lost' },
      clauses: [
        {
          rule: 'AGOT-KW-TERMINAL-a',
          text: {
            pl: 'Nietrwały dodatek jest odrzucany, a nie wraca na rękę, gdy karta lub element, na którym leży, opuszcza grę.',
            en: 'A terminal attachment is discarded, not returned to hand, when the card or element it is on leaves play.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-KW-TERMINAL-a',
          text: {
            pl: 'Ginie Balon Greyjoy z kartami Toporek do rzucania i Makowe mleko. Toporek wraca na rękę swojego właściciela, a mleko trafia na stos kart odrzuconych.',
            en: "Balon Greyjoy is killed with a Throwing Axe and Milk of the Poppy on him. The Axe returns to its owner's hand, the Milk goes to the discard pile.",
          },
          cards: ['balon-greyjoy', 'throwing-axe', 'milk-of-the-poppy'].map(printedId),
          situation: {
            seats: [{ play: ['balon-greyjoy + throwing-axe + milk-of-the-poppy (controlled by 1)'] }, {}],
          } satisfies AgotSituation,
        },
      ],
      see: ['attachments-in-play', 'leaving-play'],
    },
  ],
};
