import { verbs, type Verb } from '#shared/games/paradise/leading.ts';
import type { BattleLead } from './lead.svelte.ts';

/** True if the leader may play a card that he holds before the one that was drawn. */
export function mayPlayHeld({ about }: BattleLead): boolean {
  return about?.stage === 'card' && about.held.length > 0;
}

/** Has the program play for the man who is picked, for the rest of the card, or to the end. */
export function handOver(battle: BattleLead, what: 'man' | 'card' | 'rest'): void {
  void battle.say({ do: 'hand-over', what, actor: what === 'man' ? (battle.actor?.id ?? null) : null });
}

/** Picks the next squad, or the one before. */
function cycle(battle: BattleLead, way: 1 | -1): void {
  const { squads } = battle;
  const now = squads.findIndex(({ id }) => id === battle.squad?.id);
  const next = squads[(now + way + squads.length) % Math.max(1, squads.length)];
  if (next) battle.squadId = next.id;
  battle.draft = null;
}

/** Opens the verbs of a squad: those that take no target are done at once. */
export function takeVerb(battle: BattleLead, verb: Verb | 'more'): void {
  battle.draft = null;
  const options = battle.squad?.options.filter((one) => one.verb === verb) ?? [];
  const [only] = options;
  if (verb !== 'more' && verb !== 'go' && options.length === 1 && only?.target === null) void battle.give(only);
  else battle.verb = battle.verb === verb ? null : verb;
}

/** A number is a choice, one of the orders on the screen, or else a verb. */
function takeDigit(battle: BattleLead, nth: number): void {
  const choice = battle.about?.choices[nth];
  if (choice) {
    void battle.say({ do: 'choose', value: choice.value });
    return;
  }
  const { verb } = battle;
  if (verb === 'more') {
    const option = battle.actor?.options[nth];
    if (option) void battle.choose(option);
    return;
  }
  const shown = verb === null ? [] : (battle.squad?.options.filter((one) => one.verb === verb) ?? []);
  const order = shown[nth];
  if (order) void battle.give(order);
  const named = ([...verbs, 'more'] as const)[nth];
  if (verb === null && named !== undefined) takeVerb(battle, named);
}

/** Does what a key of a led battle stands for; the keys of the table go to `takeTableKey`, which tells if it had one. */
export function takeLeadKey(
  event: KeyboardEvent,
  battle: BattleLead,
  takeTableKey: (event: KeyboardEvent) => boolean,
): void {
  const { target, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || battle.isBusy || battle.curtain !== null) return;
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
  const { pending, draft } = battle;
  const keys: Record<string, () => void> = {
    n: () => cycle(battle, 1),
    p: () => cycle(battle, -1),
    u: () => void battle.undo(),
    z: () => void battle.undo(),
    ' ': () => void battle.say({ do: 'go-on' }),
    h: () => battle.about?.mayHold === true && void battle.say({ do: 'hold' }),
    b: () => mayPlayHeld(battle) && void battle.say({ do: 'play-held' }),
    e: () => void battle.say({ do: 'pass' }),
    m: () => handOver(battle, 'man'),
    c: () => handOver(battle, 'card'),
    Escape: () => {
      battle.pending = null;
      battle.draft = null;
      battle.verb = null;
    },
    Enter: () => {
      if (draft !== null) void battle.send(draft.order);
      else if (pending !== null) void battle.choose(pending);
    },
  };
  if (digit !== undefined) takeDigit(battle, Number(digit) - 1);
  else if (keys[event.key] === undefined) {
    if (!takeTableKey(event)) return;
  } else if (['Enter', ' '].includes(event.key) && target instanceof HTMLElement && target.closest('button, summary'))
    return;
  else keys[event.key]?.();
  event.preventDefault();
}
