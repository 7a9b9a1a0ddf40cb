import {
  type Answer,
  type Explanation,
  keyOf,
  type Question,
  type Thing,
  type ThingKey,
  UNEXPLAINED,
} from '@kronika/kernel';
import { passIn, type Until } from '@kronika/protocol';
import type { ConnectionState, Known, TableConnection, Wish } from '../../client/connection.ts';
import type { BoardModule } from '../board-module.ts';
import { controlsFor, NO_CONTROLS, type PlaceName } from '../choosing/controls.ts';
import { answerIn, beginDraft, give, type Step, setNumber, take, withoutLast } from '../choosing/draft.ts';
import type { Guide, Intent } from '../guide.ts';
import { type Looked, lookedKey } from '../looked.ts';
import { FRESH, type Overlay, type SessionState } from './session-state.ts';
import { createStore, type Store } from './store.ts';

/** Somebody at a table: follows the connection, keeps what was clicked, and sends what is whole. */
export class TableSession {
  readonly store: Store<SessionState> = createStore(FRESH);
  readonly module: BoardModule;
  readonly #connection: TableConnection;
  readonly #guide: Guide | undefined;
  #explained: { readonly decisions: number; readonly by: Map<ThingKey, Promise<Explanation>> } | undefined;

  constructor(connection: TableConnection, module: BoardModule, guide?: Guide) {
    this.#connection = connection;
    this.#guide = guide;
    this.module = module;
    this.#follow();
  }

  /** Follows the connection until it is called off. */
  start(): () => void {
    const stop = this.#connection.subscribe(() => this.#follow());
    this.#follow();
    return stop;
  }

  #follow(): void {
    const state = this.#connection.state();
    const known = knownIn(state);
    this.store.update((now) => {
      if (now.link === state.is && now.known === known) return now;
      if (known?.document === now.known?.document) return { ...now, link: state.is, known };
      return { ...this.#askedBy(now, known), link: state.is, known };
    });
  }

  /** What was clicked stays as long as the same question is asked. */
  #askedBy(now: SessionState, known: Known | undefined): SessionState {
    const match = known?.document.match;
    const question = match?.question;
    if (match === undefined || question === undefined)
      return {
        ...now,
        asked: match?.asked ?? -1,
        question: undefined,
        controls: NO_CONTROLS,
        draft: undefined,
        sent: undefined,
        overlay: withoutOptions(now.overlay),
      };
    if (now.asked === match.asked && now.question === question) return now;
    const isSame = now.asked === match.asked && now.question !== undefined;
    const controls = controlsFor(question, (option) => this.module.spotOf(option, match.board));
    if (isSame) return { ...now, question, controls };
    return {
      ...now,
      asked: match.asked,
      question,
      controls,
      draft: beginDraft(question),
      sent: undefined,
      overlay: withoutOptions(now.overlay),
      // Beside things of the board a tray waits until it is asked for.
      tray: controls.places.size === 0 ? 'shown' : 'put aside',
      refusal: undefined,
    };
  }

  /** Tells the table to wait, where it would soon pass for the seat. */
  hold(): void {
    const { known, asked } = this.store.get();
    if (known?.document.you.passesAt !== undefined) this.wish({ is: 'hold', asked });
  }

  /** Passes by itself for a while from now on. */
  passFor(until: Until): void {
    this.close();
    this.wish({ is: 'passing', until });
  }

  /** Stops whatever would pass for the seat, from now on and in the window that is open. */
  stopPassing(): void {
    if (this.store.get().known?.document.you.passing !== undefined) this.wish({ is: 'passing', until: 'off' });
    this.hold();
  }

  /** Closes what is open; where nothing is, stops what passes for the seat. */
  escape(): void {
    if (this.store.get().overlay === undefined) this.stopPassing();
    this.close();
  }

  /** A click on a thing of the board. Who touches something wants to think about it. */
  click(place: PlaceName, looked?: Looked): void {
    if (this.store.get().known?.document.you.passesBy === 'time') this.hold();
    const { controls } = this.store.get();
    const options = controls.places.get(place) ?? [];
    const [only] = options;
    if (only === undefined) {
      if (looked !== undefined) this.look(looked, 'asked');
      this.#guide?.allows({ is: 'elsewhere', place, looked }, this);
    } else if (options.length === 1) this.takeOption(only);
    else this.open({ is: 'options', place });
  }

  #isStopped(intent: Intent): boolean {
    return this.#guide?.allows(intent, this) === 'stopped';
  }

  takeOption(option: number): void {
    if (this.#isStopped({ is: 'option', option })) return;
    this.#step((question, draft) => take(question, draft, option));
  }

  give(option: number, by: number): void {
    this.#step((question, draft) => ({ is: 'draft', draft: give(question, draft, option, by) }));
  }

  setNumber(value: number): void {
    this.#step((question, draft) => ({ is: 'draft', draft: setNumber(question, draft, value) }));
  }

  #step(step: (question: Question, draft: NonNullable<SessionState['draft']>) => Step): void {
    const { question, draft, overlay } = this.store.get();
    if (question === undefined || draft === undefined || this.isSending) return;
    const next = step(question, draft);
    if (next.is === 'answer') this.answer(next.answer);
    else this.store.update((now) => ({ ...now, draft: next.draft, overlay: withoutOptions(overlay) }));
  }

  get isSending(): boolean {
    const { sent, asked } = this.store.get();
    return sent === asked;
  }

  /** Sends what the draft amounts to, if it is whole. */
  confirm(): void {
    const { question, draft } = this.store.get();
    const answer = question === undefined || draft === undefined ? undefined : answerIn(question, draft);
    if (answer !== undefined) this.answer(answer);
  }

  pass(): void {
    const { question } = this.store.get();
    const pass = question === undefined ? undefined : passIn(question);
    if (pass !== undefined) this.answer(pass);
  }

  /** Withdraws the offer that others are thinking about. */
  withdraw(): void {
    if (this.store.get().known?.document.match?.offer?.withdraw !== undefined) this.answer(WITHDRAWS);
  }

  /** One click back: in the draft, and when there is nothing in it, in the match. */
  back(): void {
    const { question, draft, known } = this.store.get();
    const shorter = question === undefined || draft === undefined ? undefined : withoutLast(question, draft);
    if (shorter !== undefined) this.store.update((now) => ({ ...now, draft: shorter }));
    else if (known?.document.you.undo === 'free') this.wish({ is: 'takeBack' });
  }

  answer(answer: Answer): void {
    const { asked } = this.store.get();
    if (this.isSending || this.#isStopped({ is: 'answer', answer })) return;
    this.store.update((now) => ({ ...now, sent: asked, overlay: withoutOptions(now.overlay) }));
    this.wish({ is: 'decide', asked, answer: typeof answer === 'number' ? answer : [...answer] });
  }

  /** Sends a wish; a refusal is shown. */
  wish(wish: Wish): void {
    const shown = (refusal: SessionState['refusal']) =>
      this.store.update((now) => ({ ...now, refusal, ...(refusal === undefined ? {} : { sent: undefined }) }));
    this.#connection.send(wish).then(
      (reply) => {
        if (reply.is === 'refused') shown(reply.because);
        if (reply.is === 'lost') this.store.update((now) => ({ ...now, sent: undefined }));
      },
      () => this.store.update((now) => ({ ...now, sent: undefined })),
    );
  }

  open(overlay: Overlay): void {
    this.store.update((now) => ({ ...now, overlay }));
  }

  close(): void {
    this.store.update((now) => ({ ...now, overlay: undefined, refusal: undefined, pinned: 'passing' }));
  }

  putTray(tray: SessionState['tray']): void {
    this.store.update((now) => ({ ...now, tray }));
  }

  putEnding(ending: SessionState['ending']): void {
    this.store.update((now) => ({ ...now, ending }));
  }

  look(looked: Looked, pinned: SessionState['pinned']): void {
    this.store.update((now) =>
      now.looked !== undefined && lookedKey(now.looked) === lookedKey(looked) && now.pinned === pinned
        ? now
        : { ...now, looked, pinned },
    );
  }

  /** What there is to say of a thing; asked for once as long as nothing happens. */
  explain(thing: Thing): Promise<Explanation> {
    const decisions = this.store.get().known?.document.match?.decisions ?? 0;
    if (this.#explained?.decisions !== decisions) this.#explained = { decisions, by: new Map() };
    const key = keyOf(thing);
    const known = this.#explained.by.get(key);
    if (known !== undefined) return known;
    const explanation = this.#connection.send({ is: 'explain', thing }).then(
      (reply) => (reply.is === 'explained' ? reply.explanation : UNEXPLAINED),
      () => UNEXPLAINED,
    );
    this.#explained.by.set(key, explanation);
    return explanation;
  }
}

/** The only answer to whether an offer is withdrawn. */
export const WITHDRAWS = 0;

function knownIn(state: ConnectionState): Known | undefined {
  return state.is === 'refused' ? undefined : state.known;
}

/** The options of a question go with it. */
function withoutOptions(overlay: Overlay | undefined): Overlay | undefined {
  return overlay?.is === 'options' || overlay?.is === 'passMenu' ? undefined : overlay;
}
