import { printedId, type RulesChapter } from '@kronika/kernel';

/** How titles bind players to one another in melee. */
export const meleeRelations: RulesChapter = {
  id: 'melee-relations',
  title: { pl: 'Starcie: wsparcie, rywale, przekierowanie', en: 'Melee: support, rivals, redirecting' },
  entries: [
    {
      id: 'support',
      title: { pl: 'Wspieranie (starcie)', en: 'Support (melee)' },
      lead: {
        pl: 'W starciu nie atakuje się tego, kogo się wspiera.',
        en: 'In melee one does not attack whom one supports.',
      },
      words: { pl: 'sojusz, wspiera, zakaz ataku', en: 'alliance, ally, cannot attack' },
      clauses: [
        {
          rule: 'AGOT-SUPPORT-a',
          text: {
            pl: 'W starciu gracz, którego tytuł wspiera inny tytuł, nie może inicjować wyzwań przeciwko temu, kto go nosi. Zakaz działa tylko w jedną stronę. Namiestnik wspiera Starszego nad Prawami, ten – nad Monetą, ten – nad Statkami, ten – nad Szeptaczami, a ten – Namiestnika.',
            en: 'In melee a player whose title supports another title cannot initiate challenges against the player who holds it. The ban works one way only. The Hand supports Laws, Laws supports Coin, Coin supports Ships, Ships supports Whispers, and Whispers supports the Hand.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-SUPPORT-a',
          text: {
            pl: 'Starcie: nosisz tytuł Królewski Namiestnik, więc nie zaatakujesz gracza z tytułem Starszy nad Prawami. On ciebie zaatakować może: jego tytuł wspiera tytuł Starszy nad Monetą.',
            en: 'Melee: you hold Hand of the King, so you cannot attack the player with Master of Laws. That player can attack you: their title supports Master of Coin.',
          },
          cards: ['hand-of-the-king', 'master-of-laws', 'master-of-coin'].map(printedId),
        },
        {
          rule: 'AGOT-SUPPORT-a',
          text: {
            pl: 'Starcie: nosisz tytuł Starszy nad Szeptaczami, a on wspiera tytuł Królewski Namiestnik. Nie możesz rzucić Namiestnikowi żadnego wyzwania, nawet jeśli masz dodatkowe z karty Casterly Rock.',
            en: 'Melee: you hold Master of Whispers, which supports Hand of the King. You cannot initiate any challenge against the Hand, not even the additional one of Casterly Rock.',
          },
          cards: ['master-of-whispers', 'hand-of-the-king', 'casterly-rock'].map(printedId),
        },
      ],
      see: ['rivalry', 'redirecting', 'titles-six'],
    },
    {
      id: 'rivalry',
      title: { pl: 'Rywalizacja (starcie)', en: 'Rivalry (melee)' },
      lead: {
        pl: 'W starciu wygrana z rywalem daje dodatkową władzę.',
        en: 'In melee beating a rival brings extra power.',
      },
      words: { pl: 'rywal, premia za rywalizację', en: 'rival, rivalry bonus' },
      clauses: [
        {
          rule: 'AGOT-RIVAL-a',
          text: {
            pl: 'W starciu za wygranie wyzwania, w ataku lub w obronie, z graczem, którego tytuł jest na twoim wymieniony jako rywal, dostajesz w kroku 4.2.3 premię za rywalizację. Rywalizują: Namiestnik z Monetą i Statkami, Prawa ze Statkami i Szeptaczami, a Moneta także z Szeptaczami.',
            en: 'In melee winning a challenge, as attacker or as defender, against the holder of a title that yours names as a rival earns you the rivalry bonus in step 4.2.3. Rivals are the Hand with Coin and Ships, Laws with Ships and Whispers, and Coin with Whispers, too.',
          },
        },
        {
          rule: 'AGOT-4.2.3-b',
          text: {
            pl: 'W starciu premia za rywalizację to 1 żeton władzy dla stronnictwa zwycięzcy, jeśli jego tytuł rywalizuje z tytułem przegranego.',
            en: "In melee the rivalry bonus is 1 power for the winner's faction if the winner's title names the loser's title as a rival.",
          },
        },
        {
          rule: 'AGOT-4.2.3-c',
          reading: 'interpretation',
          text: {
            pl: 'W starciu najwyżej jedna premia na rundę przypada na każdego rywala; tytuł z dwoma rywalami może więc dać dwie.',
            en: 'In melee there is at most one rivalry bonus per rival opponent and round; so a title with two rivals can earn two.',
          },
        },
        {
          rule: 'AGOT-4.2.3-f',
          text: {
            pl: 'W starciu premie za niebronione wyzwanie i za rywalizację są niezależne: jedna wygrana może dać obie.',
            en: 'In melee the unopposed and the rivalry bonus are independent: one win can earn both.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-4.2.3-f',
          text: {
            pl: 'Starcie: nosisz tytuł Starszy nad Szeptaczami i wygrywasz niebronione wyzwanie z rywalem, który nosi tytuł Starszy nad Monetą. Zyskujesz 2 żetony władzy naraz: za niebronione wyzwanie i za rywalizację.',
            en: 'Melee: you hold Master of Whispers and win an unopposed challenge against a rival, the holder of Master of Coin. You gain 2 power at once: for the unopposed challenge and for the rivalry.',
          },
          cards: ['master-of-whispers', 'master-of-coin'].map(printedId),
        },
      ],
      see: ['challenge-unopposed', 'support', 'titles-six'],
    },
    {
      id: 'redirecting',
      title: { pl: 'Przekierowanie (starcie)', en: 'Redirecting (melee)' },
      lead: {
        pl: 'W starciu Regent Korony może raz na rundę zmienić cel wyzwania.',
        en: 'In melee the Crown Regent may change the target of a challenge once per round.',
      },
      words: { pl: 'regent korony, zmiana przeciwnika, przekierować', en: 'crown regent, change opponent' },
      clauses: [
        {
          rule: 'AGOT-REDIR-a',
          text: {
            pl: 'W starciu kto nosi tytuł Regent Korony, może raz na rundę przekierować jedno wyzwanie, zaraz po zainicjowaniu, przed wszelkimi reakcjami na nie.',
            en: 'In melee the holder of Crown Regent may redirect one challenge per round, right after it has been initiated and before any reaction to that.',
          },
        },
        {
          rule: 'AGOT-REDIR-b',
          text: {
            pl: 'W starciu atakujący musi wtedy od razu wybrać nowego przeciwnika, innego niż pierwotny.',
            en: 'In melee the attacking player must then choose a new opponent at once, not the original one.',
          },
        },
        {
          rule: 'AGOT-REDIR-g',
          reading: 'interpretation',
          text: {
            pl: 'W starciu przekierować może także sam atakujący, pierwotny cel albo ktoś z boku, i sam może stać się nowym celem. Jeśli nie ma innego możliwego przeciwnika, zdolności nie można użyć.',
            en: 'In melee the one who redirects may be the attacker, the original target or a bystander, and may become the new target. Without another possible opponent the ability cannot be used.',
          },
        },
        {
          rule: 'AGOT-REDIR-f',
          text: {
            pl: 'W starciu przekierowanie nie zmienia atakujących ani rodzaju wyzwania.',
            en: 'In melee a redirect changes neither the attackers nor the type of the challenge.',
          },
        },
        {
          rule: 'AGOT-REDIR-e',
          text: {
            pl: 'W starciu zakaz inicjowania wyzwań przeciwko komuś nie broni go przed przekierowanym: może ono trafić nawet w gracza, którego atakujący wspiera.',
            en: 'In melee a ban on initiating challenges against somebody does not protect them from a redirected one: it may even end up against a player whom the attacker supports.',
          },
        },
        {
          rule: 'AGOT-REDIR-j',
          reading: 'interpretation',
          text: {
            pl: 'W starciu to jedno przekierowanie na rundę należy do noszącego tytuł i zużywa się po użyciu; jednego wyzwania nie przekierowuje się dwa razy.',
            en: 'In melee the one redirect per round belongs to the title holder and is spent when used; a challenge is redirected at most once.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-REDIR-b',
          text: {
            pl: 'Starcie: Robb Stark atakuje cię militarnie, a ty nosisz tytuł Regent Korony. Przekierowujesz: atakujący musi wybrać kogoś innego, choćby gracza, którego jego tytuł wspiera. Robb nadal atakuje i nadal militarnie.',
            en: 'Melee: Robb Stark attacks you in a military challenge, and you hold Crown Regent. You redirect: the attacking player must choose somebody else, even a player whom their title supports. Robb still attacks, and it is still a military challenge.',
          },
          cards: ['robb-stark', 'crown-regent'].map(printedId),
        },
      ],
      see: ['redirect-stealth', 'redirect-counts', 'titles-six'],
    },
    {
      id: 'redirect-stealth',
      title: { pl: 'Podstęp po przekierowaniu (starcie)', en: 'Stealth after a redirect (melee)' },
      lead: {
        pl: 'W starciu po przekierowaniu cele podstępu wybiera się od nowa.',
        en: 'In melee stealth targets are chosen anew after a redirect.',
      },
      words: { pl: 'podstęp, nowe cele', en: 'stealth, new targets' },
      clauses: [
        {
          rule: 'AGOT-REDIR-c',
          text: {
            pl: 'W starciu atakujący gracz może po przekierowaniu wybrać nowe cele podstępu wśród postaci nowego broniącego, najwyżej po jednym na każdego atakującego z podstępem.',
            en: "In melee the attacking player may then choose new stealth targets among the new defending player's characters, one at most for each stealth attacker.",
          },
        },
        {
          rule: 'AGOT-REDIR-h',
          text: {
            pl: 'W starciu postacie wybrane przed przekierowaniem nie są już ominięte, czy wybierze się nowe, czy nie.',
            en: 'In melee the characters chosen before the redirect are no longer bypassed, whether or not new ones are chosen.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-REDIR-c',
          text: {
            pl: 'Starcie: Asha Greyjoy atakuje i podstępem omija Catelyn Stark. Regent Korony przekierowuje wyzwanie. Catelyn przestaje być ominięta, a Asha może ominąć postać nowego przeciwnika, na przykład Margaery Tyrell.',
            en: 'Melee: Asha Greyjoy attacks and bypasses Catelyn Stark with stealth. Crown Regent redirects the challenge. Catelyn is no longer bypassed, and Asha may bypass a character of the new opponent, such as Margaery Tyrell.',
          },
          cards: ['asha-greyjoy', 'catelyn-stark', 'crown-regent', 'margaery-tyrell'].map(printedId),
        },
      ],
      see: ['redirecting', 'keyword-stealth'],
    },
    {
      id: 'redirect-counts',
      title: { pl: 'Przeciwko komu liczy się wyzwanie (starcie)', en: 'Against whom it counts (melee)' },
      lead: {
        pl: 'W starciu zainicjowane przeciwko jednemu, rozpatrywane przeciwko drugiemu.',
        en: 'In melee: initiated against one, resolved against another.',
      },
      words: { pl: 'pierwotny przeciwnik, nowy przeciwnik', en: 'original opponent, new opponent' },
      clauses: [
        {
          rule: 'AGOT-REDIR-d',
          text: {
            pl: 'W starciu przekierowane wyzwanie uważa się nadal za zainicjowane przeciwko pierwotnemu przeciwnikowi, ale rozpatruje się je przeciwko nowemu.',
            en: 'In melee a redirected challenge still counts as initiated against the original opponent but is resolved against the new one.',
          },
        },
        {
          rule: 'AGOT-REDIR-i',
          reading: 'interpretation',
          text: {
            pl: 'W starciu wszystko, co pyta, kto przegrał, broni lub płaci (premie, roszczenia, słowa kluczowe), patrzy na nowego przeciwnika. Na pierwotnego patrzy tylko to, co pyta, przeciwko komu wyzwanie zainicjowano.',
            en: 'In melee everything that asks who lost, defends or pays (bonuses, claim, keywords) looks at the new opponent. Only what asks against whom the challenge was initiated looks at the original one.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-REDIR-d',
          text: {
            pl: 'Starcie: zainicjowano wyzwanie przeciwko tobie, ale Regent Korony je przekierował. Eddarda Starka i tak możesz podnieść, bo wyzwanie zainicjowano przeciwko tobie. Roszczenia zapłaci nowy przeciwnik.',
            en: 'Melee: a challenge was initiated against you, but Crown Regent redirected it. You may still stand Eddard Stark, as it was initiated against you. The new opponent pays the claim.',
          },
          cards: ['crown-regent', 'eddard-stark'].map(printedId),
        },
      ],
      see: ['redirecting', 'titles-hand', 'rivalry'],
    },
  ],
};
