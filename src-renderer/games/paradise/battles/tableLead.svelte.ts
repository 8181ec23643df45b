import type { TableFight } from '#shared/games/paradise/views/battle.ts';
import type { Answer } from '#shared/words/questions.ts';
import { readRefusal } from '#renderer/api/failure.ts';
import type { ParadiseSession } from '../session.svelte.ts';
import { BattleLead } from './lead.svelte.ts';

type Side = TableFight['leads'][number]['side'];

/** Nothing is kept on the page: the program has all that was decided. */
const nothingKept = {
  ask: () => Promise.reject(new Error('The program leads on from what it has kept.')),
  read: () => Promise.resolve(null),
  keep: () => undefined,
};

/** A battle that is led at the table: other devices lead the other side, and the program keeps what was decided. */
export class TableLead extends BattleLead {
  readonly #session: ParadiseSession;
  /** The battle as it was told last. */
  fight = $state.raw<TableFight | null>(null);

  constructor(session: ParadiseSession) {
    super(nothingKept);
    this.#session = session;
  }

  override readonly canUndo: boolean = $derived(this.fight?.mayTakeBack ?? false);
  override readonly decided: number = $derived.by(() => {
    const points = this.fight?.fight?.points ?? [];
    return this.fight?.asks === null ? points.length : points.length - 1;
  });

  /** The sides that the viewer has a part in: those he decides for, else his gang’s. */
  readonly sides: readonly Side[] = $derived.by(() => {
    const { viewer } = this.#session;
    return (this.fight?.leads ?? [])
      .filter(({ seat, isTaken }) => (viewer === 'gm' ? isTaken : seat === viewer))
      .map(({ side }) => side);
  });

  /** Shows the battle as the program has told it. */
  take(fight: TableFight | null): void {
    const isNew = fight?.number !== this.fight?.number || fight?.battle !== this.fight?.battle;
    if (isNew) {
      this.pending = null;
      this.problem = null;
    }
    this.fight = fight;
    const before = this.view?.film.steps.length ?? null;
    this.view = fight?.fight ?? null;
    const now = this.view?.film.steps.length ?? 0;
    this.at = before === null || before > now ? now : Math.min(this.at, now);
    const viewer = this.#session.viewer;
    this.leading = { leads: this.sides.map((side) => ({ side, viewer })), answers: [], dice: 'program' };
    this.unpick();
  }

  /** Does something to the battle at the table; a refusal stands beside it, and the battle is looked at anew. */
  async run(work: () => Promise<TableFight>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.problem = null;
    try {
      const fight = await work();
      this.#session.takeFight(fight);
      this.take(fight);
    } catch (error) {
      await this.#session.lookAtFight();
      this.take(this.#session.fight);
      this.problem = readRefusal(error);
    } finally {
      this.isBusy = false;
    }
  }

  override async undo(toNthAnswer?: number): Promise<void> {
    const { fight } = this;
    if (fight === null) return;
    const { battle, number } = fight;
    const to = toNthAnswer ?? null;
    await this.run(() => this.#calls.takeBack({ battle, number, to, viewer: this.#session.viewer }));
  }

  protected override async answerWith(answer: Answer): Promise<void> {
    const { fight } = this;
    if (fight === null) return;
    const { battle, number } = fight;
    await this.run(() => this.#calls.answer({ battle, number, answer, viewer: this.#session.viewer }));
  }

  get #calls() {
    return this.#session.api.games.paradise.battles.atTable;
  }
}
