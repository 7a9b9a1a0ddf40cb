import type { Lang } from '@kronika/kernel';
import type { Told } from './told.ts';

interface StartWords {
  readonly lead: string;
  readonly sections: readonly Told[];
}

export const START_WORDS: Readonly<Record<Lang, StartWords>> = {
  pl: {
    lead: 'Kronika to stół, który zna zasady: pokazuje, co teraz można zrobić, i pilnuje, żeby wszystko poszło jak trzeba.',
    sections: [
      {
        title: 'Jak zagrać',
        paragraphs: [
          'Na stronie „Stoły” wybierz, z kim grasz: z kimś w sieci, z kimś obok przy tym samym ekranie, albo z botem. Jedno kliknięcie na plakacie gry i siedzisz przy stole.',
          'Kogoś z daleka zapraszasz linkiem. Wystarczy mu przeglądarka; konto nie jest potrzebne.',
        ],
      },
      {
        title: 'Przy stole',
        paragraphs: [
          'Pasek na dole mówi, o co gra pyta i co zrobi Twój wybór. To, co świeci na turkusowo, możesz wybrać. Kliknij kartę, która nie świeci, a dowiesz się, dlaczego nie i jaka zasada za tym stoi.',
          'Dopóki nic nowego nie wyszło na jaw, każdą decyzję cofniesz bez pytania. Potem cofnięcie wymaga zgody drugiej strony.',
          'Klawisz T przełącza na widok tekstowy: wszystko na stole w słowach, także dla czytników ekranu.',
        ],
      },
      {
        title: 'Przerwy i brak sieci',
        paragraphs: [
          'Partia jest zapisana po każdym ruchu. Zamknij kartę, wróć za miesiąc, graj dalej.',
          'Po pierwszej wizycie program jest na Twoim urządzeniu. Bez sieci działa wszystko oprócz stołów online; przeglądarka może go też zainstalować jak każdy inny program.',
          'O nowej wersji mówi cichy pasek u góry. Nic nie odświeża się samo: partia trwa, a nową wersję weźmiesz, kiedy Ci pasuje.',
        ],
      },
      {
        title: 'Po swojemu',
        paragraphs: [
          'Język, motyw, tempo animacji i cudzych ruchów, dźwięki i powiadomienia ustawisz pod swoim imieniem w prawym górnym rogu, a przy stole w menu. Ustawienia pamięta ta przeglądarka.',
        ],
      },
    ],
  },
  en: {
    lead: 'Kronika is a table that knows the rules: it shows what you can do now and makes sure everything is played correctly.',
    sections: [
      {
        title: 'How to play',
        paragraphs: [
          'On the “Tables” page, choose who to play: somebody online, somebody beside you at the same screen, or a bot. One click on a game’s poster and you are at a table.',
          'Invite people elsewhere with a link. All they need is a browser, no account.',
        ],
      },
      {
        title: 'At the table',
        paragraphs: [
          'The bar at the bottom says what is asked and what your choice does. Anything that glows turquoise can be chosen. Click a card that does not glow to see why not, and by which rule.',
          'As long as nothing hidden has been revealed, you can take back any decision without asking. After that the other players have to agree.',
          'Press T for the text view: everything on the table in words, for screen readers too.',
        ],
      },
      {
        title: 'Breaks, and no network',
        paragraphs: [
          'A match is saved after every move. Close the tab, come back in a month, keep playing.',
          'After the first visit the program is on your device. Everything but online tables works without a network; your browser can also install it like any other program.',
          'A bar at the top tells you about a new version. Nothing reloads by itself: your match goes on, and you update when it suits you.',
        ],
      },
      {
        title: 'Your preferences',
        paragraphs: [
          "Language, theme, animation speed, how fast other players' moves are shown, sounds and notifications are set under your name in the top right corner, and at a table in its menu. They are stored in this browser.",
        ],
      },
    ],
  },
};
