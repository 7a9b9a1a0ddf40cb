import { Page } from '../../shell/Page.tsx';
import { useWords } from '../../shell/use-words.ts';
import './credits.css';
import { CREDITS_WORDS } from './words.ts';

const GAME_ICONS = 'https://game-icons.net';
const CC_BY = 'https://creativecommons.org/licenses/by/3.0/';
const OFL = 'https://openfontlicense.org';

/** The people whose icons we use, as game-icons.net asks to name them. */
const ICON_AUTHORS = [
  'Lorc',
  'Delapouite',
  'Skoll',
  'Caro Asercion',
  'Cathelineau',
  'DarkZaitzev',
  'sbed',
  'Faithtoken',
];

const FONTS = [
  {
    name: 'Brygada 1918',
    by: 'Mateusz Machalski, Borys Kosmynka, Przemysław Hoffer',
    href: 'https://github.com/kosmynkab/Brygada-1918',
  },
  { name: 'Archivo', by: 'Omnibus-Type', href: 'https://github.com/Omnibus-Type/Archivo' },
];

/** Whose work we stand on, and whose we are not. */
export function Credits() {
  const say = useWords(CREDITS_WORDS);
  return (
    <Page title={say.title}>
      <article className="credits">
        <h1>{say.title}</h1>
        <section>
          <h2>{say.unofficial}</h2>
          <p>{say.unofficialText}</p>
          <p>{say.marks}</p>
        </section>
        <section>
          <h2>{say.icons}</h2>
          <p>
            {say.iconsText} <a href={GAME_ICONS}>game-icons.net</a> (<a href={CC_BY}>CC BY 3.0</a>). {say.authors}{' '}
            {ICON_AUTHORS.join(', ')}. {say.changed}
          </p>
        </section>
        <section>
          <h2>{say.fonts}</h2>
          <ul>
            {FONTS.map(({ name, by, href }) => (
              <li key={name}>
                <a href={href}>{name}</a>, {by} (<a href={OFL}>SIL Open Font License 1.1</a>)
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{say.program}</h2>
          <p>{say.programText}</p>
        </section>
      </article>
    </Page>
  );
}
