import { printedId, type RulesChapter } from '@kronika/kernel';
import { fateSum } from '../sums.ts';

/** What happens before the first round. */
export const setup: RulesChapter = {
  id: 'setup',
  title: { pl: 'Przygotowanie gry', en: 'Setup' },
  entries: [
    {
      id: 'setup-table',
      title: { pl: 'Talie, żetony i pierwszy gracz', en: 'Decks, tokens and the first player' },
      lead: {
        pl: 'Kroki 1–4: co przygotować, zanim trafi na stół pierwsza prowincja.',
        en: 'Steps 1 to 4: what to prepare before the first province is laid.',
      },
      clauses: [
        {
          rule: 'L5R-SETUP-1',
          text: {
            pl: 'Każdy gracz wybiera talię zgodną z zasadami budowania albo talię startową.',
            en: 'Each player chooses a deck that keeps the rules of deck building, or a starter deck.',
          },
        },
        {
          rule: 'L5R-SETUP-2',
          text: {
            pl: 'Tworzy się ogólną pulę żetonów (z Łaską cesarską) oraz pulę niezajętych kręgów. Leży w niej wszystkich pięć kręgów, bez losu.',
            en: 'The general token pool is made, with the Imperial Favor, and the pool of unclaimed rings with all five rings and no fate on them.',
          },
        },
        {
          rule: 'L5R-SETUP-3-a',
          text: {
            pl: 'Pierwszego gracza się losuje. Dostaje on znacznik pierwszego gracza.',
            en: 'The first player is picked at random and gets the first-player token.',
          },
        },
        {
          rule: 'L5R-SETUP-3-b',
          text: {
            pl: 'Gracz, który nie został pierwszym graczem, zyskuje 1 żeton losu.',
            en: 'The player who is not the first player gains 1 fate.',
          },
        },
        {
          rule: 'L5R-SETUP-4',
          text: {
            pl: 'Tasuje się osobno obie talie dynastii i obie talie konfliktu.',
            en: 'Both dynasty decks and both conflict decks are shuffled, each on its own.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-SETUP-3-b',
          text: {
            pl: 'Ty grasz talią z twierdzą Shizuka Toshi, przeciwnik z twierdzą Yōjin no Shiro. Pierwszym graczem zostaje on, więc ty zyskujesz 1 żeton losu. W pierwszej fazie dynastii obie twierdze dają po 7: przeciwnik ma wtedy 7 żetonów, a ty 8.',
            en: 'You play a deck with Shizuka Toshi, your opponent one with Yōjin no Shiro. They become the first player, so you gain 1 fate. In the first dynasty phase both strongholds give 7: then they have 7 fate and you have 8.',
          },
          cards: ['shizuka-toshi', 'yojin-no-shiro'].map(printedId),
          sums: [
            fateSum([
              [1, { pl: 'dla drugiego gracza', en: 'for the second player' }],
              [7, 'shizuka-toshi'],
            ]),
          ],
        },
      ],
      see: ['first-player', 'setup-provinces'],
    },
    {
      id: 'setup-provinces',
      title: { pl: 'Rozłożenie prowincji', en: 'Laying the provinces' },
      lead: {
        pl: 'Krok 5: prowincje i twierdza zajmują miejsca na stole.',
        en: 'Step 5: provinces and stronghold take their places on the table.',
      },
      clauses: [
        {
          rule: 'L5R-SETUP-5-a',
          text: {
            pl: 'W kolejności graczy każdy w tajemnicy wybiera jedną ze swoich pięciu prowincji, kładzie ją zakrytą i umieszcza na niej odkrytą twierdzę.',
            en: 'In player order each player secretly picks one of their five provinces, lays it facedown and puts the stronghold faceup on it.',
          },
        },
        {
          rule: 'L5R-SETUP-5-b',
          text: {
            pl: 'Kto gra z rolą, kładzie ją podczas przygotowania gry odkrytą obok twierdzy.',
            en: 'A player who uses a role puts it faceup beside the stronghold during setup.',
          },
        },
        {
          rule: 'L5R-SETUP-5-c',
          text: {
            pl: 'Resztę swoich prowincji, czyli cztery, obaj gracze układają potem zakryte, jak chcą. Kolejność od lewej do prawej jest ważna w kroku 1.2.',
            en: 'Then both players lay their other four provinces facedown, in an order of their choice. Their order from left to right matters in step 1.2.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-SETUP-5-a',
          text: {
            pl: 'Kładziesz pod twierdzą Shizuka Toshi (+2) Publiczną kompromitację (siła 3). Aby ją spustoszyć, przeciwnik będzie potrzebował przewagi 5.',
            en: 'You lay Shameful Display (strength 3) under Shizuka Toshi (+2). Your opponent will need a margin of 5 to break that province.',
          },
          cards: ['shameful-display', 'shizuka-toshi'].map(printedId),
          situation: {
            seats: [
              {
                stronghold: 'shizuka-toshi',
                provinces: [
                  'shameful-display (faceup)',
                  'night-raid (faceup)',
                  'manicured-garden',
                  'ancestral-lands',
                  'rally-to-the-cause',
                ],
              },
              {},
            ],
          },
          values: [{ card: printedId('shameful-display'), of: 'strength' }],
        },
      ],
      see: ['strongholds', 'hidden-information'],
    },
    {
      id: 'setup-mulligans',
      title: { pl: 'Pierwsze karty i wymiana', en: 'First cards and mulligans' },
      lead: {
        pl: 'Kroki 6 i 7: karty w prowincjach, karty na ręce i jedna szansa, by je wymienić.',
        en: 'Steps 6 and 7: cards in provinces, cards in hand, and one chance to replace them.',
      },
      clauses: [
        {
          rule: 'L5R-SETUP-6-a',
          text: {
            pl: 'Każdy gracz kładzie po jednej zakrytej karcie z wierzchu talii dynastii na czterech prowincjach bez twierdzy. Prowincja z twierdzą nie dostaje żadnej.',
            en: 'Each player puts the top card of their dynasty deck facedown on each of the four provinces without a stronghold. The stronghold province gets none.',
          },
        },
        {
          rule: 'L5R-SETUP-6-b',
          text: {
            pl: 'W kolejności graczy każdy może obejrzeć cztery karty dynastii położone w swoich prowincjach i wymienić dowolne z nich.',
            en: 'In player order each player may look at the four dynasty cards laid in their provinces and replace any of them.',
          },
        },
        {
          rule: 'L5R-SETUP-7-a',
          text: {
            pl: 'Każdy gracz dobiera 4 karty konfliktu.',
            en: 'Each player draws 4 conflict cards.',
          },
        },
        {
          rule: 'L5R-SETUP-7-b',
          text: {
            pl: 'W kolejności graczy każdy może wymienić dowolne karty ze swojej początkowej ręki.',
            en: 'In player order each player may replace any cards of their opening hand.',
          },
        },
        {
          rule: 'L5R-MULL-a',
          text: {
            pl: 'Każdy gracz może wykonać mulligan (wymianę kart) dokładnie raz dla prowincji i raz dla ręki.',
            en: 'Each player gets exactly one mulligan for the provinces and one for the hand.',
          },
        },
        {
          rule: 'L5R-MULL-b',
          text: {
            pl: 'Wybrane karty odkłada się na bok, w ich miejsce bierze się tyle samo kart z wierzchu tej samej talii, a dopiero potem wtasowuje się w nią odłożone. Dlatego żadna z nich nie wróci od razu.',
            en: 'Set the cards you do not want aside, replace them one for one from the top of the same deck, and only then shuffle them back in. So none of them can come back at once.',
          },
        },
        {
          rule: 'L5R-MULL-c',
          text: {
            pl: 'Nowe karty w prowincjach są zakryte. Decyzje zapadają w kolejności graczy; kto zrezygnował, nie może zmienić zdania, gdy zobaczy ruch przeciwnika.',
            en: 'New cards in provinces are facedown. You decide in player order, and whoever passed cannot reconsider after seeing what the opponent does.',
          },
        },
        {
          rule: 'L5R-MULL-d',
          text: {
            pl: 'Nowych kart, które po wymianie trafiły do prowincji, nie wolno oglądać. Prawo do obejrzenia dotyczy tylko kart położonych na początku.',
            en: 'You may not look at the new cards in your provinces after a mulligan. Only the cards laid first may be looked at.',
          },
          reading: 'interpretation',
        },
      ],
      examples: [
        {
          rule: 'L5R-MULL-b',
          text: {
            pl: 'Na rękę dobierasz między innymi Wyborną katanę i Banzai!, których nie chcesz. Odkładasz obie, dobierasz 2 karty z wierzchu talii konfliktu i dopiero wtedy wtasowujesz odłożone: tych dwóch na pewno nie dostaniesz z powrotem.',
            en: 'Among others you draw Fine Katana and Banzai!, which you do not want. You set both aside, draw the 2 topmost cards of your conflict deck, and only then shuffle the two back in: you certainly do not get them back.',
          },
          cards: ['fine-katana', 'banzai'].map(printedId),
        },
      ],
      see: ['hidden-information', 'setup-honor'],
    },
    {
      id: 'setup-honor',
      title: { pl: 'Początkowy honor i los', en: 'Starting honor and fate' },
      lead: {
        pl: 'Krok 8: z czym gracze zaczynają pierwszą rundę.',
        en: 'Step 8: what the players begin the first round with.',
      },
      clauses: [
        {
          rule: 'L5R-SETUP-8',
          text: {
            pl: 'Każdy gracz dostaje tyle żetonów honoru, ile wynosi początkowy honor na jego twierdzy.',
            en: 'Each player receives as much honor as the starting honor on their stronghold.',
          },
        },
        {
          rule: 'L5R-SETUP-9',
          text: {
            pl: 'Wygraną i przegraną przez honor sprawdza się dopiero po kroku 8, więc wcześniejszy brak honoru nikomu nie szkodzi. Pule losu są na początku puste; tylko drugi gracz ma 1 żeton.',
            en: 'Victory and defeat by honor are checked only after step 8, so having no honor before harms nobody. Fate pools start empty; only the second player has 1 fate.',
          },
          reading: 'interpretation',
        },
        {
          rule: 'L5R-MULL-e',
          text: {
            pl: 'Łaska cesarska jest na początku niezajęta.',
            en: 'The Imperial Favor starts unclaimed.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-SETUP-8',
          text: {
            pl: 'Lew zaczyna z 12 żetonami honoru (Yōjin no Shiro), Żuraw z 11 (Shizuka Toshi). Jeśli pierwszym graczem jest Lew, Żuraw ma na starcie 1 żeton losu.',
            en: 'The Lion begins with 12 honor (Yōjin no Shiro), the Crane with 11 (Shizuka Toshi). If the Lion is first player, the Crane starts with 1 fate.',
          },
          cards: ['yojin-no-shiro', 'shizuka-toshi'].map(printedId),
        },
      ],
      see: ['honor-pools', 'favor-use', 'winning-the-game'],
    },
  ],
};
