import type { Projection, Row } from '#kernel/capabilities.ts';
import type { PlayedGame } from '../state/playedGame.ts';
import type { State } from '../state.ts';

/** The wounded and their care, as rows. */
export const infirmaryProjections: readonly Projection<PlayedGame>[] = [
  {
    table: 'patient',
    columns: {
      gangster: 'TEXT NOT NULL',
      care: 'TEXT NOT NULL',
      plan: 'TEXT NOT NULL',
      month: 'INTEGER NOT NULL',
      gained_json: 'TEXT NOT NULL',
    },
    collection: 'patients',
    key: 'gangster',
    row: buildPatientRow,
  },
];

function buildPatientRow(state: State, id: string): Row | null {
  const patient = state.patients[id as keyof State['patients']];
  if (patient === undefined) return null;
  const { care, plan, month, gained } = patient;
  return { gangster: id, care, plan: plan.join(' '), month, gained_json: JSON.stringify(gained) };
}
