import { printedId, type RulesEntry } from '@kronika/kernel';

/** The keywords that matter in conflicts. */
export const conflictKeywords: readonly RulesEntry[] = [
  {
    id: 'keyword-covert',
    title: { pl: 'Ukrycie', en: 'Covert' },
    lead: {
      pl: 'Atakujący z ukryciem wymyka się jednej postaci przeciwnika.',
      en: "An attacker with covert slips past one of the opponent's characters.",
    },
    clauses: [
      {
        rule: 'L5R-KW-COVERT-a',
        text: {
          pl: 'Przy deklaracji każda atakująca postać z ukryciem omija jedną postać bez ukrycia po stronie broniącego gracza; którą, wybiera atakujący gracz. Ominiętej postaci nie można zadeklarować jako obrońcy w tym konflikcie.',
          en: "As the conflict is declared, each attacker with covert evades one character without covert on the defending player's side, which the attacking player chooses. An evaded character cannot be declared as a defender in this conflict.",
        },
      },
      {
        rule: 'L5R-KW-COVERT-b',
        text: {
          pl: 'Ukrycie działa tylko przy deklaracji. Postać przesunięta lub zagrana do konfliktu później nikogo nie omija.',
          en: 'Covert works at the declaration only. A character moved or played into the conflict later evades nobody.',
        },
      },
      {
        rule: 'L5R-KW-COVERT-c',
        text: {
          pl: 'Ominięta postać może jednak trafić do konfliktu po stronie obrońców dzięki zdolnościom, na przykład zostać tam przesunięta.',
          en: 'An evaded character may still get into the conflict on the defending side through abilities, by being moved there for example.',
        },
      },
      {
        rule: 'L5R-KW-COVERT-d',
        reading: 'interpretation',
        text: {
          pl: 'Jeśli jest kogo wybrać, wybór jest obowiązkowy: Kompendium zasad nie używa tu słowa „może”, choć Zasady wprowadzające tak.',
          en: 'If there is somebody to choose, the choice is mandatory: the Rules Reference does not say “may” here, although Learn to Play does.',
        },
      },
      {
        rule: 'L5R-KW-COVERT-e',
        reading: 'interpretation',
        text: {
          pl: 'Każdy atakujący z ukryciem omija inną postać. Jeśli brakuje postaci do wyboru, nadmiarowe ukrycie nic nie robi, a deklaracja pozostaje ważna.',
          en: 'Each covert attacker evades a different character. If there are too few to choose from, the surplus covert does nothing, and the declaration stays valid.',
        },
      },
      {
        rule: 'L5R-KW-COVERT-f',
        reading: 'interpretation',
        text: {
          pl: 'Można ominąć także postać w ukłonie: przed deklaracją obrońców ktoś mógłby ją przygotować.',
          en: 'Bowed characters may be evaded as well: they could be readied before defenders are declared.',
        },
      },
    ],
    examples: [
      {
        rule: 'L5R-KW-COVERT-a',
        text: {
          pl: 'Atakujesz z udziałem Kaiu Shuichiego (ukrycie). Przeciwnik ma w domu Akodo Toturiego i Adepta Niten. Omijasz Toturiego, więc przeciwnikowi pozostaje do obrony tylko Adept.',
          en: 'Kaiu Shuichi (covert) is among your attackers. Your opponent has Akodo Toturi and Niten Adept at home. You evade Toturi, so only the Adept is left to your opponent as a defender.',
        },
        cards: ['kaiu-shuichi', 'akodo-toturi', 'niten-adept'].map(printedId),
      },
    ],
    see: ['moving', 'choosing-targets', 'conflict-declaration', 'conflict-defenders'],
  },
  {
    id: 'keyword-pride',
    title: { pl: 'Duma', en: 'Pride' },
    lead: {
      pl: 'Dumna postać odczuwa każdą wygraną i każdą porażkę.',
      en: 'A proud character feels every victory and every defeat.',
    },
    clauses: [
      {
        rule: 'L5R-KW-PRIDE-a',
        text: {
          pl: 'Wygrana honoruje postać z dumą, porażka ją hańbi: zaraz po rozstrzygnięciu konfliktu i bez pytania o zgodę.',
          en: 'Victory honors a character with pride, defeat dishonors it: right after the conflict is won or lost, and nobody is asked.',
        },
      },
      {
        rule: 'L5R-KW-PRIDE-b',
        reading: 'interpretation',
        text: {
          pl: 'Dzieje się to razem z wymuszonymi reakcjami po kroku 3.2.3 i dotyczy też uczestników w ukłonie. Postaci, która nie może przyjąć tego stanu, nic to nie robi.',
          en: 'It happens with the forced reactions after step 3.2.3 and concerns bowed participants as well. For a character that cannot take the status it does nothing.',
        },
      },
    ],
    examples: [
      {
        rule: 'L5R-KW-PRIDE-a',
        text: {
          pl: 'Zhańbiony Gunsō Akodo wygrywa konflikt: zostaje uhonorowany, czyli traci znacznik stanu i znów jest zwykły. Po drugiej wygranej byłby uhonorowany i miałby sprawność 2 + 2 = 4 oraz 1 + 2 = 3.',
          en: 'A dishonored Akodo Gunsō wins a conflict: it is honored, which takes its status token away and makes it ordinary. After a second victory it would be honored, with skills of 2 + 2 = 4 and 1 + 2 = 3.',
        },
        cards: ['akodo-gunso'].map(printedId),
        situation: { seats: [{ play: ['akodo-gunso (honored)'] }, {}] },
        values: [
          { card: printedId('akodo-gunso'), of: 'military' },
          { card: printedId('akodo-gunso'), of: 'political' },
        ],
      },
    ],
    see: ['forced-abilities', 'personal-honor', 'conflict-resolution-skill'],
  },
];
