import type { CardText, CardTexts } from '../card-text.ts';

function banner(symbol: string): CardText {
  return {
    en: [
      { text: `Your deck may hold ${symbol} cards that are not loyal.` },
      { text: `It must hold at least 12 ${symbol} cards.` },
    ],
    pl: [
      { text: `W twojej talii mogą być nielojalne karty ${symbol}.` },
      { text: `Musi w niej być co najmniej 12 kart ${symbol}.` },
    ],
  };
}

export const plotsTexts: CardTexts = {
  'a-clash-of-kings': {
    en: [
      {
        lead: 'reaction',
        text: 'After you win a [power] challenge: move 1 power from the loser’s faction card to yours.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak wygrasz wyzwanie [power]: przemieść 1 żeton władzy z karty stronnictwa przegranego przeciwnika na swoją.',
      },
    ],
  },
  'a-feast-for-crows': {
    en: [{ lead: 'reaction', text: 'After you win dominance: your faction gains 2 power.' }],
    pl: [{ lead: 'reaction', text: 'Po tym, jak wygrasz dominację: zyskaj 2 żetony władzy dla swojego stronnictwa.' }],
  },
  'a-game-of-thrones': {
    en: [
      {
        text: 'A player who has not yet won an [intrigue] challenge this phase cannot initiate [military] or [power] challenges.',
      },
    ],
    pl: [
      {
        text: 'Żaden gracz nie może inicjować wyzwań [military] ani [power], dopóki nie wygra w tej fazie wyzwania [intrigue].',
      },
    ],
  },
  'a-noble-cause': {
    en: [{ text: 'The first _Lord_ or _Lady_ character you marshal this round costs 2 less.' }],
    pl: [
      {
        text: 'Pierwsza postać z cechą _Lord_ lub _Lady_, którą mobilizujesz w tej rundzie, kosztuje o 2 mniej.',
      },
    ],
  },
  'a-storm-of-swords': {
    en: [{ text: 'In the challenges phase you may initiate one more [military] challenge.' }],
    pl: [{ text: 'Podczas fazy wyzwań możesz zainicjować dodatkowe wyzwanie [military].' }],
  },
  'building-orders': {
    en: [
      {
        lead: 'whenRevealed',
        text: 'Look for an attachment or location among the top 10 cards of your deck, show it and take it into your hand. Then shuffle your deck.',
      },
    ],
    pl: [
      {
        lead: 'whenRevealed',
        text: 'Przeszukaj 10 wierzchnich kart swojej talii, znajdź dodatek lub miejsce, pokaż tę kartę i weź ją na rękę. Potem potasuj talię.',
      },
    ],
  },
  'calling-the-banners': {
    en: [{ lead: 'whenRevealed', text: 'Pick an opponent: gain 1 gold for every character of that player.' }],
    pl: [
      {
        lead: 'whenRevealed',
        text: 'Wybierz przeciwnika: zyskaj 1 złoto za każdą postać, którą ten gracz kontroluje.',
      },
    ],
  },
  'calm-over-westeros': {
    en: [
      {
        lead: 'whenRevealed',
        text: 'Name a type of challenge. Until you reveal a new plot: in challenges of that type in which you defend, the attacker’s revealed plot has 1 claim less.',
      },
    ],
    pl: [
      {
        lead: 'whenRevealed',
        text: 'Wskaż rodzaj wyzwania. Dopóki nie odkryjesz nowej karty fabuły, wartość roszczeń na odkrytej karcie fabuły atakującego gracza jest mniejsza o 1 w wyzwaniach tego rodzaju, w których jesteś broniącym graczem.',
      },
    ],
  },
  confiscation: {
    en: [{ lead: 'whenRevealed', text: 'Pick an attachment and discard it from play.' }],
    pl: [{ lead: 'whenRevealed', text: 'Wybierz dodatek i odrzuć go z gry.' }],
  },
  'counting-coppers': {
    en: [{ lead: 'whenRevealed', text: 'Draw 3 cards.' }],
    pl: [{ lead: 'whenRevealed', text: 'Dobierz 3 karty.' }],
  },
  'filthy-accusations': {
    en: [{ lead: 'whenRevealed', text: 'Pick a character: it kneels.' }],
    pl: [{ lead: 'whenRevealed', text: 'Wybierz postać: ta postać klęka.' }],
  },
  'fortified-position': {
    en: [{ text: 'The printed text boxes of all characters count as blank, apart from their traits.' }],
    pl: [{ text: 'Wydrukowane pola tekstowe wszystkich postaci uznaje się za puste (z wyjątkiem cech).' }],
  },
  'heads-on-spikes': {
    en: [
      {
        lead: 'whenRevealed',
        text: 'Pick an opponent and discard 1 card at random from their hand. If it is a character, gain 2 power for your faction and put that card into its owner’s dead pile.',
      },
    ],
    pl: [
      {
        lead: 'whenRevealed',
        text: 'Wybierz przeciwnika i odrzuć losowo 1 kartę z jego ręki. Jeśli to postać, trafia na stos zabitych swojego właściciela, a ty zyskujesz 2 żetony władzy dla swojego stronnictwa.',
      },
    ],
  },
  'jousting-contest': {
    en: [{ text: 'In each challenge, no player may declare more than 1 character as an attacker or defender.' }],
    pl: [{ text: 'W każdym wyzwaniu gracz może zadeklarować najwyżej 1 postać jako atakującego lub obrońcę.' }],
  },
  'marched-to-the-wall': {
    en: [
      {
        lead: 'whenRevealed',
        text: 'Each player who controls a character picks one and discards it from play. (It cannot be saved.)',
      },
    ],
    pl: [
      {
        lead: 'whenRevealed',
        text: 'Każdy gracz, który kontroluje jakąś postać, wybiera jedną i odrzuca ją z gry. (Nie można jej ocalić.)',
      },
    ],
  },
  'marching-orders': {
    en: [{ text: 'You cannot marshal locations or attachments, and you cannot play events.' }],
    pl: [{ text: 'Nie możesz mobilizować miejsc ani dodatków i nie możesz zagrywać wydarzeń.' }],
  },
  'naval-superiority': {
    en: [{ text: 'The base gold of every revealed plot with the trait _Kingdom_ or _Edict_ counts as 0.' }],
    pl: [{ text: 'Bazowy dochód każdej odkrytej karty fabuły z cechą _Królestwo_ lub _Edykt_ uznaje się za równy 0.' }],
  },
  'power-behind-the-throne': {
    en: [
      { lead: 'whenRevealed', text: 'Put 1 stand token on this plot.' },
      { lead: 'action', text: 'Discard 1 stand token from this plot. Pick a character: it stands.' },
    ],
    pl: [
      { lead: 'whenRevealed', text: 'Połóż 1 żeton stania na tej karcie fabuły.' },
      { lead: 'action', text: 'Odrzuć 1 żeton stania z tej karty fabuły. Wybierz postać: ta postać wstaje.' },
    ],
  },
  rebuilding: {
    en: [{ lead: 'whenRevealed', text: 'Shuffle up to 3 cards of your choice from your discard pile into your deck.' }],
    pl: [
      {
        lead: 'whenRevealed',
        text: 'Wybierz do 3 kart ze swojego stosu kart odrzuconych i wtasuj je do swojej talii.',
      },
    ],
  },
  reinforcements: {
    en: [
      {
        lead: 'whenRevealed',
        text: 'Pick a character in your hand or discard pile whose printed cost is at most 5 and put it into play.',
      },
    ],
    pl: [
      {
        lead: 'whenRevealed',
        text: 'Wybierz na swojej ręce lub na swoim stosie kart odrzuconych postać o wydrukowanym koszcie równym najwyżej 5 i umieść ją w grze.',
      },
    ],
  },
  'sneak-attack': {
    en: [{ text: 'You can initiate only 1 challenge in the challenges phase.' }],
    pl: [{ text: 'Podczas fazy wyzwań możesz zainicjować tylko 1 wyzwanie.' }],
  },
  summons: {
    en: [
      {
        lead: 'whenRevealed',
        text: 'Look for a character among the top 10 cards of your deck, show it and take it into your hand. Then shuffle your deck.',
      },
    ],
    pl: [
      {
        lead: 'whenRevealed',
        text: 'Przeszukaj 10 wierzchnich kart swojej talii, znajdź postać, pokaż tę kartę i weź ją na rękę. Potem potasuj talię.',
      },
    ],
  },
  'supporting-the-faith': {
    en: [
      {
        lead: 'forcedReaction',
        text: 'After the challenges phase begins: all gold of all players goes back to the treasury.',
      },
    ],
    pl: [
      {
        lead: 'forcedReaction',
        text: 'Po tym, jak rozpocznie się faza wyzwań: całe złoto z pul wszystkich graczy wraca do skarbca.',
      },
    ],
  },
  taxation: {
    en: [{ text: 'This round you may marshal or play 1 additional limited card.' }],
    pl: [{ text: 'W tej rundzie możesz zmobilizować lub zagrać o 1 kartę z Ograniczeniem więcej.' }],
  },
  'the-winds-of-winter': { en: [], pl: [] },
  'wildfire-assault': {
    en: [
      {
        lead: 'whenRevealed',
        text: 'Each player picks up to 3 characters they control. Kill every character that was not picked. (They cannot be saved.)',
      },
    ],
    pl: [
      {
        lead: 'whenRevealed',
        text: 'Każdy gracz wybiera do 3 postaci, które kontroluje. Zabij wszystkie niewybrane postaci. (Nie można ich ocalić.)',
      },
    ],
  },
  fealty: {
    en: [
      { text: 'Your deck may hold at most 15 neutral cards.' },
      {
        lead: 'action',
        text: 'Kneel your faction card: the next loyal card you marshal or play this phase costs 1 less.',
      },
    ],
    pl: [
      { text: 'W twojej talii może być najwyżej 15 kart neutralnych.' },
      {
        lead: 'action',
        text: 'Twoja karta stronnictwa klęka: następna lojalna karta, którą zmobilizujesz lub zagrasz w tej fazie, kosztuje o 1 mniej.',
      },
    ],
  },
  'banner-of-the-stag': banner('[baratheon]'),
  'banner-of-the-kraken': banner('[greyjoy]'),
  'banner-of-the-lion': banner('[lannister]'),
  'banner-of-the-sun': banner('[martell]'),
  'banner-of-the-watch': banner('[thenightswatch]'),
  'banner-of-the-wolf': banner('[stark]'),
  'banner-of-the-dragon': banner('[targaryen]'),
  'banner-of-the-rose': banner('[tyrell]'),
};
