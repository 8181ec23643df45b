/** A step of the journal by its name, and its title. */
export type NamedStep = { id: string; title: string };

export type Notice = {
  id: number;
  text: string;
  isProblem: boolean;
  /** The step that its Undo takes back; null where it has none. */
  undoes: NamedStep | null;
  /** The rule that refused something. */
  rule: string | null;
};

const shownMs = 8_000;
const msPerLetter = 80;

/** Short messages about what just happened; problems stay until they are dismissed or replaced. */
export class Notices {
  list = $state.raw<readonly Notice[]>([]);
  #lastId = 0;

  tell(text: string, undoes: NamedStep | null = null): void {
    this.#show({ text, isProblem: false, undoes, rule: null });
  }

  warn(text: string, rule: string | null = null): void {
    this.#show({ text, isProblem: true, undoes: null, rule });
  }

  dismiss(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }

  /** Takes news away when the user moves on; problems stay. */
  settle(): void {
    this.list = this.list.filter(({ isProblem }) => isProblem);
  }

  clear(): void {
    this.list = [];
  }

  #show(notice: Omit<Notice, 'id'>): void {
    const id = ++this.#lastId;
    this.list = [{ ...notice, id }];
    if (!notice.isProblem) setTimeout(() => this.dismiss(id), Math.max(shownMs, notice.text.length * msPerLetter));
  }
}
