import { readAnnal } from '@kronika/oath';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { ReadChronicle } from '../../../pages/chronicles/chronicle-part.ts';
import { latestOf } from '../../../pages/chronicles/latest.ts';
import { chronicleAddress } from '../../../pages/chronicles/place.ts';
import type { MyMatch } from '../../../pages/lobby/my-match.ts';
import { useMyMatches } from '../../../pages/lobby/use-my-matches.ts';
import type { Past } from '../../../pages/match/choice.ts';
import type { SetupParts } from '../../../pages/setup/parts.ts';
import { useLang, useWords } from '../../../shell/use-words.ts';
import { Picture, type PictureOf } from '../cards/Picture.tsx';
import { exchangeOptions, oathChronicle } from '../chronicle/module.tsx';
import { roman } from '../chronicle/told.ts';
import { NEW_MATCH_WORDS } from './words.ts';

const WORLDS = ['first', 'continued', 'text'] as const;
type WorldChoice = (typeof WORLDS)[number];

const PICTURES: Readonly<Record<WorldChoice, PictureOf>> = {
  first: 'o-map',
  continued: 'open-book',
  text: 'o-quill',
};

/** Which world the game begins with: the first one, one that was played in, or one from elsewhere. */
export function World(parts: SetupParts) {
  const { choice } = parts;
  const say = useWords(NEW_MATCH_WORDS);
  const name = useId();
  const [wanted, setWanted] = useState<WorldChoice>(worldOf(choice.past));
  const words: Readonly<Record<WorldChoice, readonly [string, string]>> = {
    first: [say.first, say.firstHint],
    continued: [say.continued, say.continuedHint],
    text: [say.text, say.textHint],
  };
  return (
    <section className="panel om-world" aria-label={say.world}>
      <fieldset>
        <legend>{say.world}</legend>
        {WORLDS.map((world) => (
          <label key={world} className="om-choice">
            <input
              type="radio"
              name={name}
              className="vh"
              checked={world === wanted}
              onChange={() => {
                setWanted(world);
                parts.change({ past: undefined });
              }}
            />
            <Picture name={PICTURES[world]} />
            <span>
              <b>{words[world][0]}</b>
              <small>{words[world][1]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {wanted === 'continued' && <Continued {...parts} />}
      {wanted === 'text' && <FromText {...parts} />}
    </section>
  );
}

function worldOf(past: Past | undefined): WorldChoice {
  if (past === undefined) return 'first';
  return past.finished === undefined ? 'text' : 'continued';
}

/** The chronicles of who is at this browser. */
function Continued(parts: SetupParts) {
  const say = useWords(NEW_MATCH_WORDS);
  const matches = useMyMatches();
  const latest = matches.is === 'known' ? latestOf(matches.value).filter(isTold) : [];
  const chosen = parts.choice.past?.finished?.table;
  const known = latest.find(({ summary }) => summary.table === chosen);
  if (matches.is === 'known' && latest.length === 0) return <p className="new-match-hint">{say.noChronicle}</p>;
  return (
    <>
      <fieldset className="om-list">
        <legend className="vh">{say.which}</legend>
        {latest.map((match) => (
          <ChronicleRow key={match.summary.table} parts={parts} match={match} chosen={chosen} />
        ))}
      </fieldset>
      {known !== undefined && <Link href={chronicleAddress(placeOf(known), known.summary.table)}>{say.history}</Link>}
    </>
  );
}

function isTold({ summary }: MyMatch): boolean {
  return readAnnal(summary.result?.annal) !== undefined;
}

function placeOf({ at }: MyMatch): 'device' | 'server' {
  return at === 'device' ? 'device' : 'server';
}

interface ChronicleRowProps {
  readonly parts: SetupParts;
  readonly match: MyMatch;
  readonly chosen: string | undefined;
}

function ChronicleRow({ parts, match, chosen }: ChronicleRowProps) {
  const say = useWords(NEW_MATCH_WORDS);
  const lang = useLang();
  const { summary } = match;
  return (
    <label className="om-choice">
      <input
        type="radio"
        name="om-chronicle"
        className="vh"
        checked={summary.table === chosen}
        onChange={() =>
          parts.change({
            past: { finished: { at: placeOf(match), table: summary.table }, options: exchangeOptions(summary) },
          })
        }
      />
      <Picture name="open-book" />
      <span>
        <b>{summary.title ?? summary.seats.map(({ name }) => name).join(', ')}</b>
        <small>{say.after(roman(oathChronicle.numberOf(summary)), oathChronicle.lineOf(summary)?.[lang] ?? '')}</small>
      </span>
    </label>
  );
}

/** A chronicle as a text, read as it is pasted. */
function FromText(parts: SetupParts) {
  const say = useWords(NEW_MATCH_WORDS);
  const lang = useLang();
  const id = useId();
  const [text, setText] = useState(Object.values(parts.choice.past?.options ?? {})[0] ?? '');
  const read: ReadChronicle | undefined = text.trim() === '' ? undefined : oathChronicle.read(text);
  return (
    <div className="om-text">
      <label htmlFor={id}>{say.read}</label>
      <textarea
        id={id}
        rows={3}
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          const found = oathChronicle.read(target.value);
          parts.change({ past: found.is === 'read' ? { options: found.options } : undefined });
        }}
      />
      {read?.is === 'damaged' && (
        <p className="bad" role="alert">
          {read.problem[lang]}
        </p>
      )}
      {read?.is === 'read' && (
        <p role="status">
          {read.about[lang]} {read.notices.map((notice) => notice[lang]).join(' ')}
        </p>
      )}
    </div>
  );
}
