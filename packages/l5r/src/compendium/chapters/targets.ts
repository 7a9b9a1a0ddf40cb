import { printedId, type RulesChapter } from '@kronika/kernel';

/** What can be chosen, by whom and when. */
export const targets: RulesChapter = {
  id: 'targets',
  title: { pl: 'Cele i wybory', en: 'Targets and choices' },
  entries: [
    {
      id: 'choosing-targets',
      title: { pl: 'Cele', en: 'Targets' },
      lead: {
        pl: 'Gdzie na karcie jest „wybierz”, tam jest cel.',
        en: 'Where a card says “choose”, there is a target.',
      },
      clauses: [
        {
          rule: 'L5R-TARGET-a',
          text: {
            pl: 'Słowo „wybierz” oznacza cel. Wszystkie cele wybiera gracz, który kontroluje zdolność, chyba że tekst mówi inaczej.',
            en: 'The word “choose” (“pick” in our card texts) means a target. The controller of the ability chooses all targets, unless the text says otherwise.',
          },
        },
        {
          rule: 'L5R-TARGET-b',
          text: {
            pl: 'Jeśli nie ma tylu właściwych celów, ilu wymaga zdolność, nie można jej zainicjować. Sprawdza się to razem z ograniczeniami zagrania.',
            en: 'If there are fewer legal targets than the ability asks for, it cannot be initiated. This is checked together with the play restrictions.',
          },
        },
        {
          rule: 'L5R-TARGET-c',
          text: {
            pl: 'W chwili wybierania (krok 5) można wskazać każdy cel, który jest właściwy w tym momencie, nie tylko taki, który był nim przy sprawdzaniu.',
            en: 'At the time of choosing (step 5), any target that is legal then may be taken, not only those that were there at the check.',
          },
        },
        {
          rule: 'L5R-TARGET-d',
          text: {
            pl: 'Kilka celów wybiera się jednocześnie.',
            en: 'Several targets are chosen at the same time.',
          },
        },
        {
          rule: 'L5R-TARGET-e',
          reading: 'interpretation',
          text: {
            pl: 'Przy „dowolnej liczbie” celów można wybrać zero, ale wtedy nic się nie dzieje. Jeśli nie ma ani jednego właściwego celu, zdolności nie można zainicjować. Tak samo czytamy „najwyżej X”.',
            en: 'With “any number” of targets, zero may be chosen, but then nothing happens. If there is no legal target at all, the ability cannot be initiated. “Up to X” is read in the same way.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-TARGET-b',
          text: {
            pl: 'Publiczna kompromitacja każe wybrać dwie uczestniczące postaci. Jeśli w konflikcie jest tylko jedna, prowincji nie można użyć.',
            en: 'Shameful Display asks for two participating characters. If only one takes part in the conflict, the province cannot be used.',
          },
          cards: ['shameful-display'].map(printedId),
        },
      ],
      see: ['legal-targets', 'later-targets', 'initiation-steps'],
    },
    {
      id: 'legal-targets',
      title: { pl: 'Właściwy cel', en: 'Legal targets' },
      lead: {
        pl: 'Celem może być tylko coś, na co zdolność wpłynie.',
        en: 'Only something the ability would affect can be its target.',
      },
      clauses: [
        {
          rule: 'L5R-TARGET-h',
          text: {
            pl: 'Nie można wybrać karty, której rozpatrzenie zdolności by nie zmieniło, na przykład postaci w ukłonie, gdy efektem jest ukłon.',
            en: 'A card that the ability would not change cannot be chosen: a bowed character, for example, if the effect is to bow it.',
          },
        },
        {
          rule: 'L5R-TARGET-i',
          text: {
            pl: 'Wyjątkiem są cele, które służą tylko za punkt odniesienia: one same nie muszą się zmienić.',
            en: 'Targets that are only a point of reference are an exception: they need not change themselves.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-TARGET-h',
          text: {
            pl: 'Drogi Żurawia nie zagrasz na postać już uhonorowaną. Na zhańbioną tak: straci znacznik stanu i znów będzie zwykła.',
            en: 'Way of the Crane cannot be played on a character that is honored already. On a dishonored one it can: it loses its status token and is ordinary again.',
          },
          cards: ['way-of-the-crane'].map(printedId),
        },
      ],
      see: ['choosing-targets', 'immunity', 'ready-and-bowed', 'personal-honor'],
    },
    {
      id: 'later-targets',
      title: { pl: 'Cele wybierane później', en: 'Targets chosen later' },
      lead: {
        pl: 'Nie wszystkie cele trzeba znać od razu.',
        en: 'Not all targets have to be known at once.',
      },
      clauses: [
        {
          rule: 'L5R-TARGET-f',
          text: {
            pl: 'Cele dalszej części efektu (po słowie „następnie” albo w opóźnionym efekcie) wybiera się dopiero przy jej rozpatrywaniu. Przy inicjowaniu zdolności się ich nie sprawdza.',
            en: 'Targets of a later part (after “then”, or in a delayed effect) are chosen when that part resolves. They are not checked when the ability is initiated.',
          },
        },
        {
          rule: 'L5R-TARGET-g',
          text: {
            pl: 'Jeśli dla takiej części nie da się wybrać celu, nie rozpatruje się jej.',
            en: 'If no target can be chosen for such a part, it is not resolved.',
          },
        },
        {
          rule: 'L5R-TARGET-j',
          reading: 'interpretation',
          text: {
            pl: '„Wybierz” po pauzie to wymaganie, które spełnia się dopiero podczas rozpatrywania efektu.',
            en: 'A “choose” behind the dash is a requirement that is met only while the effect resolves.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-TARGET-j',
          text: {
            pl: 'W konflikcie politycznym używasz akcji karty Śledczy Kitsuki: kładziesz 1 żeton losu na niezajętym kręgu i oglądasz rękę przeciwnika. Dopiero teraz, wiedząc, co w niej jest, wybierasz kartę do odrzucenia, na przykład Gry dworskie.',
            en: "In a political conflict you use the action of Kitsuki Investigator: you put 1 fate on an unclaimed ring and look at your opponent's hand. Only now, knowing what is in it, do you choose the card that is discarded, for instance Court Games.",
          },
          cards: ['kitsuki-investigator', 'court-games'].map(printedId),
        },
      ],
      see: ['choosing-targets', 'then', 'delayed-effects'],
    },
    {
      id: 'choices',
      title: { pl: 'Inne wybory', en: 'Other choices' },
      lead: {
        pl: 'Czasem wybiera się nie kartę, lecz jedną z możliwości.',
        en: 'Sometimes it is not a card that is chosen but one of several options.',
      },
      clauses: [
        {
          rule: 'L5R-CHOICE-a',
          text: {
            pl: 'Wybór zapisany przed pauzą następuje razem z wyborem celów, a zapisany po pauzie – w trakcie rozpatrywania efektu.',
            en: 'A choice that is written before the dash is made together with the targets; behind the dash it is made during the resolution.',
          },
        },
        {
          rule: 'L5R-CHOICE-b',
          text: {
            pl: 'Wybiera gracz, który kontroluje zdolność, chyba że karta wskazuje kogoś innego.',
            en: 'The controller of the ability makes the choice, unless the card names somebody else.',
          },
        },
        {
          rule: 'L5R-CHOICE-c',
          text: {
            pl: 'Jeśli jest możliwość, która może zmienić stan gry, trzeba wybrać właśnie taką.',
            en: 'If there is an option that can change the game state, such an option has to be chosen.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-CHOICE-c',
          text: {
            pl: 'Hańba! każe przeciwnikowi zdecydować, czy jego postać zostanie zhańbiona, czy ukłoniona. Jeśli jest już zhańbiona, musi ją ukłonić.',
            en: 'For Shame! makes your opponent decide whether their character is dishonored or bowed. If it is dishonored already, it has to be bowed.',
          },
          cards: ['for-shame'].map(printedId),
        },
      ],
      see: ['choosing-targets', 'effects', 'card-anatomy'],
    },
  ],
};
