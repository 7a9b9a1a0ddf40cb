import { Page } from '../../shell/Page.tsx';
import { useWords } from '../../shell/use-words.ts';
import { FONT_CREDITS, ICON_CREDIT } from '../../sprite/credits.ts';
import './credits.css';
import { CREDITS_WORDS } from './words.ts';

const CC_BY = 'https://creativecommons.org/licenses/by/3.0/';
const OFL = 'https://openfontlicense.org';

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
            {say.iconsText} <a href={ICON_CREDIT.address}>{ICON_CREDIT.work}</a> (
            <a href={CC_BY}>{ICON_CREDIT.licence}</a>). {say.authors} {ICON_CREDIT.by.join(', ')}. {say.changed}
          </p>
        </section>
        <section>
          <h2>{say.fonts}</h2>
          <ul>
            {FONT_CREDITS.map(({ work, by, licence, address }) => (
              <li key={work}>
                <a href={address}>{work}</a>, {by.join(', ')} (<a href={OFL}>{licence}</a>)
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
