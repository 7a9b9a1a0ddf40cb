import type { RulesChapter } from '@kronika/kernel';
import { entry, example, reading, rule } from '../build.ts';

/** Kamae trees and focus. */
export const kamae: RulesChapter = {
  id: 'kamae-and-focus',
  title: { pl: 'Kamae i skupienie', en: 'Kamae and focus' },
  entries: [
    entry('kamae', {
      title: { pl: 'Drzewko Kamae', en: 'The Kamae tree' },
      lead: { pl: 'Postawa bohatera włącza linie kart.', en: 'The posture of a hero switches lines of cards on.' },
      words: {
        pl: 'agresja, równowaga, determinacja, neutralna, pierścień',
        en: 'aggression, balance, determination, neutral, ring, stance',
      },
      clauses: [
        rule(
          'SEN-KAM-a',
          'Są cztery Kamae: Agresja (czerwona), Równowaga (zielona), Determinacja (żółta) i Neutralna (brama torii).',
          'There are four Kamae: Aggression (red), Balance (green), Determination (yellow) and Neutral (the torii gate).',
        ),
        rule(
          'SEN-KAM-b',
          'Każdy ma własne drzewko: Kamae i punkty Skupienia połączone gałęziami.',
          'Everybody has a tree of their own: Kamae and focus points joined by branches.',
        ),
        rule(
          'SEN-KAM-c',
          'Pierścień pokazuje obecne Kamae; zaczyna na Neutralnej.',
          'A ring marks the present Kamae; it starts on Neutral.',
        ),
        rule(
          'SEN-KAM-d',
          'Pierścień przesuwają tylko karty: zmianą albo przeskokiem.',
          'Only cards move the ring: by a change or by a jump.',
        ),
      ],
      examples: [
        example(
          'SEN-KAM-d',
          ['firm-mind'],
          'Pewny Umysł pozwala zmienić Kamae; bez takiej karty pierścień stoi w miejscu.',
          'Firm Mind lets you change Kamae; without such a card the ring stays where it is.',
        ),
      ],
      see: ['changing-kamae', 'jumping-kamae', 'kamae-trees'],
    }),
    entry('changing-kamae', {
      title: { pl: 'Zmiana Kamae', en: 'Changing Kamae' },
      lead: { pl: 'Po gałęziach, nawet o zero.', en: 'Along branches, even by none.' },
      words: { pl: 'gałąź, strzałka, punkt skupienia', en: 'branch, arrow, focus point' },
      clauses: [
        rule(
          'SEN-KAM-e',
          '„Zmień Kamae o X” to najwyżej X gałęzi; zero też wolno.',
          '“Change Kamae by X” is at most X branches; none at all is allowed.',
        ),
        rule(
          'SEN-KAM-f',
          'Gałąź ze strzałką prowadzi tylko w jedną stronę.',
          'A branch with an arrow leads one way only.',
        ),
        rule(
          'SEN-KAM-g',
          'Wejście na punkt Skupienia od razu daje 1 skupienie.',
          'Reaching a focus point gives 1 focus at once.',
        ),
        rule(
          'SEN-KAM-h',
          'Na punkcie nie wolno zostać: trzeba przejść dalej na Kamae inne niż to, w którym zmiana się zaczęła, jeśli jakieś jest osiągalne.',
          'The ring may not stay there: it goes on to a Kamae other than the one where the change began, if one can be reached.',
        ),
        rule(
          'SEN-KAM-i',
          'Wyjście z punktu Skupienia nie liczy się do X.',
          'Leaving a focus point does not count against X.',
        ),
        rule(
          'SEN-KAM-j',
          'Gdy nie ma dokąd pójść, pierścień wraca tam, gdzie zaczął, a skupienie zostaje.',
          'With nowhere to go, the ring returns to where it began, and the focus is kept.',
        ),
        reading(
          'SEN-KAM-k',
          'Jeśli z punktu prowadzi kilka dróg, wybierasz ty.',
          'If several ways lead on, you choose.',
        ),
        reading(
          'SEN-KAM-l',
          'Przy X równym 2 lub więcej zmiana może trwać dalej, ale każdy punkt płaci raz na zmianę.',
          'With X of 2 or more the change may go on, but a focus point pays once per change.',
        ),
      ],
      examples: [
        example(
          'SEN-KAM-j',
          ['graceful-step'],
          'Ronin w Agresji zmienia Kamae kartą Lekkim Krokiem: zyskuje 1 skupienie i zostaje w Agresji.',
          'A Ronin in Aggression changes Kamae with Graceful Step: he gains 1 focus and stays in Aggression.',
          { heroes: [{ hero: 'ronin', kamae: 'aggression', hand: ['graceful-step'] }, {}] },
        ),
      ],
      see: ['focus'],
    }),
    entry('jumping-kamae', {
      title: { pl: 'Przeskok', en: 'Jumping' },
      lead: { pl: 'Od razu na miejsce, bez gałęzi.', en: 'Straight there, without branches.' },
      words: { pl: 'przeskocz, skok', en: 'jump' },
      clauses: [
        rule(
          'SEN-KAM-m',
          'Przeskok stawia pierścień od razu na celu i jest obowiązkowy.',
          'A jump puts the ring straight on its goal and is compulsory.',
        ),
        rule(
          'SEN-KAM-n',
          'Przeskok nie daje skupienia i nie kończy się na punkcie Skupienia.',
          'A jump gives no focus and never ends on a focus point.',
        ),
        rule(
          'SEN-KAM-o',
          '„Dowolne Kamae” nie obejmuje Neutralnej; na Neutralną skacze się tylko, gdy karta ją nazywa.',
          '“Any Kamae” does not include Neutral; one jumps to Neutral only if the card names it.',
        ),
      ],
      examples: [
        example(
          'SEN-KAM-o',
          ['calm-composure', 'emergency-block'],
          'Spokój Ducha skacze na Agresję, Równowagę lub Determinację; Zasłona Awaryjna zawsze na Neutralną.',
          'Calm Composure jumps to Aggression, Balance or Determination; Emergency Block always to Neutral.',
        ),
      ],
    }),
    entry('kamae-trees', {
      title: { pl: 'Drzewka bohaterów', en: 'The trees of the heroes' },
      lead: { pl: 'Każdy zmienia postawę inaczej.', en: 'Everybody changes posture in their own way.' },
      words: { pl: 'drzewko ronina, mistrza, ucznia, wojowniczki', en: 'tree of the ronin, master, student, warrior' },
      clauses: [
        rule(
          'SEN-KAM-p',
          'Ronin: z Neutralnej w jedną stronę do Agresji; Neutralna – Równowaga – Determinacja; Agresja – punkt Skupienia bez wyjścia.',
          'Ronin: Neutral to Aggression one way; Neutral – Balance – Determination; Aggression – a focus point that leads nowhere.',
        ),
        rule(
          'SEN-KAM-q',
          'Wojowniczka: Neutralna – Agresja – punkt Skupienia; z punktu w jedną stronę do Równowagi i Determinacji, które są połączone; z Determinacji w jedną stronę do Neutralnej.',
          'Warrior: Neutral – Aggression – a focus point; from there one way to Balance and Determination, which are joined; Determination to Neutral one way.',
        ),
        rule(
          'SEN-KAM-r',
          'Mistrz: wszystkie cztery Kamae wokół jednego punktu Skupienia, więc każda zmiana daje 1 skupienie.',
          'Master: all four Kamae around a single focus point, so every change gains 1 focus.',
        ),
        rule(
          'SEN-KAM-s',
          'Uczeń: Neutralna – Determinacja; z niej w jedną stronę do punktu Skupienia, połączonego z Agresją i Równowagą; z Równowagi w jedną stronę do Neutralnej.',
          'Student: Neutral – Determination; from there one way to a focus point, joined to Aggression and Balance; Balance to Neutral one way.',
        ),
      ],
      examples: [
        example(
          'SEN-KAM-r',
          ['reposition'],
          'Mistrz w Neutralnej kończy Przemieszczenie zmianą: dowolne inne Kamae i 1 skupienie.',
          'A Master in Neutral ends Reposition with a change: any other Kamae and 1 focus.',
          { heroes: [{ hero: 'master', hand: ['reposition'] }, {}] },
        ),
      ],
    }),
    entry('focus', {
      title: { pl: 'Skupienie', en: 'Focus' },
      lead: { pl: 'Płaci się nim za karty i linie.', en: 'It pays for cards and lines.' },
      words: { pl: 'lotos, koszt, żetony', en: 'lotus, cost, tokens' },
      clauses: [
        rule(
          'SEN-FOC-a',
          'Można mieć od 0 do 3 skupienia; nadwyżka przepada.',
          'You hold 0 to 3 focus; more than that is lost.',
        ),
        rule('SEN-FOC-b', 'Wydane skupienie wraca do puli.', 'Spent focus returns to the supply.'),
        rule(
          'SEN-FOC-c',
          'Kartę z wymaganym kosztem wolno wybrać tylko, mając tyle skupienia.',
          'A card with a required cost may be chosen only with that much focus at hand.',
        ),
        rule(
          'SEN-FOC-d',
          'Wymagany koszt płaci się w drugim kroku fazy Odkryj.',
          'The required cost is paid in the second step of the reveal.',
        ),
        rule(
          'SEN-FOC-e',
          'Koszty na paskach nie przeszkadzają w wyborze karty.',
          'Costs on bars never keep a card from being chosen.',
        ),
        reading(
          'SEN-FOC-f',
          'Za linię płaci się tuż przed jej rozpatrzeniem, za dodatki do ataku lub bloku w odpowiednim kroku jego sekwencji.',
          'A line is paid for just before it is resolved, additions to an attack or block in the matching step of its sequence.',
        ),
        rule('SEN-FOC-g', 'Kto nie płaci, pomija linię.', 'Whoever does not pay skips the line.'),
        reading('SEN-FOC-h', 'Puli skupienia nie może zabraknąć.', 'The supply of focus never runs out.'),
      ],
      examples: [
        example(
          'SEN-FOC-c',
          ['blood-fury-cut'],
          'Cięcie Krwawej Furii kosztuje 3: wybierze je tylko ktoś z pełnym skupieniem.',
          'Blood Fury Cut costs 3: only a hero with full focus can choose it.',
          { heroes: [{ hero: 'warrior', kamae: 'aggression', focus: 3, hand: ['blood-fury-cut'] }, {}] },
        ),
      ],
      see: ['bars', 'reveal'],
    }),
  ],
};
