import { pass, these, whoPasses, whoTakes } from '../../../lesson/which.ts';
import type { AgotLesson } from './parts.ts';
import { AT, GENNA, goldOf, WINDOWS, YOU } from './parts.ts';
import { card } from './which.ts';

/** What is said of the Steward, who could make a character cheaper. */
const STEWARD_STAYS = whoTakes(card('winterfell-steward'), {
  pl: 'Zarządca dałby zniżkę 1, ale musiałby uklęknąć. Niech stoi: przyda się w wyzwaniu.',
  en: 'The Steward would save 1 gold, but has to kneel for it. Let him stand: a challenge will need him.',
});

/** The marshaling phase: income, discounts, characters, an attachment, and gold that is kept. */
export const theMarshaling: AgotLesson = {
  id: 'marshaling',
  title: { pl: 'Mobilizacja: zbierz swoich', en: 'Marshaling: gather your people' },
  about: {
    pl: 'Wydajesz złoto na postaci, miejsca i dodatki.',
    en: 'You spend gold on characters, locations and attachments.',
  },
  learnt: {
    pl: 'Umiesz zmobilizować postać, użyć zniżki, dać komuś dodatek i odłożyć złoto.',
    en: 'You can marshal a character, use a discount, give somebody an attachment, and save gold.',
  },
  steps: [
    {
      is: 'look',
      id: 'gold',
      task: { pl: 'Policz swoje złoto', en: 'Count your gold' },
      title: { pl: 'Policz swoje złoto', en: 'Count your gold' },
      at: () => AT.gold(YOU),
      say: () => ({
        pl: 'Mobilizacja zaczyna się od **dochodu**: 3 z fabuły, 1 z Różanego Traktu, a 3 są już od chorążych. Za to wystawiasz karty. Czego nie wydasz, przyda się w wyzwaniach.',
        en: 'Marshaling begins with **income**: 3 from the plot and 1 from The Roseroad, and 3 are there from the banners. It buys cards. What you do not spend serves you in challenges.',
      }),
      sum: (view) => ({
        title: { pl: 'Złoto w tej rundzie', en: 'Gold this round' },
        parts: [
          { is: 'number', value: '3', name: { pl: 'chorążowie', en: 'banners' } },
          { is: 'between', text: { pl: '+', en: '+' } },
          { is: 'number', value: '4', name: { pl: 'dochód', en: 'income' } },
          { is: 'between', text: { pl: '=', en: '=' } },
          { is: 'number', value: `${goldOf(view, YOU)}`, name: { pl: 'złoto', en: 'gold' } },
        ],
      }),
    },
    {
      is: 'move',
      id: 'road',
      task: { pl: 'Zmobilizuj Królewski Trakt', en: 'Marshal The Kingsroad' },
      title: { pl: 'Zmobilizuj Królewski Trakt', en: 'Marshal The Kingsroad' },
      asked: WINDOWS.marshaling,
      accepts: [these(card('the-kingsroad'))],
      wrong: [
        whoPasses({
          pl: 'Pas kończy twoją mobilizację w tej rundzie. Masz 7 złota!',
          en: 'Passing ends your marshaling this round. You have 7 gold!',
        }),
        whoTakes(card('heart-tree-grove'), {
          pl: 'Gaj też ma Ograniczenie, więc w tej rundzie tylko jedno z dwojga. Trakt da więcej.',
          en: 'The Grove is limited, too, so only one of the two this round. The road gives more.',
        }),
        whoTakes(card('catelyn-stark'), {
          pl: 'Catelyn tak, ale taniej: najpierw Trakt, potem ona.',
          en: 'Catelyn, yes, but cheaper: the road first, then her.',
        }),
        STEWARD_STAYS,
      ],
      otherwise: {
        pl: 'Zacznij od Królewskiego Traktu: on obniży koszt.',
        en: 'Begin with The Kingsroad: it lowers a cost.',
      },
      say: () => ({
        pl: 'Najpierw zniżka. Królewski Trakt kosztuje **1**, a poświęcony obniży koszt następnej postaci o 3. Dotknij go na ręce.',
        en: 'The discount first. The Kingsroad costs **1**; sacrificed, it makes your next character cost 3 less. Touch it in your hand.',
      }),
    },
    {
      is: 'move',
      id: 'sacrifice',
      task: { pl: 'Poświęć Trakt', en: 'Sacrifice the road' },
      title: { pl: 'Użyj Królewskiego Traktu', en: 'Use The Kingsroad' },
      asked: WINDOWS.marshaling,
      accepts: [these(card('the-kingsroad'))],
      wrong: [
        whoPasses({ pl: 'Jeszcze nie: Trakt czeka.', en: 'Not yet: the road is waiting.' }),
        whoTakes(card('catelyn-stark'), {
          pl: 'Poczekaj: najpierw użyj Traktu, a będzie kosztować 1.',
          en: 'Wait: use the road first, and she will cost 1.',
        }),
        STEWARD_STAYS,
      ],
      otherwise: { pl: 'Teraz dotknij Traktu na stole.', en: 'Now touch the road on the table.' },
      say: () => ({
        pl: 'Trakt leży teraz na stole i ma **akcję mobilizacji**. Dotknij go: uklęknie, zostanie poświęcony, a twoja następna postać potanieje o 3.',
        en: 'The road lies on the table now, and has a **marshaling action**. Touch it: it kneels, is sacrificed, and your next character costs 3 less.',
      }),
    },
    {
      is: 'move',
      id: 'catelyn',
      task: { pl: 'Zmobilizuj Catelyn', en: 'Marshal Catelyn' },
      title: { pl: 'Zmobilizuj Catelyn Stark', en: 'Marshal Catelyn Stark' },
      asked: WINDOWS.marshaling,
      accepts: [these(card('catelyn-stark'))],
      wrong: [
        whoPasses({
          pl: 'Szkoda zniżki: Catelyn za 1 złoto!',
          en: 'What a waste of the discount: Catelyn for 1 gold!',
        }),
        whoTakes(card('arya-stark'), {
          pl: 'Arya byłaby za darmo, ale zniżka jest jedna i na Catelyn oszczędzisz tyle samo. Po kolei: najpierw Catelyn.',
          en: 'Arya would be free, but there is one discount, and Catelyn saves you as much. One after the other: Catelyn first.',
        }),
        STEWARD_STAYS,
      ],
      otherwise: { pl: 'Zniżka jest dla Catelyn.', en: 'The discount is for Catelyn.' },
      say: () => ({
        pl: 'Catelyn kosztuje 4, ze zniżką **1**. Ma 4 SIŁY i jako jedyna z naszych zna się na **intrydze**.',
        en: 'Catelyn costs 4, with the discount **1**. She has 4 STR, and she alone of ours knows **intrigue**.',
      }),
    },
    {
      is: 'move',
      id: 'arya',
      task: { pl: 'Zmobilizuj Aryę', en: 'Marshal Arya' },
      title: { pl: 'Zmobilizuj Aryę Stark', en: 'Marshal Arya Stark' },
      asked: WINDOWS.marshaling,
      accepts: [these(card('arya-stark'))],
      wrong: [
        whoPasses({ pl: 'Masz jeszcze 5 złota.', en: 'You still have 5 gold.' }),
        whoTakes(card('gates-of-winterfell'), {
          pl: 'Bramy poczekają. Po Aryi złoto przyda się na coś pilniejszego.',
          en: 'The Gates can wait. After Arya there is something more urgent to pay for.',
        }),
        STEWARD_STAYS,
      ],
      otherwise: { pl: 'Teraz Arya, za 3 złota.', en: 'Arya now, for 3 gold.' },
      say: (view) => ({
        pl: `Zostało ci ${goldOf(view, YOU)} złota. Arya kosztuje **3**; jest mała, ale zna **podstęp**: mija jednego obrońcę. I ma coś jeszcze.`,
        en: `You have ${goldOf(view, YOU)} gold left. Arya costs **3**; she is small, but knows **stealth**: she gets past one defender. And there is more.`,
      }),
    },
    {
      is: 'move',
      id: 'under',
      task: { pl: 'Daj Aryi duplikat', en: 'Give Arya a duplicate' },
      title: { pl: 'Użyj reakcji Aryi', en: "Use Arya's reaction" },
      asked: WINDOWS.entered,
      accepts: [these(card('arya-stark'))],
      wrong: [
        whoPasses({
          pl: 'Reakcja jest za darmo i druga okazja nie przyjdzie. Użyj jej.',
          en: 'The reaction is free, and the chance does not come again. Use it.',
        }),
      ],
      otherwise: { pl: 'Dotknij Aryi: to jej reakcja.', en: 'Touch Arya: it is her reaction.' },
      say: () => ({
        pl: 'To **reakcja**: gdy Arya wchodzi do gry, wierzchnia karta talii trafia pod nią jako **duplikat**. Duplikat ją kiedyś ocali, a dopóki go ma, walczy też w wyzwaniach militarnych.',
        en: 'This is a **reaction**: when Arya enters play, the top card of your deck goes under her as a **duplicate**. It can save her once, and while she has it she fights in military challenges, too.',
      }),
    },
    {
      is: 'move',
      id: 'guard',
      task: { pl: 'Zmobilizuj dodatek', en: 'Marshal an attachment' },
      title: { pl: 'Zmobilizuj Straż przyboczną', en: 'Marshal Bodyguard' },
      asked: WINDOWS.marshaling,
      accepts: [these(card('bodyguard'))],
      wrong: [
        whoPasses({ pl: 'Jeszcze Straż przyboczna, za 1.', en: 'First the Bodyguard, for 1.' }),
        whoTakes(card('gates-of-winterfell'), {
          pl: 'Bramy zabrałyby oba złota. Weź Straż za 1 i odłóż 1.',
          en: 'The Gates would take both gold. Take the Bodyguard for 1, and save 1.',
        }),
        STEWARD_STAYS,
      ],
      otherwise: { pl: 'Teraz Straż przyboczna, za 1 złoto.', en: 'The Bodyguard now, for 1 gold.' },
      say: () => ({
        pl: 'Straż przyboczna to **dodatek**: leży przy postaci i działa na nią. Poświęcasz ją, gdy postać miałaby zginąć, i postać zostaje.',
        en: 'Bodyguard is an **attachment**: it lies with a character and works for it. When the character would be killed, you sacrifice the guard, and the character stays.',
      }),
    },
    {
      is: 'move',
      id: 'guarded',
      task: { pl: 'Wybierz, kogo strzeże', en: 'Choose whom it guards' },
      title: { pl: 'Daj Straż Eddardowi', en: 'Give the Bodyguard to Eddard' },
      asked: 'attachTo',
      accepts: [these(card('eddard-stark')), these(card('catelyn-stark')), these(card('arya-stark'))],
      wrong: [
        whoTakes(card('cersei-lannister'), {
          pl: 'Cersei też jest damą, ale to wróg. Strzeż kogoś swojego.',
          en: 'Cersei is a Lady, too, but she is the enemy. Guard one of your own.',
        }),
      ],
      otherwise: {
        pl: 'Strzec można tylko lorda albo damy. Najcenniejszy jest Eddard.',
        en: 'Only a Lord or a Lady can be guarded. Eddard is the most precious.',
      },
      say: () => ({
        pl: 'Straż pilnuje **lorda albo damy**. Eddard jest najdroższy i będzie nosił władzę, więc to jego warto strzec. Catelyn i Arya też by mogły.',
        en: 'It guards a **Lord or a Lady**. Eddard is the dearest, and he will carry power, so he is worth it. Catelyn or Arya would do, too.',
      }),
    },
    {
      is: 'move',
      id: 'save',
      task: { pl: 'Odłóż 1 złoto', en: 'Save 1 gold' },
      title: { pl: 'Spasuj i zachowaj 1 złoto', en: 'Pass, and keep 1 gold' },
      asked: WINDOWS.marshaling,
      accepts: [pass],
      wrong: [STEWARD_STAYS],
      otherwise: { pl: 'Ostatnie złoto zostaje. Spasuj.', en: 'The last gold stays. Pass.' },
      say: () => ({
        pl: 'Zostało **1 złoto**. Nie wydawaj go: wydarzenia z ręki też kosztują, a wyzwania dopiero przed nami. Spasuj; teraz kolej Genny.',
        en: "**1 gold** is left. Do not spend it: events cost gold, too, and the challenges are still to come. Pass; now it is Genna's turn.",
      }),
      replies: [
        { seat: GENNA, asked: WINDOWS.marshaling, wants: these(card('ser-jaime-lannister')) },
        { seat: GENNA, asked: WINDOWS.marshaling, wants: these(card('the-tickler')) },
      ],
    },
  ],
};
