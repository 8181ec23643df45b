import type { BattleSummary } from '#shared/games/paradise/views/battle.ts';
import type { CampaignView, Waiting } from '#shared/games/paradise/views/campaign.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { joinWords } from '#shared/words/text.ts';
import { needsPayoffDecision } from '../city/payoffs.ts';
import { needsOfficialsDecision } from '../officials/posts/pay.ts';
import { isWithinReach, countPointsLost } from '../state/condition.ts';
import type { PublicRecord, SeatView } from '../state/seatView.ts';

export function pickStage(phase: PublicRecord['phase']): Exclude<CampaignView['stage'], 'over'> {
  if (phase === 'payoffs' || phase === 'infirmary' || phase === 'courts') return phase;
  return ['calls', 'battles', 'raid', 'law'].includes(phase) ? 'battles' : 'orders';
}

function describeOver(winner: string): Waiting {
  const text = `The campaign is over: ${winner} won.`;
  return { kind: 'campaign-over', seat: null, text, isDone: true };
}

/** Lists everything that holds up the month or is still to be decided in it. */
export function listWaitingMatters(
  record: PublicRecord,
  known: readonly SeatView[],
  battles: readonly BattleSummary[],
  called: readonly SeatId[],
): Waiting[] {
  if (record.victory !== null) {
    return [describeOver(record.gangs[record.victory.seat]?.name ?? 'an unknown gang')];
  }
  const humans = known.filter((view) => view.gang.isHuman && view.gang.eliminatedMonth === null);
  if (record.phase === 'payoffs') {
    return [
      ...humans
        .filter(needsPayoffs)
        .map(({ seat, gang }): Waiting => ({
          kind: 'payoffs',
          seat,
          text: `${gang.name}: decide which payoffs to pay.`,
        })),
      ...humans
        .filter(needsOfficials)
        .map(({ seat, gang }): Waiting => ({
          kind: 'officials',
          seat,
          text: `${gang.name}: decide which officials to pay.`,
        })),
    ];
  }
  if (record.phase === 'infirmary' || record.phase === 'courts') {
    return listWaitingDecisions(record.phase, humans);
  }
  if (record.phase === 'raid') {
    return humans
      .filter(({ seat }) => seat === record.ear)
      .map(({ seat, gang }) => ({ kind: 'battle', seat, text: `${gang.name}: say where the police go.` }));
  }
  if (record.phase === 'calls') {
    return humans
      .filter(({ seat }) => called.includes(seat))
      .map(({ seat, gang }) => ({ kind: 'battle', seat, text: `${gang.name}: say who goes when they are called.` }));
  }
  if (pickStage(record.phase) === 'battles') {
    return battles
      .filter(({ settled, isHuman, pointless }) => settled === null && isHuman && pointless === null)
      .map((battle) => ({
        kind: 'battle',
        seat: findHumanSide(battle, humans),
        text: `${battle.title}: to be fought.`,
      }));
  }
  return [
    ...humans.flatMap(listWaitingTerms),
    ...humans.map(({ seat, gang, orders }): Waiting => ({
      kind: 'orders',
      seat,
      text:
        orders.length === 0
          ? `${gang.name}: no order for the reveal yet.`
          : `${gang.name}: ${orders.length} order${orders.length === 1 ? '' : 's'} for the reveal.`,
      ...(orders.length === 0 ? {} : { isDone: true }),
    })),
  ];
}

/** Finds the gang of a player that fights, the attackers first; null where the viewer knows of none. */
function findHumanSide({ attackers, defenders }: BattleSummary, humans: readonly SeatView[]): SeatId | null {
  const sides = [attackers, defenders];
  return humans.map(({ seat }) => seat).find((seat) => sides.includes(seat)) ?? null;
}

/** [BARG-1] Lists the terms that a gang was put and has not answered. */
function listWaitingTerms({ seat, gang, gangs, proposals }: SeatView): Waiting[] {
  return proposals
    .filter(({ to }) => to === seat)
    .map(({ from }) => ({
      kind: 'terms',
      seat,
      text: `${gang.name}: the terms of ${gangs[from]?.name ?? 'a rival'} wait for an answer.`,
      isOffer: true,
    }));
}

/** [HEAL-2, LAW-1] Lists the gangs that have somebody to decide about. */
function listWaitingDecisions(kind: 'infirmary' | 'courts', humans: readonly SeatView[]): Waiting[] {
  return humans.flatMap(({ seat, gang, members, patients, pleas }) => {
    const open = members.filter((member) =>
      kind === 'infirmary'
        ? countPointsLost(member) > 0 && isWithinReach(member) && patients[member.id] === undefined
        : member.custody === 'jail' && pleas[member.id] === undefined,
    );
    if (open.length === 0) return [];
    const whom = joinWords(open.map(({ name }) => name));
    const text =
      kind === 'infirmary' ? `${gang.name}: choose care for ${whom}.` : `${gang.name}: decide about ${whom}, in jail.`;
    return [{ kind, seat, text }];
  });
}

function needsPayoffs(view: SeatView): boolean {
  const purses = { [view.seat]: view.purse };
  return needsPayoffDecision({ ...view, purses }, view.seat);
}

function needsOfficials(view: SeatView): boolean {
  const purses = { [view.seat]: view.purse };
  return needsOfficialsDecision({ ...view, purses }, view.seat);
}
