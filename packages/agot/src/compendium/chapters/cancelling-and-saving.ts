import { printedId, type RulesChapter } from '@kronika/kernel';
import type { AgotSituation } from '../../situation/description.ts';

/** What stops effects, what keeps cards in play, and how often it works. */
export const cancellingAndSaving: RulesChapter = {
  id: 'cancelling-and-saving',
  title: { pl: 'Anulowanie, ocalanie, limity', en: 'Cancelling, saving, limits' },
  entries: [
    {
      id: 'cancelling',
      title: { pl: 'Anulowanie', en: 'Cancelling' },
      lead: {
        pl: 'Anulowany efekt przepada, ale koszt jest zapłacony.',
        en: 'A cancelled effect is lost, but its cost is paid.',
      },
      words: { pl: 'kontra, kontrowanie, anuluj', en: 'counter, counterspell, cancel' },
      clauses: [
        {
          rule: 'AGOT-CANCEL-a',
          text: {
            pl: 'Anulowanie nie pozwala efektowi się zainicjować i ma pierwszeństwo przed wszystkimi innymi przerwaniami.',
            en: 'A cancel stops an effect from initiating and has priority over all other interrupts to it.',
          },
        },
        {
          rule: 'AGOT-CANCEL-b',
          text: {
            pl: 'Anulowany efekt już nie nadchodzi: nic, nawet drugie anulowanie, nie może go przerwać.',
            en: 'A cancelled effect is no longer imminent: nothing, not even another cancel, can interrupt it.',
          },
        },
        {
          rule: 'AGOT-CANCEL-c',
          text: {
            pl: 'Anulowaną zdolność uważa się za użytą, a jej koszt za opłacony.',
            en: 'The cancelled ability counts as used, and its cost stays paid.',
          },
        },
        {
          rule: 'AGOT-CANCEL-d',
          text: {
            pl: 'Anulowane użycie liczy się do limitów i maksymalnych ilości.',
            en: 'A cancelled use counts toward limits and maximums.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-CANCEL-d',
          text: {
            pl: 'Zagrywasz Silniejsze roszczenia (maksymalnie 1 na wyzwanie), przeciwnik poświęca Brana Starka i je anuluje. Drugiej kopii w tym wyzwaniu już nie zagrasz. Na samego Brana możesz jednak odpowiedzieć wydarzeniem Zdrada, jeśli masz unikatową postać Lannisterów.',
            en: 'You play Superior Claim (max 1 per challenge), your opponent sacrifices Bran Stark to cancel it. You cannot play a second copy in this challenge. But you may answer Bran himself with Treachery if you control a unique Lannister character.',
          },
          cards: ['superior-claim', 'bran-stark', 'treachery'].map(printedId),
        },
      ],
      see: ['would-interrupts', 'events', 'maximums'],
    },
    {
      id: 'saving',
      title: { pl: 'Ocalanie', en: 'Saving' },
      lead: {
        pl: 'Ocalona karta zostaje, jakby nic się nie stało.',
        en: 'A saved card stays as if nothing had happened.',
      },
      words: {
        pl: 'ocal, ratowanie, uratowana, nie może być ocalona',
        en: 'save, rescue, prevent death, cannot be saved',
      },
      clauses: [
        {
          rule: 'AGOT-SAVE-a',
          text: {
            pl: 'Ocalona karta zostaje w grze i nie była zabita, odrzucona ani w inny sposób usunięta przez ten efekt.',
            en: 'A saved card stays in play and was not killed, discarded or otherwise removed by that effect.',
          },
        },
        {
          rule: 'AGOT-SAVE-b',
          text: {
            pl: '„Nie może być ocalona” zabrania nawet próby, także duplikatem.',
            en: '“Cannot be saved” forbids even the attempt, with duplicates too.',
          },
        },
        {
          rule: 'AGOT-SAVE-d',
          text: {
            pl: 'Ocala się w kroku „miałby”, przed wszystkimi innymi przerwaniami. Po udanym ocaleniu przerwania i reakcje na zabicie lub odrzucenie nie mają na co odpowiadać.',
            en: 'A save answers the “would” stage, before all other interrupts. After a successful save, interrupts and reactions to the card being killed or discarded find nothing to respond to.',
          },
        },
        {
          rule: 'AGOT-SAVE-e',
          reading: 'interpretation',
          text: {
            pl: 'Ocalona karta zachowuje wszystko: pozycję, żetony, dodatki, pozostałe duplikaty i udział w wyzwaniu.',
            en: 'A saved card keeps everything: position, tokens, attachments, remaining duplicates, and its part in a challenge.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-SAVE-a',
          text: {
            pl: 'Cersei Lannister ma dodatek Straż przyboczna i miałaby zginąć za roszczenia. Poświęcasz dodatek i ją ocalasz: nie została zabita, więc Joffrey Baratheon nie zyskuje za nią władzy.',
            en: 'Cersei Lannister has a Bodyguard and would be killed for claim. You sacrifice it to save her: she was not killed, so Joffrey Baratheon gains no power for her.',
          },
          cards: ['cersei-lannister', 'bodyguard', 'joffrey-baratheon'].map(printedId),
          situation: {
            seats: [{ play: ['cersei-lannister + bodyguard', 'joffrey-baratheon'] }, {}],
          } satisfies AgotSituation,
        },
        {
          rule: 'AGOT-SAVE-b',
          text: {
            pl: 'Zesłanie na Mur odrzuca wybrane postacie i nie można ich ocalić. Ani duplikat, ani Straż przyboczna nie pomoże Eddardowi Starkowi, jeśli to jego wybrano.',
            en: 'Marched to the Wall discards the chosen characters, and they cannot be saved. Neither a duplicate nor a Bodyguard helps Eddard Stark if he is chosen.',
          },
          cards: ['marched-to-the-wall', 'bodyguard', 'eddard-stark'].map(printedId),
        },
      ],
      see: ['saving-from-conditions', 'duplicates', 'military-claim'],
    },
    {
      id: 'saving-from-conditions',
      title: { pl: 'Ocalanie przed trwałym warunkiem', en: 'Saving from a lasting condition' },
      lead: {
        pl: 'Kto ginie, „jeśli jego SIŁA wynosi 0”, tego byle co nie ocali.',
        en: 'Not everything saves who is killed “if its STR is 0”.',
      },
      words: { pl: 'zabita przy sile 0, dracarys, ciągły warunek', en: 'killed at 0, dracarys, continuous condition' },
      clauses: [
        {
          rule: 'AGOT-SAVE-c',
          text: {
            pl: 'Gdy trwały warunek ciągle usuwa kartę („zostaje zabita, jeśli jej SIŁA wynosi 0”), ocalić można ją tylko czymś, co ten warunek z niej zdejmie. Inaczej ocalenia, także duplikatem, nie można zainicjować.',
            en: 'Against a condition that keeps removing a card (“is killed if its STR is 0”), a save is legal only if it also ends that condition for the card. Otherwise it cannot be initiated, duplicates included.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-SAVE-c',
          text: {
            pl: 'Dracarys! sprowadza SIŁĘ Theona Greyjoya (3) do 0, więc Theon ginie. Duplikatem go nie ocalisz: zaraz zginąłby znowu. Wydarzenie Powstały z morza daje +1 SIŁY, ale –4 i +1 to wciąż 0, więc i ono nie pomoże. Asha Greyjoy (4) miałaby po nim 1 i przeżyła.',
            en: 'Dracarys! brings the STR of Theon Greyjoy (3) to 0, so Theon is killed. A duplicate cannot save him: he would die again at once. Risen from the Sea gives +1 STR, but -4 and +1 still leave 0, so it does not help, either. Asha Greyjoy (4) would have 1 after it and live.',
          },
          cards: ['dracarys', 'theon-greyjoy', 'risen-from-the-sea', 'asha-greyjoy'].map(printedId),
        },
      ],
      see: ['saving', 'modifiers', 'duplicates'],
    },
    {
      id: 'immunity',
      title: { pl: 'Odporność', en: 'Immunity' },
      lead: {
        pl: 'Odporna karta nie jest celem i nic jej nie dotyka, ale tylko ona sama.',
        en: 'An immune card is no target and not affected, but only the card itself.',
      },
      words: { pl: 'odporna na efekty, ochrona', en: 'immune, protection' },
      clauses: [
        {
          rule: 'AGOT-IMM-a',
          text: {
            pl: 'Karty odpornej na jakiś rodzaj efektów nie można nimi wskazać ani objąć.',
            en: 'A card immune to a class of effects cannot be targeted or affected by it.',
          },
        },
        {
          rule: 'AGOT-IMM-b',
          text: {
            pl: 'Odporność chroni tylko samą kartę, nie jej dodatki, duplikaty, żetony ani zdolności, które z niej pochodzą.',
            en: 'Immunity covers only the card itself, not its attachments, duplicates, tokens, or the abilities it produces.',
          },
        },
        {
          rule: 'AGOT-IMM-c',
          text: {
            pl: 'Zyskanie odporności nie kończy efektu trwającego, który już działa.',
            en: 'Gaining immunity does not end a lasting effect that already applies.',
          },
        },
        {
          rule: 'AGOT-IMM-d',
          text: {
            pl: 'Odporną kartą można opłacać koszty.',
            en: 'Immunity does not stop a card from being used to pay costs.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-IMM-b',
          text: {
            pl: 'W zestawie podstawowym nikt nie jest odporny. Gdyby Tywin Lannister był odporny na efekty wydarzeń, nie wskazałaby go karta Czego się nie robi dla miłości, ale jego dodatek można by odrzucić wydarzeniem My nie siejemy.',
            en: 'No card of the core set is immune. If Tywin Lannister were immune to event effects, The Things I Do For Love could not choose him, but We Do Not Sow could still discard his attachment.',
          },
          cards: ['tywin-lannister', 'the-things-i-do-for-love', 'we-do-not-sow'].map(printedId),
        },
      ],
      see: ['targets', 'attachments-in-play'],
    },
    {
      id: 'ability-limits',
      title: { pl: 'Limity', en: 'Limits' },
      lead: { pl: '„Limit X na…” liczy się dla każdej kopii osobno.', en: '“Limit X per…” is counted for each copy.' },
      words: { pl: 'raz na rundę, raz na fazę, limit', en: 'once per round, once per phase' },
      clauses: [
        {
          rule: 'AGOT-LIMIT-a',
          text: {
            pl: '„Limit X na [czas]” jest na kartach, które zostają w grze: każdej kopii zdolności można użyć X razy w tym czasie.',
            en: '“Limit X per [period]” is on cards that stay in play: each copy of the ability can be used X times in that period.',
          },
        },
        {
          rule: 'AGOT-LIMIT-b',
          text: {
            pl: 'Karta, która opuści grę i wróci, ma nową kopię zdolności, z nowym limitem.',
            en: 'A card that leaves play and returns brings a fresh copy of the ability with a fresh limit.',
          },
        },
        {
          rule: 'AGOT-LIMIT-d',
          text: {
            pl: 'Limity i maksymalne ilości liczy się osobno dla każdego gracza.',
            en: 'Limits and maximums are counted per player.',
          },
        },
        {
          rule: 'AGOT-LIMIT-e',
          reading: 'interpretation',
          text: {
            pl: 'Licznik na fazę zeruje się z każdą fazą, na wyzwanie – z każdym wyzwaniem, a na rundę – w kroku 1.1.',
            en: 'A phase counter resets with each phase, a challenge counter with each challenge, a round counter in step 1.1.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-LIMIT-b',
          text: {
            pl: 'Arianne Martell może użyć akcji raz na fazę. Wraca wtedy na rękę, a gdy w tej samej fazie wróci do gry, jest nową kartą i może użyć jej znowu.',
            en: 'Arianne Martell may use her action once per phase. It returns her to hand, and if she comes back into play in the same phase she is a new card and may use it again.',
          },
          cards: ['arianne-martell'].map(printedId),
        },
      ],
      see: ['maximums', 'trigger-uses', 'leaving-play'],
    },
    {
      id: 'maximums',
      title: { pl: 'Maksymalne ilości', en: 'Maximums' },
      lead: {
        pl: '„Maksymalnie X na…” liczy się dla wszystkich kopii razem.',
        en: '“Max X per…” is counted for all copies together.',
      },
      words: { pl: 'maksymalnie jeden na wyzwanie, max', en: 'max one per challenge' },
      clauses: [
        {
          rule: 'AGOT-LIMIT-c',
          text: {
            pl: '„Maksymalnie X na [czas]” jest na kartach, które nie zostają w grze, czyli na wydarzeniach. To liczba dla wszystkich kopii o tej nazwie razem.',
            en: '“Max X per [period]” is on cards that do not stay in play, that is, events. It is the total for all copies by title.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-LIMIT-c',
          text: {
            pl: 'Oddać pod miecz: maksymalnie 1 na wyzwanie. Z dwiema kopiami na ręce zagrasz w jednym wyzwaniu tylko jedną; obok niej możesz zagrać Puścić z dymem, bo to inna karta.',
            en: 'Put to the Sword: max 1 per challenge. With two copies in hand you can play only one in a challenge; next to it you may play Put to the Torch, which is another card.',
          },
          cards: ['put-to-the-sword', 'put-to-the-torch'].map(printedId),
        },
      ],
      see: ['ability-limits', 'cancelling', 'events'],
    },
  ],
};
