import type { Call, CardId, Emit, Random, RuleId, SeatId } from '@kronika/kernel';
import type { Cost, Suit } from '../facts/fact.ts';
import type { PlayOption, Recoverable, Source, TradeFor } from '../options.ts';
import type { Slot } from '../places.ts';
import type { BannerName, Campaign, Defender, Oath, Target, UsedPlan } from '../state.ts';
import type { PromptStep } from '../text/prompts/steps.ts';
import type { Verdict } from '../verdict.ts';

/** Who uses the power of which card. */
export interface Use {
  readonly seat: SeatId;
  readonly card: CardId;
}

/** Events that chance decides. */
interface ChanceEvents {
  readonly do: 'chance';
  draw(random: Random): Emit | readonly Emit[];
}

/** What should happen: events, chance, and at the end perhaps a procedure that asks for more. */
export type Effect = readonly (Emit | ChanceEvents | (Call & { readonly into?: never }))[];

/** A power that is used as an action of its own (OATH-7.3.2-a), or at Wake or Rest. Its cost stands in the facts. */
export interface UsablePower {
  /** What its card demands besides its cost. */
  may?(state: Oath, use: Use): Verdict;
  /** Whether it would do anything now. What does nothing may still be used for its cost (OATH-7.1.3-a). */
  works?(state: Oath, use: Use): Verdict;
  does(state: Oath, use: Use): Effect;
}

/** What happens once right after the card is played faceup (OATH-7.3.3-a). */
export interface PlayedPower {
  does(state: Oath, use: Use): Effect;
}

/** A major action as it is about to be taken: what modifiers and other powers are asked about. */
export interface SearchAct {
  readonly action: 'search';
  readonly seat: SeatId;
  readonly source: Source;
  readonly modifiers: readonly CardId[];
}

export interface MusterAct {
  readonly action: 'muster';
  readonly seat: SeatId;
  readonly card: CardId;
  readonly modifiers: readonly CardId[];
}

export interface TradeAct {
  readonly action: 'trade';
  readonly seat: SeatId;
  readonly card: CardId;
  readonly for: TradeFor;
  readonly modifiers: readonly CardId[];
}

export interface RecoverAct {
  readonly action: 'recover';
  readonly seat: SeatId;
  readonly what: Recoverable;
  readonly modifiers: readonly CardId[];
}

export interface TravelAct {
  readonly action: 'travel';
  readonly seat: SeatId;
  readonly to: Slot;
  readonly modifiers: readonly CardId[];
  /** Not an action of one's own but forced or given by a power; it costs no Supply. */
  readonly free?: true;
}

export type Act = SearchAct | MusterAct | TradeAct | RecoverAct | TravelAct;
export type ActionName = Act['action'] | 'campaign';

/** A number that several powers change, one after another. */
type Changes<A> = (before: number, state: Oath, use: Use, act: A) => number;

/** Favor goes to the ruler of the card (burned, if bandits rule); as many secrets are turned facedown as `flips` says. */
export interface ModifierFees {
  readonly favor?: number;
  readonly flips?: number;
  readonly rule: RuleId;
}

interface ModifierBase {
  /** Used whether its player likes it or not (OATH-7.4.1-a). */
  readonly mandatory?: true;
  /** Anybody may declare it, with access to the card or without. */
  readonly openToAll?: true;
  /** It works only with the pawn at its site, whoever rules there. */
  readonly here?: true;
  /** What declaring it costs besides the printed cost. */
  fees?(state: Oath, use: Use): ModifierFees;
  /** Whether it can be declared now at all; access and cost are checked besides. */
  may?(state: Oath, use: Use): Verdict;
  /** Whether it would do anything now. What does nothing may still be declared for its cost (OATH-7.1.3-a). */
  works?(state: Oath, use: Use): Verdict;
}

export interface SearchModifier extends ModifierBase {
  readonly action: 'search';
  /** The Supply it costs. */
  readonly supply?: Changes<SearchAct>;
  /** How many cards are drawn. */
  readonly draws?: Changes<SearchAct>;
  /** Further places to draw from. */
  sources?(state: Oath, use: Use): readonly Source[];
  /** Cards are taken from underneath. */
  readonly fromBelow?: true;
  /** Everybody sees the kept card, even if it is played facedown. */
  readonly showsKept?: true;
  /** How many drawn cards may be kept and played. */
  readonly keeps?: number;
  /** Sites besides the own one to which this card may be played. */
  sites?(state: Oath, use: Use, card: CardId): readonly Slot[];
  /** Cards of which one may be discarded first, when this card is played to this site. */
  clears?(state: Oath, use: Use, slot: Slot): readonly CardId[];
  /** The favor for playing to a site is replaced by this. */
  insteadOfFavor?(state: Oath, use: Use, card: CardId): Effect;
  /** Right after a drawn card was played (OATH-5.1.4-b). */
  afterPlay?(state: Oath, use: Use, card: CardId, to: PlayOption): Effect;
  /** Right after drawing. */
  afterDraw?(state: Oath, use: Use, act: SearchAct): Effect;
  /** Where discards of this Search may go instead. */
  readonly discards?: 'anyPileEnd' | 'underWorld';
  /** After the whole action. */
  after?(state: Oath, use: Use, act: SearchAct): Effect;
}

export interface MusterModifier extends ModifierBase {
  readonly action: 'muster';
  readonly supply?: Changes<MusterAct>;
  readonly warbands?: Changes<MusterAct>;
  /** The card may carry tokens already. */
  readonly overTokens?: true;
  /** A secret is placed instead of a favor. */
  readonly paysSecret?: true;
  /** Whether this card may be mustered on with the modifier in use. */
  fits?(state: Oath, use: Use, card: CardId): Verdict;
  after?(state: Oath, use: Use, act: MusterAct): Effect;
}

export interface TradeModifier extends ModifierBase {
  readonly action: 'trade';
  readonly supply?: Changes<TradeAct>;
  /** The favor gained, by trading for favor or not. */
  readonly favor?: Changes<TradeAct>;
  readonly secrets?: Changes<TradeAct>;
  /** The pawn counts as standing at one of these sites (OATH-10-your-site). */
  standsAt?(state: Oath, use: Use): readonly Slot[];
  /** Further cards that may be traded with. */
  cards?(state: Oath, use: Use): readonly CardId[];
  /** Another player's advisers, with their trade modifiers, stand in for the own ones. */
  readonly borrowsAdvisers?: true;
  /** How many advisers match this suit in this Trade. */
  matches?(before: number, state: Oath, use: Use, suit: Suit): number;
  fits?(state: Oath, use: Use, card: CardId): Verdict;
  /** What is done before anything is gained. */
  before?(state: Oath, use: Use, act: TradeAct): Effect;
  after?(state: Oath, use: Use, act: TradeAct): Effect;
}

export interface RecoverModifier extends ModifierBase {
  readonly action: 'recover';
  fits?(state: Oath, use: Use, what: Recoverable): Verdict;
  /** Secrets from the supply that are added to what is paid for the Darkest Secret. */
  readonly addsSecrets?: number;
  after?(state: Oath, use: Use, act: RecoverAct): Effect;
}

export interface TravelModifier extends ModifierBase {
  readonly action: 'travel';
  readonly supply?: Changes<TravelAct>;
  /** It costs no Supply at all, whatever increases there are (OATH-7.6.2-a). */
  free?(state: Oath, use: Use, to: Slot): boolean;
  /** Powers of sites are ignored. */
  ignoresSites?(state: Oath, use: Use, to: Slot): boolean;
  /** A Narrow Pass is ignored. */
  readonly passes?: true;
  fits?(state: Oath, use: Use, to: Slot): Verdict;
  after?(state: Oath, use: Use, act: TravelAct): Effect;
}

/** A modifier of a major action (OATH-7.4-a). */
export type Modifier = SearchModifier | MusterModifier | TradeModifier | RecoverModifier | TravelModifier;

/** A battle plan as it is used. */
export interface PlanUse {
  readonly card: CardId;
  readonly by: Defender;
  readonly side: 'attack' | 'defence';
  readonly choice?: number;
}

/** `double`: faces with two swords, or two shields. */
export type VoidedFaces = 'hollow' | 'singleShield' | 'double';

/** A battle plan (OATH-7.5-a). */
export interface BattlePlan {
  readonly side: 'attack' | 'defence' | 'both';
  /** What its card demands besides its cost. */
  may?(state: Oath, plan: PlanUse, campaign: Campaign): Verdict;
  /** Whether it would do anything now. What does nothing may still be used for its cost (OATH-7.1.3-a). */
  works?(state: Oath, plan: PlanUse, campaign: Campaign): Verdict;
  /**
   * How many attack dice it is worth: the attacker adds them, the defender removes them, and a plan of both sides lets its
   * user choose (OATH-7.5.4-a). Where `choices` are offered it says what is added, or removed if less than 0.
   */
  attackDice?(state: Oath, plan: PlanUse, campaign: Campaign): number;
  defenceDice?(state: Oath, plan: PlanUse, campaign: Campaign): number;
  /** Ways to use it among which its user chooses; the choice is kept with the plan. */
  choices?(state: Oath, plan: PlanUse, campaign: Campaign): readonly number[];
  /** What else happens at once. */
  does?(state: Oath, plan: PlanUse, campaign: Campaign): Effect;
  /** Whether skulls of its user's side are ignored. */
  ignoresSkulls?(state: Oath, plan: UsedPlan, campaign: Campaign): boolean;
  /** Every die of its user's roll counts twice. */
  readonly doublesRoll?: true;
  /** The enemy's faces that count nothing. */
  voids?(state: Oath, plan: UsedPlan, campaign: Campaign): VoidedFaces | undefined;
  /** The attack pool is halved for the roll. */
  readonly halvesAttack?: true;
  /** What a sacrificed warband is worth. */
  sacrificeWorth?(plan: UsedPlan): number;
  /** Defeat kills the whole force, or none of it. */
  readonly losses?: 'all' | 'none';
  /** Warbands of its user's side that would be killed stand at its site afterwards, if its user rules that then. */
  readonly savesFallen?: true;
  /** Nobody is killed for being defeated. */
  readonly spares?: true;
  /** The only plan its side may use. */
  readonly alone?: true;
  /** The other side may use no plans. */
  readonly silences?: true;
  /** Its side wins at once, without dice. */
  readonly wins?: true;
  /** Right after losses, for the winner, while the enemy force stands where it fought. */
  onVictory?(state: Oath, plan: UsedPlan, campaign: Campaign): Effect;
  /** Discards of plans of a suit may be replaced by discarding one card of another. */
  readonly replacesDiscards?: { readonly of: Suit; readonly by: Suit };
  /** After losses, for the loser (OATH-5.5.6-f). */
  ifDefeated?(state: Oath, plan: UsedPlan, campaign: Campaign): Effect;
  /** In step 8, for the winner (OATH-5.5.8-a). */
  ifVictorious?(state: Oath, plan: UsedPlan, campaign: Campaign): Effect;
  /** Whether its card is discarded in step 8, whoever won. */
  discardedAtEnd?(state: Oath, plan: UsedPlan, campaign: Campaign): boolean;
  /** After the whole campaign (OATH-5.5.8-b). */
  after?(state: Oath, plan: UsedPlan, campaign: Campaign): Effect;
}

/** What somebody is about to do, for powers that forbid it or make it dearer. */
export type Deed =
  | { readonly is: 'search'; readonly seat: SeatId }
  | { readonly is: 'muster'; readonly seat: SeatId; readonly card: CardId }
  | { readonly is: 'trade'; readonly seat: SeatId; readonly card: CardId }
  | { readonly is: 'recover'; readonly seat: SeatId; readonly what: Recoverable }
  | {
      readonly is: 'travel';
      readonly seat: SeatId;
      readonly to: Slot;
      /** Powers of sites do not count for it. */
      readonly ignoresSites?: true;
      /** A Narrow Pass is ignored. */
      readonly passes?: true;
      readonly forced?: true;
    }
  | { readonly is: 'campaign'; readonly seat: SeatId }
  | { readonly is: 'target'; readonly seat: SeatId; readonly defender: Defender; readonly target: Target }
  | { readonly is: 'plan'; readonly by: Defender; readonly card: CardId; readonly campaign: Campaign }
  | {
      readonly is: 'play';
      readonly seat: SeatId;
      readonly card: CardId;
      readonly to: PlayOption;
      /** `adviser`: a facedown adviser, which counts as searching for some powers. */
      readonly how: 'drawn' | 'adviser' | 'power';
    }
  /** Taking, not being given: relics, banners, advisers. */
  | { readonly is: 'take'; readonly seat: SeatId; readonly from: SeatId; readonly what: CardId | BannerName }
  /** Using a power with this cost. */
  | { readonly is: 'power'; readonly seat: SeatId; readonly card: CardId; readonly cost: Cost }
  /** Burning or turning secrets for something that is not the cost of a card's power. */
  | { readonly is: 'spendSecrets'; readonly seat: SeatId }
  /** Discarding, moving, swapping or recovering a card. */
  | { readonly is: 'disturb'; readonly seat: SeatId; readonly card: CardId }
  | { readonly is: 'exile'; readonly seat: SeatId; readonly citizen: SeatId }
  | { readonly is: 'giveSecrets'; readonly seat: SeatId }
  /** Putting warbands on a site. */
  | { readonly is: 'garrison'; readonly seat: SeatId; readonly slot: Slot }
  | { readonly is: 'sacrifice'; readonly seat: SeatId; readonly campaign: Campaign };

/** Something that has just happened, for powers that answer to it. */
export type Happening =
  | { readonly is: 'played'; readonly seat: SeatId; readonly card: CardId; readonly to: PlayOption }
  | { readonly is: 'titleTaken'; readonly seat: SeatId }
  | { readonly is: 'traveled'; readonly seat: SeatId; readonly from: Slot; readonly to: Slot }
  | { readonly is: 'recovered'; readonly seat: SeatId; readonly what: Recoverable; readonly paid: number }
  | { readonly is: 'relicsTaken'; readonly seat: SeatId; readonly cards: readonly CardId[] }
  | { readonly is: 'campaigned'; readonly campaign: Campaign }
  | { readonly is: 'diceRolled'; readonly pool: 'attack' | 'defence' }
  | { readonly is: 'endDieRolled'; readonly roll: number };

/** A fee that a deed costs besides: favor given to the ruler of the card that asks it (burned, if bandits rule). */
export interface Toll {
  readonly favor: number;
  readonly card: CardId;
}

/** What a faceup card does without being used (OATH-7.1.4-a): persistent powers, and standing ones of advisers and relics. */
export interface Standing {
  /** How many advisers its holder may have (OATH-7.6.4-a). */
  readonly adviserLimit?: number;
  /** Advisers of this suit do not count towards the limit, which is this for the others. */
  readonly family?: { readonly suit: Suit; readonly others: number };
  /** Why the deed is impossible because of this card. */
  forbids?(state: Oath, self: CardId, deed: Deed): RuleId | undefined;
  toll?(state: Oath, self: CardId, deed: Deed): Toll | undefined;
  /** A faceup secret that has to be turned facedown for the deed. */
  flips?(state: Oath, self: CardId, deed: Deed): number;
  /** Whether these targets may be declared together, by the dice they are worth. */
  targetsFit?(state: Oath, self: CardId, campaign: Campaign, dice: number): boolean;
  /** Extra defence dice for a target. */
  defenceDice?(state: Oath, self: CardId, target: Target, defender: Defender): number;
  /** What battle plans cost besides. */
  planCost?(state: Oath, self: CardId, by: Defender, card: CardId, campaign: Campaign): Cost | undefined;
  /** After a roll its ruler may pay for the card and roll all of those dice once more; the words it is asked in. */
  readonly rerolls?: PromptStep;
  /** Trade never yields favor for its holder. */
  readonly barsTradeFavor?: true;
  /** How many advisers of its suit it counts as. */
  readonly countsAs?: number;
  /** Sites whose warbands belong to the attacker's force because of this card. */
  joinsForce?(state: Oath, self: CardId, attacker: SeatId): readonly Slot[];
  /** It needs no place among the advisers when it comes to them. */
  readonly needsNoRoom?: true;
  /** More bandits at every site. */
  readonly bandits?: number;
  after?(state: Oath, self: CardId, happening: Happening): Effect;
}

/** Everything a card can do. Each kind of power has a key of its own. */
export interface Powers {
  readonly action?: UsablePower;
  readonly rest?: UsablePower;
  readonly wake?: UsablePower;
  readonly whenPlayed?: PlayedPower;
  readonly modifier?: Modifier;
  readonly plan?: BattlePlan;
  readonly standing?: Standing;
}
