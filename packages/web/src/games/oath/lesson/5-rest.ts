import type { OathView } from '@kronika/oath';
import { these, whoTakes } from '../../../lesson/which.ts';
import { seatView } from '../board/find-card.ts';
import { nameOfCard } from '../cards/names.ts';
import { AT, GIANT, MIRA, type OathLesson, secretsAt, supplyAt, warbandsAt, YOU } from './parts.ts';
import { anyOf, musterOn, relicAt } from './which.ts';

/** How the relic is called that was recovered last. */
function recovered(view: OathView, lang: 'pl' | 'en'): string {
  const relic = seatView(view, YOU)?.relics.at(-1);
  return relic?.known === true ? nameOfCard(relic.printed)[lang] : '';
}

/** Rest, the other one's turn, and a relic recovered. */
export const theRest: OathLesson = {
  id: 'rest',
  title: { pl: 'Odpoczynek i relikt', en: 'Rest and a relic' },
  about: {
    pl: 'Kończysz turę, a w następnej zdobywasz relikt.',
    en: 'You end your turn and recover a relic in the next.',
  },
  learnt: {
    pl: 'Wiesz, co wraca w Odpoczynku, i umiesz odzyskać relikt.',
    en: 'You know what Rest gives back, and how to recover a relic.',
  },
  steps: [
    {
      is: 'move',
      id: 'end',
      task: { pl: 'Zakończ turę', en: 'End your turn' },
      title: { pl: 'Zakończ fazę Akcji', en: 'End the Act Phase' },
      asked: 'act',
      accepts: [these(anyOf('endAct'))],
      wrong: [
        whoTakes(anyOf('gather'), {
          pl: 'Zabierając załogę, oddasz obszar bandytom. Zakończ fazę.',
          en: 'Taking the garrison away would give the site back to the bandits. End the phase.',
        }),
        whoTakes(anyOf('offerCitizenship'), {
          pl: 'Obywatelstwo to układ na później. Zakończ fazę.',
          en: 'Citizenship is a deal for later. End the phase.',
        }),
      ],
      otherwise: {
        pl: 'Zaopatrzenie się skończyło: zakończ fazę Akcji.',
        en: 'Your Supply is spent: end the Act Phase.',
      },
      say: () => ({
        pl: 'Całe Zaopatrzenie jest wydane. Pozostały działania mniejsze, które nic nie kosztują, ale dziś wystarczy: zakończ fazę, a zacznie się **Odpoczynek**.',
        en: 'All your Supply is spent. Minor actions cost nothing, but this is enough for today: end the phase, and you **rest**.',
      }),
      replies: [
        { seat: MIRA, asked: 'act', wants: these(musterOn('longbows')) },
        { seat: MIRA, asked: 'act', wants: these(anyOf('endAct')) },
      ],
    },
    {
      is: 'look',
      id: 'rested',
      comes: 'beforeReplies',
      task: { pl: 'Zobacz, co wróciło', en: 'See what came back' },
      title: { pl: 'Odpoczynek', en: 'Rest' },
      at: () => AT.seat(YOU),
      say: (view) => ({
        pl: `Sekret wrócił z karty: masz ${secretsAt(view, YOU)}. Zaopatrzenie urosło do **${supplyAt(view, YOU)}**: im mniej Chorągwi w zasobach, tym mniej go dostaniesz.`,
        en: `The secret came back from the card: you have ${secretsAt(view, YOU)}. Your Supply is **${supplyAt(view, YOU)}** again; the fewer warbands in your bank, the less you get.`,
      }),
    },
    {
      is: 'look',
      id: 'mira',
      task: { pl: 'Zobacz turę Miry', en: "See Mira's turn" },
      title: { pl: 'Mira zbiera siły', en: 'Mira gathers strength' },
      at: () => AT.seat(MIRA),
      say: (view) => ({
        pl: `Mira zwerbowała na twoich Długich łukach i ma **${warbandsAt(view, MIRA)} Chorągwi**. Stoi na Równinach, których pilnuje twoja załoga. Zaczęła się runda ${view.round}, znów twoja tura.`,
        en: `Mira mustered on your Longbows and has **${warbandsAt(view, MIRA)} warbands**. She stands at the Plains, which your garrison holds. Round ${view.round} has begun, and it is your turn again.`,
      }),
    },
    {
      is: 'look',
      id: 'relic',
      task: { pl: 'Znajdź relikt', en: 'Find the relic' },
      title: { pl: 'Znajdź zakryty relikt', en: 'Find the facedown relic' },
      at: () => AT.relic,
      say: () => ({
        pl: 'Relikty dają moce, a przy innych przysięgach także zwycięstwo. Każdy obszar ma **własną cenę**: tu płaci się jednym Sekretem, który przepada.',
        en: 'Relics bring powers, and under other oaths victory, too. Every site has **its own price**: here it is one secret, which is burnt.',
      }),
    },
    {
      is: 'move',
      id: 'recover',
      task: { pl: 'Odzyskaj relikt', en: 'Recover the relic' },
      title: { pl: 'Odzyskaj relikt', en: 'Recover the relic' },
      asked: 'act',
      accepts: [these(relicAt(GIANT))],
      wrong: [
        whoTakes(anyOf('recover'), {
          pl: 'To sztandar Miłość Ludu. Teraz sięgnij po relikt.',
          en: "That is a banner, the People's Favor. Reach for the relic now.",
        }),
        whoTakes(anyOf('peekRelic'), {
          pl: 'Możesz go podejrzeć za darmo, ale dziś od razu go weź: wybierz Odzyskiwanie.',
          en: 'You could peek at it for free, but take it at once today: choose Recover.',
        }),
        whoTakes(anyOf('endAct'), {
          pl: 'Nie kończ jeszcze: relikt czeka.',
          en: 'Do not end yet: the relic is waiting.',
        }),
      ],
      otherwise: { pl: 'Wskaż relikt i wybierz Odzyskiwanie.', en: 'Point at the relic and choose Recover.' },
      say: () => ({
        pl: 'Odzyskiwanie kosztuje **1 Zaopatrzenia** i cenę obszaru. Wskaż relikt i odzyskaj go.',
        en: 'Recover costs **1 Supply** and the price of the site. Point at the relic and recover it.',
      }),
    },
    {
      is: 'look',
      id: 'owned',
      task: { pl: 'Zobacz swój relikt', en: 'See your relic' },
      title: { pl: 'Relikt jest twój', en: 'The relic is yours' },
      at: () => AT.seat(YOU),
      say: (view) => ({
        pl: `Odkryty relikt to **${recovered(view, 'pl')}**. Leży przy twojej planszy obok Berła i działa od razu. Strzeż go: w Najeździe relikt też może być celem.`,
        en: `The relic is **${recovered(view, 'en')}**. It lies by your board beside the Scepter and works at once. Guard it: a campaign can aim at relics, too.`,
      }),
    },
  ],
};
