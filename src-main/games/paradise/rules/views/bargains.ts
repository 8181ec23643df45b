import { capitalize } from '#shared/words/text.ts';
import type {
  AccordView,
  BargainsView,
  DealView,
  FeelingView,
  ProposalView,
} from '#shared/games/paradise/views/bargains.ts';
import { clonePlain, type DeepReadonly } from '#kernel/readonly.ts';
import { listLivingGangs } from '../lookups.ts';
import { computeFeelings } from '../memory/feelings.ts';
import type { PublicRecord, SeatView } from '../state/seatView.ts';
import type { Deal, Proposal } from '../state/records/bargains.ts';
import { copyTerms } from '../bargains/strike.ts';
import { dropCoveredTruces, isInForce } from '../bargains/terms.ts';
import { collectPublicNames, describeTerms } from '../bargains/words.ts';

/** Drops duplicates by ID, as two known seats may hold the same thing. */
function dropDuplicates<T extends { id: string }>(things: readonly T[]): T[] {
  return [...new Map(things.map((thing) => [thing.id, thing])).values()];
}

/** [BARG-1] Builds the bargains for their parties. */
export function dealViews(known: readonly SeatView[]): DealView[] {
  return dropDuplicates(
    known.flatMap((view) => dropCoveredTruces(view.deals, view.month).map((deal) => dealView(view, deal))),
  );
}

function dealView(view: SeatView, deal: DeepReadonly<Deal>): DealView {
  const { id, asker, other, terms, sinceMonth, untilMonth, brokenBy, paid } = deal;
  const words = describeTerms(collectPublicNames(view), terms, asker, other);
  return {
    id,
    asker,
    other,
    text: words.map(capitalize).join('; '),
    words,
    terms: copyTerms(terms),
    sinceMonth,
    untilMonth,
    brokenBy,
    paid,
    isInForce: isInForce(deal, view.month),
  };
}

/** Builds the relations of the gangs, as the town and the known seats know them. */
export function buildBargainsView(record: PublicRecord, known: readonly SeatView[]): BargainsView {
  return {
    proposals: dropDuplicates(
      known.flatMap((view) => view.proposals.map((proposal) => buildProposalView(view, proposal))),
    ),
    accords: record.accords.flatMap((accord): AccordView[] => {
      const { brokenBy, ...told } = accord;
      const isOver = brokenBy !== null || told.untilMonth < record.month;
      return isOver ? [] : [{ ...told, line: clonePlain(told.line) }];
    }),
    feelings: known.flatMap(listFeelings),
    brokenWords: record.accords.flatMap(({ asker, other, brokenBy, sinceMonth }) =>
      brokenBy === null ? [] : [{ by: brokenBy, to: brokenBy === asker ? other : asker, sinceMonth }],
    ),
  };
}

function buildProposalView(view: SeatView, proposal: DeepReadonly<Proposal>): ProposalView {
  const { id, from, to, month, terms, isCounter } = proposal;
  const words = describeTerms(collectPublicNames(view), terms, from, to);
  return { id, from, to, month, lastMonth: month + 1, terms: copyTerms(terms), words, isCounter };
}

/** Feelings that fade below this are forgotten. */
const noticeable = 0.5;

function listFeelings(view: SeatView): FeelingView[] {
  return listLivingGangs(view).flatMap(({ id }): FeelingView[] => {
    const felt = computeFeelings(view.memories, view.seat, id, view.month);
    const isAny = felt.grievance >= noticeable || felt.debt >= noticeable || felt.broken > 0;
    return isAny ? [{ gang: view.seat, toward: id, ...felt }] : [];
  });
}
