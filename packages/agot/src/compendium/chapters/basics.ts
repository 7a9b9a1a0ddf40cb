import { printedId, type RulesChapter } from '@kronika/kernel';

/** What the game is about, what it is made of, and which rule wins when two of them disagree. */
export const basics: RulesChapter = {
  id: 'basics',
  title: { pl: 'Podstawy', en: 'The basics' },
  entries: [
    {
      id: 'precedence',
      title: { pl: 'Co ma pierwszeństwo', en: 'What takes precedence' },
      lead: {
        pl: 'Karty i zasady czasem sobie przeczą; wtedy obowiązuje ta kolejność.',
        en: 'Cards and rules sometimes disagree; then this is the order that counts.',
      },
      words: {
        pl: 'złote zasady, sprzeczność, konflikt zasad, nie może',
        en: 'golden rules, contradiction, cannot, cant',
      },
      clauses: [
        {
          rule: 'AGOT-GOLD-a',
          text: {
            pl: 'Gdy Zasady wprowadzające mówią co innego niż Kompletna Księga Zasad, rację ma Księga.',
            en: 'Where the introductory booklet and the Rules Reference disagree, the Rules Reference is right.',
          },
        },
        {
          rule: 'AGOT-GOLD-b',
          text: {
            pl: 'Gdy tekst karty przeczy zasadom, rację ma karta.',
            en: 'Where the text of a card and the rules disagree, the card is right.',
          },
        },
        {
          rule: 'AGOT-GOLD-c',
          text: {
            pl: '„Nie może” jest ostateczne: czego coś zabrania, na to nie pozwoli żadna inna zdolność, nawet taka, która mówi „możesz”.',
            en: '“Cannot” is final: what something forbids, no other ability can allow, not even one that says “you may”.',
          },
        },
        {
          rule: 'AGOT-GOLD-d',
          text: {
            pl: 'Gdy zasady nie podają kolejności, zaczyna pierwszy gracz, a po nim następni w kolejności rozgrywki.',
            en: 'Where the rules give no order, the first player goes first, then the others in player order.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-GOLD-c',
          text: {
            pl: 'Masz odkrytą fabułę Atak z zaskoczenia i nie możesz zainicjować więcej niż 1 wyzwania. Khal Drogo pozwala na dodatkowe wyzwanie militarne, ale zakaz jest silniejszy: w tej fazie wyzwanie będzie jedno.',
            en: 'Your revealed plot is Sneak Attack, so you cannot initiate more than 1 challenge. Khal Drogo would allow an additional military challenge, but the ban is stronger: there is one challenge for you this phase.',
          },
          cards: ['sneak-attack', 'khal-drogo'].map(printedId),
        },
      ],
      see: ['first-player', 'player-order', 'sets-and-bans'],
    },
    {
      id: 'formats',
      title: { pl: 'Pojedynek i starcie', en: 'Joust and melee' },
      lead: {
        pl: 'Dwoje graczy toczy pojedynek, a troje lub więcej – starcie.',
        en: 'Two players play a joust, three or more a melee.',
      },
      words: {
        pl: 'liczba graczy, wieloosobowa, format, joust, melee',
        en: 'number of players, multiplayer, format, two players',
      },
      clauses: [
        {
          rule: 'AGOT-COMP-a',
          text: {
            pl: 'Gra dwuosobowa to pojedynek, a gra w co najmniej trzy osoby to starcie. Format ustala się na początku i już się on nie zmienia, nawet gdy w starciu zostanie dwoje graczy.',
            en: 'A game of two is a joust, a game of three or more a melee. The format is settled at the start and does not change, not even when only two players of a melee are left.',
          },
        },
        {
          rule: 'AGOT-COMP-b',
          text: {
            pl: 'Każdy gracz przynosi 1 kartę stronnictwa, najwyżej 1 agendę, talię fabuły z dokładnie 7 kart i talię dobierania z co najmniej 60 kart.',
            en: 'Each player brings 1 faction card, at most 1 agenda, a plot deck of exactly 7 cards, and a draw deck of at least 60.',
          },
        },
        {
          rule: 'AGOT-COMP-c',
          text: {
            pl: 'Wspólne są: skarbiec (złoto, władza i żetony wpływów, których nikt teraz nie używa), żeton pierwszego gracza, a w starciu także pula tytułów.',
            en: 'Shared by all: the treasury (gold, power and influence tokens that nobody is using), the first-player token, and in melee the title pool.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-COMP-c',
          text: {
            pl: 'Regent Korony i pozostałe pięć tytułów leżą w puli tylko w starciu. W pojedynku nikt nie nosi tytułu i nikt nie przekierowuje wyzwań.',
            en: 'Crown Regent and the other five titles lie in the pool in melee only. In a joust nobody holds a title, and nobody redirects challenges.',
          },
          cards: ['crown-regent'].map(printedId),
        },
      ],
      see: ['deck-frame', 'titles-choosing', 'tokens'],
    },
    {
      id: 'goal',
      title: { pl: 'O co toczy się gra', en: 'What the game is about' },
      lead: { pl: 'Wygrywa ten, kto pierwszy zgromadzi 15 żetonów władzy.', en: 'The first to gather 15 power wins.' },
      words: {
        pl: 'cel gry, punkty, władza, żetony władzy, dla twojego stronnictwa',
        en: 'goal, points, score, power tokens, for your faction',
      },
      clauses: [
        {
          rule: 'AGOT-POWER-a',
          text: {
            pl: 'Łączna władza gracza to wszystkie żetony władzy na kartach, które kontroluje: na karcie stronnictwa, na postaciach i na wszystkim innym.',
            en: "A player's total power is all the power on cards that player controls: on the faction card, on characters, on anything else.",
          },
        },
        {
          rule: 'AGOT-POWER-b',
          text: {
            pl: 'Władzę zyskaną „dla swojego stronnictwa” kładzie się na karcie stronnictwa.',
            en: 'Power gained “for your faction” is placed on your faction card.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-POWER-a',
          text: {
            pl: 'Na karcie Ród Lannisterów leży 11 żetonów władzy, a na Tywinie Lannisterze 3 za renomę. To razem 14: brakuje 1. Gdyby Tywin zginął, jego żetony wróciłyby do skarbca i zostałoby 11.',
            en: 'There is 11 power on House Lannister and 3 on Tywin Lannister from renown. That makes 14, and 1 is missing. Were Tywin killed, his power would go back to the treasury and leave you with 11.',
          },
          cards: ['house-lannister', 'tywin-lannister'].map(printedId),
        },
      ],
      see: ['winning-the-game', 'power-claim', 'keyword-renown'],
    },
    {
      id: 'tokens',
      title: { pl: 'Żetony i skarbiec', en: 'Tokens and the treasury' },
      lead: {
        pl: 'Złoto i władza przychodzą ze skarbca i do niego wracają, i nigdy ich nie brakuje.',
        en: 'Gold and power come from the treasury and go back to it, and never run out.',
      },
      words: {
        pl: 'złoto, monety, żeton wpływów, trucizna, zdrada, znaczniki, zawartość pudełka',
        en: 'gold, coins, influence token, counters, poison, betrayal, box contents',
      },
      clauses: [
        {
          rule: 'AGOT-COMP-d',
          text: {
            pl: 'Złota, władzy i żetonów wpływów nigdy nie zabraknie: żaden efekt nie jest mniejszy dlatego, że skończyły się żetony.',
            en: 'Gold, power and influence tokens never run out: no effect is smaller because there are no more of them.',
          },
        },
        {
          rule: 'AGOT-COMP-e',
          text: {
            pl: 'Przy prawdziwym stole, gdy brakuje żetonów z pudełka, zastępuje je cokolwiek innego.',
            en: 'At a real table, anything else may stand in for tokens of which the box does not have enough.',
          },
        },
        {
          rule: 'AGOT-COMP-f',
          text: {
            pl: 'Żetony wpływów nie mają własnych zasad. Oznaczają to, co nazwie karta, na przykład truciznę, zdradę lub stanie, i mogą leżeć na każdej karcie w grze, także na fabule.',
            en: 'Influence tokens have no rules of their own. They stand for whatever a card calls them, such as poison, betrayal or stand, and may lie on any card in play, a plot included.',
          },
        },
        {
          rule: 'AGOT-COMP-g',
          text: {
            pl: 'Co zyskujesz, bierzesz ze skarbca; wydane i stracone złoto do niego wraca. Wracają tam też wszystkie żetony z karty, która opuszcza grę.',
            en: 'What you gain comes from the treasury; gold spent or lost goes back to it. So do all tokens on a card that leaves play.',
          },
        },
        {
          rule: 'AGOT-COMP-h',
          text: {
            pl: 'W pudełku są: 28 fabuł, po 20 kart każdego z ośmiu stronnictw, 31 kart neutralnych, agenda Wierność, 8 dwustronnych kart stronnictw i sztandarów, 6 tytułów, 30 żetonów złota, 30 żetonów władzy, 10 żetonów wpływów i żeton pierwszego gracza.',
            en: 'The box holds 28 plots, 20 cards of each of the eight factions, 31 neutral cards, the agenda Fealty, 8 double-sided faction and banner cards, 6 titles, 30 gold, 30 power and 10 influence tokens, and the first-player token.',
          },
        },
        {
          rule: 'AGOT-GAIN-a',
          text: {
            pl: 'Zyskane złoto trafia ze skarbca do puli złota gracza, a zyskana władza – ze skarbca na wskazaną kartę.',
            en: "Gained gold goes from the treasury to the player's gold pool, gained power from the treasury to the card that is named.",
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-COMP-f',
          text: {
            pl: 'Potęga za tronem kładzie na sobie 1 żeton stania. Póki tam leży, możesz go w dowolnym oknie akcji odrzucić, żeby jakaś postać wstała. Gdy odkryjesz następną fabułę, niewykorzystany żeton wraca do skarbca.',
            en: 'Power Behind the Throne places 1 stand token on itself. While it lies there, you may discard it in any action window to stand a character. When you reveal your next plot, a token you did not use goes back to the treasury.',
          },
          cards: ['power-behind-the-throne'].map(printedId),
        },
      ],
      see: ['moving-tokens', 'leaving-play', 'income'],
    },
  ],
};
