import type { Lang } from '@kronika/kernel';
import type { CardName } from '../cards/facts.ts';

interface CardText {
  readonly name: string;
  readonly text: string;
}

/** Names and texts of all cards; a missing one does not compile. */
export const cardTexts: Readonly<Record<Lang, Readonly<Record<CardName, CardText>>>> = {
  pl: {
    militia: { name: 'Pospolite ruszenie', text: '' },
    knight: {
      name: 'Rycerz',
      text: 'Akcja: wyczerp tego wojownika i wybierz innego – dostaje on +1 do siły do końca rundy.',
    },
    captain: { name: 'Rotmistrz', text: 'Twoi pozostali wojownicy mają +1 do siły.' },
    duelist: {
      name: 'Szermierz',
      text: 'Reakcja: gdy wygrasz starcie, wybierz wojownika przeciwnika – zostaje wyczerpany.',
    },
    healer: {
      name: 'Uzdrowicielka',
      text: 'Przerwanie: gdy inny twój wojownik miałby zostać pokonany, wyczerp Uzdrowicielkę – ocal go.',
    },
    berserker: {
      name: 'Szaleniec',
      text: 'Wymuszona reakcja: gdy inny twój wojownik zostanie pokonany, siła Szaleńca podwaja się do końca rundy.',
    },
    herald: { name: 'Herold', text: 'Reakcja: gdy Herold wejdzie na pole, dobierz kartę.' },
    veteran: { name: 'Weteran', text: 'Wymuszone przerwanie: gdy Weteran zostaje pokonany, zdobywasz 1 sławy.' },
    outlaw: { name: 'Banita', text: 'Przerwanie: gdy Banita zostaje pokonany, zamiast tego wraca na twoją rękę.' },
    paladin: {
      name: 'Paladyn',
      text: 'Nie działają na niego wydarzenia. Akcja: zapłać 1 złota; jeśli przeciwnik ma silniejszego wojownika – przygotuj Paladyna.',
    },
    squire: {
      name: 'Giermek',
      text: 'Przerwanie: gdy inny twój wojownik miałby zostać pokonany, zamiast niego pokonany zostaje Giermek.',
    },
    envoy: { name: 'Poseł', text: 'Dopóki Poseł jest przygotowany, przeciwnicy nie mogą zagrywać wydarzeń.' },
    banner: { name: 'Chorągiew', text: 'Wojownik z Chorągwią ma +2 do siły.' },
    shield: {
      name: 'Tarcza',
      text: 'Przerwanie: gdy wojownik z Tarczą miałby zostać pokonany, odrzuć Tarczę – ocal go.',
    },
    curse: { name: 'Klątwa', text: 'Wojownik z Klątwą nie ma żadnego tekstu.' },
    signet: {
      name: 'Sygnet',
      text: 'Wojownik z Sygnetem ma też tekst Rycerza i może użyć każdej swojej zdolności raz więcej w rundzie.',
    },
    ambush: {
      name: 'Zasadzka',
      text: 'Akcja: wybierz wojownika o sile 2 lub mniejszej – zostaje pokonany. (Najwyżej raz w rundzie.)',
    },
    denial: { name: 'Sprzeciw', text: 'Przerwanie: gdy ma zacząć działać wydarzenie przeciwnika – anuluj je.' },
    rally: {
      name: 'Wezwanie',
      text: 'Akcja: każdy twój wojownik dostaje +1 do siły do końca rundy. Potem dobierz kartę.',
    },
    ransom: { name: 'Okup', text: 'Akcja: na koniec rundy otrzymaj 2 złota.' },
    feast: {
      name: 'Uczta',
      text: 'Akcja: otrzymaj 1 złota. Możesz odrzucić kartę z ręki, aby rozpatrzyć tę zdolność dwa razy.',
    },
    truce: { name: 'Rozejm', text: 'Akcja: wybierz wojownika – nie może zostać pokonany do końca rundy.' },
    scouting: {
      name: 'Zwiad',
      text: 'Akcja: obejrzyj trzy wierzchnie karty swojej talii, weź jedną, a resztę połóż pod talią w dowolnej kolejności.',
    },
    tribute: {
      name: 'Danina',
      text: 'Reakcja: gdy przeciwnik zdobędzie sławę, może dać ci 1 złota; jeśli nie da, zdobywasz 1 sławy.',
    },
    bribe: {
      name: 'Łapówka',
      text: 'Akcja: wybierz wojownika przeciwnika o sile 1 lub mniejszej – przejmij nad nim kontrolę do końca rundy.',
    },
    council: { name: 'Narada', text: 'Akcja: wybierz jedno – otrzymaj 1 złota albo dobierz kartę.' },
  },
  en: {
    militia: { name: 'Militia', text: '' },
    knight: {
      name: 'Knight',
      text: 'Action: spend this fighter and choose another one – it gets +1 strength until the end of the round.',
    },
    captain: { name: 'Captain', text: 'Your other fighters get +1 strength.' },
    duelist: { name: 'Duelist', text: "Reaction: after you win a clash, choose an opponent's fighter – it is spent." },
    healer: {
      name: 'Healer',
      text: 'Interrupt: when another fighter of yours would be defeated, spend the Healer – save that fighter.',
    },
    berserker: {
      name: 'Berserker',
      text: 'Forced reaction: after another fighter of yours is defeated, double the strength of the Berserker until the end of the round.',
    },
    herald: { name: 'Herald', text: 'Reaction: after the Herald enters the field, draw a card.' },
    veteran: { name: 'Veteran', text: 'Forced interrupt: when the Veteran is defeated, gain 1 renown.' },
    outlaw: { name: 'Outlaw', text: 'Interrupt: when the Outlaw is defeated, it goes back to your hand instead.' },
    paladin: {
      name: 'Paladin',
      text: 'Immune to events. Action: pay 1 gold; if the opponent has a stronger fighter – ready the Paladin.',
    },
    squire: {
      name: 'Squire',
      text: 'Interrupt: when another fighter of yours would be defeated, the Squire is defeated instead of it.',
    },
    envoy: { name: 'Envoy', text: 'While the Envoy is ready, opponents cannot play events.' },
    banner: { name: 'Banner', text: 'The fighter with the Banner gets +2 strength.' },
    shield: {
      name: 'Shield',
      text: 'Interrupt: when the fighter with the Shield would be defeated, discard the Shield – save that fighter.',
    },
    curse: { name: 'Curse', text: 'The fighter with the Curse has no text.' },
    signet: {
      name: 'Signet',
      text: 'The fighter with the Signet also has the text of the Knight, and may use each of its abilities once more in a round.',
    },
    ambush: {
      name: 'Ambush',
      text: 'Action: choose a fighter with strength 2 or less – it is defeated. (Max 1 per round.)',
    },
    denial: { name: 'Denial', text: "Interrupt: when an opponent's event would take effect – cancel it." },
    rally: {
      name: 'Rally',
      text: 'Action: each of your fighters gets +1 strength until the end of the round. Then draw a card.',
    },
    ransom: { name: 'Ransom', text: 'Action: at the end of the round, gain 2 gold.' },
    feast: {
      name: 'Feast',
      text: 'Action: gain 1 gold. You may discard a card from your hand to resolve this ability twice.',
    },
    truce: { name: 'Truce', text: 'Action: choose a fighter – it cannot be defeated until the end of the round.' },
    scouting: {
      name: 'Scouting',
      text: 'Action: look at the top three cards of your deck, take one, and put the others under the deck in any order.',
    },
    tribute: {
      name: 'Tribute',
      text: 'Reaction: after your opponent gains renown, he or she may give you 1 gold; otherwise gain 1 renown.',
    },
    bribe: {
      name: 'Bribe',
      text: "Action: choose an opponent's fighter with strength 1 or less – take control of it until the end of the round.",
    },
    council: { name: 'Council', text: 'Action: select one – gain 1 gold, or draw a card.' },
  },
};
