import { useState } from 'react';
import { Icon } from '../../sprite/Icon.tsx';
import { useTable } from '../session/context.ts';

const LONGEST = 500;

/** Says something to everybody at the table. */
export function ChatLine() {
  const { session, words } = useTable();
  const [text, setText] = useState('');
  return (
    <form
      className="chat"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        session.wish({ is: 'say', text: text.trim() });
        setText('');
      }}
    >
      <input
        aria-label={words.sayTo}
        placeholder={words.sayTo}
        value={text}
        maxLength={LONGEST}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="tool" aria-label={words.say}>
        <Icon name="x-right" />
      </button>
    </form>
  );
}
