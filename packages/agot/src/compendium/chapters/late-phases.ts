import { printedId, type RulesChapter } from '@kronika/kernel';
import type { AgotSituation } from '../../situation/description.ts';

/** Phases 5 to 7. */
export const latePhases: RulesChapter = {
  id: 'late-phases',
  title: { pl: 'Dominacja, wstawanie, podatki', en: 'Dominance, standing, taxation' },
  entries: [
    {
      id: 'dominance',
      title: { pl: 'Dominacja', en: 'Dominance' },
      lead: {
        pl: 'Kroki 5.1–5.3: kto ma najwięcej stojącej SIŁY i złota, zyskuje władzę.',
        en: 'Steps 5.1 to 5.3: the most standing STR and gold brings power.',
      },
      words: { pl: 'liczenie dominacji, remis dominacji', en: 'count dominance, tie for dominance' },
      clauses: [
        {
          rule: 'AGOT-5.1-a',
          text: { pl: '(Krok 5.1) Zaczyna się faza dominacji.', en: 'Step 5.1: the dominance phase begins.' },
        },
        {
          rule: 'AGOT-5.2-a',
          text: {
            pl: '(Krok 5.2) Wszyscy jednocześnie liczą SIŁĘ swoich stojących postaci, dodają 1 za każdą sztukę złota w puli i to, co dają karty lub tytuły. Klęczący nie dają nic.',
            en: 'Step 5.2: all players at the same time add up the STR of their standing characters, plus 1 per gold in their pool, plus what cards or titles contribute. Kneeling characters add nothing.',
          },
        },
        {
          rule: 'AGOT-5.2-b',
          text: {
            pl: 'Kto ma najwięcej, wygrywa dominację i zyskuje 1 żeton władzy dla swojego stronnictwa.',
            en: 'Whoever has the most wins dominance and gains 1 power for their faction.',
          },
        },
        {
          rule: 'AGOT-5.2-c',
          text: {
            pl: 'Jeśli najwyższą sumę ma więcej niż jeden gracz, nikt nie wygrywa dominacji.',
            en: 'If two or more players share the highest total, nobody wins dominance.',
          },
        },
        {
          rule: 'AGOT-5.2-d',
          reading: 'interpretation',
          text: {
            pl: 'Wygrać można też bez stojących postaci, choćby samym złotem.',
            en: 'One can win without standing characters, by gold alone for example.',
          },
        },
        { rule: 'AGOT-5.2-e', text: { pl: 'Złoto się liczy, ale nie wydaje.', en: 'The gold is counted, not spent.' } },
        {
          rule: 'AGOT-5.2-f',
          reading: 'interpretation',
          text: {
            pl: 'Nie ma najmniejszej wymaganej sumy, ale jeśli wszyscy mają 0, jest remis i nikt nie wygrywa.',
            en: 'There is no least total, but if everybody has 0, that is a tie and nobody wins.',
          },
        },
        {
          rule: 'AGOT-5.3-a',
          text: {
            pl: 'Po oknie akcji faza dominacji się kończy (krok 5.3).',
            en: 'After the action window the dominance phase ends (step 5.3).',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-5.2-a',
          text: {
            pl: 'Stoi twój Stannis Baratheon (5), masz 2 złota i Żelazny Tron, który dodaje 8: razem 15. Klęcząca Melisandre nie dodaje nic. Przeciwnik ma 12, więc wygrywasz i zyskujesz 1 żeton władzy.',
            en: 'Your Stannis Baratheon (5) is standing, you have 2 gold and The Iron Throne, which adds 8: 15 in all. A kneeling Melisandre adds nothing. Your opponent has 12, so you win and gain 1 power.',
          },
          cards: ['stannis-baratheon', 'the-iron-throne', 'melisandre'].map(printedId),
          situation: {
            seats: [
              {
                faction: 'house-baratheon',
                gold: 2,
                play: ['stannis-baratheon', 'melisandre (kneeling)', 'the-iron-throne'],
              },
              {},
            ],
            phase: 'dominance',
          } satisfies AgotSituation,
          values: [{ card: printedId('house-baratheon'), of: 'dominance' }],
        },
        {
          rule: 'AGOT-5.2-c',
          text: {
            pl: 'Twoje stojące postacie mają razem 6 SIŁY i masz 1 sztukę złota, przeciwnik ma stojących Tywina Lannistera (6) i kartę Kupiec z Lannisportu (1), ale ani sztuki złota: jest 7 do 7. Nikt nie wygrywa dominacji i nie ma reakcji na jej wygranie.',
            en: 'Your standing characters have 6 STR and you have 1 gold; your opponent has a standing Tywin Lannister (6), Lannisport Merchant (1) and no gold: 7 to 7. Nobody wins dominance, and nobody reacts to winning it.',
          },
          cards: ['tywin-lannister', 'lannisport-merchant'].map(printedId),
          situation: {
            seats: [{}, { faction: 'house-lannister', gold: 0, play: ['tywin-lannister', 'lannisport-merchant'] }],
            phase: 'dominance',
          } satisfies AgotSituation,
          values: [{ card: printedId('house-lannister'), of: 'dominance' }],
        },
      ],
      see: ['strength', 'titles-bonuses', 'standing-phase'],
    },
    {
      id: 'standing-phase',
      title: { pl: 'Faza wstawania', en: 'The standing phase' },
      lead: {
        pl: 'Kroki 6.1–6.3: wszystkie klęczące karty wstają.',
        en: 'Steps 6.1 to 6.3: all kneeling cards stand.',
      },
      words: { pl: 'odtapowanie, prostowanie kart, wstać', en: 'untap, ready, refresh, stand' },
      clauses: [
        {
          rule: 'AGOT-6.1-a',
          text: { pl: '(Krok 6.1) Zaczyna się faza wstawania.', en: 'Step 6.1: the standing phase begins.' },
        },
        {
          rule: 'AGOT-6.2-a',
          text: {
            pl: '(Krok 6.2) Wszystkie klęczące karty w grze wstają jednocześnie: postacie, miejsca, dodatki i karty stronnictw.',
            en: 'Step 6.2: all kneeling cards in play stand at the same time: characters, locations, attachments and faction cards.',
          },
        },
        {
          rule: 'AGOT-6.2-b',
          reading: 'interpretation',
          text: {
            pl: 'Jeśli efekt ogranicza, ilu kartom gracza wolno wstać, gracz wybiera którym. Wybiera się w kolejności rozgrywki, a wstaje naraz.',
            en: 'If an effect caps how many cards a player may stand, that player chooses which. Choices are made in player order, and the standing is simultaneous.',
          },
        },
        {
          rule: 'AGOT-6.3-a',
          text: {
            pl: 'Po oknie akcji faza wstawania się kończy (krok 6.3).',
            en: 'After the action window the standing phase ends (step 6.3).',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-6.2-b',
          text: {
            pl: 'W grze jest Stannis Baratheon: każdy gracz podniesie w tej fazie najwyżej 2 postacie. U ciebie klęczą Eddard Stark, Catelyn Stark i Arya Stark, więc wybierasz, które dwoje wstanie. Bramy Winterfell i karta stronnictwa wstają normalnie.',
            en: 'Stannis Baratheon is in play: each player can stand at most 2 characters this phase. Your Eddard Stark, Catelyn Stark and Arya Stark are kneeling, so you choose which two stand. Gates of Winterfell and the faction card stand as usual.',
          },
          cards: ['stannis-baratheon', 'eddard-stark', 'catelyn-stark', 'arya-stark', 'gates-of-winterfell'].map(
            printedId,
          ),
          situation: {
            seats: [
              {
                play: [
                  'eddard-stark (kneeling)',
                  'catelyn-stark (kneeling)',
                  'arya-stark (kneeling)',
                  'gates-of-winterfell (kneeling)',
                ],
              },
              { play: ['stannis-baratheon'] },
            ],
            phase: 'standing',
            step: 'begin',
          } satisfies AgotSituation,
        },
      ],
      see: ['kneeling', 'dominance', 'taxation-phase'],
    },
    {
      id: 'taxation-phase',
      title: { pl: 'Faza podatków', en: 'The taxation phase' },
      lead: {
        pl: 'Kroki 7.1–7.5: złoto wraca, ręce się zmniejszają, runda się kończy.',
        en: 'Steps 7.1 to 7.5: gold goes back, hands shrink, the round ends.',
      },
      words: { pl: 'koniec rundy, zwrot złota, podatki', en: 'end of round, return gold' },
      clauses: [
        {
          rule: 'AGOT-7.1-a',
          text: { pl: '(Krok 7.1) Zaczyna się faza podatków.', en: 'Step 7.1: the taxation phase begins.' },
        },
        {
          rule: 'AGOT-7.4-a',
          text: {
            pl: '(Krok 7.4) W starciu wszystkie tytuły jednocześnie opuszczają grę i wracają do puli.',
            en: 'Step 7.4: in melee all titles leave play at the same time and return to the pool.',
          },
        },
        {
          rule: 'AGOT-7.5-a',
          text: {
            pl: '(Krok 7.5) Po oknie akcji kończy się faza, a z nią runda. Wygasają efekty „do końca rundy” i zaczyna się następna od kroku 1.1.',
            en: 'Step 7.5: after the action window the phase and with it the round end. “Until the end of the round” effects expire, and the next round starts with step 1.1.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-7.5-a',
          text: {
            pl: 'Zagrano Miecz w ciemności: przeciwnik nie może w tej rundzie inicjować wyzwań przeciwko tobie. Zakaz kończy się w kroku 7.5.',
            en: 'The Sword in the Darkness was played: your opponent cannot initiate challenges against you this round. The ban ends in step 7.5.',
          },
          cards: ['the-sword-in-the-darkness'].map(printedId),
        },
      ],
      see: ['unspent-gold', 'reserve-check', 'titles-choosing'],
    },
    {
      id: 'unspent-gold',
      title: { pl: 'Niewydane złoto', en: 'Unspent gold' },
      lead: { pl: 'Krok 7.2: czego nie wydasz, to oddasz.', en: 'Step 7.2: what you do not spend, you give back.' },
      words: { pl: 'oszczędzanie złota, zwrot złota', en: 'saving gold, return gold' },
      clauses: [
        {
          rule: 'AGOT-7.2-a',
          reading: 'interpretation',
          text: {
            pl: '(Krok 7.2) Wszyscy jednocześnie oddają do skarbca całe niewydane złoto ze swoich pul. Złoto leżące na innych kartach zostaje.',
            en: 'Step 7.2: all players at the same time return all unspent gold from their pools to the treasury. Gold tokens on other cards are not touched.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-7.2-a',
          text: {
            pl: 'Zostawiasz 4 złota na zasadzkę: Złote płaszcze wchodzą w fazie wyzwań za 2. Pozostałe 2 liczą się jeszcze do dominacji, ale w fazie podatków przepadają.',
            en: 'You keep 4 gold for an ambush: Gold Cloaks enter play in the challenges phase for 2. The other 2 still count for dominance, but are lost in the taxation phase.',
          },
          cards: ['gold-cloaks'].map(printedId),
        },
      ],
      see: ['income', 'dominance', 'taxation-phase'],
    },
    {
      id: 'reserve-check',
      title: { pl: 'Rezerwy i wielkość ręki', en: 'Reserve and hand size' },
      lead: {
        pl: 'Krok 7.3: nadmiar kart na ręce trzeba odrzucić.',
        en: 'Step 7.3: cards over the reserve are discarded.',
      },
      words: { pl: 'limit ręki, wielkość ręki, odrzucanie nadmiaru', en: 'hand size, hand limit, maximum hand' },
      clauses: [
        {
          rule: 'AGOT-7.3-a',
          text: {
            pl: '(Krok 7.3) W kolejności rozgrywki każdy porównuje liczbę kart na ręce z rezerwami swojej odkrytej fabuły razem z modyfikatorami rezerw.',
            en: 'Step 7.3: in player order each player compares their hand size with the reserve of their revealed plot, reserve modifiers included.',
          },
        },
        {
          rule: 'AGOT-7.3-b',
          text: {
            pl: 'Kto ma więcej, wybiera i odrzuca karty, aż będzie miał tyle, ile wynoszą rezerwy.',
            en: 'Who has more chooses and discards cards until the hand equals the reserve.',
          },
        },
        {
          rule: 'AGOT-7.3-c',
          text: {
            pl: 'Kto nie ma więcej, nie może tu nic odrzucić.',
            en: 'Who does not have more may not discard here.',
          },
        },
        {
          rule: 'AGOT-7.3-d',
          reading: 'interpretation',
          text: {
            pl: 'Karty jednego gracza odrzuca się razem, jako jedno zdarzenie, a każdy kończy, zanim zacznie następny.',
            en: "One player's cards are discarded together as one occurrence, and each player finishes before the next begins.",
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-7.3-b',
          text: {
            pl: 'Twoja fabuła Rozkaz wymarszu ma rezerwy 4, ale Samwell Tarly dodaje 1, a Żelazny Tron jeszcze 1. Z 8 kart na ręce odrzucasz 2, żeby zostało 6.',
            en: 'Your plot Marching Orders has reserve 4, but Samwell Tarly adds 1 and The Iron Throne another 1. With 8 cards in hand you discard 2, which leaves 6.',
          },
          cards: ['marching-orders', 'samwell-tarly', 'the-iron-throne'].map(printedId),
          situation: {
            seats: [{ plot: 'marching-orders', play: ['samwell-tarly', 'the-iron-throne'] }, {}],
            phase: 'taxation',
          } satisfies AgotSituation,
          values: [{ card: printedId('marching-orders'), of: 'reserve' }],
        },
      ],
      see: ['plot-modifiers', 'titles-laws', 'taxation-phase'],
    },
  ],
};
