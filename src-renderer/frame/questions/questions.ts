import type { AssignQuestion, Question } from '#shared/words/questions.ts';

/**
 * `2, 5 6` → `[2, 5, 6]`; anything but the digits 1 to 6 and separators is a problem. A dot or a minus is no separator:
 * who types 3.5 or -1 means a number, and no die shows one.
 */
export function readFaces(text: string): number[] | null {
  if (!/^[1-6\s,;+]*$/.test(text)) return null;
  return [...text].filter((sign) => /[1-6]/.test(sign)).map(Number);
}

/** Why these faces do not answer a question of `count` dice, or null. */
export function explainFaces(text: string, count: number): string | null {
  const faces = readFaces(text);
  if (!faces) return 'Dice show 1 to 6; type their faces with spaces between them.';
  if (faces.length === count) return null;
  const dice = count === 1 ? 'one die' : `${count} dice`;
  return `Type the faces of ${dice}; so far there ${faces.length === 1 ? 'is' : 'are'} ${faces.length}.`;
}

/** Most useful first: courage and aim decide fights, stunts rarely matter. */
const slotOrder = ['guts', 'gats', 'hits', 'smarts', 'fists', 'stunts'];

function rankSlot(slot: string): number {
  const rank = slotOrder.indexOf(slot);
  return rank < 0 ? slotOrder.length : rank;
}

/** Which of the question's values (by index) goes into each slot. */
export type Assignment = Record<string, number>;

/** A sensible assignment that meets every minimum where one exists. */
export function suggestAssignment(question: AssignQuestion): Assignment {
  const bestFirst = question.values.map((value, index) => ({ value, index })).sort((a, b) => b.value - a.value);
  const ranked = [...question.slots].sort((a, b) => rankSlot(a.id) - rankSlot(b.id));
  const picks = ranked.map((slot, place) => ({ slot, die: bestFirst[place] }));
  for (const pick of picks) {
    if (!pick.die || pick.die.value >= pick.slot.minimum) continue;
    const poor = pick.die;
    const donor = picks
      .filter(({ slot, die }) => die && die.value >= pick.slot.minimum && poor.value >= slot.minimum)
      .sort((a, b) => (a.die?.value ?? 0) - (b.die?.value ?? 0))[0];
    if (!donor) continue;
    pick.die = donor.die;
    donor.die = poor;
  }
  return Object.fromEntries(picks.flatMap(({ slot, die }) => (die ? [[slot.id, die.index]] : [])));
}

/** Puts a value into a slot; the slot that held it takes what was there before. */
export function replaceAssignment(assignment: Assignment, slot: string, index: number): Assignment {
  const before = assignment[slot];
  const next = { ...assignment, [slot]: index };
  const holder = Object.keys(assignment).find((id) => id !== slot && assignment[id] === index);
  if (holder !== undefined) {
    if (before === undefined) delete next[holder];
    else next[holder] = before;
  }
  return next;
}

/** Why an assignment cannot be sent yet, or null. */
export function explainAssignment(question: AssignQuestion, assignment: Assignment): string | null {
  for (const slot of question.slots) {
    const index = assignment[slot.id];
    const value = index === undefined ? undefined : question.values[index];
    if (value === undefined) return `Pick a value for ${slot.label}.`;
    if (value < slot.minimum) return `${slot.label} needs at least ${slot.minimum}.`;
  }
  return null;
}

/** The title a question's dialog carries. */
export function nameQuestion(question: Question): string {
  if (question.kind === 'dice') {
    return question.count === 1 ? 'Roll one die' : `Roll ${question.count} dice`;
  }
  return question.kind === 'assign' ? 'Assign the dice' : 'Make a choice';
}
