import { EDIFICE_NAMES, EDIFICES, type EdificeName, printedOf } from '@kronika/oath';
import { useLang, useWords } from '../../../shell/use-words.ts';
import { SuitBadge } from '../board/pieces/SuitBadge.tsx';
import { nameOfCard } from '../cards/names.ts';
import { Picture } from '../cards/Picture.tsx';
import { roman, standingOf, type ToldGame } from './told.ts';
import { CHRONICLE_WORDS } from './words.ts';

/** The latest games that there is room for. */
const MOST = 8;

/** A row for each edifice: how it stood after each game. */
export function Edifices({ games }: { readonly games: readonly ToldGame[] }) {
  const say = useWords(CHRONICLE_WORDS);
  const shown = games.slice(-MOST);
  return (
    <section className="panel oc-edifices" aria-label={say.edifices}>
      <h2>
        {say.edifices} <small>{say.edificesHint}</small>
      </h2>
      <table>
        <thead>
          <tr>
            <th>
              <span className="vh">{say.edifices}</span>
            </th>
            {shown.map(({ annal }) => (
              <th key={annal.game} scope="col">
                {roman(annal.game)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {EDIFICE_NAMES.map((name) => (
            <Row key={name} name={name} games={shown} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ name, games }: { readonly name: EdificeName; readonly games: readonly ToldGame[] }) {
  const say = useWords(CHRONICLE_WORDS);
  const lang = useLang();
  const site = games.at(-1)?.after.map.find(({ cards }) => cards.includes(name) || cards.includes(EDIFICES[name].ruin));
  return (
    <tr>
      <th scope="row">
        <SuitBadge suit={EDIFICES[name].suit} />
        <span>
          <b>{nameOfCard(printedOf(name))[lang]}</b>
          <small>{site === undefined ? say.inBox : nameOfCard(printedOf(site.site))[lang]}</small>
        </span>
      </th>
      {games.map(({ annal, after }) => {
        const standing = standingOf(name, after);
        return (
          <td key={annal.game}>
            <i className={standing}>
              {standing !== 'none' && <Picture name={standing === 'intact' ? 'o-temple' : 'o-ruin'} />}
              <span className="vh">{say.standing[standing]}</span>
            </i>
          </td>
        );
      })}
    </tr>
  );
}
