import { type DeckList, type ImportNotice, noticeText, quantityOf, withEntries } from '@kronika/decks';
import { isRefusal, type Lang, type PrintedId } from '@kronika/kernel';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Dialog } from '../../shell/parts/Dialog.tsx';
import { Segment } from '../../shell/parts/Segment.tsx';
import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { useBuilding } from '../context.ts';
import './import.css';
import { type Choices, type ImportRow, remainingText, rowsOf, takenEntries } from './rows.ts';
import { whyUnreadable } from './why-unreadable.ts';
import { IMPORT_WORDS } from './words.ts';

interface ImportDialogProps {
  /** What is in the box; it stays there while the dialog is closed. */
  readonly text: string;
  onText(text: string): void;
  onClose(): void;
}

/** Reads a deck line by line: what is understood can be added, what is not says so and waits. */
export function ImportDialog({ text, onText, onClose }: ImportDialogProps) {
  const { deck, change } = useBuilding();
  const say = useWords(IMPORT_WORDS);
  const [choices, setChoices] = useState<Choices>({});
  const [which, setWhich] = useState(0);
  const [said, setSaid] = useState('');
  const read = useReading(useDeferredValue(text), which, choices);
  const edit = (next: string) => {
    setChoices({});
    setWhich(0);
    setSaid('');
    onText(next);
  };
  const cards = read.is === 'read' ? takenEntries(read.rows, deck) : [];
  const take = () => {
    if (read.is !== 'read') return;
    change(withImported(deck, read.deck, cards));
    const rest = remainingText(read.rows);
    edit(rest);
    if (rest === '') onClose();
    else setSaid(`${say.added} ${say.stays}`);
  };
  return (
    <Dialog title={say.title} look="wide" onClose={onClose}>
      <div className="import">
        <TextBox text={text} onText={edit} onUnreadable={() => setSaid(say.unreadableFile)} />
        <section className="import-read" aria-label={say.lines}>
          <p role="status" className="import-said">
            {said}
          </p>
          {read.is === 'unreadable' && <p className="import-hint">{read.why}</p>}
          {read.is === 'read' && (
            <>
              <p className="import-hint">
                {say.readAs(read.form)} {say.understood(quantityOf(cards))}
                {read.unclear > 0 && <b> · {say.unclear(read.unclear)}</b>}
              </p>
              {read.names.length > 1 && (
                <Segment
                  legend={say.which}
                  options={read.names.map((name, place) => ({
                    value: String(place),
                    label: name === '' ? say.deckNumber(place + 1) : name,
                  }))}
                  value={String(which)}
                  onChange={(place) => setWhich(Number(place))}
                />
              )}
              <ol>
                {read.rows.map((row) => (
                  <Row
                    key={row.key}
                    row={row}
                    choose={(id) => setChoices((before) => ({ ...before, [row.key]: id }))}
                  />
                ))}
              </ol>
              <button type="button" className="btn main" disabled={cards.length === 0} onClick={take}>
                <Icon name="x-plus" />
                {deck.cards.length === 0 ? say.makeDeck : say.addCards(quantityOf(cards))}
              </button>
              {read.unclear > 0 && <p className="import-hint">{say.stays}</p>}
            </>
          )}
        </section>
      </div>
    </Dialog>
  );
}

/** An empty deck becomes the imported one, name and all; to any other only the cards are added. */
function withImported(deck: DeckList, imported: DeckList, cards: DeckList['cards']): DeckList {
  if (deck.cards.length > 0) return withEntries(deck, cards);
  const name = deck.name.trim() === '' ? imported.name : deck.name;
  return withEntries({ ...imported, name, cards: [], meta: { ...imported.meta, ...deck.meta } }, cards);
}

type Read =
  | { readonly is: 'unreadable'; readonly why: string }
  | {
      readonly is: 'read';
      readonly form: string;
      readonly names: readonly string[];
      readonly deck: DeckList;
      readonly rows: readonly ImportRow[];
      readonly unclear: number;
    };

function useReading(text: string, which: number, choices: Choices): Read {
  const { module, lang } = useBuilding();
  const say = useWords(IMPORT_WORDS);
  const imported = useMemo(() => module.importDeck(text), [module, text]);
  return useMemo(() => {
    if (isRefusal(imported))
      return { is: 'unreadable', why: whyUnreadable(text, imported, { game: module.game, lang }) };
    const chosen = imported.decks[which] ?? imported.decks[0];
    if (chosen === undefined) return { is: 'unreadable', why: say.empty };
    const rows = rowsOf(text, chosen, { choices, catalogue: module.catalogue });
    return {
      is: 'read',
      form: module.formNames[imported.form][lang],
      names: imported.decks.map(({ deck }) => deck.name),
      deck: chosen.deck,
      rows,
      unclear: rows.filter(({ is }) => is === 'unclear').length,
    };
  }, [imported, module, text, which, choices, lang, say]);
}

interface TextBoxProps {
  readonly text: string;
  onText(text: string): void;
  onUnreadable(): void;
}

function TextBox({ text, onText, onUnreadable }: TextBoxProps) {
  const { module, lang } = useBuilding();
  const say = useWords(IMPORT_WORDS);
  const [box, file] = [useId(), useId()];
  const load = (picked: File | undefined) => {
    picked?.text().then(onText, onUnreadable);
  };
  return (
    <div className="field import-box">
      <label htmlFor={box}>{say.text}</label>
      <textarea
        id={box}
        value={text}
        rows={12}
        spellCheck={false}
        placeholder={module.importing.example[lang]}
        onChange={({ target }) => onText(target.value)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          const [dropped] = event.dataTransfer.files;
          if (dropped === undefined) return;
          event.preventDefault();
          load(dropped);
        }}
      />
      <small>{module.importing.hint[lang]}</small>
      <div className="import-file">
        <label htmlFor={file} className="btn">
          <Icon name="scroll-unfurled" />
          {say.file}
        </label>
        <input
          id={file}
          type="file"
          className="vh"
          accept=".json,.txt,.text,application/json,text/plain"
          onChange={({ target }) => {
            load(target.files?.[0]);
            target.value = '';
          }}
        />
      </div>
    </div>
  );
}

function Row({ row, choose }: { readonly row: ImportRow; choose(id: PrintedId): void }) {
  const { module, lang } = useBuilding();
  const say = useWords(IMPORT_WORDS);
  const nameOf = (id: PrintedId) => {
    const name = module.catalogue.card(id)?.name;
    return name?.[lang] ?? name?.en ?? id;
  };
  return (
    <li className={row.is === 'unclear' ? 'unclear' : undefined}>
      <i>{'line' in row.at ? row.at.line : ''}</i>
      <Icon name={row.is === 'unclear' ? 'hazard-sign' : 'x-check'} />
      <span>{row.text}</span>
      {row.is === 'taken' && (
        <small>
          {`${row.quantity}× ${nameOf(row.id)}`}
          {row.by === 'choice' && ` (${say.chosenByYou})`}
          {row.notice !== undefined && <em>{sentence(row.notice, lang)}</em>}
        </small>
      )}
      {row.is === 'said' && <small>{sentence(row.notice, lang)}</small>}
      {row.is === 'unclear' && (
        <small>
          {row.nearest.length === 0 ? unclearReason(row.notice, lang) : `${say.maybe} `}
          {row.nearest.map((id) => (
            <button key={id} type="button" onClick={() => choose(id)}>
              {nameOf(id)}
            </button>
          ))}
        </small>
      )}
    </li>
  );
}

function unclearReason(notice: ImportNotice, lang: Lang): string {
  return notice.key === 'badQuantity' ? sentence(notice, lang) : IMPORT_WORDS[lang].noCard;
}

/** The notice without the place it begins with: the place stands in the row already. */
function sentence(notice: ImportNotice, lang: Lang): string {
  const whole = noticeText(notice, lang);
  return whole.slice(whole.indexOf(': ') + 2);
}
