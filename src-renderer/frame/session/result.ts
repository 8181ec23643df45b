import type { Refused } from '#renderer/api/failure.ts';

/** `step` names the step that a command wrote; null where it is not the newest, so that nothing here may take it back. */
export type Result = { kind: 'done'; step: string | null } | { kind: 'canceled' } | ({ kind: 'refused' } & Refused);
