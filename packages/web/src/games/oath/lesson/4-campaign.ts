import type { OathView } from '@kronika/oath';
import type { Sum } from '../../../lesson/course.ts';
import { number, these, whoSets, whoTakes } from '../../../lesson/which.ts';
import { AT, GIANT, type OathLesson, supplyAt, warbandsAt, YOU } from './parts.ts';
import { anyOf, campaignAgainst, plan, travelTo } from './which.ts';

/** How the dice fell, as a comparison. */
function battle({ campaign }: OathView): Sum | undefined {
  if (campaign === null) return undefined;
  return {
    title: { pl: 'Wynik bitwy', en: 'The battle' },
    parts: [
      { is: 'number', value: String(campaign.attackTotal), name: { pl: 'miecze', en: 'swords' } },
      { is: 'between', text: { pl: 'przeciw', en: 'against' } },
      { is: 'number', value: String(campaign.defenceTotal), name: { pl: 'obrona', en: 'defence' } },
    ],
  };
}

/** Travel to the next site, and a campaign against the bandits there. */
export const theCampaign: OathLesson = {
  id: 'campaign',
  title: { pl: 'Podróż i Najazd', en: 'Travel and Campaign' },
  about: { pl: 'Odkrywasz obszar i zdobywasz go kośćmi.', en: 'You discover a site and conquer it with dice.' },
  learnt: {
    pl: 'Umiesz podróżować i wygrać bitwę z bandytami.',
    en: 'You can travel, and win a battle against bandits.',
  },
  steps: [
    {
      is: 'move',
      id: 'travel',
      task: { pl: 'Jedź na sąsiedni obszar', en: 'Travel to the next site' },
      title: { pl: 'Jedź na drugi obszar Kolebki', en: 'Travel to the other site of the Cradle' },
      asked: 'act',
      accepts: [these(travelTo(GIANT))],
      wrong: [
        whoTakes(anyOf('travel'), {
          pl: 'To inny region: za daleko na dziś. Jedź na zakryty obszar pod Równinami.',
          en: 'That is another region: too far for today. Go to the facedown site below the Plains.',
        }),
        whoTakes(anyOf('campaign'), {
          pl: 'Mira nic ci jeszcze nie zrobiła. Jedź dalej.',
          en: 'Mira has done you no harm yet. Travel on.',
        }),
      ],
      otherwise: { pl: 'Wskaż zakryty obszar pod Równinami.', en: 'Choose the facedown site below the Plains.' },
      say: () => ({
        pl: 'W Kolebce Podróż kosztuje **1 Zaopatrzenia**, do innych regionów więcej. Wskaż zakryty obszar: gdy dotrze tam pionek, obszar się odkryje.',
        en: 'Within the Cradle Travel costs **1 Supply**, to other regions more. Choose the facedown site: it is turned up when your pawn arrives.',
      }),
    },
    {
      is: 'look',
      id: 'giant',
      task: { pl: 'Zobacz odkryty obszar', en: 'See the new site' },
      title: { pl: 'Pogrzebany olbrzym', en: 'The Buried Giant' },
      at: () => AT.giant,
      say: () => ({
        pl: 'Leży tu zakryty **relikt**. Nie ma niczyich Chorągwi, więc obszarem władają **bandyci**. Każdy zdobyty obszar umacnia twój tytuł.',
        en: 'A facedown **relic** lies here. There are no warbands, so **bandits** rule the site. Every site you conquer makes your title safer.',
      }),
    },
    {
      is: 'move',
      id: 'campaign',
      task: { pl: 'Najedź bandytów', en: 'Campaign against the bandits' },
      title: { pl: 'Najedź bandytów', en: 'Campaign against the bandits' },
      asked: 'act',
      accepts: [these(campaignAgainst('bandits'))],
      wrong: [
        whoTakes(anyOf('peekRelic'), {
          pl: 'Podejrzeć relikt zdążysz potem. Najpierw Najazd.',
          en: 'You can peek at the relic later. The campaign comes first.',
        }),
        whoTakes(anyOf('search'), {
          pl: 'Zostało ci tylko tyle Zaopatrzenia, ile kosztuje Najazd.',
          en: 'Your last Supply is just enough for the campaign.',
        }),
      ],
      otherwise: { pl: 'Wybierz Najazd na bandytów.', en: 'Choose the campaign against the bandits.' },
      say: (view) => ({
        pl: `Najazd kosztuje **2 Zaopatrzenia**, a masz właśnie ${supplyAt(view, YOU)}. Bronią się bandyci, a celem jest obszar, na którym stoisz.`,
        en: `A campaign costs **2 Supply**, and you have ${supplyAt(view, YOU)}. The bandits defend; the target is the site where you stand.`,
      }),
    },
    {
      is: 'move',
      id: 'dice',
      task: { pl: 'Weź kości Ataku', en: 'Take attack dice' },
      title: { pl: 'Atakuj pięcioma kośćmi', en: 'Attack with five dice' },
      asked: 'attackDice',
      accepts: [number(5)],
      wrong: [
        whoSets((dice) => dice < 5, {
          pl: 'Masz 5 Chorągwi, więc stać cię na 5 kości. Weź wszystkie.',
          en: 'You have 5 warbands, so you can roll 5 dice. Take them all.',
        }),
      ],
      otherwise: { pl: 'Weź 5 kości.', en: 'Take 5 dice.' },
      say: (view) => ({
        pl: `Za każdą Chorągiew możesz wziąć **jedną kość**, masz ich ${warbandsAt(view, YOU)}. Bandyci rzucają jedną kością Obrony i liczą się za jedną Chorągiew.`,
        en: `Each warband allows **one die**, and you have ${warbandsAt(view, YOU)}. The bandits roll one defence die and count as one warband.`,
      }),
    },
    {
      is: 'move',
      id: 'plan',
      task: { pl: 'Użyj planu bitewnego', en: 'Use a battle plan' },
      title: { pl: 'Dodaj kość Długimi łukami', en: 'Add a die with Longbows' },
      asked: 'plans',
      accepts: [these(plan('longbows', 1))],
      wrong: [
        whoTakes(plan('longbows', -1), {
          pl: 'To odjęłoby ci kość. Dodaj jedną.',
          en: 'That would take a die away. Add one.',
        }),
        whoTakes(anyOf('done'), {
          pl: 'Nie rzucaj jeszcze: Długie łuki dadzą kość za darmo.',
          en: 'Do not roll yet: Longbows give you a die for free.',
        }),
      ],
      otherwise: { pl: 'Wybierz Długie łuki: 1 kość więcej.', en: 'Choose Longbows: 1 die more.' },
      say: () => ({
        pl: 'Karty obszarów, którymi władasz, służą ci jako **plany bitewne**. Długie łuki dodają 1 kość Ataku i nic nie kosztują. Potem padną kości.',
        en: 'Cards at sites you rule serve you as **battle plans**. Longbows add 1 attack die and cost nothing. Then the dice are rolled.',
      }),
    },
    {
      is: 'move',
      id: 'occupy',
      task: { pl: 'Zostaw załogę', en: 'Leave a garrison' },
      title: { pl: 'Zwycięstwo: zostaw 2 Chorągwie', en: 'Victory: leave 2 warbands' },
      asked: 'occupy',
      accepts: [number(2)],
      wrong: [
        whoSets((warbands) => warbands === 0, {
          pl: 'Bez Chorągwi obszar zostanie bandytom. Zostaw 2.',
          en: 'Without warbands the bandits keep the site. Leave 2.',
        }),
        whoSets((warbands) => warbands > 2, {
          pl: 'Zachowaj wojsko na planszy: 2 tu wystarczą.',
          en: 'Keep an army on your board: 2 are enough here.',
        }),
      ],
      otherwise: { pl: 'Zostaw tu 2 Chorągwie.', en: 'Leave 2 warbands here.' },
      say: () => ({
        pl: '**Pełny miecz to 1**, a z dwóch pustych powstaje jeszcze jeden. Kto ma więcej niż obrona, wygrywa. Teraz obsadź obszar: włada nim ten, kto ma tu Chorągwie.',
        en: '**A full sword is 1**, and two hollow ones make another. More than the defence wins. Now hold the site: whoever has warbands here rules it.',
      }),
      sum: battle,
    },
    {
      is: 'look',
      id: 'ruled',
      task: { pl: 'Zobacz zdobyty obszar', en: 'See what you conquered' },
      title: { pl: 'Władasz już czterema', en: 'You rule four sites' },
      at: () => AT.giant,
      say: (view) => ({
        pl: `Pogrzebany olbrzym należy do Imperium, a na planszy zostały ${warbandsAt(view, YOU)} Chorągwie. Gdyby padły **czaszki**, bitwa kosztowałaby cię wojsko.`,
        en: `The Buried Giant belongs to the Empire, and ${warbandsAt(view, YOU)} warbands are left on your board. Had **skulls** come up, the battle would have cost you warbands.`,
      }),
    },
  ],
};
