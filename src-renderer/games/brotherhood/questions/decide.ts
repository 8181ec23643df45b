import { pluralizeFamily } from '#shared/words/familyNames.ts';
import type { QuestionView } from '#shared/games/brotherhood/views.ts';
import type { Order } from '#shared/games/brotherhood/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount } from '#shared/words/text.ts';
import type { WeighedQuestion, WeighedAnswer } from '#frame/questions/decision.ts';
import { capitalize, formatChance } from '#renderer/shared/numbers.ts';
import type { BrotherhoodSession } from '../session.svelte.ts';

const titles: Record<QuestionView['kind'], string> = {
  use: 'Use your influence',
  shoot: 'Fire at whom?',
  'go-on': 'Fight on?',
  table: 'Table terms?',
  accept: 'Terms are on the table',
  take: 'Take the spoils?',
};

/** An answer of one press, with the order it gives. */
export type Choice = WeighedAnswer & { order: Order };

const plain = { chance: null, chanceOf: '', isPrimary: false };

/** Lists the families in an area with their hoods, operations and influence. */
function listSides(session: BrotherhoodSession, question: QuestionView): WeighedQuestion['sides'] {
  const area = session.areaOf(question.area);
  return session.view.families.flatMap(({ seat, name, godfather }) => {
    const hoods = area?.hoods.find((one) => one.seat === seat);
    const operations = area?.operations.filter(({ family }) => family === seat).length ?? 0;
    const markers = area?.markers.filter(({ family }) => family === seat).length ?? 0;
    const hasBoss = area?.godfathers.includes(seat) ?? false;
    if (hoods === undefined && !hasBoss && operations + markers === 0) return [];
    return [
      {
        id: seat,
        name: hasBoss ? `${name}, with Godfather ${godfather.name}` : name,
        color: session.colorOf(seat),
        isOwn: seat === question.seat,
        figures: [hoods?.thugs ?? 0, hoods?.hitmen ?? 0, operations, markers],
      },
    ];
  });
}

/** Says why the family is asked: no line of its sheet tells the program what to do. */
function explainAsking(session: BrotherhoodSession, question: QuestionView): string {
  const where = session.areaName(question.area);
  const the = (seat: SeatId): string => `the ${pluralizeFamily(session.nameOf(seat))}`;
  switch (question.kind) {
    case 'use':
      return `You have ${formatCount(question.markers, 'marker')} of influence in ${where}, and your sheet does not say what for.`;
    case 'shoot':
      return `${formatCount(question.at.length, 'rival')} stand in ${where}, and your sheet names none of them.`;
    case 'go-on':
      return `Men of several families are still standing in ${where}, and your sheet does not say whether yours stay.`;
    case 'table':
      return 'Before a further round each party may offer terms, the strongest first. It is your turn to speak.';
    case 'accept':
      return `${capitalize(the(question.from))} would end the fight in ${where} on these terms.`;
    case 'take':
      return `Your men hold ${where}; operations without a guard are yours to take.`;
  }
}

/** The words for a fight that goes on: how it ends for this family. */
function tellEnd(odds: NonNullable<QuestionView['odds']>): string {
  const { falls } = odds;
  const several = odds.clears.length > 1 ? ', if all the others fire at you' : '';
  return `you are the last one standing${several}; ${formatChance(falls)} that you lose every man there`;
}

/** [BRO-SPOIL-3] Lists the families of whom one operation can be taken, and taking none. */
function listSpoils(
  session: BrotherhoodSession,
  { area: id, from }: Extract<QuestionView, { kind: 'take' }>,
): Choice[] {
  const area = session.areaOf(id);
  const own = from.map((seat): Choice => {
    const count = area?.operations.filter(({ family }) => family === seat).length ?? 0;
    return {
      ...plain,
      id: seat,
      label: `One of the ${pluralizeFamily(session.nameOf(seat))}`,
      outcome: `They have ${formatCount(count, 'operation')} here; one becomes yours.`,
      order: { kind: 'take', from: seat },
    };
  });
  return [
    ...own,
    {
      ...plain,
      id: 'none',
      label: 'No more',
      outcome: 'What is left stays with its owners.',
      order: { kind: 'take', from: null },
    },
  ];
}

/** Lists the answers of one press; a question that is answered by a form has none. */
export function listChoices(session: BrotherhoodSession, question: QuestionView): Choice[] {
  const { odds } = question;
  const the = (seat: SeatId): string => `the ${pluralizeFamily(session.nameOf(seat))}`;
  switch (question.kind) {
    case 'shoot':
      return question.at.map((seat) => ({
        ...plain,
        id: seat,
        label: `At ${the(seat)}`,
        outcome: '',
        chance: odds?.clears.find((one) => one.seat === seat)?.chance ?? null,
        chanceOf: 'that your fire alone leaves none of them standing',
        order: { kind: 'shoot', at: seat },
      }));
    case 'go-on':
      return [
        {
          ...plain,
          id: 'on',
          label: 'Fight on',
          outcome: 'It goes on if all want it, or where a Godfather stands, if one does.',
          chance: odds?.lasts ?? null,
          chanceOf: odds === null ? '' : tellEnd(odds),
          order: { kind: 'go-on', will: true },
        },
        {
          ...plain,
          id: 'off',
          label: 'Break off',
          outcome:
            'The fight ends unless the others can force it. Hoods who still stand stay; operations left without a guard may be taken.',
          order: { kind: 'go-on', will: false },
        },
      ];
    case 'accept':
      return [
        {
          ...plain,
          id: 'yes',
          label: 'Accept the terms',
          outcome:
            'If everybody else accepts too, the fight ends now, and no party takes anything more from another here.',
          order: { kind: 'accept', will: true },
        },
        {
          ...plain,
          id: 'no',
          label: 'Refuse them',
          outcome: 'The next round is fought.',
          chance: odds?.lasts ?? null,
          chanceOf: odds === null ? '' : tellEnd(odds),
          order: { kind: 'accept', will: false },
        },
      ];
    case 'take':
      return listSpoils(session, question);
    case 'use':
    case 'table':
      return [];
  }
}

/** [BRO-ASK] Builds what the panel shows of a question. */
export function buildDecision(session: BrotherhoodSession, question: QuestionView): WeighedQuestion {
  const { rounds } = session.view;
  return {
    label: `${capitalize(`the ${pluralizeFamily(session.nameOf(question.seat))}`)}, ${session.areaName(question.area)}${rounds > 0 ? `, after round ${rounds}` : ''}`,
    title: titles[question.kind],
    why: explainAsking(session, question),
    heads: ['T', 'H', 'R', 'PI'],
    sides: listSides(session, question),
    answers: listChoices(session, question),
  };
}
