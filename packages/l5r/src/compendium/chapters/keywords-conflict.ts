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
          pl: 'Za każdą postać z ukryciem zadeklarowaną jako atakująca atakujący gracz wybiera jedną postać bez ukrycia, którą kontroluje broniący gracz. Jest ona ominięta: nie można jej zadeklarować jako obrońcy w tym konflikcie.',
          en: 'For each covert character declared as an attacker, the attacking player chooses one character without covert that the defending player controls. It is evaded: it cannot be declared as a defender in this conflict.',
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
        text: {
          pl: 'Atakujesz z udziałem Kaiu Shuichiego (ukrycie). Przeciwnik ma w domu Akodo Toturiego i Adepta Niten. Omijasz Toturiego, więc przeciwnikowi pozostaje do obrony tylko Adept.',
          en: 'Kaiu Shuichi (covert) is among your attackers. Your opponent has Akodo Toturi and Niten Adept at home. You evade Toturi, so only the Adept is left to your opponent as a defender.',
        },
        cards: ['kaiu-shuichi', 'akodo-toturi', 'niten-adept'].map(printedId),
      },
    ],
    see: ['moving', 'choosing-targets'],
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
          pl: 'Po wygraniu konfliktu postać z dumą zostaje uhonorowana, po przegraniu – zhańbiona. To obowiązkowe.',
          en: 'After a character with pride wins a conflict it is honored; after it loses one it is dishonored. This is mandatory.',
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
        text: {
          pl: 'Zhańbiony Gunsō Akodo wygrywa konflikt: zostaje uhonorowany, czyli traci znacznik stanu i znów jest zwykły. Po drugiej wygranej byłby uhonorowany i miałby sprawność 2 + 2 = 4 oraz 1 + 2 = 3.',
          en: 'A dishonored Akodo Gunsō wins a conflict: it is honored, which takes its status token away and makes it ordinary. After a second victory it would be honored, with skills of 2 + 2 = 4 and 1 + 2 = 3.',
        },
        cards: ['akodo-gunso'].map(printedId),
      },
    ],
    see: ['forced-abilities'],
  },
];
