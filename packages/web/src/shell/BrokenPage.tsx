import { Component, type ReactNode } from 'react';
import './notice.css';
import { languagePreference } from './preferences/preferences.ts';
import { SHELL_WORDS } from './words.ts';

interface State {
  readonly is: 'whole' | 'broken';
}

/** When a part of the page fails, says so instead of showing nothing. Matches are stored elsewhere, so none is lost. */
export class BrokenPage extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { is: 'whole' };

  static getDerivedStateFromError(): State {
    return { is: 'broken' };
  }

  override render(): ReactNode {
    if (this.state.is === 'whole') return this.props.children;
    const say = SHELL_WORDS[languagePreference.get()];
    return (
      <main className="notice room" role="alert">
        <h1>{say.broken}</h1>
        <p>{say.brokenHint}</p>
        <div className="notice-buttons">
          <button type="button" className="btn main" onClick={() => location.reload()}>
            {say.reload}
          </button>
          <a className="btn" href="/">
            {say.toTables}
          </a>
        </div>
      </main>
    );
  }
}
