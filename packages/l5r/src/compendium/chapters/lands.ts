import { printedId, type RulesChapter } from '@kronika/kernel';

/** The cards that make up a player's lands. */
export const lands: RulesChapter = {
  id: 'lands',
  title: { pl: 'Prowincje, miejsca i twierdze', en: 'Provinces, holdings and strongholds' },
  entries: [
    {
      id: 'provinces',
      title: { pl: 'Prowincje', en: 'Provinces' },
      lead: {
        pl: 'Pięć ziem każdego gracza: to o nie toczą się konflikty.',
        en: 'The five lands of each player: this is what conflicts are fought over.',
      },
      clauses: [
        {
          rule: 'L5R-PROV-a',
          text: {
            pl: 'Zakryta prowincja zostaje odkryta, gdy ktoś zadeklaruje na nią atak.',
            en: 'A facedown province is revealed when an attack is declared against it.',
          },
        },
        {
          rule: 'L5R-PROV-b',
          text: {
            pl: 'Jeśli zakryta prowincja staje się atakowana w inny sposób, odkrywa się ją natychmiast.',
            en: 'If a facedown province becomes the attacked one in some other way, it is revealed at once.',
          },
        },
        {
          rule: 'L5R-PROV-c',
          text: {
            pl: 'Odkryta, niespustoszona prowincja jest w grze i jej zdolności działają. Spustoszona nie ma działającego tekstu.',
            en: 'A faceup, unbroken province is in play and its abilities work. A broken one has no usable text.',
          },
        },
        {
          rule: 'L5R-PROV-d',
          text: {
            pl: 'Siła prowincji to jej wydrukowana siła plus dodatkowa siła odkrytych miejsc, które w niej leżą, plus inne działające modyfikatory. Do prowincji z twierdzą dolicza się też dodatkową siłę twierdzy.',
            en: "The strength of a province is its printed strength, plus the strength bonuses of faceup holdings in it, plus other modifiers at work. The stronghold's bonus counts for the stronghold province.",
          },
        },
        {
          rule: 'L5R-PROV-e',
          text: {
            pl: 'Każda prowincja ma jeden żywioł, podany w dolnym rogu karty.',
            en: 'Each province belongs to one element, shown in the lower corner of the card.',
          },
        },
        {
          rule: 'L5R-PROV-f',
          text: {
            pl: 'Raz odkryta prowincja pozostaje odkryta do końca gry, chyba że zakryje ją z powrotem jakaś karta.',
            en: 'Once turned up, a province stays faceup for the rest of the game, unless a card turns it down again.',
          },
          reading: 'interpretation',
        },
      ],
      examples: [
        {
          rule: 'L5R-PROV-d',
          text: {
            pl: 'Pielgrzymka ma siłę 5. Gdy leży w niej odkryty Cesarski skład (+1), jej siła wynosi 6.',
            en: 'Pilgrimage has strength 5. While a faceup Imperial Storehouse (+1) lies in it, its strength is 6.',
          },
          cards: ['pilgrimage', 'imperial-storehouse'].map(printedId),
          situation: {
            seats: [
              {
                provinces: [
                  'the-art-of-peace',
                  'pilgrimage (faceup)',
                  'manicured-garden',
                  'ancestral-lands',
                  'rally-to-the-cause',
                ],
                rows: [['imperial-storehouse']],
              },
              {},
            ],
          },
          values: [{ card: printedId('pilgrimage'), of: 'strength' }],
        },
      ],
      see: ['conflict-breaking', 'holdings', 'strongholds'],
    },
    {
      id: 'holdings',
      title: { pl: 'Miejsca', en: 'Holdings' },
      lead: {
        pl: 'Budowle i pola bitew, które wzmacniają prowincję od chwili odkrycia.',
        en: 'Buildings and battlefields that help a province from the moment they are turned up.',
      },
      clauses: [
        {
          rule: 'L5R-HOLD-a',
          text: {
            pl: 'Miejsc się nie zagrywa. Miejsce działa i jest w grze, odkąd leży odkryte w prowincji swojego właściciela.',
            en: 'Holdings are not played. A holding works and is in play once it lies faceup in a province of its owner.',
          },
        },
        {
          rule: 'L5R-HOLD-b',
          text: {
            pl: 'Miejsce działa, dopóki leży w prowincji odkryte, a jego dodatkowa siła zmienia siłę tej prowincji.',
            en: 'A holding works as long as it lies faceup in the province, and its strength bonus changes the strength of that province.',
          },
        },
        {
          rule: 'L5R-HOLD-c',
          text: {
            pl: 'Prowincji, w której leży miejsce, się nie wypełnia.',
            en: 'A province that contains a holding is not refilled.',
          },
        },
        {
          rule: 'L5R-HOLD-d',
          text: {
            pl: 'W kroku 5.3 odkryte miejsce można odrzucić jak każdą inną odkrytą kartę dynastii. Prowincję wypełnia się wtedy zakrytą kartą.',
            en: 'In step 5.3 a faceup holding may be discarded like any other faceup dynasty card. The province is then refilled facedown.',
          },
        },
        {
          rule: 'L5R-HOLD-e',
          text: {
            pl: 'Odkryte miejsce jest w grze bez względu na to, czy prowincja pod nim jest zakryta, odkryta czy spustoszona.',
            en: 'A faceup holding is in play whether the province under it is facedown, faceup or broken.',
          },
          reading: 'interpretation',
        },
      ],
      examples: [
        {
          rule: 'L5R-HOLD-e',
          text: {
            pl: 'Fortyfikacje pogranicza (+2) leżą odkryte na zakrytej prowincji. Gdy atak ją odkryje i okaże się, że to Nocny wypad (siła 4), do jej spustoszenia potrzeba przewagi 6.',
            en: 'Borderlands Fortifications (+2) lies faceup on a facedown province. When an attack reveals it to be Night Raid (strength 4), it takes a margin of 6 to break it.',
          },
          cards: ['borderlands-fortifications', 'night-raid'].map(printedId),
          situation: {
            seats: [
              {
                provinces: [
                  'the-art-of-peace',
                  'night-raid (faceup)',
                  'manicured-garden',
                  'ancestral-lands',
                  'rally-to-the-cause',
                ],
                rows: [['borderlands-fortifications']],
              },
              {},
            ],
          },
          values: [{ card: printedId('night-raid'), of: 'strength' }],
        },
      ],
      see: ['provinces', 'dynasty-reveal', 'regroup-discard', 'refilling'],
    },
    {
      id: 'strongholds',
      title: { pl: 'Twierdze', en: 'Strongholds' },
      lead: {
        pl: 'Siedziba klanu; kto ją straci, przegrywa.',
        en: 'The seat of your clan; whoever loses it loses the game.',
      },
      clauses: [
        {
          rule: 'L5R-STRONG-a',
          text: {
            pl: 'Twierdza jest w grze, nie może jej opuścić i nigdy nie przejdzie pod kontrolę przeciwnika.',
            en: "A stronghold is in play, can never leave play and can never come under the opponent's control.",
          },
        },
        {
          rule: 'L5R-STRONG-b',
          text: {
            pl: 'Twierdza daje początkowy honor, los w każdej rundzie, wpływ do budowania talii, dodatkową siłę dla swojej prowincji oraz zdolność.',
            en: 'It gives you your starting honor, fate each round, influence for deck building, a strength bonus for its province, and an ability.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-STRONG-b',
          text: {
            pl: 'Pod twierdzą Shiro Nishiyama (+3) leży Obrona Muru (siła 4). Ta prowincja ma siłę 7.',
            en: 'Defend the Wall (strength 4) lies under Shiro Nishiyama (+3). That province has strength 7.',
          },
          cards: ['shiro-nishiyama', 'defend-the-wall'].map(printedId),
          situation: {
            seats: [
              {
                stronghold: 'shiro-nishiyama',
                provinces: [
                  'defend-the-wall (faceup)',
                  'night-raid (faceup)',
                  'manicured-garden',
                  'ancestral-lands',
                  'rally-to-the-cause',
                ],
              },
              {},
            ],
          },
          values: [{ card: printedId('defend-the-wall'), of: 'strength' }],
        },
      ],
      see: ['provinces', 'setup-honor', 'conflict-breaking', 'winning-the-game'],
    },
    {
      id: 'roles',
      title: { pl: 'Role', en: 'Roles' },
      lead: {
        pl: 'Rola nadaje talii charakter i działa obok twierdzy.',
        en: 'A role lends your deck its character and works from beside the stronghold.',
      },
      clauses: [
        {
          rule: 'L5R-ROLE-a',
          text: {
            pl: 'Rola leży odkryta obok twierdzy. Jest poza grą, a mimo to jej tekst stamtąd działa.',
            en: 'A role lies faceup beside the stronghold. It is out of play, and yet its text works from there.',
          },
        },
        {
          rule: 'L5R-ROLE-b',
          text: {
            pl: 'Karty, która ma wydrukowany typ „rola”, nie można usunąć zdolnościami innych kart.',
            en: 'A card whose printed type is role cannot be removed by the abilities of other cards.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-ROLE-a',
          text: {
            pl: 'Jako broniący gracz wygrywasz konflikt o krąg Ognia. Opiekun Ognia leży poza grą, a jednak jego reakcja działa: zyskujesz 1 żeton losu.',
            en: 'As the defending player you win a conflict for the Fire ring. Keeper of Fire lies out of play, and yet its reaction works: you gain 1 fate.',
          },
          cards: ['keeper-of-fire'].map(printedId),
        },
      ],
      see: ['strongholds', 'setup-provinces'],
    },
  ],
};
