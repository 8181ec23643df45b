import type { HandoutKind, WrittenHandout } from '#shared/views/handouts.ts';
import type { Halftone } from '#shared/views/paper.ts';
import type { SeatId } from '#shared/words/ids.ts';

/** A handout as it is typed. */
export type HandoutForm = {
  kind: HandoutKind;
  title: string;
  text: string;
  from: string;
  isForAll: boolean;
  seats: SeatId[];
  when: WrittenHandout['when'];
  picture: Halftone | null;
  inPaper: boolean;
  /** Two answers to pick from, both empty where nothing is asked. */
  answers: [string, string];
};

/** Creates an empty form. */
export function createHandoutForm(kind: HandoutKind = 'letter'): HandoutForm {
  return {
    ...{ kind, title: '', text: '', from: '', isForAll: false, seats: [], when: 'now', picture: null },
    inPaper: false,
    answers: ['', ''],
  };
}

/** Returns the handout of a form. */
export function readHandoutForm({ isForAll, seats, answers, ...form }: HandoutForm): WrittenHandout {
  const asked = answers.filter((answer) => answer.trim() !== '');
  return { ...form, answers: asked, to: isForAll ? 'everybody' : [...seats] };
}

const formatKey = (campaign: string): string => `racketeer-handout:${campaign}`;

/** Reads what was begun on this computer and not handed out; an empty form without. */
export function readHandoutDraft(campaign: string): HandoutForm {
  const empty = createHandoutForm();
  try {
    const read = JSON.parse(localStorage.getItem(formatKey(campaign)) ?? 'null') as Partial<HandoutForm> | null;
    const isForm =
      read !== null &&
      Object.entries(empty).every(([name, value]) => {
        const found = read[name as keyof HandoutForm];
        return name === 'picture' ? found === null || typeof found === 'object' : typeof found === typeof value;
      });
    return isForm ? (read as HandoutForm) : empty;
  } catch {
    return empty;
  }
}

/** Keeps what was begun on this computer; null: it was handed out. */
export function keepHandoutDraft(campaign: string, form: HandoutForm | null): void {
  if (form === null) localStorage.removeItem(formatKey(campaign));
  else localStorage.setItem(formatKey(campaign), JSON.stringify(form));
}
