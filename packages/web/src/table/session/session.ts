import {
  type Answer,
  type Explanation,
  keyOf,
  type Question,
  type Thing,
  type ThingKey,
  type Tip,
  UNEXPLAINED,
} from '@kronika/kernel';
import { type Ahead, passIn, type Until } from '@kronika/protocol';
import type { ConnectionState, Known, Reply, TableConnection, Wish } from '../../client/connection.ts';
import type { BoardModule } from '../board-module.ts';
import { controlsFor, NO_CONTROLS, optionsOf, type PlaceName } from '../choosing/controls.ts';
import { answerIn, beginDraft, give, type Step, setNumber, take, withoutLast } from '../choosing/draft.ts';
import { givesUp } from '../choosing/turning-down.ts';
import type { Guide, Intent } from '../guide.ts';
import type { Hint } from '../hint/hint.ts';
import { type Looked, lookedKey, thingIn } from '../looked.ts';
import { type AskedAhead, FRESH, type Overlay, type SessionState } from './session-state.ts';
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
        hint: undefined,
        overlay: withoutOptions(now.overlay),
        ...settled(now),
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
      draft: beginDraft(question, this.module.suggested?.(question)),
      sent: undefined,
      hint: undefined,
      overlay: withoutOptions(now.overlay),
      ...settled(now),
      // Beside things of the board a tray waits until it is asked for.
      tray: controls.places.size === 0 ? 'shown' : 'put aside',
      tiles: 'shown',
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
    const { asked, question } = this.store.get();
    const pass = question === undefined ? undefined : passIn(question);
    if (pass !== undefined && this.#wastes(pass, until)) return;
    this.wish({ is: 'passing', until, asked });
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
    const { controls, ahead } = this.store.get();
    const options = controls.places.get(place) ?? [];
    const [only] = options;
    this.forgetRefused();
    if (ahead?.controls.places.has(place) === true) this.back();
    else if (only === undefined) {
      if (looked !== undefined) this.askWhy(place, looked);
      this.#isStopped({ is: 'elsewhere', place, looked });
    } else if (options.length === 1) this.press(only);
    else this.open({ is: 'options', place });
  }

  /** What is touched but not offered is looked at; where something is asked, it is told why it cannot be chosen. */
  askWhy(place: PlaceName, looked: Looked): void {
    this.look(looked, 'asked');
    const { question } = this.store.get();
    if (question === undefined || this.#guide?.is === 'leading' || thingIn(looked) === undefined) return;
    this.store.update((now) => ({ ...now, refused: { place, looked }, lifted: undefined, ahead: undefined }));
  }

  forgetRefused(): void {
    this.store.update((now) => (now.refused === undefined ? now : { ...now, refused: undefined }));
  }

  /** Takes an option, unless that shows a card and cannot be taken back: then the first press only lifts the card. */
  press(option: number): void {
    const { question, lifted, known } = this.store.get();
    const offered = question?.is === 'choose' ? optionsOf(question)[option] : undefined;
    const board = known?.document.match?.board;
    const isShown = offered !== undefined && this.module.handPlay?.(offered, board) !== undefined && !this.isSending;
    if (isShown && lifted !== option && this.#guide === undefined) void this.#begin(option, 'lift');
    else this.choose(option);
  }

  /** Takes an option, unless that is all there is to declare: then it is shown first what the declaration commits to. */
  choose(option: number): void {
    const { question, lifted } = this.store.get();
    const offered = question?.is === 'choose' ? optionsOf(question)[option] : undefined;
    const isStep =
      question !== undefined && offered !== undefined && this.module.declares?.(question, offered) === true;
    if (isStep && lifted !== option && !this.isSending && this.#guide === undefined)
      void this.#begin(option, 'declare');
    else this.takeOption(option);
  }

  /**
   * Begins to play a card of the hand, or takes a step of a declaration. Where something is left to choose, that comes
   * first. Else the card is only lifted, and a declaration that nothing is left of is shown before it is made.
   */
  async #begin(option: number, as: 'lift' | 'declare'): Promise<void> {
    const { asked } = this.store.get();
    this.store.update((now) => ({ ...now, sent: asked, refused: undefined }));
    const reply = await this.#connection
      .send({ is: 'decide', asked, answer: option, unless: 'final' })
      .catch(() => undefined);
    if (reply?.is === 'done' || this.store.get().asked !== asked) return;
    const isFinal = reply?.is === 'refused' && reply.because.code === 'final';
    const refusal = reply?.is === 'refused' && !isFinal ? reply.because : undefined;
    const ahead = as === 'declare' && reply?.is === 'refused' ? this.#askedAhead(reply.ahead) : undefined;
    const lifted = isFinal ? { lifted: option, ahead } : {};
    this.store.update((now) => ({ ...now, sent: undefined, refusal, overlay: withoutOptions(now.overlay), ...lifted }));
    // What there is nothing to show of is done.
    if (isFinal && as === 'declare' && ahead === undefined) this.takeOption(option);
  }

  #askedAhead(ahead: Ahead | undefined): AskedAhead | undefined {
    if (ahead === undefined) return undefined;
    const { question, answer, board, foresight } = ahead;
    const controls = controlsFor(question, (option) => this.module.spotOf(option, board));
    const foreseen = foresight === undefined ? undefined : this.module.foreseen?.(board, foresight);
    return { question, controls, draft: beginDraft(question, answer), board: foreseen ?? board };
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

  /** Turns the order of two around. */
  swap(): void {
    this.#step((_, draft) => ({
      is: 'draft',
      draft:
        draft.is === 'order' ? { ...draft, chosen: draft.chosen.toReversed(), clicked: draft.chosen.length } : draft,
    }));
  }

  #step(step: (question: Question, draft: NonNullable<SessionState['draft']>) => Step): void {
    const { question, draft, overlay } = this.store.get();
    if (question === undefined || draft === undefined || this.isSending) return;
    const next = step(question, draft);
    if (next.is === 'answer') this.answer(next.answer);
    else {
      this.store.update((now) => ({ ...now, draft: next.draft, overlay: withoutOptions(overlay) }));
      void this.#foresee();
    }
  }

  /** Asks what would come of what is marked, and shows it if that is still what is marked then. */
  async #foresee(): Promise<void> {
    const { question, draft, asked, known } = this.store.get();
    const of = known?.document.match?.board;
    if (question === undefined || draft?.is !== 'pick' || this.module.foresees?.(question) !== true) return;
    const reply = await this.#connection
      .send({ is: 'foresee', asked, marked: [...draft.chosen] })
      .catch(() => undefined);
    const now = this.store.get();
    if (reply?.is !== 'foreseen' || now.draft !== draft || now.known?.document.match?.board !== of) return;
    const { foresight } = reply;
    const board = foresight === undefined ? undefined : this.module.foreseen?.(of, foresight);
    this.store.update((state) => ({ ...state, foreseen: board === undefined ? undefined : { of, board } }));
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
    const { question, draft, known, lifted, waste } = this.store.get();
    if (waste === 'asking' || lifted !== undefined) {
      this.store.update((now) => ({ ...now, ...settled(now) }));
      return;
    }
    const shorter = question === undefined || draft === undefined ? undefined : withoutLast(question, draft);
    if (shorter !== undefined) {
      this.store.update((now) => ({ ...now, draft: shorter }));
      void this.#foresee();
    } else if (known?.document.you.undo === 'free') this.wish({ is: 'takeBack' });
  }

  /** So many decisions back, as long as each of them can be taken back freely. */
  async backBy(decisions: number): Promise<void> {
    // What was only touched was not decided yet.
    const touched = this.store.get().lifted === undefined ? 0 : 1;
    if (touched > 0) this.store.update((now) => ({ ...now, ...settled(now) }));
    for (let left = decisions - touched; left > 0; left -= 1) {
      const { known } = this.store.get();
      if (known?.document.you.undo !== 'free') return;
      const reply = await this.#connection.send({ is: 'takeBack' }).catch(() => undefined);
      if (reply?.is !== 'done') return;
      await this.#newsAfter(known);
    }
  }

  /** Until something else is known than that. */
  #newsAfter(known: Known): Promise<void> {
    return new Promise((resolve) => {
      const isNews = () => this.store.get().known?.document !== known.document;
      if (isNews()) {
        resolve();
        return;
      }
      const stop = this.store.subscribe(() => {
        if (!isNews()) return;
        stop();
        resolve();
      });
    });
  }

  answer(answer: Answer): void {
    const { asked } = this.store.get();
    if (this.isSending || this.#wastes(answer) || this.#isStopped({ is: 'answer', answer })) return;
    this.store.update((now) => ({ ...now, sent: asked, overlay: withoutOptions(now.overlay), refused: undefined }));
    this.wish({ is: 'decide', asked, answer: typeof answer === 'number' ? answer : [...answer] });
  }

  /** Whether it is asked about first: who gives something up is told once what that is. */
  #wastes(answer: Answer, until?: Until): boolean {
    const { question, waste, known } = this.store.get();
    if (question === undefined || waste !== 'armed' || this.#guide !== undefined) return false;
    const board = known?.document.match?.board;
    // Both languages know of the same waste; in which one it is told is the page's business.
    if (!givesUp(question, answer) || this.module.text.en.waste?.(question, board) === undefined) return false;
    const gaveUp = until === undefined ? { answer } : { answer, until };
    this.store.update((now) => ({ ...now, waste: 'asking', gaveUp, lifted: undefined, ahead: undefined }));
    return true;
  }

  /** Gives up what was asked about; whoever knows what they do is not asked again. */
  giveUp(): void {
    const { asked, waste, gaveUp } = this.store.get();
    if (waste !== 'asking' || gaveUp === undefined) return;
    this.store.update((now) => ({ ...now, waste: 'silent', gaveUp: undefined }));
    if (gaveUp.until === undefined) this.answer(gaveUp.answer);
    else this.wish({ is: 'passing', until: gaveUp.until, asked });
  }

  /** Goes on with the question instead of giving it up. */
  playOn(next: 'armed' | 'silent' = 'armed'): void {
    this.store.update((now) => (now.waste === 'asking' ? { ...now, waste: next, gaveUp: undefined } : now));
  }

  /** Tells beside a place what it does; nothing puts the telling away. */
  tip(place: PlaceName, tip: Tip | undefined): void {
    this.store.update((now) => {
      if (tip !== undefined) return { ...now, tipped: { ...tip, place } };
      return now.tipped?.place === place ? { ...now, tipped: undefined } : now;
    });
  }

  /** Shows on the board what a line of the log is about. */
  light(lit: readonly PlaceName[]): void {
    this.store.update((now) => (now.lit.length === 0 && lit.length === 0 ? now : { ...now, lit }));
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
    this.store.update((now) => ({
      ...now,
      ...settled(now),
      overlay: undefined,
      hint: undefined,
      refusal: undefined,
      pinned: 'passing',
      refused: undefined,
      tipped: undefined,
    }));
  }

  /** Asks what a strong bot would do, or puts its hint away. Who asks wants to think about it. */
  toggleHint(): void {
    const { hint, question, known, asked } = this.store.get();
    if (this.#guide !== undefined) {
      this.#guide.hint?.();
      return;
    }
    if (hint !== undefined) {
      this.store.update((now) => ({ ...now, hint: undefined }));
      return;
    }
    if (question === undefined || known?.document.hints !== 'allowed') return;
    this.hold();
    this.store.update((now) => ({ ...now, hint: { is: 'thinking', asked } }));
    void this.#connection.send({ is: 'advise', asked }).then(
      (reply) => this.#hinted(asked, reply),
      () => this.#hinted(asked, { is: 'lost' }),
    );
  }

  /** A hint that comes when nobody waits for it any more is dropped. */
  #hinted(asked: number, reply: Reply): void {
    const because = reply.is === 'refused' ? reply.because.text : undefined;
    const hint: Hint =
      reply.is === 'advised' ? { is: 'given', asked, advice: reply.advice } : { is: 'failed', asked, because };
    this.store.update((now) =>
      now.hint?.is === 'thinking' && now.hint.asked === asked && now.asked === asked ? { ...now, hint } : now,
    );
  }

  putTray(tray: SessionState['tray']): void {
    this.store.update((now) => ({ ...now, tray }));
  }

  putTiles(tiles: SessionState['tiles']): void {
    this.store.update((now) => ({ ...now, tiles }));
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

/** What was about to be done with a question goes with it. */
function settled({ waste }: SessionState): Pick<SessionState, 'lifted' | 'ahead' | 'waste' | 'gaveUp' | 'refused'> {
  return {
    lifted: undefined,
    ahead: undefined,
    waste: waste === 'asking' ? 'armed' : waste,
    gaveUp: undefined,
    refused: undefined,
  };
}

/** The options of a question go with it. */
function withoutOptions(overlay: Overlay | undefined): Overlay | undefined {
  return overlay?.is === 'options' || overlay?.is === 'passMenu' ? undefined : overlay;
}
