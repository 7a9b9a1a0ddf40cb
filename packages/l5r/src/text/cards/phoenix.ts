import type { CardTexts } from '../card-text.ts';

/** The texts of the Phoenix cards. */
export const phoenixTexts: CardTexts = {
  'isawa-mori-seido': {
    en: [{ lead: 'action', text: 'Bow this stronghold and pick a character: it has +2 glory until the phase ends.' }],
    pl: [{ lead: 'action', text: 'Ukłoń tę twierdzę i wybierz postać: do końca fazy ma ona +2 do chwały.' }],
  },
  'kuroi-mori': {
    en: [
      {
        lead: 'action',
        text: 'While a conflict takes place at this province, decide: the contested ring and an unclaimed ring change places (the conflict type stays as it is), or the conflict becomes one of the other type (its element stays as it is).',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Gdy konflikt toczy się w tej prowincji, zdecyduj: zamień krąg, o który toczy się walka, z niezajętym kręgiem (typ konfliktu pozostaje bez zmian) albo zmień typ konfliktu na przeciwny (żywioł pozostaje bez zmian).',
      },
    ],
  },
  'naive-student': { en: [], pl: [] },
  'shiba-peacemaker': {
    en: [{ text: 'This character can never take part in a conflict on the attacking side.' }],
    pl: [{ text: 'Ta postać nie może uczestniczyć w konfliktach jako atakująca.' }],
  },
  'solemn-scholar': {
    en: [
      {
        lead: 'action',
        text: 'During a conflict, if your claimed ring pool holds the [earth] ring, pick an attacker: bow it.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu, jeśli krąg [earth] jest w twojej puli zajętych kręgów, wybierz atakującą postać: ukłoń ją.',
      },
    ],
  },
  'adept-of-the-waves': {
    en: [{ lead: 'action', text: 'Pick a character: for the rest of the phase it has covert in [water] conflicts.' }],
    pl: [{ lead: 'action', text: 'Wybierz postać: do końca fazy ma ona Ukrycie podczas konfliktów [water].' }],
  },
  'asako-diplomat': {
    en: [
      {
        lead: 'reaction',
        text: 'After this character wins a conflict, pick any character and either honor or dishonor it.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak ta postać wygra konflikt, wybierz dowolną postać: uhonoruj ją albo zhańb.',
      },
    ],
  },
  'meddling-mediator': {
    en: [
      {
        lead: 'action',
        text: 'If an opponent has already declared at least two conflicts against you this phase, decide: take 1 fate from that player, or 1 honor.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Jeśli przeciwnik zadeklarował już w tej fazie co najmniej dwa konflikty przeciwko tobie, zdecyduj: zabierz mu 1 żeton losu albo 1 żeton honoru.',
      },
    ],
  },
  'radiant-orator': {
    en: [
      {
        lead: 'action',
        text: "While this character takes part in a conflict, if the current glory of your ready participants adds up to more than that of your opponent's ready participants, pick a character your opponent controls: it moves home.",
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Gdy ta postać uczestniczy w konflikcie, jeśli suma obecnej chwały twoich przygotowanych uczestniczących postaci jest większa niż suma obecnej chwały takich postaci przeciwnika, wybierz postać przeciwnika: przesuń ją do domu.',
      },
    ],
  },
  'serene-warrior': { en: [], pl: [] },
  'shiba-yojimbo': {
    en: [
      {
        lead: 'interrupt',
        text: 'When a triggered ability has a _Shugenja_ you control as a target and its effects would initiate, cancel them.',
      },
    ],
    pl: [
      {
        lead: 'interrupt',
        text: 'Kiedy miałyby zostać zainicjowane efekty zdolności wyzwalanej, której celem jest kontrolowana przez ciebie postać z cechą _Shugenja_, anuluj te efekty.',
      },
    ],
  },
  'isawa-masahiro': {
    en: [
      {
        lead: 'action',
        text: 'During a [fire] conflict, bow this character and pick a participant whose printed cost is at most 2: discard that participant.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu [fire] ukłoń tę postać i wybierz uczestniczącą postać o wydrukowanym koszcie 2 lub niższym: odrzuć wybraną postać.',
      },
    ],
  },
  'fearsome-mystic': {
    en: [
      { text: 'In [air] conflicts this character has +2 glory.' },
      {
        lead: 'action',
        text: 'While this character takes part in a conflict, remove 1 fate from every participant your opponent controls that has less glory than this character.',
      },
    ],
    pl: [
      { text: 'Podczas konfliktów [air] ta postać ma +2 do chwały.' },
      {
        lead: 'action',
        text: 'Gdy ta postać uczestniczy w konflikcie, odrzuć 1 żeton losu z każdej uczestniczącej postaci przeciwnika, której chwała jest niższa niż chwała tej postaci.',
      },
    ],
  },
  'isawa-atsuko': {
    en: [
      {
        lead: 'action',
        text: "During a [void] conflict, your participants have +1[military] and +1[political], and your opponent's participants have –1[military] and –1[political], until the conflict ends.",
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu [void]: do jego końca każda twoja uczestnicząca postać ma +1[military] i +1[political], a każda uczestnicząca postać przeciwnika ma –1[military] i –1[political].',
      },
    ],
  },
  'shiba-tsukune': {
    en: [
      {
        lead: 'interrupt',
        text: 'When the conflict phase ends, resolve the effects of at most two unclaimed rings as though you were the attacking player.',
      },
    ],
    pl: [
      {
        lead: 'interrupt',
        text: 'Kiedy kończy się faza konfliktu, rozpatrz efekty najwyżej dwóch niezajętych kręgów, jak gdybyś to ty był atakującym graczem.',
      },
    ],
  },
  'forgotten-library': {
    en: [{ lead: 'reaction', text: 'Once the draw phase has begun, draw 1 card.' }],
    pl: [{ lead: 'reaction', text: 'Po tym, jak rozpocznie się faza dobierania, dobierz 1 kartę.' }],
  },
  'ishiken-initiate': {
    en: [{ text: 'For every claimed ring, no matter by whom, this character has +1[military] and +1[political].' }],
    pl: [{ text: 'Ta postać ma +1[military] i +1[political] za każdy zajęty krąg, bez względu na to, kto go zajął.' }],
  },
  'seeker-of-knowledge': {
    en: [
      {
        text: "As long as this character attacks, the contested ring has the element [air] as well. Should it win as an attacker, it is up to you which of the ring's effects is resolved.",
      },
    ],
    pl: [
      {
        text: 'Dopóki ta postać atakuje, krąg, o który toczy się walka, ma dodatkowo żywioł [air]. Jeśli ta postać wygra konflikt jako atakująca, możesz zdecydować, który z efektów tego kręgu zostanie rozpatrzony.',
      },
    ],
  },
  'magnificent-kimono': {
    en: [{ text: 'The character wearing this attachment has pride.' }],
    pl: [{ text: 'Postać, do której dołączono tę kartę, ma Dumę.' }],
  },
  'grasp-of-earth': {
    en: [
      { text: 'Attach only to a _Shugenja_ you control.' },
      {
        lead: 'action',
        text: 'During a conflict, bow this attachment: until the conflict ends, no character of an opponent can move to it or be played from hand.',
      },
    ],
    pl: [
      { text: 'Dołącz tylko do kontrolowanej przez siebie postaci z cechą _Shugenja_.' },
      {
        lead: 'action',
        text: 'Podczas konfliktu ukłoń ten dodatek: do końca konfliktu postaci przeciwników nie mogą przesuwać się do tego konfliktu ani być zagrywane z ręki.',
      },
    ],
  },
  pacifism: {
    en: [
      { text: 'You cannot play this attachment while a conflict is under way.' },
      { text: 'The attached character can take no part in [military] conflicts.' },
    ],
    pl: [
      { text: 'Tego dodatku nie można zagrać podczas konfliktu.' },
      { text: 'Postać, do której dołączono tę kartę, nie może uczestniczyć w konfliktach [military].' },
    ],
  },
  'supernatural-storm': {
    en: [
      {
        lead: 'action',
        text: 'Pick a participant: it has +X[military] and +X[political] until the conflict ends, where X is how many _Shugenja_ characters you control.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Wybierz uczestniczącą postać: do końca konfliktu ma ona +X[military] i +X[political], gdzie X to liczba kontrolowanych przez ciebie postaci z cechą _Shugenja_.',
      },
    ],
  },
  'way-of-the-phoenix': {
    en: [
      {
        lead: 'action',
        text: "Pick an opponent and a ring: for the rest of the phase that opponent can declare no conflict of the ring's element. (Max: once per phase.)",
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Wybierz przeciwnika i krąg: do końca fazy ten przeciwnik nie może deklarować konfliktów o żywiole tego kręgu. (Maks.: raz na fazę.)',
      },
    ],
  },
  'against-the-waves': {
    en: [{ lead: 'action', text: 'Pick a _Shugenja_ character and either bow or ready it.' }],
    pl: [{ lead: 'action', text: 'Wybierz postać z cechą _Shugenja_: ukłoń ją albo przygotuj.' }],
  },
  'know-the-world': {
    en: [
      {
        lead: 'action',
        text: 'Exchange a ring from your claimed ring pool for an unclaimed one and gain all the fate lying on the latter. (The conflict type of the ring stays as it is.)',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Zamień krąg ze swojej puli zajętych kręgów z niezajętym kręgiem i zyskaj wszystkie żetony losu leżące na tym drugim. (Typ konfliktu kręgu pozostaje bez zmian.)',
      },
    ],
  },
  'display-of-power': {
    en: [
      {
        lead: 'reaction',
        text: 'After you lose an unopposed conflict, cancel its ring effect. Then resolve that effect yourself, as though you were the attacking player and had won, and claim the ring.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak przegrasz niebroniony konflikt, anuluj efekt jego kręgu. Następnie rozpatrz ten efekt, jak gdybyś wygrał konflikt jako atakujący gracz, i zajmij ten krąg.',
      },
    ],
  },
};
