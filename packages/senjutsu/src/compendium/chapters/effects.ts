import type { RulesChapter } from '@kronika/kernel';
import { entry, example, reading, rule } from '../build.ts';

/** How single effects of cards are read. */
export const effects: RulesChapter = {
  id: 'effects',
  title: { pl: 'Efekty kart', en: 'Effects of cards' },
  entries: [
    entry('effects-on-grids', {
      title: { pl: 'Siatki i gwiazdki', en: 'Grids and asterisks' },
      lead: {
        pl: 'Siatki na paskach, gwiazdki i zamiana miejsc.',
        en: 'Grids on bars, asterisks and swapping places.',
      },
      words: { pl: 'starred, tarcza z gwiazdką', en: 'starred shield, star grid' },
      clauses: [
        rule(
          'SEN-EFF-a',
          'Siatka na pasku istnieje tylko w tym Kamae albo za zapłatą.',
          'A grid on a bar exists only in that Kamae or if it is paid for.',
        ),
        rule(
          'SEN-EFF-b',
          'Rana i kropla w jednym polu to jedna zwykła i jedna krwawiąca rana.',
          'A wound and a drop in one cell are one ordinary and one bleeding wound.',
        ),
        rule(
          'SEN-EFF-c',
          'Tarcza z gwiazdką stoi tylko, gdy działa linia z gwiazdką.',
          'A starred shield stands only while the line with the star is active.',
        ),
        reading(
          'SEN-EFF-d',
          'Siatka samych gwiazdek na obronie nie jest ani atakiem, ani blokiem: nic jej nie zatrzyma, a jej sukcesem jest sam efekt.',
          'A grid of mere stars on a defence is neither attack nor block: nothing stops it, and its success is that it affected somebody.',
        ),
        reading('SEN-EFF-e', 'Zamiana miejsc: oboje zachowują zwrot.', 'Swapping places: both keep their facing.'),
        rule(
          'SEN-EFF-ad',
          '„Zadana rana krwawi” dotyczy rany z tego ataku; inne karty mogą wskazać dowolną.',
          'To make the dealt wound bleed means one of this attack; other cards may pick any.',
        ),
      ],
      examples: [
        example(
          'SEN-EFF-d',
          ['mountain-switch'],
          'Górskie Przejście zamienia Ucznia miejscami z wrogiem przed nim; żaden blok temu nie zapobiegnie.',
          'Mountain Switch swaps the Student with the enemy in front; no block prevents it.',
          {
            heroes: [
              { hero: 'student', cell: '0,1', facing: 0, kamae: 'balance', hand: ['mountain-switch'] },
              { cell: '0,0', facing: 3 },
            ],
          },
        ),
      ],
      see: ['grids', 'blocks'],
    }),
    entry('effects-on-opponents', {
      title: { pl: 'Efekty na przeciwniku', en: 'Effects on an opponent' },
      lead: { pl: 'Ręka, skupienie i Kamae celu.', en: 'Hand, focus and Kamae of the target.' },
      words: { pl: 'kradzież skupienia, podgląd ręki, przerwanie karty', en: 'steal focus, look at hand, cancel card' },
      clauses: [
        rule('SEN-EFF-f', 'Oglądasz wszystkie karty na ręce celu.', 'You see every card in the target’s hand.'),
        rule(
          'SEN-EFF-g',
          'Cel traci do tylu skupienia; złodziej zyskuje, co stracono, do 3.',
          'The target loses up to that much focus; a thief gains what was lost, up to 3.',
        ),
        reading(
          'SEN-EFF-h',
          'Którą kartę odrzucić, wybiera cel; bez karty tego typu nic się nie dzieje.',
          'The target chooses which card to discard; without one of that type nothing happens.',
        ),
        reading(
          'SEN-EFF-i',
          'Wymuszony krok celu ma kary kolizji, ale nie zabiera mu karty.',
          'A forced step of the target has the penalties of collisions but does not cost its card.',
        ),
        reading(
          'SEN-EFF-j',
          'Dokąd przeskoczy cel, wybierasz ty; nie na Neutralną, chyba że karta ją nazywa.',
          'You choose where the target jumps; not to Neutral, unless the card names it.',
        ),
        reading(
          'SEN-EFF-k',
          'Zmianę Kamae celu prowadzisz ty po jego drzewku; skupienie po drodze jest jego.',
          'You carry out the target’s change on its own tree; focus on the way is its own.',
        ),
        reading(
          'SEN-EFF-l',
          'Utrata ruchu lub obrotów dotyczy nierozpatrzonych jeszcze linii karty celu w tej turze.',
          'Losing movement or turns means the lines of its card not yet resolved this turn.',
        ),
        reading(
          'SEN-EFF-m',
          'Przerwana karta traci nierozpatrzone linie i części; karty celu w grze się odrzuca.',
          'A stopped card loses its unresolved lines and parts; the target’s cards in play are discarded.',
        ),
        rule('SEN-EFF-n', 'Czy ciągnąć, czy pchać, decydujesz ty.', 'Whether to pull or push is yours to decide.'),
        reading(
          'SEN-EFF-v',
          'Narzucone dobieranie jest obowiązkowe i przy pustej talii rani.',
          'A draw imposed on others is compulsory and wounds on an empty deck.',
        ),
      ],
      examples: [
        example(
          'SEN-EFF-m',
          ['the-terror', 'rock-strike'],
          'Groza przy 5 przerywa odkryty Spadający Głaz (3), zanim zadziała.',
          'The Terror at 5 stops a revealed Rock Strike (3) before it acts.',
        ),
      ],
      see: ['pushing'],
    }),
    entry('lasting-effects', {
      title: { pl: 'Karty, które zostają', en: 'Cards that stay' },
      lead: { pl: 'Zbroja, wola i nakazy bushido.', en: 'Armour, will and the edicts of Bushido.' },
      words: { pl: 'zostaje w grze, nakaz, zakaz', en: 'remains in play, edict, ban' },
      clauses: [
        rule(
          'SEN-EFF-o',
          'Karta zostaje na stole; znika tylko przez własny tekst lub inny efekt.',
          'The card stays on the table; it leaves only by its own text or another effect.',
        ),
        reading(
          'SEN-EFF-p',
          'W fazie Odrzuć każdy, w kolejności Przewagi, może zapłacić 2 skupienia, by ją odrzucić.',
          'In the discard phase anybody, in order of Advantage, may pay 2 focus to discard it.',
        ),
        rule('SEN-EFF-q', 'Obracana karta znika po pełnym obrocie.', 'A rotating card is gone after a full turn.'),
        rule(
          'SEN-EFF-r',
          'Zbroja zmniejsza każdy atak o 1 ranę, nie poniżej 1; jej dalsze linie działają, gdy naprawdę coś zmniejszyła.',
          'Armour lowers every attack by 1 wound, not below 1; its further lines apply whenever it really did.',
        ),
        reading(
          'SEN-EFF-x',
          'Zakazy typów i nazwanych kart dotyczą wyboru, nagłych kart i kontr; Główna Broń liczy się też jako swój typ, a Główną Zdolność wolno zagrać, gdy nic innego nie zostało.',
          'Bans of types or named cards hold for choosing, instants and counters; core weapons count as their type, and the core ability may be played if nothing else is left.',
        ),
        reading(
          'SEN-EFF-y',
          'Reakcje początku tury proponuje się w kolejności Przewagi, aż wszyscy spasują.',
          'Reactions at the start of a turn are offered in order of Advantage until all pass.',
        ),
      ],
      examples: [
        example(
          'SEN-EFF-r',
          ['heavy-armour', 'bull-rush'],
          'Pęd Byka zadaje 2 rany, Ciężka Zbroja zmniejsza je do 1, a Ronin zaczyna utykać.',
          'Bull Rush deals 2 wounds, Heavy Armour lowers them to 1, and the Ronin takes a limp.',
          { heroes: [{ hero: 'ronin', inPlay: ['heavy-armour'] }, { hero: 'warrior' }] },
        ),
      ],
      see: ['reactions', 'wounds'],
    }),
    entry('effects-on-cards', {
      title: { pl: 'Szukanie, tasowanie, odrzucanie', en: 'Searching, shuffling, discarding' },
      lead: { pl: 'Efekty na własnych kartach.', en: 'Effects on your own cards.' },
      words: { pl: 'zagraj znalezioną, wtasuj rękę', en: 'play what was found, shuffle hand' },
      clauses: [
        reading(
          'SEN-EFF-s',
          'Wyszukanie w talii kończy się tasowaniem, w stosie odrzuconych nie.',
          'A search of the deck ends with a shuffle, of the discard pile it does not.',
        ),
        reading(
          'SEN-EFF-t',
          'Znaleziona karta zastępuje tę jak nagła zamiana: za swój koszt, jako nagła karta tury, przy swojej szybkości lub od razu. Cudza wraca na stos właściciela.',
          'The card found replaces this one like a replacement: for its cost, as the instant of the turn, at its own speed or at once. A foreign card returns to its owner’s pile.',
        ),
        reading(
          'SEN-EFF-u',
          'Wtasowanie ręki nie obejmuje kart Głównych, ogłuszeń i trucizn.',
          'Shuffling the hand in leaves core cards, stuns and poisons.',
        ),
        rule(
          'SEN-EFF-w',
          'Karty, które usuwają stany, łamią zakaz odrzucania ogłuszeń.',
          'Cards that remove status override that stuns cannot be discarded.',
        ),
        rule(
          'SEN-EFF-z',
          'Korzyść z linią podziału kończy się na samym końcu rozpatrywania.',
          'A benefit with a dividing line resolves its lower part at the very end.',
        ),
        reading(
          'SEN-EFF-aa',
          'Każda karta Główna zaczyna się od odrzucenia karty; bez karty pomija się to i gra dalej.',
          'Every core card begins with a discard; without a card it is skipped and the rest goes on.',
        ),
        reading(
          'SEN-EFF-ab',
          'Szeroka Zasłona dokłada jedną szybkość na wybranym końcu zakresu bloku.',
          'Broad Block adds one speed at an end of your choice to the range of the block.',
        ),
        rule(
          'SEN-EFF-ac',
          'Boskie Natchnienie wstawia swój ruch tuż przed twoją kartą.',
          'Divine Inspiration puts its movement just before your card.',
        ),
      ],
      examples: [
        example(
          'SEN-EFF-t',
          ['reflection-pool'],
          'Sadzawka Zadumy bierze kartę ze stosu, a za 2 skupienia od razu ją zagrywa.',
          'Reflection Pool takes a card from the pile and for 2 focus plays it at once.',
        ),
      ],
      see: ['searching', 'replacements'],
    }),
  ],
};
