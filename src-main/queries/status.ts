import type { PacketPart } from '#shared/views/mail.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { editSentence } from '#shared/words/sentences.ts';
import { formatPart } from '../press/packet/text.ts';
import { editPart } from './mail.ts';
import { nameOfSeat, type OpenCampaign } from './log.ts';

/** The machine-readable head of a campaign's status; the game's own figures follow it. */
export type Status = {
  game: string;
  rulesVersion: number;
  title: string;
  seed: number;
  period: number;
  monthsPlayed: number;
  date: string;
  ending: { winners: string[]; how: string } | null;
  /** The waiting matters, in sentences. */
  waiting: string[];
} & Record<string, unknown>;

/** [status] Builds the games master's status: the same seed and orders give the same bytes. */
export function buildStatus({ rulebook, snapshot, store }: OpenCampaign): Status {
  const { state } = snapshot;
  const view = rulebook.view(state, 'gm');
  const { seed, title } = store.campaign();
  return {
    game: rulebook.id,
    rulesVersion: rulebook.version,
    title,
    seed,
    period: view.period,
    monthsPlayed: view.period - (view.firstPeriod ?? 1),
    date: view.date,
    ending: rulebook.ending(state),
    ...rulebook.status(state).fields,
    waiting: view.waiting.map(({ text }) => editSentence(text)),
  };
}

/** Describes a seat's own hand and the board as that seat knows them, in text. */
export function describeSeatStanding(campaign: OpenCampaign, seat: SeatId): string {
  const { rulebook, snapshot, store } = campaign;
  const view = rulebook.view(snapshot.state, seat);
  const parts: PacketPart[] = rulebook.mail?.packet(view, seat).parts ?? rulebook.describeStanding?.(view, seat) ?? [];
  const head = `${store.campaign().title}: ${nameOfSeat(campaign, seat)}, ${view.date}`;
  return [
    head,
    ...view.waiting.map(({ text }) => `  waiting: ${editSentence(text)}`),
    ...parts.map((part) => `\n${formatPart(editPart(part))}`),
  ].join('\n');
}
