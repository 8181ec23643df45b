import type { ExtraStory, HandoutKind, WrittenHandout } from '#shared/views/handouts.ts';
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
  /** The stories of an extra below its lead. */
  more: ExtraStory[];
};

/** Creates an empty form. */
export function createHandoutForm(kind: HandoutKind = 'letter'): HandoutForm {
  return {
    ...{ kind, title: '', text: '', from: '', isForAll: false, seats: [], when: 'now', picture: null },
    inPaper: false,
    answers: ['', ''],
    more: [],
  };
}

/** Returns the handout of a form. */
export function readHandoutForm({ isForAll, seats, answers, more, ...form }: HandoutForm): WrittenHandout {
  if (form.kind === 'extra') return { ...form, more, to: 'everybody', when: 'now', inPaper: false, answers: [] };
  const asked = answers.filter((answer) => answer.trim() !== '');
  return { ...form, answers: asked, more: [], to: isForAll ? 'everybody' : [...seats] };
}

/** Adds a story to the sheet of an extra: as its lead while it has none. */
export function addExtraStory(form: HandoutForm, story: ExtraStory): void {
  if (form.title.trim() === '' && form.text.trim() === '') Object.assign(form, story);
  else form.more.push(story);
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
