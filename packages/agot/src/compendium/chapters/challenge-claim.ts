import { printedId, type RulesChapter } from '@kronika/kernel';
import type { AgotSituation } from '../../situation/description.ts';

/** Step 4.2.4: what the loser of a challenge pays. */
export const challengeClaim: RulesChapter = {
  id: 'challenge-claim',
  title: { pl: 'Wyzwania: roszczenia', en: 'Challenges: claim' },
  entries: [
    {
      id: 'claim',
      title: { pl: 'Roszczenia', en: 'Claim' },
      lead: {
        pl: 'Krok 4.2.4: kto przegrał obronę, płaci tyle, ile wynoszą roszczenia zwycięzcy.',
        en: "Step 4.2.4: a defender who lost pays for the winner's claim value.",
      },
      words: { pl: 'obrażenia, skutek wyzwania, wartość roszczeń', en: 'damage, result of a challenge, claim value' },
      clauses: [
        {
          rule: 'AGOT-4.2.4-a',
          text: {
            pl: '(Krok 4.2.4) Jeśli wygrał atakujący gracz, stosuje się teraz roszczenia. Jeśli wygrał broniący albo nikt, roszczeń nie ma.',
            en: 'Step 4.2.4: if the attacking player won, claim is applied now. If the defender won, or nobody did, there is no claim.',
          },
        },
        {
          rule: 'AGOT-CLAIM-a',
          text: {
            pl: 'Liczy się wartość roszczeń na odkrytej fabule atakującego gracza ze wszystkimi modyfikatorami w chwili, gdy stosuje się roszczenia.',
            en: "What counts is the claim value of the attacking player's revealed plot with all modifiers, at the time claim is applied.",
          },
        },
        {
          rule: 'AGOT-CLAIM-b',
          text: {
            pl: 'Roszczenia dotykają broniącego gracza, czyli przegranego; także w starciu zwykle tylko jego.',
            en: 'Claim hits the defending player, who lost; in melee, too, normally only that one.',
          },
        },
        {
          rule: 'AGOT-CLAIM-c',
          text: {
            pl: 'Kto nie może zapłacić całości, płaci tyle, ile może.',
            en: 'Who cannot pay the whole claim pays as much as possible.',
          },
        },
        {
          rule: 'AGOT-CLAIM-d',
          reading: 'interpretation',
          text: {
            pl: 'Roszczenia o wartości 0 nic nie dają, ale wyzwanie jest wygrane.',
            en: 'A claim of 0 has no result, but the challenge is still won.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-CLAIM-a',
          text: {
            pl: 'Atakuje Cersei Lannister (4) w wyzwaniu intrygi, a twoja fabuła Wichry zimy ma roszczenia 2. Cersei podnosi je o 1: przeciwnik odrzuca losowo 3 karty.',
            en: 'Cersei Lannister (4) attacks in an intrigue challenge, and your plot The Winds of Winter has claim 2. Cersei raises it by 1: your opponent discards 3 cards at random.',
          },
          cards: ['cersei-lannister', 'the-winds-of-winter'].map(printedId),
          situation: {
            seats: [{ plot: 'the-winds-of-winter', play: ['cersei-lannister (kneeling, attacking)'] }, {}],
            challenge: { attacker: 0, type: 'intrigue' },
          } satisfies AgotSituation,
          values: [{ card: printedId('the-winds-of-winter'), of: 'claim' }],
        },
      ],
      see: ['military-claim', 'intrigue-claim', 'power-claim'],
    },
    {
      id: 'military-claim',
      title: { pl: 'Roszczenia militarne', en: 'Military claim' },
      lead: { pl: 'Broniący gracz sam wybiera, kto ginie.', en: 'The defending player chooses who dies.' },
      words: { pl: 'zabijanie za roszczenia, kto ginie', en: 'kill for claim, who dies' },
      clauses: [
        {
          rule: 'AGOT-CLAIM-MIL-a',
          text: {
            pl: 'Broniący gracz wybiera tyle kontrolowanych postaci, ile wynoszą roszczenia, i zabija je wszystkie naraz.',
            en: 'The defending player chooses as many characters they control as the claim says, and kills them all at the same time.',
          },
        },
        {
          rule: 'AGOT-CLAIM-MIL-b',
          text: {
            pl: 'Mogą to być dowolne jego postacie, uczestniczące lub nie, stojące lub klęczące.',
            en: 'Any of their characters may be chosen, participating or not, standing or kneeling.',
          },
        },
        {
          rule: 'AGOT-CLAIM-MIL-c',
          text: {
            pl: 'Tej samej postaci nie można wybrać dwa razy za te same roszczenia.',
            en: 'The same character cannot be chosen twice for one claim.',
          },
        },
        {
          rule: 'AGOT-CLAIM-MIL-d',
          text: {
            pl: 'Wybrana postać, która zostanie ocalona, liczy się do roszczeń; nie wybiera się za nią innej.',
            en: 'A chosen character that is saved counts toward the claim; no other is chosen for it.',
          },
        },
        {
          rule: 'AGOT-CLAIM-MIL-e',
          text: {
            pl: 'Kto ma mniej postaci, niż wynoszą roszczenia, wybiera i zabija wszystkie.',
            en: 'With fewer characters than the claim, all of them are chosen and killed.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-CLAIM-MIL-d',
          text: {
            pl: 'Roszczenia wynoszą 2. Wybierasz Eddarda Starka z duplikatem i kartę Zarządca z Winterfell. Odrzucasz duplikat i ocalasz Eddarda; ginie tylko zarządca, a roszczenia są w całości zapłacone.',
            en: 'The claim is 2. You choose Eddard Stark, who has a duplicate, and Winterfell Steward. You discard the duplicate to save Eddard; only the Steward dies, and the claim is paid in full.',
          },
          cards: ['eddard-stark', 'winterfell-steward'].map(printedId),
        },
        {
          rule: 'AGOT-CLAIM-MIL-b',
          text: {
            pl: 'Przegrywasz wyzwanie militarne, w którym bronił Robb Stark. Za roszczenia 1 nie musisz wybrać Robba: może zginąć klęcząca karta Zarządca z Winterfell, która w ogóle nie uczestniczyła.',
            en: 'You lose a military challenge in which Robb Stark defended. For a claim of 1 you need not choose Robb: a kneeling Winterfell Steward that did not participate at all may die.',
          },
          cards: ['robb-stark', 'winterfell-steward'].map(printedId),
          situation: {
            seats: [{ play: ['robb-stark (kneeling)', 'winterfell-steward (kneeling)'] }, {}],
          } satisfies AgotSituation,
        },
      ],
      see: ['claim', 'saving', 'duplicates', 'killing'],
    },
    {
      id: 'intrigue-claim',
      title: { pl: 'Roszczenia intrygi', en: 'Intrigue claim' },
      lead: { pl: 'Przegrany odrzuca losowe karty z ręki.', en: 'The loser discards cards at random from hand.' },
      words: { pl: 'odrzucanie z ręki, losowa karta', en: 'hand discard, random card' },
      clauses: [
        {
          rule: 'AGOT-CLAIM-INT-a',
          text: {
            pl: 'Z ręki broniącego gracza odrzuca się losowo tyle kart, ile wynoszą roszczenia.',
            en: "As many cards as the claim says are discarded at random from the defending player's hand.",
          },
        },
        {
          rule: 'AGOT-CLAIM-INT-b',
          reading: 'interpretation',
          text: {
            pl: 'Gdy kart jest mniej, przepada cała ręka. Karty jednych roszczeń odrzuca się razem, jako jedno zdarzenie.',
            en: 'With fewer cards in hand, the whole hand is discarded. The cards of one claim are discarded together, as one occurrence.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-CLAIM-INT-a',
          text: {
            pl: 'Wygrywasz wyzwanie intrygi z fabułą Atak z zaskoczenia (roszczenia 2): przeciwnik traci 2 losowe karty. Lannisport pozwala ci jeszcze wcześniej, w reakcji na wygraną, dobrać 1.',
            en: 'You win an intrigue challenge with Sneak Attack (claim 2): your opponent loses 2 cards at random. Lannisport lets you draw 1 even before that, in reaction to the win.',
          },
          cards: ['sneak-attack', 'lannisport'].map(printedId),
        },
      ],
      see: ['claim', 'titles-whispers', 'open-information'],
    },
    {
      id: 'power-claim',
      title: { pl: 'Roszczenia władzy', en: 'Power claim' },
      lead: {
        pl: 'Władza przechodzi z karty stronnictwa przegranego na kartę zwycięzcy.',
        en: "Power moves from the loser's faction card to the winner's.",
      },
      words: { pl: 'kradzież władzy, zabieranie władzy', en: 'steal power, take power' },
      clauses: [
        {
          rule: 'AGOT-CLAIM-POW-a',
          text: {
            pl: 'Tyle żetonów władzy, ile wynoszą roszczenia, przechodzi z karty stronnictwa broniącego gracza na kartę stronnictwa atakującego.',
            en: "As much power as the claim says moves from the defending player's faction card to the attacking player's.",
          },
        },
        {
          rule: 'AGOT-CLAIM-POW-b',
          text: {
            pl: 'Taka władza nie jest „zyskana”, ale od razu liczy się do zwycięstwa.',
            en: 'Power moved like this is not “gained”, but counts for victory at once.',
          },
        },
        {
          rule: 'AGOT-CLAIM-POW-c',
          text: {
            pl: 'Płaci tylko karta stronnictwa: władza na postaciach i innych kartach jest bezpieczna. Jeśli na karcie stronnictwa jest mniej, oddaje się, co jest.',
            en: 'Only the faction card pays: power on characters or other cards is safe. If the faction card holds less, it gives up what it has.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-CLAIM-POW-c',
          text: {
            pl: 'Przegrywasz wyzwanie władzy o roszczeniach 2. Na karcie Ród Baratheonów masz 1 żeton, a na Robercie Baratheonie 4. Tracisz 1; żetonów Roberta nikt nie rusza.',
            en: "You lose a power challenge with claim 2. There is 1 power on House Baratheon and 4 on Robert Baratheon. You lose 1; nobody touches Robert's power.",
          },
          cards: ['house-baratheon', 'robert-baratheon'].map(printedId),
        },
      ],
      see: ['claim', 'goal', 'moving-tokens'],
    },
  ],
};
