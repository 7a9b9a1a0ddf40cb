import { printedId, type RulesChapter } from '@kronika/kernel';
import type { AgotSituation } from '../../situation/description.ts';

/** Phase 4 and the first steps of a challenge: who attacks, who defends, who participates. */
export const challenges: RulesChapter = {
  id: 'challenges',
  title: { pl: 'Wyzwania: atak i obrona', en: 'Challenges: attack and defense' },
  entries: [
    {
      id: 'challenges-phase',
      title: { pl: 'Faza wyzwań', en: 'The challenges phase' },
      lead: {
        pl: 'Kroki 4.1–4.4: każdy po kolei rzuca do trzech wyzwań.',
        en: 'Steps 4.1 to 4.4: everybody in turn initiates up to three challenges.',
      },
      words: {
        pl: 'walka, atak, ile wyzwań, dodatkowe wyzwanie',
        en: 'combat, attack, how many challenges, additional challenge',
      },
      clauses: [
        {
          rule: 'AGOT-4.1-a',
          text: {
            pl: '(Krok 4.1) Zaczyna się faza wyzwań; zaraz potem jest okno akcji.',
            en: 'Step 4.1: the challenges phase begins, followed by an action window.',
          },
        },
        {
          rule: 'AGOT-4.2-a',
          text: {
            pl: '(Krok 4.2) Pierwszym aktywnym graczem jest pierwszy gracz. Po każdym oknie akcji aktywny gracz może zainicjować jedno wyzwanie albo spasować.',
            en: 'Step 4.2: the first player is the first active player. After each action window the active player may initiate one challenge or decline.',
          },
        },
        {
          rule: 'AGOT-4.2-b',
          text: {
            pl: 'Będąc aktywny, każdy może zainicjować w fazie jedno wyzwanie militarne, jedno intrygi i jedno władzy, w dowolnej kolejności. Efekty mogą dodawać wyzwania albo zmniejszać ich liczbę. W starciu to liczba łączna, a nie na każdego przeciwnika.',
            en: 'While active, each player may initiate one military, one intrigue and one power challenge per phase, in any order. Effects can add challenges or lower the number. In melee that is a total, not one per opponent.',
          },
        },
        {
          rule: 'AGOT-4.2-c',
          text: {
            pl: 'Po zakończeniu wyzwania ten sam gracz jest nadal aktywny i wraca się do okna akcji przed krokiem 4.2.',
            en: 'After a challenge ends, the same player is still active, and play returns to the action window before step 4.2.',
          },
        },
        {
          rule: 'AGOT-4.2-d',
          reading: 'interpretation',
          text: {
            pl: 'Jeśli aktywny gracz pasuje albo nie może zainicjować wyzwania, następuje krok 4.3. Kto raz spasował, nie będzie już w tej fazie aktywny.',
            en: "If the active player declines or cannot initiate a challenge, step 4.3 follows. Declining ends that player's turn for the phase; there is no coming back.",
          },
        },
        {
          rule: 'AGOT-4.3-a',
          text: {
            pl: '(Krok 4.3) Aktywny staje się następny gracz, znów od okna akcji. Gdy każdy już był aktywny, następuje krok 4.4.',
            en: 'Step 4.3: the next player becomes active, beginning again with the action window. When everybody has been active, step 4.4 follows.',
          },
        },
        {
          rule: 'AGOT-4.4-a',
          text: { pl: '(Krok 4.4) Faza wyzwań się kończy.', en: 'Step 4.4: the challenges phase ends.' },
        },
      ],
      examples: [
        {
          rule: 'AGOT-4.2-b',
          text: {
            pl: 'Z kartą Casterly Rock i fabułą Nawałnica mieczy możesz zainicjować dwa wyzwania intrygi, dwa militarne i jedno władzy. Pod fabułą Atak z zaskoczenia byłoby tylko jedno, jakiekolwiek.',
            en: 'With Casterly Rock and the plot A Storm of Swords you may initiate two intrigue, two military and one power challenge. With Sneak Attack it would be a single one, of any type.',
          },
          cards: ['casterly-rock', 'a-storm-of-swords', 'sneak-attack'].map(printedId),
        },
      ],
      see: ['challenge-initiating', 'challenge-winner', 'action-windows'],
    },
    {
      id: 'challenge-initiating',
      title: { pl: 'Inicjowanie wyzwania', en: 'Initiating a challenge' },
      lead: {
        pl: 'Krok 4.2: rodzaj, przeciwnik, atakujący i cele podstępu, wszystko naraz.',
        en: 'Step 4.2: type, opponent, attackers and stealth targets, all at once.',
      },
      words: { pl: 'deklaracja ataku, atakować, rzucić wyzwanie', en: 'declare attack, start a challenge' },
      clauses: [
        {
          rule: 'AGOT-CHAL-a',
          text: {
            pl: 'Inicjując wyzwanie, aktywny gracz jedną niepodzielną deklaracją (1) ogłasza jego rodzaj, (2) wskazuje przeciwnika, (3) deklaruje co najmniej jednego atakującego i klęka wszystkimi naraz oraz (4) wybiera cele podstępu dla tych atakujących, których podstępu chce użyć.',
            en: 'To initiate a challenge, the active player in one indivisible declaration (1) names its type, (2) names the opponent, (3) declares at least one attacker and kneels all of them together, and (4) chooses targets for those stealth attackers whose stealth they want to use.',
          },
        },
        {
          rule: 'AGOT-CHAL-b',
          text: {
            pl: 'Jeśli którejkolwiek części nie da się zgodnie z zasadami wykonać, wyzwania nie ma i nikt nie klęka.',
            en: 'If any part cannot be completed legally, there is no challenge, and nobody kneels.',
          },
        },
        {
          rule: 'AGOT-CHAL-f',
          text: {
            pl: 'Zainicjowane wyzwanie jest rozpatrywane aż do kroku 4.2.6.',
            en: 'Once initiated, a challenge counts as resolving until step 4.2.6.',
          },
        },
        {
          rule: 'AGOT-CHAL-g',
          text: {
            pl: 'Reakcje na każdą część deklaracji (wyzwanie, atakujących, ominiętych, klęknięcie) mają jedno wspólne okno.',
            en: 'Reactions to any part of the declaration (the challenge, the attackers, the bypassed, the kneeling) share one window.',
          },
        },
        { rule: 'AGOT-CHAL-h', text: { pl: 'Potem następuje okno akcji.', en: 'An action window follows.' } },
        {
          rule: 'AGOT-CHAL-l',
          reading: 'interpretation',
          text: {
            pl: 'Próba liczy się z chwilą zainicjowania: wyzwanie, którego nikt nie wygrał albo którego atakujący zniknęli, jest i tak wykorzystane.',
            en: 'The attempt counts when the challenge is initiated: one without a winner, or whose attackers all left, is used up all the same.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-CHAL-g',
          text: {
            pl: 'Inicjujesz wyzwanie intrygi Tyrionem Lannisterem, a jego podstępem omijasz Catelyn Stark. W jednym oknie reakcji możesz zyskać 2 złota za Tyriona, a przeciwnik, zaatakowany, może podnieść Eddarda Starka.',
            en: 'You initiate an intrigue challenge with Tyrion Lannister and bypass Catelyn Stark with his stealth. In one reaction window you may gain 2 gold with Tyrion, and your opponent, under attack, may stand Eddard Stark.',
          },
          cards: ['tyrion-lannister', 'catelyn-stark', 'eddard-stark'].map(printedId),
        },
        {
          rule: 'AGOT-CHAL-l',
          text: {
            pl: 'Wyzwanie władzy rozpoczyna Shireen Baratheon (1), ale Wysogród usuwa ją z wyzwania. Nikt go nie wygra, a twoje wyzwanie władzy w tej fazie jest i tak wykorzystane.',
            en: 'Shireen Baratheon (1) attacks in a power challenge, but Highgarden removes her from it. Nobody will win it, and your power challenge of this phase is used up all the same.',
          },
          cards: ['shireen-baratheon', 'highgarden'].map(printedId),
        },
      ],
      see: ['challenge-attackers', 'keyword-stealth', 'challenge-defenders'],
    },
    {
      id: 'challenge-attackers',
      title: { pl: 'Atakujący', en: 'Attackers' },
      lead: {
        pl: 'Kto może atakować i jak się nazywają obie strony.',
        en: 'Who may attack, and what the two sides are called.',
      },
      words: {
        pl: 'symbol wyzwania, atakująca postać, nie klęka',
        en: 'challenge icon, attacking character, does not kneel',
      },
      clauses: [
        {
          rule: 'AGOT-CHAL-c',
          text: {
            pl: 'Atakującego musisz kontrolować, musi stać i mieć symbol rodzaju tego wyzwania.',
            en: "You must control an attacker, and it must be standing and have the icon of the challenge's type.",
          },
        },
        {
          rule: 'AGOT-CHAL-d',
          text: {
            pl: 'Atakujących może być dowolnie wielu, chyba że efekt to ogranicza.',
            en: 'There may be any number of attackers unless an effect sets a limit.',
          },
        },
        {
          rule: 'AGOT-CHAL-e',
          text: {
            pl: 'Postać, która „nie klęka”, gdy się ją deklaruje, i tak musi stać i mieć symbol, chyba że jej tekst zwalnia i z tego.',
            en: 'A character that “does not kneel” when declared must be standing and have the icon all the same, unless its text waives that, too.',
          },
        },
        {
          rule: 'AGOT-CHAL-i',
          text: {
            pl: 'Atakujący gracz to ten, kto zainicjował wyzwanie; atakujący to postać uczestnicząca po jego stronie.',
            en: 'The attacking player is the one who initiated the challenge; an attacker is a character participating on that side.',
          },
        },
        {
          rule: 'AGOT-CHAL-j',
          text: {
            pl: 'Broniący gracz to przeciwnik, przeciwko któremu rozpatruje się wyzwanie, a obrońca to postać uczestnicząca po jego stronie. Po przekierowaniu w starciu to nowy przeciwnik.',
            en: 'The defending player is the opponent against whom the challenge is resolved; a defender is a character participating on that side. After a redirect in melee it is the new opponent.',
          },
        },
        {
          rule: 'AGOT-CHAL-k',
          text: {
            pl: 'Obaj są w wyzwaniu „przeciwko” sobie nawzajem.',
            en: 'The two are in the challenge “against” each other, in both directions.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-CHAL-e',
          text: {
            pl: 'Ser Jaime Lannister nie klęka, gdy atakuje w wyzwaniu militarnym, więc może potem jeszcze bronić. Gdy już klęczy, zadeklarować go do ataku nie wolno. W wyzwaniu intrygi klęka jak każdy.',
            en: 'Ser Jaime Lannister does not kneel when he attacks in a military challenge, so he can still defend later. While he is kneeling he cannot be declared as an attacker. In an intrigue challenge he kneels like everybody.',
          },
          cards: ['ser-jaime-lannister'].map(printedId),
        },
      ],
      see: ['challenge-initiating', 'participation', 'kneeling'],
    },
    {
      id: 'participation',
      title: { pl: 'Uczestniczenie', en: 'Participation' },
      lead: {
        pl: 'Postać uczestniczy albo nie; niczego pośredniego nie ma.',
        en: 'A character participates or it does not; there is nothing in between.',
      },
      words: {
        pl: 'usunięcie z wyzwania, dołączenie do wyzwania, bierze udział',
        en: 'removed from the challenge, joins a challenge, takes part',
      },
      clauses: [
        {
          rule: 'AGOT-PART-a',
          text: {
            pl: 'Zadeklarowany atakujący lub obrońca uczestniczy, dopóki wyzwanie się nie skończy, coś wyraźnie go z niego nie usunie albo nie opuści on gry.',
            en: 'A declared attacker or defender participates until the challenge ends, it is expressly removed from the challenge, or it leaves play.',
          },
        },
        {
          rule: 'AGOT-PART-b',
          text: {
            pl: 'Utrata symbolu nie usuwa postaci z wyzwania.',
            en: 'Losing the icon does not remove a character from the challenge.',
          },
        },
        {
          rule: 'AGOT-PART-c',
          reading: 'interpretation',
          text: {
            pl: 'Klękanie i wstawanie w trakcie wyzwania niczego w uczestnictwie nie zmienia.',
            en: 'Kneeling or standing during the challenge does not change participation.',
          },
        },
        {
          rule: 'AGOT-PART-d',
          text: {
            pl: 'Jeśli uczestnicząca postać zmieni kontrolera, natychmiast przestaje uczestniczyć.',
            en: 'If control of a participating character changes, it is removed from the challenge at once.',
          },
        },
        {
          rule: 'AGOT-PART-e',
          reading: 'interpretation',
          text: {
            pl: 'Wyzwanie trwa dalej, nawet gdy na jednej stronie lub na obu nie ma już nikogo.',
            en: 'The challenge goes on even if one side or both have nobody left.',
          },
        },
        {
          rule: 'AGOT-PART-f',
          reading: 'interpretation',
          text: {
            pl: 'Karty mogą dołożyć postać do wyzwania albo uznać ją za uczestniczącą bez deklarowania i klękania. Taka postać nie była „zadeklarowana”.',
            en: 'Cards may put a character into a challenge, or treat it as participating, without declaring or kneeling it. Such a character was not “declared”.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-PART-f',
          text: {
            pl: 'Atakuje Benjen Stark, a Jon Snow stoi obok. Jon liczy się jako uczestniczący, choć nie klęknął i nikt go nie zadeklarował: jego 4 SIŁY dodają się do 4 Benjena, razem 8. Gdy Jon klęknie, przestaje uczestniczyć.',
            en: "Benjen Stark attacks while Jon Snow stands by. Jon counts as participating although he did not kneel and nobody declared him: his 4 STR join Benjen's 4, which makes 8. As soon as Jon kneels, he no longer participates.",
          },
          cards: ['benjen-stark', 'jon-snow'].map(printedId),
        },
        {
          rule: 'AGOT-PART-b',
          text: {
            pl: 'Theon Greyjoy (3) atakuje w wyzwaniu militarnym, a Uwięzienie odbiera mu symbole. Nadal uczestniczy i jego 3 SIŁY się liczą. W tej fazie nie można go już jednak zadeklarować jako atakującego ani obrońcy.',
            en: 'Theon Greyjoy (3) attacks in a military challenge, and Confinement takes his icons. He still participates, and his 3 STR count. But he cannot be declared as an attacker or defender again this phase.',
          },
          cards: ['theon-greyjoy', 'confinement'].map(printedId),
        },
      ],
      see: ['challenge-winner', 'changing-control', 'challenge-end'],
    },
    {
      id: 'challenge-defenders',
      title: { pl: 'Obrońcy', en: 'Defenders' },
      lead: {
        pl: 'Krok 4.2.1: broniący gracz deklaruje obrońców.',
        en: 'Step 4.2.1: the defending player declares defenders.',
      },
      words: { pl: 'blokowanie, obrona, deklaracja obrońców', en: 'block, blockers, declare defenders' },
      clauses: [
        {
          rule: 'AGOT-4.2.1-a',
          text: {
            pl: 'Broniący gracz może zadeklarować dowolnie wielu obrońców, także żadnego, i klęka wszystkimi naraz.',
            en: 'The defending player may declare any number of defenders, none included, and kneels them all together.',
          },
        },
        {
          rule: 'AGOT-4.2.1-b',
          text: {
            pl: 'Obrońcę musi kontrolować broniący gracz; postać musi stać, mieć symbol tego rodzaju i nie może być ominięta podstępem w tym wyzwaniu.',
            en: 'A defender must be controlled by the defending player, be standing, have the matching icon, and not have been bypassed by stealth in this challenge.',
          },
        },
        {
          rule: 'AGOT-4.2.1-c',
          text: {
            pl: 'Obrońców deklaruje się raz w wyzwaniu, po pierwszym oknie akcji, a przed drugim.',
            en: 'Defenders are declared once per challenge, after the first action window and before the second.',
          },
        },
        {
          rule: 'AGOT-4.2.1-d',
          text: {
            pl: 'W starciu deklarować obrońców może tylko broniący gracz; pozostali nie mogą się przyłączyć.',
            en: 'In melee only the defending player may declare defenders; nobody else can join in.',
          },
        },
        {
          rule: 'AGOT-4.2.1-e',
          text: {
            pl: 'Potem następuje okno akcji, także wtedy, gdy nikt nie broni.',
            en: 'An action window follows, even if nobody defends.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-4.2.1-b',
          text: {
            pl: 'Wyzwanie militarne: bronić może Robb Stark, bo stoi i ma symbol militarny. Nie może Sansa Stark (bez symbolu militarnego) ani Lato, które już klęczy.',
            en: 'A military challenge: Robb Stark may defend, as he is standing and has the military icon. Sansa Stark (no military icon) may not, nor may Summer, who is kneeling.',
          },
          cards: ['robb-stark', 'sansa-stark', 'summer'].map(printedId),
          situation: {
            seats: [{ play: ['robb-stark', 'sansa-stark', 'summer (kneeling)'] }, {}],
          } satisfies AgotSituation,
        },
      ],
      see: ['keyword-stealth', 'challenge-unopposed', 'participation'],
    },
  ],
};
