import type { BattleLead } from './lead.svelte.ts';

/** True if the leader may play a card that he holds before the one that was drawn. */
export function mayPlayHeld({ about }: BattleLead): boolean {
  return about?.stage === 'card' && about.held.length > 0;
}

/** Has the program play for the man who is picked, for the rest of the card, or to the end. */
export function handOver(battle: BattleLead, what: 'man' | 'card' | 'rest'): void {
  void battle.say({ do: 'hand-over', what, actor: what === 'man' ? (battle.actor?.id ?? null) : null });
}

function cycle(battle: BattleLead, way: 1 | -1): void {
  const able = battle.actors.filter(({ led }) => led === 'by-you');
  const now = able.findIndex(({ id }) => id === battle.actor?.id);
  const next = able[(now + way + able.length) % Math.max(1, able.length)];
  if (next) battle.picked = next.id;
  battle.pending = null;
}

function takeDigit(battle: BattleLead, nth: number): void {
  const choice = battle.about?.choices[nth];
  if (choice) void battle.say({ do: 'choose', value: choice.value });
  const option = battle.actor?.options[nth];
  if (option) void battle.choose(option);
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
  const { pending } = battle;
  const keys: Record<string, () => void> = {
    n: () => cycle(battle, 1),
    p: () => cycle(battle, -1),
    u: () => void battle.undo(),
    h: () => battle.about?.mayHold === true && void battle.say({ do: 'hold' }),
    b: () => mayPlayHeld(battle) && void battle.say({ do: 'play-held' }),
    e: () => void battle.say({ do: 'pass' }),
    m: () => handOver(battle, 'man'),
    c: () => handOver(battle, 'card'),
    Escape: () => (battle.pending = null),
    Enter: () => pending !== null && void battle.choose(pending),
  };
  if (digit !== undefined) takeDigit(battle, Number(digit) - 1);
  else if (keys[event.key] === undefined) {
    if (!takeTableKey(event)) return;
  } else if (event.key === 'Enter' && target instanceof HTMLButtonElement) return;
  else keys[event.key]?.();
  event.preventDefault();
}
