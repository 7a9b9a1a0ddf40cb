import { these, whoIsTooEarly, whoPasses, whoTakes } from '../../../lesson/which.ts';
import type { AgotLesson } from './parts.ts';
import { GENNA, WINDOWS } from './parts.ts';
import { card, challenge, duplicate, placeOf } from './which.ts';

/** Under attack: standing up, defending, choosing who dies, and saving. */
export const theDefense: AgotLesson = {
  id: 'defense',
  title: { pl: 'Obrona i ocalanie', en: 'Defending and saving' },
  about: {
    pl: 'Genna atakuje: bronisz się i ocalasz Aryę.',
    en: 'Genna attacks: you defend, and save Arya.',
  },
  learnt: {
    pl: 'Umiesz bronić, przegrać tanio i ocalić postać duplikatem.',
    en: 'You can defend, lose cheaply, and save a character with a duplicate.',
  },
  steps: [
    {
      is: 'move',
      id: 'stand',
      task: { pl: 'Postaw Eddarda', en: 'Stand Eddard' },
      title: { pl: 'Użyj reakcji Eddarda', en: "Use Eddard's reaction" },
      asked: WINDOWS.attacked,
      accepts: [these(card('eddard-stark'))],
      wrong: [
        whoPasses({
          pl: 'Bez Eddarda stracisz władzę. Użyj jego reakcji.',
          en: 'Without Eddard you would lose power. Use his reaction.',
        }),
      ],
      otherwise: { pl: 'Dotknij Eddarda: niech wstanie.', en: 'Touch Eddard: let him stand.' },
      say: () => ({
        pl: 'Cersei atakuje o **władzę**, z SIŁĄ 4: chce żeton z twojej karty stronnictwa. Eddard ma reakcję na każde wyzwanie przeciwko tobie: **wstaje**. Dotknij go.',
        en: 'Cersei attacks for **power** with 4 STR: she wants power from your faction card. Eddard has a reaction to every challenge against you: he **stands**. Touch him.',
      }),
    },
    {
      is: 'move',
      id: 'defend',
      task: { pl: 'Broń Eddardem', en: 'Defend with Eddard' },
      title: { pl: 'Broń Eddardem', en: 'Defend with Eddard' },
      asked: 'declareDefenders',
      accepts: [these(card('eddard-stark')), these(card('eddard-stark'), card('winterfell-steward'))],
      wrong: [
        whoIsTooEarly({
          pl: 'Trzeba co najmniej 5, bo remis wygrywa atakujący. Zaznacz Eddarda.',
          en: 'It takes at least 5, for the attacker wins a tie. Mark Eddard.',
        }),
      ],
      otherwise: { pl: 'Zaznacz Eddarda i zatwierdź.', en: 'Mark Eddard, and confirm.' },
      say: () => ({
        pl: 'Broni, kto stoi i ma symbol; obrońcy też klękają. Eddard ma **5 przeciw 4**: to wystarczy. Zaznacz go i zatwierdź.',
        en: 'Who stands and has the icon may defend; defenders kneel, too. Eddard has **5 against 4**: that is enough. Mark him and confirm.',
      }),
    },
    {
      is: 'move',
      id: 'renown',
      task: { pl: 'Weź renomę obrońcy', en: 'Take renown as defender' },
      title: { pl: 'Znów renoma', en: 'Renown again' },
      asked: 'renown',
      accepts: [these(card('eddard-stark'))],
      otherwise: { pl: 'Zaznacz Eddarda i zatwierdź.', en: 'Mark Eddard, and confirm.' },
      say: () => ({
        pl: 'Obrona się udała! Roszczenia ma tylko **atakujący**, więc Genna niczego nie traci. Ale renoma działa i w obronie: weź żeton.',
        en: 'You held! Only the **attacker** has a claim, so Genna loses nothing. But renown works in defense, too: take your power.',
      }),
      replies: [
        { seat: GENNA, asked: 'initiateChallenge', wants: these(challenge('military')) },
        {
          seat: GENNA,
          asked: 'declareAttackers',
          wants: these(card('the-tickler'), card('ser-jaime-lannister')),
        },
      ],
    },
    {
      is: 'move',
      id: 'again',
      task: { pl: 'Postaw go jeszcze raz', en: 'Stand him again' },
      title: { pl: 'Postaw Eddarda jeszcze raz', en: 'Stand Eddard once more' },
      asked: WINDOWS.attacked,
      accepts: [these(card('eddard-stark'))],
      wrong: [
        whoPasses({
          pl: 'Niech wstanie: bez obrońcy Genna dostałaby jeszcze 1 władzy.',
          en: 'Let him stand: without a defender Genna would gain 1 power on top.',
        }),
      ],
      otherwise: { pl: 'Dotknij Eddarda.', en: 'Touch Eddard.' },
      say: () => ({
        pl: 'Teraz miecze: Jaime i Łaskotek, razem **7**. Jaime nie klęka, gdy atakuje militarnie. Ta reakcja Eddarda nie ma limitu, więc wstaje znowu.',
        en: "Swords now: Jaime and The Tickler, **7** together. Jaime does not kneel for a military attack. Eddard's reaction has no limit, so he stands again.",
      }),
    },
    {
      is: 'move',
      id: 'lose',
      task: { pl: 'Broń mimo wszystko', en: 'Defend all the same' },
      title: { pl: 'Broń, choć przegrasz', en: 'Defend, although you will lose' },
      asked: 'declareDefenders',
      accepts: [these(card('eddard-stark'))],
      wrong: [
        whoIsTooEarly({
          pl: 'Bez obrońcy wyzwanie byłoby niebronione i Genna zyskałaby 1 władzy. Zaznacz Eddarda.',
          en: 'Without a defender it would be unopposed, and Genna would gain 1 power. Mark Eddard.',
        }),
      ],
      otherwise: { pl: 'Zaznacz Eddarda i zatwierdź.', en: 'Mark Eddard, and confirm.' },
      say: () => ({
        pl: '5 przeciw 7 nie wystarczy. Ale jeden obrońca sprawia, że wyzwanie **nie jest niebronione**, a sam Eddard od przegranej nie ginie.',
        en: '5 against 7 is not enough. But one defender keeps it from being **unopposed**, and Eddard does not die of losing.',
      }),
    },
    {
      is: 'move',
      id: 'victim',
      task: { pl: 'Wybierz, kto ma zginąć', en: 'Choose who is to die' },
      title: { pl: 'Wybierz Aryę', en: 'Choose Arya' },
      asked: 'chooseKilled',
      accepts: [these(card('arya-stark'))],
      wrong: [
        whoTakes(card('eddard-stark'), {
          pl: 'Z Eddardem przepadłaby i władza na nim. Wybierz Aryę: ją da się ocalić za darmo.',
          en: 'With Eddard his power would be lost. Choose Arya: she can be saved for nothing.',
        }),
        whoTakes(card('winterfell-steward'), {
          pl: 'Zarządca by zginął. Aryę ocali duplikat.',
          en: "The Steward would die. Arya's duplicate saves her.",
        }),
        whoTakes(card('catelyn-stark'), {
          pl: 'Catelyn jest nam potrzebna. Aryę ocali duplikat.',
          en: "We need Catelyn. Arya's duplicate saves her.",
        }),
      ],
      otherwise: { pl: 'Wybierz Aryę.', en: 'Choose Arya.' },
      say: () => ({
        pl: 'Przegrana militarna: roszczenia 1, więc **ty wybierasz**, kto ginie. Wskaż tego, kogo umiesz ocalić: Arya ma pod sobą duplikat.',
        en: 'A military loss: claim 1, so **you choose** who is killed. Point at somebody you can save: Arya has a duplicate under her.',
      }),
    },
    {
      is: 'move',
      id: 'save',
      task: { pl: 'Ocal Aryę', en: 'Save Arya' },
      title: { pl: 'Odrzuć duplikat i ocal Aryę', en: 'Discard the duplicate, and save Arya' },
      asked: WINDOWS.saving,
      accepts: [these(duplicate), these(card('bodyguard'))],
      wrong: [whoPasses({ pl: 'Wtedy Arya zginie. Ocal ją!', en: 'Then Arya dies. Save her!' })],
      otherwise: { pl: 'Odrzuć duplikat Aryi.', en: "Discard Arya's duplicate." },
      say: () => ({
        pl: 'Zanim coś się stanie, jest czas na **przerwanie**. Odrzuć duplikat: Arya zostaje, a roszczenia i tak są spełnione.',
        en: 'Before something happens there is time for an **interrupt**. Discard the duplicate: Arya stays, and the claim is met all the same.',
      }),
      replies: [
        { seat: GENNA, asked: 'renown', wants: these(card('ser-jaime-lannister')) },
        { seat: GENNA, asked: 'initiateChallenge', wants: these(challenge('intrigue')) },
      ],
    },
    {
      is: 'look',
      id: 'saved',
      comes: 'beforeReplies',
      task: { pl: 'Zobacz, że żyje', en: 'See that she lives' },
      title: { pl: 'Arya żyje', en: 'Arya lives' },
      at: (view) => placeOf(view, 'arya-stark'),
      say: () => ({
        pl: 'Nikogo nie ubyło. Straż przyboczna ocala tak samo, a każda **kopia unikatowej karty** z ręki może leżeć pod nią jako duplikat, za darmo.',
        en: 'You have lost nobody. A Bodyguard saves the same way, and every **copy of a unique card** in your hand can go under it as a duplicate, for nothing.',
      }),
    },
  ],
};
