import { printedId, type RulesChapter } from '@kronika/kernel';
import type { AgotSituation } from '../../situation/description.ts';

/** Steps 4.2.2, 4.2.3, 4.2.5 and 4.2.6: who wins, and what it brings. */
export const challengeResult: RulesChapter = {
  id: 'challenge-result',
  title: { pl: 'Wyzwania: wynik', en: 'Challenges: the result' },
  entries: [
    {
      id: 'challenge-winner',
      title: { pl: 'Kto wygrywa wyzwanie', en: 'Who wins a challenge' },
      lead: {
        pl: 'Krok 4.2.2: wyższa łączna SIŁA wygrywa, a remis należy do atakującego.',
        en: 'Step 4.2.2: the higher total STR wins, and ties go to the attacker.',
      },
      words: { pl: 'porównanie siły, remis, łączna siła, strength', en: 'compare strength, tie, total strength' },
      clauses: [
        {
          rule: 'AGOT-4.2.2-a',
          text: {
            pl: 'Łączna SIŁA strony to suma SIŁY jej uczestniczących postaci razem ze wszystkimi modyfikatorami tej sumy.',
            en: "A side's total is the sum of the STR of its participating characters with every modifier to that total.",
          },
        },
        {
          rule: 'AGOT-4.2.2-b',
          text: {
            pl: 'Do zwycięstwa kandyduje strona z wyższą sumą.',
            en: 'The side with the higher total is the candidate winner.',
          },
        },
        {
          rule: 'AGOT-4.2.2-k',
          text: {
            pl: 'Przy równych sumach kandydatem jest atakujący gracz.',
            en: 'On equal totals the attacking player is the candidate.',
          },
        },
        {
          rule: 'AGOT-4.2.2-c',
          text: {
            pl: 'Kandydat wygrywa, tylko jeśli w chwili porównania ma sumę co najmniej 1 i co najmniej jedną uczestniczącą postać.',
            en: 'The candidate wins only with a total of at least 1 and at least one participating character when the totals are compared.',
          },
        },
        {
          rule: 'AGOT-4.2.2-d',
          text: {
            pl: 'Jeśli kandydat tego nie spełnia, nikt nie wygrywa i nikt nie przegrywa. Zwycięstwo nie przechodzi na drugą stronę.',
            en: 'If the candidate fails that test, nobody wins and nobody loses. The other side does not win instead.',
          },
        },
        {
          rule: 'AGOT-4.2.2-l',
          text: {
            pl: 'Dlatego 0 : 0 nie ma zwycięzcy, tak samo jak wyższa suma z samych modyfikatorów, bez uczestniczącej postaci.',
            en: 'So 0 : 0 has no winner, and neither has a higher total that comes from modifiers alone, without a participant.',
          },
        },
        {
          rule: 'AGOT-4.2.2-e',
          reading: 'interpretation',
          text: {
            pl: 'Przy remisie wynoszącym 1 lub więcej atakujący wygrywa, jeśli po jego stronie ktoś uczestniczy; druga strona nie musi nikogo mieć.',
            en: 'In a tie of 1 or more the attacker wins if somebody participates on the attacking side; the other side need not have anybody.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-4.2.2-k',
          text: {
            pl: 'Cersei Lannister (4) atakuje w wyzwaniu władzy, broni Melisandre (4). Jest 4 : 4, więc wygrywa atakująca strona. Z kartą Czerwona Twierdza (+2) broniący gracz miałby 6 i wygrałby on.',
            en: 'Cersei Lannister (4) attacks in a power challenge, Melisandre (4) defends. It is 4 : 4, so the attacker wins. With The Red Keep (+2) the defending player would have 6 and win.',
          },
          cards: ['cersei-lannister', 'melisandre', 'the-red-keep'].map(printedId),
        },
        {
          rule: 'AGOT-4.2.2-l',
          text: {
            pl: 'Za 1 sztukę złota Edric Dayne (1) zyskał symbol i atakuje, a Daenerys Targaryen przeciwnika stoi: postacie po twojej stronie mają –1 SIŁY, więc Edric ma 0. Nikt nie broni, jest 0 : 0 i nikt nie wygrywa.',
            en: 'Edric Dayne (1), who gained an icon for 1 gold, attacks while the opponent’s Daenerys Targaryen is standing: characters on your side get -1 STR, so Edric has 0. Nobody defends, it is 0 : 0, and nobody wins.',
          },
          cards: ['edric-dayne', 'daenerys-targaryen'].map(printedId),
          situation: {
            seats: [{ play: ['edric-dayne (kneeling, attacking)'] }, { play: ['daenerys-targaryen'] }],
            challenge: { attacker: 0, type: 'military' },
          } satisfies AgotSituation,
          values: [{ card: printedId('edric-dayne'), of: 'strength' }],
        },
      ],
      see: ['strength', 'challenge-result-kept', 'challenge-unopposed'],
    },
    {
      id: 'challenge-result-kept',
      title: { pl: 'Wynik się zapamiętuje', en: 'The result is kept' },
      lead: {
        pl: 'Zwycięzca, przewaga i to, czy ktoś bronił, są ustalone w kroku 4.2.2.',
        en: 'Winner, margin and whether it was opposed are settled in step 4.2.2.',
      },
      words: { pl: 'wygrana o 5, przewaga siły, reakcja na wygraną', en: 'won by 5, margin, after you win' },
      clauses: [
        {
          rule: 'AGOT-4.2.2-h',
          text: {
            pl: 'Reakcje na wygranie lub przegranie następują zaraz po tym kroku, przed premiami, roszczeniami i słowami kluczowymi.',
            en: 'Reactions to winning or losing come right after this step, before bonuses, claim and keywords.',
          },
        },
        {
          rule: 'AGOT-4.2.2-i',
          reading: 'interpretation',
          text: {
            pl: '„Wygrane o N lub więcej SIŁY” to różnica obu sum w tym kroku; późniejsze zmiany się nie liczą. Tej samej różnicy używa zastraszanie.',
            en: '“Won by N or more STR” uses the difference of the totals in this step; later changes do not matter. Intimidate uses the same difference.',
          },
        },
        {
          rule: 'AGOT-4.2.2-j',
          reading: 'interpretation',
          text: {
            pl: 'Zwycięzca, przegrany, to, czy wyzwanie było niebronione, i różnica są ustalone na dobre, nawet gdy uczestnicy odejdą w czasie reakcji.',
            en: 'Winner, loser, unopposed or not, and the difference are fixed here, even if participants leave during the reactions.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-4.2.2-i',
          text: {
            pl: 'Czerwona Żmija (7) atakuje sam i nikt nie broni: wygrywa o 7. W reakcji zyskuje 1 żeton władzy, bo 7 to jedna pełna piątka. Możesz też zagrać Oddać pod miecz, jeśli to wyzwanie militarne.',
            en: 'The Red Viper (7) attacks alone and nobody defends: he wins by 7. His reaction brings 1 power, as there is one full 5 in 7. In a military challenge you may also play Put to the Sword.',
          },
          cards: ['the-red-viper', 'put-to-the-sword'].map(printedId),
          situation: {
            seats: [{ play: ['the-red-viper (kneeling, attacking)'] }, {}],
            challenge: { attacker: 0, type: 'military' },
          } satisfies AgotSituation,
        },
      ],
      see: ['challenge-winner', 'keyword-intimidate', 'interrupts-and-reactions'],
    },
    {
      id: 'challenge-unopposed',
      title: { pl: 'Niebronione wyzwanie i premie', en: 'Unopposed challenges and bonuses' },
      lead: {
        pl: 'Krok 4.2.3: władza za wyzwanie, którego nikt nie bronił.',
        en: 'Step 4.2.3: power for a challenge that nobody opposed.',
      },
      words: { pl: 'brak obrony, premia, bez obrońców', en: 'undefended, bonus, no defenders' },
      clauses: [
        {
          rule: 'AGOT-4.2.2-f',
          text: {
            pl: 'Wyzwanie jest niebronione, jeśli wygrał atakujący, a suma broniącej strony wynosi 0: bo nie ma obrońców albo bo ich SIŁA to razem 0.',
            en: "A challenge is unopposed if the attacker wins and the defending side's total is 0: because there are no defenders, or because their total STR is 0.",
          },
        },
        {
          rule: 'AGOT-4.2.2-g',
          text: {
            pl: 'Wyzwanie wygrane przez broniącego nigdy nie jest niebronione.',
            en: 'A challenge won by the defender is never unopposed.',
          },
        },
        {
          rule: 'AGOT-4.2.3-a',
          text: {
            pl: '(Krok 4.2.3) Za wygrane niebronione wyzwanie atakujący gracz zyskuje 1 żeton władzy dla swojego stronnictwa.',
            en: 'Step 4.2.3: for winning an unopposed challenge the attacking player gains 1 power for their faction.',
          },
        },
        {
          rule: 'AGOT-4.2.3-d',
          text: {
            pl: 'Wszystkie premie tego kroku zyskuje się jednocześnie.',
            en: 'All bonuses of this step are gained at the same time.',
          },
        },
        {
          rule: 'AGOT-4.2.3-e',
          text: {
            pl: 'Premie są zyskiwane, więc działają na nie zdolności, które patrzą na zyskanie władzy. Mogą też zakończyć grę przed roszczeniami.',
            en: 'Bonuses are gained, so abilities that look for gained power see them. They can also end the game before claim.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-4.2.2-f',
          text: {
            pl: 'Balon Greyjoy (5) atakuje, broni Sansa Stark (2) w wyzwaniu władzy. Obrońcy słabsi od Balona nie dokładają SIŁY, więc jest 5 : 0: wyzwanie jest niebronione, choć Sansa broniła.',
            en: 'Balon Greyjoy (5) attacks in a power challenge and Sansa Stark (2) defends. Defenders weaker than Balon do not contribute their STR, so it is 5 : 0: unopposed, although Sansa defended.',
          },
          cards: ['balon-greyjoy', 'sansa-stark'].map(printedId),
          situation: {
            seats: [{ play: ['balon-greyjoy (kneeling, attacking)'] }, { play: ['sansa-stark (kneeling, defending)'] }],
            challenge: { attacker: 0, type: 'power' },
          } satisfies AgotSituation,
        },
        {
          rule: 'AGOT-4.2.3-a',
          text: {
            pl: 'Asha Greyjoy wygrywa niebronione wyzwanie. Najpierw są reakcje na wygraną: Asha wstaje, a Wielki Kraken daje kartę albo władzę. Dopiero potem, w kroku 4.2.3, zyskujesz premię: 1 żeton władzy.',
            en: 'Asha Greyjoy wins an unopposed challenge. First come the reactions to the win: Asha stands, and Great Kraken brings a card or power. Only then, in step 4.2.3, you gain the bonus: 1 power.',
          },
          cards: ['asha-greyjoy', 'great-kraken'].map(printedId),
        },
      ],
      see: ['rivalry', 'claim', 'challenge-defenders'],
    },
    {
      id: 'challenge-keywords',
      title: { pl: 'Słowa kluczowe wyzwań', en: 'Challenge keywords' },
      lead: {
        pl: 'Krok 4.2.5: grabież, intuicja, renoma i zastraszanie zwycięzcy.',
        en: "Step 4.2.5: the winner's insight, intimidate, pillage and renown.",
      },
      words: { pl: 'kolejność słów kluczowych', en: 'order of keywords' },
      clauses: [
        {
          rule: 'AGOT-4.2.5-a',
          text: {
            pl: '(Krok 4.2.5) Potem rozpatruje się słowa kluczowe wyzwań: grabież, intuicję, renomę i zastraszanie.',
            en: 'Step 4.2.5: then the challenge keywords insight, intimidate, pillage and renown resolve.',
          },
        },
        {
          rule: 'AGOT-4.2.5-b',
          text: {
            pl: 'Kolejność wybiera pierwszy gracz, nie zwycięzca, i to rodzajami: wskazuje jeden rodzaj, rozpatruje się wszystkie jego wystąpienia naraz, potem następny, aż do końca.',
            en: 'The first player, not the winner, chooses the order, by kind: they pick one kind, all its instances resolve at the same time, then the next, until all are done.',
          },
        },
        {
          rule: 'AGOT-4.2.5-f',
          text: {
            pl: 'Każde z tych słów mówi „może”: o użyciu każdego wystąpienia osobno decyduje zwycięzca. Pierwszy gracz ustala tylko kolejność rodzajów.',
            en: 'All four say “may”: the winner decides for every single instance whether to use it. The first player only sets the order of the kinds.',
          },
        },
        {
          rule: 'AGOT-4.2.5-c',
          text: {
            pl: 'Liczą się tylko postacie, które uczestniczą w tej chwili. Kto odszedł przy roszczeniach lub reakcjach, nic nie daje.',
            en: 'Only characters participating at this point count. One that left during claim or reactions gives nothing.',
          },
        },
        {
          rule: 'AGOT-4.2.5-d',
          reading: 'interpretation',
          text: {
            pl: 'Chodzi tylko o postacie zwycięzcy. Gdy zwycięzcy nie ma, nic się tu nie rozpatruje.',
            en: "Only the winner's characters count. Without a winner nothing resolves here.",
          },
        },
        {
          rule: 'AGOT-4.2.5-e',
          reading: 'interpretation',
          text: {
            pl: 'Każdy rodzaj jest osobnym zdarzeniem, z własnymi przerwaniami i reakcjami. Kto w tym czasie przestanie uczestniczyć, odpada z następnych rodzajów.',
            en: 'Each kind is an occurrence of its own with its own interrupts and reactions. A character that stops participating in between drops out of later kinds.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-4.2.5-b',
          text: {
            pl: 'Wygrywa Euron Wronie Oko (grabież i renoma). Pierwszym graczem jest przeciwnik, więc to on ustala, że najpierw będzie renoma (1 żeton władzy na Euronie), a potem grabież i reakcja Eurona na nią.',
            en: "Euron Crow's Eye (pillage and renown) wins. The opponent is first player and so decides that renown comes first (1 power on Euron), then pillage and Euron's reaction to it.",
          },
          cards: ['euron-crows-eye'].map(printedId),
        },
      ],
      see: ['keyword-insight', 'keyword-intimidate', 'keyword-pillage', 'keyword-renown'],
    },
    {
      id: 'challenge-end',
      title: { pl: 'Koniec wyzwania', en: 'The end of a challenge' },
      lead: { pl: 'Krok 4.2.6: wszyscy przestają uczestniczyć.', en: 'Step 4.2.6: everybody stops participating.' },
      words: { pl: 'do końca wyzwania', en: 'until the end of the challenge' },
      clauses: [
        {
          rule: 'AGOT-4.2.6-a',
          text: {
            pl: '(Krok 4.2.6) Wyzwanie się kończy, nikt już nie uczestniczy, wygasają efekty „do końca wyzwania” i wraca się do okna akcji przed krokiem 4.2.',
            en: 'Step 4.2.6: the challenge ends, nobody participates any more, “until the end of the challenge” effects expire, and play returns to the action window before step 4.2.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-4.2.6-a',
          text: {
            pl: 'Wydarzenie Za Północ! dało Robbowi Starkowi +2 SIŁY do końca wyzwania. Teraz ma znowu 5. +3 od Margaery Tyrell trwałoby natomiast do końca fazy.',
            en: 'For the North! gave Robb Stark +2 STR until the end of the challenge. Now he has 5 again. The +3 of Margaery Tyrell would last until the end of the phase.',
          },
          cards: ['for-the-north', 'robb-stark', 'margaery-tyrell'].map(printedId),
        },
      ],
      see: ['lasting-effects', 'challenges-phase', 'participation'],
    },
  ],
};
