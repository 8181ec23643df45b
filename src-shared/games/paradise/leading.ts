import { z } from 'zod';
import { plainText } from '#shared/words/plainText.ts';

/** A place on the table, in inches. */
export const placeSchema = z.object({ x: z.number().min(-20).max(200), y: z.number().min(-20).max(200) });
export type TablePlace = z.infer<typeof placeSchema>;

const id = plainText().max(80);
const speed = z.enum(['stopped', 'cruising', 'speeding', 'racing']);

/** [CARD-6] One action of a figure, as his leader gives it. */
export const actionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('move'), gait: z.enum(['crept', 'walked', 'ran']), to: placeSchema }),
  z.object({ kind: z.literal('charge'), enemy: id }),
  /** `way`: the nth way of firing of those that are open to him at this target. */
  z.object({ kind: z.literal('shoot'), target: id, way: z.int().min(0).max(40) }),
  z.object({ kind: z.literal('aim'), target: id }),
  z.object({ kind: z.literal('reload') }),
  z.object({ kind: z.literal('recover') }),
  z.object({ kind: z.literal('grip') }),
  z.object({ kind: z.literal('slap'), friend: id }),
  z.object({ kind: z.literal('hide') }),
  z.object({ kind: z.literal('spot'), target: id }),
  z.object({ kind: z.literal('brawl'), enemy: id }),
  z.object({ kind: z.literal('break-away'), enemy: id }),
  z.object({ kind: z.literal('finish'), victim: id }),
  z.object({ kind: z.literal('throw-knife'), target: id }),
  z.object({ kind: z.literal('stare'), target: id }),
  z.object({ kind: z.literal('call-on'), target: id }),
  z.object({
    kind: z.literal('throw'),
    what: z.enum(['grenade', 'dynamite', 'gasoline']),
    sticks: z.int().min(1).max(5),
    to: placeSchema,
  }),
  z.object({ kind: z.literal('set-charge'), sticks: z.int().min(1).max(5), cards: z.int().min(1).max(6) }),
  z.object({ kind: z.literal('relight'), cards: z.int().min(1).max(6) }),
  z.object({ kind: z.literal('grab'), piece: id }),
  z.object({ kind: z.literal('smash'), piece: id }),
  z.object({ kind: z.literal('telephone') }),
  z.object({ kind: z.literal('cut-telephone') }),
  /** `entry`: the nth window or fire escape beside him. */
  z.object({ kind: z.literal('go-through'), entry: z.int().min(0).max(40) }),
  z.object({ kind: z.literal('cuff'), prisoner: id }),
  z.object({ kind: z.literal('hand-over') }),
  z.object({ kind: z.literal('take-hostage'), victim: id }),
  z.object({ kind: z.literal('free-hostages') }),
  z.object({ kind: z.literal('shoot-hostage'), victim: id }),
  z.object({ kind: z.literal('pick-up') }),
  /** Without a seat the first that is free: behind the wheel, inside, on the running board. */
  z.object({ kind: z.literal('get-in'), car: id, seat: z.enum(['wheel', 'inside', 'board']).exactOptional() }),
  z.object({ kind: z.literal('get-out') }),
  z.object({ kind: z.literal('leave') }),
  z.object({ kind: z.literal('give-up') }),
  z.object({ kind: z.literal('lose-temper') }),
  z.object({ kind: z.literal('wait') }),
  /** At the wheel: one action of the car. */
  z.object({ kind: z.literal('drive'), speed: speed.exclude(['stopped']) }),
  z.object({ kind: z.literal('stop') }),
  /** Without an end of the road, the nearest that is open. */
  z.object({ kind: z.literal('turn-home'), end: z.int().min(0).max(1).exactOptional() }),
  z.object({ kind: z.literal('follow'), car: id }),
  /** Without a name everybody gets out. */
  z.object({ kind: z.literal('let-out'), who: id.exactOptional() }),
  z.object({ kind: z.literal('take-wheel'), by: id.exactOptional() }),
]);
export type Action = z.infer<typeof actionSchema>;
export type ActionKind = Action['kind'];

/** An action that a figure may take now, with its odds. */
export const actionOptionSchema = z.object({
  action: actionSchema,
  label: z.string(),
  /** Chance of its purpose, 0 to 1; null without dice. */
  chance: z.number().nullable(),
  /** The figure or the place that it points at. */
  target: id.nullable(),
  to: placeSchema.nullable(),
  /** Enemies with loaded guns who would see him bare where it takes him; null where he stays. */
  guns: z.int().nullable(),
  /** A warning about an action that cannot be taken back, or that may hit others. */
  warning: z.string().nullable(),
});
export type ActionOption = z.infer<typeof actionOptionSchema>;

/** Inches of one action by pace; a run adds a die. */
export const reachSchema = z.object({ crept: z.number(), walked: z.number(), ran: z.number() });

/** The chances of what a squad does to one target, 0 to 1: of its next shots or blows together. */
export const targetOddsSchema = z.object({
  hit: z.number(),
  /** He is dead or senseless after it; null where nobody can say. */
  out: z.number().nullable(),
  /** He is hit or flinches; null where no miss makes anybody flinch. */
  pinned: z.number().nullable(),
  /** Friends and bystanders who may be hit as well. */
  others: z.array(z.object({ name: z.string(), hit: z.number() })),
});
export type TargetOdds = z.infer<typeof targetOddsSchema>;

/** A man or a car that may act now. */
export const actorSchema = z.object({
  id,
  kind: z.enum(['figure', 'car']),
  name: z.string(),
  /** Actions he has left on this card. */
  left: z.int(),
  at: placeSchema,
  state: z.string(),
  reach: reachSchema.nullable(),
  options: z.array(actionOptionSchema),
  /** He follows an order, or is led by the program. */
  led: z.enum(['by-you', 'by-order', 'by-program']),
});
export type Actor = z.infer<typeof actorSchema>;

const cardSchema = z.object({ side: z.string(), rank: z.string() });

/** One of several choices of a side: the victim of a blow, to hold on or to let go. */
export const choiceSchema = z.object({ value: z.string(), label: z.string(), target: id.nullable() });

/** When a leader is asked about his held cards. */
export const breakPolicies = ['always', 'threatened', 'never'] as const;

/** An order for all later cards, until it is withdrawn. */
export const standingOrderSchema = z.discriminatedUnion('kind', [
  /** To a place, and there he stays. */
  z.object({ kind: z.literal('go'), to: placeSchema }),
  z.object({ kind: z.literal('hold') }),
  /** At the nearest cover from which he can fire at a place. */
  z.object({ kind: z.literal('cover'), to: placeSchema }),
  /** Close to a figure of his side, wherever that goes. */
  z.object({ kind: z.literal('guard'), whom: id }),
  /** Into a car or over the edge. */
  z.object({ kind: z.literal('leave') }),
  /** From where he stands, at one enemy as long as he can, or at whoever offers the best shot. */
  z.object({ kind: z.literal('fire'), target: id.nullable() }),
  /** In bursts, to keep one enemy down. */
  z.object({ kind: z.literal('pin'), target: id }),
  /** At one enemy with the fists. */
  z.object({ kind: z.literal('rush'), target: id }),
  /** One errand, by whoever is nearest to it. */
  z.object({ kind: z.literal('errand'), what: z.enum(['grab', 'smash', 'telephone', 'cut-telephone']), piece: id }),
  /** In a car: toward a place on the road, and out of it there. */
  z.object({ kind: z.literal('drive'), to: placeSchema }),
  z.object({ kind: z.literal('get-out') }),
  /** Aboard a car: no shot until it is taken back. */
  z.object({ kind: z.literal('hold-fire') }),
]);
export type StandingOrder = z.infer<typeof standingOrderSchema>;

/** The verbs of a squad, in the sequence of their keys. */
export const verbs = ['go', 'shoot', 'pin', 'rush', 'hold', 'do', 'leave'] as const;
export type Verb = (typeof verbs)[number];

/** An order that a squad may be given now, with the odds of its next actions; without one it goes about the aim. */
export const squadOptionSchema = z.object({
  verb: z.enum(verbs),
  order: standingOrderSchema.nullable(),
  label: z.string(),
  target: id.nullable(),
  to: placeSchema.nullable(),
  forecast: targetOddsSchema.nullable(),
  warning: z.string().nullable(),
});
export type SquadOption = z.infer<typeof squadOptionSchema>;

/** Men who get one order together: a car’s crew, or those who stand together. */
export const squadSchema = z.object({
  id,
  name: z.string(),
  /** Its men on the table; `isMoved`: the card in play moves him. */
  men: z.array(
    z.object({
      id,
      name: z.string(),
      state: z.string(),
      /** Enemies with loaded guns who see him bare. */
      guns: z.int(),
      isMoved: z.boolean(),
    }),
  ),
  car: id.nullable(),
  /** Null goes about the aim of the battle. */
  order: standingOrderSchema.nullable(),
  orderName: z.string(),
  options: z.array(squadOptionSchema),
  /** Why a verb is not open. */
  blocked: z.partialRecord(z.enum(verbs), z.string()),
  reach: reachSchema.nullable(),
});
export type SquadView = z.infer<typeof squadSchema>;

/** The cards that are left before the next shuffle, as everybody at a table counts them. */
export const clockSchema = z.object({
  turn: z.int(),
  own: z.int(),
  theirs: z.int(),
  jokers: z.int(),
  ownHeld: z.int(),
  theirsHeld: z.int(),
  sirens: z.boolean(),
});

/** The table by the inch as a squad meets it: one string a row, one sign an inch. */
export const surveySchema = z.object({
  squad: id,
  /** 1 an action’s walk, 2 a run for sure, 3 a run with a 6, 4 two actions; 0 out of reach. */
  reach: z.array(z.string()),
  /** Enemies with loaded guns who see a man there bare, and those for whom he is in cover; 9 and more are 9. */
  bare: z.array(z.string()),
  covered: z.array(z.string()),
  /** Hits to be expected there from a shot of each of them, in tenths; 9 and more are 9. */
  danger: z.array(z.string()),
});
export type Survey = z.infer<typeof surveySchema>;

/** A battle's question to the leader of a side. */
export const ledQuestionSchema = z.object({
  side: z.enum(['attackers', 'defenders']),
  /** A card of his own; a held card for an interrupt; a choice that is no action. */
  stage: z.enum(['card', 'break', 'choice']),
  card: cardSchema.nullable(),
  held: z.array(cardSchema),
  mayHold: z.boolean(),
  /** The man about to act, where a held card may break in. */
  mover: id.nullable(),
  /** The aim of the battle for this side, with what is done of it. */
  aim: z.string(),
  clock: clockSchema,
  squads: z.array(squadSchema),
  actors: z.array(actorSchema),
  /** The things to choose between, where it is no action. */
  choices: z.array(choiceSchema),
});
export type LedQuestion = z.infer<typeof ledQuestionSchema>;

/** A leader's answer. */
export const decisionSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('act'), actor: id, action: actionSchema }),
  /** A squad acts by an order, which stands until another one is given; `rank`: with this held card. */
  z.object({
    do: z.literal('squad'),
    squad: id,
    order: standingOrderSchema.nullable(),
    rank: z.string().max(2).exactOptional(),
  }),
  /** All whom the card moves do as they were ordered. */
  z.object({ do: z.literal('go-on') }),
  /** A man joins another squad; null makes him one of his own. */
  z.object({ do: z.literal('regroup'), man: id, squad: id.nullable() }),
  /** Keeps the card instead of playing it. */
  z.object({ do: z.literal('hold') }),
  /** Nothing more on this card; no break now. */
  z.object({ do: z.literal('pass') }),
  /** A held card is played, one action each, for this man first. */
  z.object({ do: z.literal('break'), rank: z.string().max(2), actor: id, action: actionSchema }),
  z.object({ do: z.literal('hand-over'), what: z.enum(['man', 'card', 'rest']), actor: id.nullable() }),
  /** A standing order; null takes it back. */
  z.object({ do: z.literal('order'), actor: id, order: standingOrderSchema.nullable() }),
  /** Everybody makes for a car or the edge, until his order is taken back. */
  z.object({ do: z.literal('withdraw') }),
  /** Asks for a held card before the card in play continues. */
  z.object({ do: z.literal('play-held') }),
  z.object({ do: z.literal('choose'), value: id }),
  z.object({ do: z.literal('ask-about-breaks'), when: z.enum(breakPolicies) }),
  /** The target of a blow, and the way past an enemy or a roadblock: the program chooses until it is asked for. */
  z.object({ do: z.literal('ask-about-choices'), isAsked: z.boolean() }),
]);
export type Decision = z.infer<typeof decisionSchema>;
