import type { TurfWarView } from '#shared/games/turf-war/views.ts';
import type { WeighedQuestion } from '#frame/questions/decision.ts';
import { formatXp, rankWords } from '../people.ts';
import type { TurfWarSession } from '../session.svelte.ts';

export type FightQuestionView = NonNullable<TurfWarView['question']>;

function nameArea(session: TurfWarSession, number: number): string {
  return session.areaOf(number)?.name ?? String(number);
}

/** [WAR-ASK-15] The people who stand in the area that one may go to, and who holds it. */
function describeRefuge(session: TurfWarSession, number: number): string {
  const area = session.areaOf(number);
  const own = session.ownIn(number).length;
  const others = session.view.pieces.filter(
    ({ gang, area: at }) => at === number && gang !== session.frame.seat,
  ).length;
  const rivals = (area?.borders ?? []).filter((border) => {
    const owner = session.areaOf(border)?.owner ?? null;
    return owner !== null && owner !== session.frame.seat;
  }).length;
  return `${own === 0 ? 'Nobody' : own} of yours and ${others === 0 ? 'nobody' : others} of the others stood there as the turn began; ${rivals} of its ${area?.borders.length ?? 0} neighbors belong to rivals.`;
}

/** [WAR-ASK-15] Builds what the panel shows of a choice in a fight. */
export function buildDecision(session: TurfWarSession, question: FightQuestionView): WeighedQuestion {
  const where = nameArea(session, question.area);
  if (question.kind === 'refuge') {
    return {
      label: where,
      title: `Where do those go who leave ${where}?`,
      why: `Your people in ${where} lost and leave alive; your sheet names no area to go to.`,
      heads: [],
      sides: [],
      answers: question.to.map((to) => ({
        id: String(to),
        label: nameArea(session, to),
        outcome: describeRefuge(session, to),
        chance: null,
        chanceOf: '',
        isPrimary: false,
      })),
    };
  }
  return {
    label: where,
    title: `Who falls in ${where}? Name ${question.count}.`,
    why: `Your people in ${where} were hit. House rules let a gang name its own dead.`,
    heads: ['Rank', 'XP', 'Fights'],
    sides: question.pieces.flatMap((id) => {
      const piece = session.pieceOf(id);
      if (piece === null) return [];
      return [
        {
          id,
          name: piece.name,
          color: session.colorOf(piece.gang),
          isOwn: false,
          figures: [rankWords[piece.rank], formatXp(piece, session.view.house.xp), String(piece.fights)],
        },
      ];
    }),
    answers: [],
  };
}
