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
          'Pasek na dole mówi, o co gra pyta. To, co świeci na turkusowo, możesz wybrać. Dotknięcie karty, która nie świeci, powie, dlaczego nie i jaka zasada za tym stoi.',
          'Dopóki nic nowego nie wyszło na jaw, każdą decyzję cofniesz bez pytania. Potem cofnięcie wymaga zgody drugiej strony.',
          'Klawisz T przełącza na widok tekstowy: wszystko na stole w słowach, także dla czytników ekranu.',
        ],
      },
      {
        title: 'Przerwy i brak sieci',
        paragraphs: [
          'Partia jest zapisana po każdym ruchu. Zamknij kartę, wróć za miesiąc, graj dalej.',
          'Po pierwszej wizycie program jest na twoim urządzeniu. Bez sieci działa wszystko oprócz stołów online; przeglądarka może go też zainstalować jak każdy inny program.',
          'O nowej wersji mówi cichy pasek u góry. Nic nie odświeża się samo: partia trwa, a nową wersję weźmiesz, kiedy ci pasuje.',
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
    lead: 'Kronika is a table that knows the rules: it shows what can be done now, and sees to it that everything goes as it should.',
    sections: [
      {
        title: 'How to play',
        paragraphs: [
          'On the page “Tables”, choose whom to play: somebody online, somebody beside you at the same screen, or a bot. One click on the poster of a game and you sit at a table.',
          'You invite people from elsewhere by a link. A browser is all they need; no account.',
        ],
      },
      {
        title: 'At the table',
        paragraphs: [
          'The bar at the bottom says what is asked. What glows in turquoise you may choose. Touching a card that does not glow tells why not, and by which rule.',
          'As long as nothing new has come out, you take back any decision without asking. After that the other side has to agree.',
          'The key T switches to the text view: everything on the table in words, also for screen readers.',
        ],
      },
      {
        title: 'Breaks, and no network',
        paragraphs: [
          'A match is stored after every move. Close the tab, come back in a month, play on.',
          'After the first visit the program is on your device. Without a network everything works but online tables; the browser can also install it like any other program.',
          'A quiet bar at the top tells of a new version. Nothing reloads by itself: the match goes on, and you take the new version when it suits you.',
        ],
      },
      {
        title: 'As you like it',
        paragraphs: [
          'Language, theme, the pace of animations and of other players, sounds and notices are set under your name at the upper right, and at a table in its menu. This browser remembers them.',
        ],
      },
    ],
  },
};
