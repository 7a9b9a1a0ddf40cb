import { pass, these, whoIsTooEarly, whoPasses, whoTakes } from '../../../lesson/which.ts';
import type { AgotLesson } from './parts.ts';
import { AT, clash, GENNA, totalsIn, WINDOWS } from './parts.ts';
import { card, challenge, decline } from './which.ts';

/** The military challenge: stealth, an ambush, two events, and claim that kills. */
export const theMilitary: AgotLesson = {
  id: 'military',
  title: { pl: 'Wyzwanie militarne', en: 'The military challenge' },
  about: {
    pl: 'Podstęp, zasadzka i wydarzenia w środku walki.',
    en: 'Stealth, an ambush, and events in the middle of a fight.',
  },
  learnt: {
    pl: 'Umiesz użyć podstępu, zagrać wydarzenie w oknie akcji i podnieść roszczenia.',
    en: 'You can use stealth, play events in an action window, and raise a claim.',
  },
  steps: [
    {
      is: 'move',
      id: 'sword',
      task: { pl: 'Rzuć wyzwanie militarne', en: 'Initiate military' },
      title: { pl: 'Rzuć wyzwanie militarne', en: 'Initiate a military challenge' },
      asked: 'initiateChallenge',
      accepts: [these(challenge('military'))],
      wrong: [
        whoPasses({ pl: 'Zostały ci jeszcze dwa wyzwania.', en: 'You have two challenges left.' }),
        whoTakes(challenge('power'), {
          pl: 'Korona na koniec: najpierw niech u Genny ubędzie ludzi.',
          en: 'The crown comes last: first let Genna have fewer people.',
        }),
      ],
      otherwise: { pl: 'Naciśnij wyzwanie militarne.', en: 'Press the military challenge.' },
      say: () => ({
        pl: 'Ten sam gracz atakuje dalej, póki ma czym. Kto przegra wyzwanie **militarne**, zabija tyle swoich postaci, ile wynoszą roszczenia. Kogo, wybiera sam.',
        en: 'The same player goes on attacking. Who loses a **military** challenge kills as many of their characters as the claim says. They choose which.',
      }),
    },
    {
      is: 'move',
      id: 'attacker',
      task: { pl: 'Poślij Aryę', en: 'Send Arya' },
      title: { pl: 'Poślij samą Aryę', en: 'Send Arya alone' },
      asked: 'declareAttackers',
      accepts: [these(card('arya-stark'))],
      wrong: [
        whoTakes(card('eddard-stark'), {
          pl: 'Eddard będzie potrzebny w wyzwaniu władzy: kto atakuje, klęka. Tu wystarczy Arya.',
          en: 'Eddard is needed for the power challenge: who attacks kneels. Arya is enough here.',
        }),
        whoIsTooEarly({ pl: 'Zaznacz Aryę, potem zatwierdź.', en: 'Mark Arya, then confirm.' }),
      ],
      otherwise: { pl: 'Zaznacz tylko Aryę i zatwierdź.', en: 'Mark only Arya, and confirm.' },
      say: () => ({
        pl: "Arya ma **2** i dzięki duplikatowi symbol miecza. To mało, ale nie musi walczyć z Jaime'em: od czego podstęp. Zaznacz ją i zatwierdź.",
        en: 'Arya has **2**, and by her duplicate the sword. That is little, but she need not fight Jaime: she has stealth. Mark her and confirm.',
      }),
    },
    {
      is: 'move',
      id: 'stealth',
      task: { pl: "Omiń Jaime'a", en: 'Get past Jaime' },
      title: { pl: "Omiń podstępem Jaime'a", en: 'Bypass Jaime with stealth' },
      asked: 'chooseBypassed',
      accepts: [these(card('ser-jaime-lannister'))],
      wrong: [
        whoTakes(card('the-tickler'), {
          pl: 'Łaskotek ma tylko 2. Groźny jest Jaime: 5.',
          en: 'The Tickler has only 2. The danger is Jaime: 5.',
        }),
        whoTakes(decline, { pl: "Szkoda nie użyć podstępu: omiń Jaime'a.", en: 'Do not waste stealth: bypass Jaime.' }),
      ],
      otherwise: {
        pl: "Ta postać nie ma miecza, więc i tak nie obroni. Omiń Jaime'a.",
        en: 'That character has no sword, so it could not defend anyway. Bypass Jaime.',
      },
      say: () => ({
        pl: '**Podstęp**: wskaż jedną stojącą postać Genny, a nie będzie mogła bronić w tym wyzwaniu. Jaime ma 5, więc wybór jest prosty.',
        en: "**Stealth**: point at one standing character of Genna's, and it cannot defend in this challenge. Jaime has 5, so the choice is easy.",
      }),
    },
    {
      is: 'move',
      id: 'wait',
      task: { pl: 'Zaczekaj na Gennę', en: 'Wait for Genna' },
      title: { pl: 'Spasuj: niech Genna się odkryje', en: 'Pass: let Genna show herself' },
      asked: WINDOWS.challenges,
      accepts: [pass],
      otherwise: {
        pl: 'Zachowaj wydarzenia, aż poznasz obrońców. Spasuj.',
        en: 'Keep your events until you know the defenders. Pass.',
      },
      say: () => ({
        pl: 'Masz na ręce wydarzenia na tę walkę, ale **kto czeka, wie więcej**: drugie okno przyjdzie po wyborze obrońców. Spasuj.',
        en: 'You hold events for this fight, but **who waits knows more**: a second window comes after the defenders. Pass.',
      }),
      replies: [{ seat: GENNA, asked: WINDOWS.challenges, wants: these(card('burned-men')) }],
    },
    {
      is: 'move',
      id: 'ambush',
      task: { pl: 'Zobacz zasadzkę', en: 'See the ambush' },
      title: { pl: 'Zasadzka! Spasuj jeszcze raz', en: 'An ambush! Pass once more' },
      asked: WINDOWS.challenges,
      accepts: [pass],
      otherwise: { pl: 'Jeszcze nie: najpierw obrońcy. Spasuj.', en: 'Not yet: the defenders first. Pass.' },
      say: () => ({
        pl: 'Po to było jej 2 złota: **Poparzeni** weszli do gry z ręki dzięki słowu **Zasadzka**. Kto w wyzwaniach ma złoto, może zaskoczyć. Spasuj i zobacz, kto broni.',
        en: 'That is what her 2 gold were for: **Burned Men** came from her hand by **Ambush**. Who has gold during challenges can surprise you. Pass, and see who defends.',
      }),
      replies: [{ seat: GENNA, asked: 'declareDefenders', wants: these(card('burned-men')) }],
    },
    {
      is: 'look',
      id: 'totals',
      task: { pl: 'Porównaj SIŁĘ', en: 'Compare STR' },
      title: { pl: 'Porównaj obie strony', en: 'Compare the two sides' },
      at: () => AT.lane,
      say: (view) => {
        const { attack, defense } = totalsIn(view);
        return {
          pl: `Bronią Poparzeni: **${attack} do ${defense}**. Remis wygrywa atakujący, więc już teraz wygrywasz. Ale można wygrać lepiej.`,
          en: `The Burned Men defend: **${attack} to ${defense}**. The attacker wins a tie, so you are winning already. But you can win better.`,
        };
      },
      sum: clash,
    },
    {
      is: 'move',
      id: 'north',
      task: { pl: 'Zagraj wydarzenie za darmo', en: 'Play a free event' },
      title: { pl: 'Zagraj Za Północ!', en: 'Play For the North!' },
      asked: WINDOWS.challenges,
      accepts: [these(card('for-the-north'))],
      wrong: [
        whoPasses({
          pl: 'Masz dwa wydarzenia na tę chwilę. Zagraj je.',
          en: 'You have two events for this moment. Play them.',
        }),
        whoTakes(card('winter-is-coming'), {
          pl: 'Zaraz i ono. Najpierw to za darmo.',
          en: 'That one is next. First the free one.',
        }),
      ],
      otherwise: { pl: 'Zagraj z ręki Za Północ!', en: 'Play For the North! from your hand.' },
      say: () => ({
        pl: 'Wydarzenie działa raz i trafia na stos odrzuconych. To kosztuje **0**: Arya dostaje +2, a jeśli wygrasz, dobierasz kartę.',
        en: 'An event works once and goes to the discard pile. This one costs **0**: Arya gets +2, and if you win you draw a card.',
      }),
    },
    {
      is: 'move',
      id: 'winter',
      task: { pl: 'Podnieś roszczenia', en: 'Raise the claim' },
      title: { pl: 'Zagraj Nadchodzi zima', en: 'Play Winter Is Coming' },
      asked: WINDOWS.challenges,
      accepts: [these(card('winter-is-coming'))],
      wrong: [
        whoPasses({
          pl: 'Po to zostało złoto: roszczenia 2 zamiast 1.',
          en: 'This is what the gold was saved for: claim 2 instead of 1.',
        }),
      ],
      otherwise: { pl: 'Zagraj Nadchodzi zima.', en: 'Play Winter Is Coming.' },
      say: () => ({
        pl: 'Oto po co było odłożone złoto. Nadchodzi zima kosztuje **1** i podnosi twoje roszczenia w tym wyzwaniu do **2**: zginą dwie postaci zamiast jednej.',
        en: 'This is what you saved the gold for. Winter Is Coming costs **1** and raises your claim in this challenge to **2**: two characters die instead of one.',
      }),
      replies: [
        { seat: GENNA, asked: 'chooseKilled', wants: these(card('burned-men'), card('lannisport-moneylender')) },
      ],
    },
    {
      is: 'look',
      id: 'dead',
      task: { pl: 'Zobacz, kto zginął', en: 'See who died' },
      title: { pl: 'Zobacz, kto zginął', en: 'See who died' },
      at: () => AT.dead(GENNA),
      say: () => ({
        pl: 'Genna wybrała Poparzonych i Lichwiarza; leżą na stosie **zabitych**. Gdy zginie postać unikatowa, jej właściciel nie zagra już drugiej kopii. Ty dobierasz kartę za Za Północ!',
        en: 'Genna chose the Burned Men and the Moneylender; they lie in the **dead** pile. When a unique character dies, its owner can play no other copy of it. You draw a card for For the North!',
      }),
    },
  ],
};
