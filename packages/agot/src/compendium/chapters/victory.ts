import { printedId, type RulesChapter } from '@kronika/kernel';

/** How the game ends. */
export const victory: RulesChapter = {
  id: 'victory',
  title: { pl: 'Zwycięstwo i eliminacja', en: 'Victory and elimination' },
  entries: [
    {
      id: 'winning-the-game',
      title: { pl: 'Jak wygrać', en: 'How to win' },
      lead: { pl: 'Piętnaście żetonów władzy kończy grę natychmiast.', en: 'Fifteen power ends the game at once.' },
      words: { pl: 'zwycięstwo, 15 władzy, koniec gry', en: 'victory, 15 power, end of the game' },
      clauses: [
        {
          rule: 'AGOT-WINGAME-a',
          text: {
            pl: 'Wygrywa ten, kto pierwszy ma 15 lub więcej żetonów władzy na kartach, które kontroluje. Gra kończy się natychmiast, nawet w środku sekwencji.',
            en: 'The first player to have 15 or more power on cards they control wins. The game ends at once, even in the middle of a sequence.',
          },
        },
        {
          rule: 'AGOT-WINGAME-b',
          text: {
            pl: 'Jeśli kilku graczy osiągnie to jednocześnie, pierwszy gracz wybiera, kto z nich wygrywa.',
            en: 'If several players reach it at the same time, the first player chooses which of them wins.',
          },
        },
        {
          rule: 'AGOT-WINGAME-c',
          text: {
            pl: 'Jeśli wszyscy przeciwnicy gracza są wyeliminowani, wygrywa on.',
            en: 'If all opponents of a player are eliminated, that player wins.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-WINGAME-a',
          text: {
            pl: 'Masz 14 żetonów władzy i wygrywasz niebronione wyzwanie Theonem Greyjoyem. Jego reakcja daje 1 żeton: jest 15 i koniec. Do premii i roszczeń już nie dochodzi.',
            en: 'You have 14 power and win an unopposed challenge with Theon Greyjoy. His reaction brings 1 power: that is 15, and the game is over. It does not even come to the bonus and the claim.',
          },
          cards: ['theon-greyjoy'].map(printedId),
        },
      ],
      see: ['goal', 'elimination', 'challenge-unopposed'],
    },
    {
      id: 'elimination',
      title: { pl: 'Eliminacja', en: 'Elimination' },
      lead: { pl: 'Kto nie ma już talii, odpada.', en: 'Who has no deck left is out.' },
      words: { pl: 'pusta talia, koniec talii, odpada, poddanie się', en: 'empty deck, decked, out of cards, concede' },
      clauses: [
        {
          rule: 'AGOT-ELIM-a',
          text: {
            pl: 'Gracz, którego talia dobierania jest pusta, odpada od razu, kiedykolwiek to się stanie, a nie dopiero gdy nie może dobrać.',
            en: 'A player whose draw deck has no cards left is eliminated at once, whenever it happens, not only on a failed draw.',
          },
        },
        {
          rule: 'AGOT-ELIM-b',
          text: {
            pl: 'Gdyby wszyscy, którzy zostali, mieli odpaść jednocześnie, kolejność wybiera pierwszy gracz; ostatni wygrywa.',
            en: 'If all remaining players would be eliminated at the same time, the first player chooses the order; the last one left wins.',
          },
        },
        {
          rule: 'AGOT-ELIM-g',
          reading: 'interpretation',
          text: {
            pl: 'Wybiera pierwszy gracz, choć sam odpada, i może wybrać tak, żeby wygrać.',
            en: 'The choice belongs to the first player even though they are among those eliminated, and may favour themselves.',
          },
        },
        {
          rule: 'AGOT-ELIM-c',
          reading: 'interpretation',
          text: {
            pl: 'Sprawdza się to po każdym zakończonym zdarzeniu, ale nie podczas przygotowania gry. Gdy wygrana i eliminacja zbiegną się w czasie, ich kolejność ustala pierwszy gracz.',
            en: 'The check runs after each completed occurrence, but not during setup. If victory and elimination coincide, the first player orders them.',
          },
        },
        {
          rule: 'AGOT-ELIM-f',
          reading: 'interpretation',
          text: {
            pl: 'Poddanie się lub opuszczenie gry przez sieć liczy się jako eliminacja.',
            en: 'Conceding or leaving a digital game counts as elimination.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-ELIM-a',
          text: {
            pl: 'W talii przeciwnika została 1 karta. Załoga Czarnego Wiatru wygrywa wyzwanie i grabieżą ją odrzuca: przeciwnik natychmiast odpada, choć na ręce ma jeszcze karty.',
            en: "Your opponent's deck has 1 card left. Black Wind's Crew wins a challenge and discards it with pillage: the opponent is eliminated at once, although there are still cards in hand.",
          },
          cards: ['black-winds-crew'].map(printedId),
        },
      ],
      see: ['winning-the-game', 'draw-phase', 'elimination-melee'],
    },
    {
      id: 'elimination-melee',
      title: { pl: 'Eliminacja w starciu', en: 'Elimination in melee' },
      lead: {
        pl: 'Co się dzieje w starciu z kartami i wyzwaniami tego, kto odpadł.',
        en: 'What becomes, in melee, of the cards and challenges of who is out.',
      },
      words: {
        pl: 'odpada w starciu, karty wyeliminowanego',
        en: 'eliminated in melee, cards of an eliminated player',
      },
      clauses: [
        {
          rule: 'AGOT-ELIM-d',
          reading: 'interpretation',
          text: {
            pl: 'W starciu wszystkie karty, których właścicielem jest wyeliminowany, usuwa się z gry; cudze, które kontrolował, odrzuca się bez możliwości ocalenia; jego tytuł wraca do puli, a jego samego się odtąd pomija.',
            en: 'In melee all cards an eliminated player owns are removed from the game; cards they control but do not own are discarded, with no saves; the title returns to the pool, and the player is skipped from then on.',
          },
        },
        {
          rule: 'AGOT-ELIM-e',
          reading: 'interpretation',
          text: {
            pl: 'Jeśli w starciu odpadnie atakujący lub broniący gracz, wyzwanie kończy się bez dalszych kroków. Jeśli odpadnie aktywny gracz, aktywny staje się następny.',
            en: 'If the attacking or defending player is eliminated in melee, the challenge ends without further steps. If the active player is eliminated, the next player becomes active.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-ELIM-d',
          text: {
            pl: 'W starciu odpada gracz, który kontrolował twoją kartę Oddział zwiadowców dzięki karcie Przywdziać czerń. Oddział trafia na twój stos kart odrzuconych, a własne karty tego gracza są usuwane z gry.',
            en: "In melee a player is eliminated who controlled your Ranging Party thanks to Take the Black. It goes to your discard pile, while that player's own cards leave the game.",
          },
          cards: ['ranging-party', 'take-the-black'].map(printedId),
        },
      ],
      see: ['elimination', 'titles-choosing', 'first-player'],
    },
  ],
};
