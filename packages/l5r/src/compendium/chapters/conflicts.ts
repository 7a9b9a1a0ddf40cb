import { printedId, type RulesChapter } from '@kronika/kernel';

/** Who takes part in a conflict, what skill is, and what a dash means. */
export const conflicts: RulesChapter = {
  id: 'conflicts',
  title: { pl: 'Konflikty: pojęcia', en: 'Conflicts: what the words mean' },
  entries: [
    {
      id: 'participating',
      title: { pl: 'Uczestniczenie w konflikcie', en: 'Taking part in a conflict' },
      lead: {
        pl: 'Kto atakuje, kto broni i kiedy przestaje uczestniczyć.',
        en: 'Who attacks, who defends, and when they stop taking part.',
      },
      clauses: [
        {
          rule: 'L5R-CONF-a',
          text: {
            pl: 'Atakującym graczem jest ten, kto zadeklarował konflikt; drugi jest broniącym graczem. Obaj toczą konflikt przeciwko sobie.',
            en: 'The attacking player is the one who declared the conflict; the other is the defending player. They are in the conflict against each other.',
          },
        },
        {
          rule: 'L5R-CONF-b',
          text: {
            pl: 'Atakujące postaci uczestniczą po stronie atakującego gracza, a broniące (obrońcy) po stronie broniącego. Nie ma znaczenia, jak się tam znalazły.',
            en: "Attackers take part on the attacking player's side, defenders on the defending player's side. How they got there does not matter.",
          },
        },
        {
          rule: 'L5R-CONF-c',
          text: {
            pl: 'Każda postać w grze w danej chwili albo uczestniczy w konflikcie, albo nie.',
            en: 'At any moment each character in play either takes part in the conflict or does not.',
          },
        },
        {
          rule: 'L5R-CONF-d',
          text: {
            pl: 'Uczestnicząca postać zostaje w konflikcie do jego rozpatrzenia, chyba że usunie ją zdolność lub efekt gry.',
            en: 'A participant stays until the conflict has been resolved, unless an ability or a game effect removes it.',
          },
        },
        {
          rule: 'L5R-CONF-e',
          text: {
            pl: 'Postać w ukłonie nadal uczestniczy, ale dopóki jest w ukłonie, jej sprawność się nie liczy.',
            en: 'A bowed participant still takes part, but while it is bowed its skill does not count.',
          },
        },
        {
          rule: 'L5R-CONF-f',
          text: {
            pl: 'Postać, która opuści grę, przestaje uczestniczyć.',
            en: 'A character that leaves play stops taking part.',
          },
        },
        {
          rule: 'L5R-CONF-k',
          text: {
            pl: 'Konflikt nie kończy się wcześniej dlatego, że po jednej albo po obu stronach nikt nie został. Wykonuje się wszystkie kroki.',
            en: 'A conflict does not end early because one side or both have nobody left. All steps are carried out.',
          },
          reading: 'interpretation',
        },
        {
          rule: 'L5R-CONF-l',
          text: {
            pl: 'Konflikt ma jeden typ (według widocznej strony kręgu) oraz żywioł lub żywioły kręgu, o który toczy się walka. W trakcie konfliktu efekty mogą zmienić jedno i drugie.',
            en: 'A conflict has one type, from the visible side of the ring, and the element or elements of the contested ring. Effects may change either during the conflict.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-CONF-e',
          text: {
            pl: 'Matsu Beiona (3) atakuje, a broni Kakita Kaezin, którego w trakcie konfliktu ukłoniono. Kaezin nadal uczestniczy i można go wybierać jako uczestnika, ale jego 3 się nie liczy: jest 3 : 0.',
            en: 'Matsu Beiona (3) attacks and Kakita Kaezin, who was bowed during the conflict, defends. Kaezin still takes part and may be chosen as a participant, but his 3 does not count: it is 3 : 0.',
          },
          cards: ['matsu-beiona', 'kakita-kaezin'].map(printedId),
          situation: {
            seats: [{ play: ['matsu-beiona (in conflict)'] }, { play: ['kakita-kaezin (bowed, in conflict)'] }],
            conflict: { attacker: 0, type: 'military', ring: 'void' },
          },
        },
      ],
      see: ['conflict-declaration', 'conflict-moving', 'skill'],
    },
    {
      id: 'conflict-moving',
      title: { pl: 'Ruch w trakcie konfliktu', en: 'Moving in and out of a conflict' },
      lead: {
        pl: 'Postaci mogą dołączyć do konfliktu, wrócić do domu albo zmienić stronę.',
        en: 'Characters may join a conflict, go home, or change sides.',
      },
      clauses: [
        {
          rule: 'L5R-CONF-g',
          text: {
            pl: 'Postać przesunięta lub zagrana do konfliktu uczestniczy w nim po stronie gracza, który ją kontroluje.',
            en: "A character moved or played to the conflict takes part on its controller's side.",
          },
        },
        {
          rule: 'L5R-CONF-h',
          text: {
            pl: 'Uczestnicząca postać przesunięta do domu przestaje uczestniczyć i trafia do domu kontrolującego ją gracza. Pozostaje przygotowana albo w ukłonie, tak jak była.',
            en: "A participant that is moved home stops taking part and goes to its controller's home area. It stays ready or bowed, as it was.",
          },
        },
        {
          rule: 'L5R-CONF-i',
          text: {
            pl: 'Gdy uczestnicząca postać zmienia kontrolującego ją gracza, od tej chwili uczestniczy po stronie nowego.',
            en: 'If control of a participant changes, it takes part for its new controller from then on.',
          },
        },
        {
          rule: 'L5R-CONF-j',
          text: {
            pl: 'Postaci, która „nie może uczestniczyć”, nie można do konfliktu zadeklarować, przesunąć ani zagrać, nie można jej też umieścić w grze od razu w konflikcie. Jeśli zakaz obejmie ją w trakcie konfliktu, trafia do domu w ukłonie.',
            en: 'A character that “cannot participate” cannot be declared, moved, played or put into play into the conflict. If the ban catches it while it takes part, it goes home bowed.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-CONF-g',
          text: {
            pl: 'Atakuje Harcownik Doji (3). Jego akcją przesuwasz do konfliktu przygotowaną Matsu Beionę (3) przeciwnika. Staje się ona obrońcą, bo kontroluje ją broniący gracz, i konflikt nie będzie niebroniony.',
            en: "Doji Challenger (3) attacks. With its action you move your opponent's ready Matsu Beiona (3) to the conflict. She is a defender now, as the defending player controls her, and the conflict will not be unopposed.",
          },
          cards: ['doji-challenger', 'matsu-beiona'].map(printedId),
          situation: {
            seats: [{ play: ['doji-challenger (in conflict)'] }, { play: ['matsu-beiona (in conflict)'] }],
            conflict: { attacker: 0, type: 'military', ring: 'air' },
          },
        },
      ],
      see: ['participating', 'dashes', 'moving', 'changing-control'],
    },
    {
      id: 'skill',
      title: { pl: 'Sprawność', en: 'Skill' },
      lead: {
        pl: 'Sprawność militarna i polityczna decyduje, kto wygrywa konflikty.',
        en: 'Military and political skill decide who wins conflicts.',
      },
      clauses: [
        {
          rule: 'L5R-SKILL-a',
          text: {
            pl: 'Postać ma sprawność militarną i polityczną. Modyfikatory zmieniają każdą z nich osobno.',
            en: 'A character has a military and a political skill. Modifiers change each of them separately.',
          },
        },
        {
          rule: 'L5R-SKILL-b',
          text: {
            pl: 'Modyfikator łącznej sprawności gracza nie zmienia sprawności żadnej postaci.',
            en: "A modifier to a player's total does not change the skill of any character.",
          },
        },
        {
          rule: 'L5R-SKILL-c',
          text: {
            pl: '„Obecna” sprawność lub chwała to wartość ze wszystkimi modyfikatorami w chwili rozpatrywania zdolności.',
            en: '“Current” skill or glory is the value with all modifiers at the time the ability resolves.',
          },
        },
        {
          rule: 'L5R-COUNT-a',
          text: {
            pl: 'Gdy podlicza się wartości kilku postaci, pomija się postaci w ukłonie.',
            en: 'Whenever values of several characters are counted together, bowed characters are left out.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-SKILL-a',
          text: {
            pl: 'Kakita Asami ma sprawność 1 militarną i 3 polityczną. Zdobny wachlarz (+2 do politycznej) zmienia je w 1 i 5.',
            en: 'Kakita Asami has 1 military and 3 political skill. Ornate Fan (+2 political) makes that 1 and 5.',
          },
          cards: ['ornate-fan', 'kakita-asami'].map(printedId),
          situation: { seats: [{ play: ['kakita-asami + ornate-fan'] }, {}] },
          values: [
            { card: printedId('kakita-asami'), of: 'military' },
            { card: printedId('kakita-asami'), of: 'political' },
          ],
        },
      ],
      see: ['conflict-resolution-skill', 'personal-honor', 'dashes', 'modifiers'],
    },
    {
      id: 'dashes',
      title: { pl: 'Pauza zamiast sprawności', en: 'A dash instead of a skill' },
      lead: {
        pl: 'Postać z pauzą (–) w danej sprawności nie nadaje się do konfliktów tego typu.',
        en: 'A character with a dash (–) for a skill is not made for conflicts of that type.',
      },
      clauses: [
        {
          rule: 'L5R-DASH-a',
          text: {
            pl: 'Postać, która ma pauzę zamiast danej sprawności, nie może uczestniczyć w konfliktach tego typu. Nie można jej w nich zadeklarować po żadnej stronie, przesunąć tam ani zagrać.',
            en: 'A character with a dash for a skill cannot take part in conflicts of that type: it cannot be declared on either side, moved there or played there.',
          },
        },
        {
          rule: 'L5R-DASH-b',
          text: {
            pl: 'Jeśli postać z pauzą mimo to znajdzie się w konflikcie tego typu, na przykład dlatego, że typ się zmienił, natychmiast trafia w ukłonie do domu gracza, który ją kontroluje.',
            en: "If a character with a dash finds itself in a conflict of that type anyway, for instance because the type changes, it goes at once to its controller's home area, bowed.",
          },
          reading: 'interpretation',
        },
        {
          rule: 'L5R-DASH-c',
          text: {
            pl: 'Pauzy nie można zmienić: nie działają na nią ani dodatki, ani chwała ze znacznika stanu, ani inne efekty.',
            en: 'A dash cannot be changed: neither attachments nor glory from a status token nor any other effect alter it.',
          },
        },
        {
          rule: 'L5R-DASH-d',
          text: {
            pl: 'Gdy zdolność pyta o sprawność, zamiast której jest pauza, traktuje się ją jak niezmodyfikowane 0.',
            en: 'If an ability asks for a skill that is a dash, the dash reads as an unmodified 0.',
          },
        },
        {
          rule: 'L5R-DASH-e',
          text: {
            pl: 'Postać z pauzą zamiast danej sprawności nie może ani wyzwać na pojedynek tego typu, ani zostać na niego wyzwana.',
            en: 'A character with a dash for a skill can neither challenge nor be challenged to a duel of that type.',
          },
        },
      ],
      examples: [
        {
          rule: 'L5R-DASH-b',
          text: {
            pl: 'Dworzanin Otomo (– militarna, 2 polityczna) atakuje w konflikcie politycznym. Odkryta prowincja to Za wspólną sprawę: jej reakcja zmienia typ konfliktu na militarny. Dworzanin natychmiast trafia do domu w ukłonie.',
            en: 'Otomo Courtier (– military, 2 political) attacks in a political conflict. The revealed province is Rally to the Cause: its reaction makes the conflict military. The courtier goes home at once, bowed.',
          },
          cards: ['otomo-courtier', 'rally-to-the-cause'].map(printedId),
        },
      ],
      see: ['skill', 'duel-start'],
    },
  ],
};
