import { describeFailure } from '#renderer/api/failure.ts';
import type { LogEntry, Named } from '#shared/views/log.ts';
import type { ParadiseSession } from '../session.svelte.ts';

/** The viewer's log of somebody, read when it is wanted and again after each change. */
export class LogAbout {
  entries = $state.raw<readonly LogEntry[] | null>(null);
  problem = $state<string | null>(null);

  /** Called while a component is set up; reads as long as `isWanted` says so. */
  constructor(of: () => ParadiseSession, named: () => Named, isWanted: () => boolean) {
    $effect(() => {
      // Each change of the campaign has it read again.
      const { api, viewer, revision } = of();
      if (revision < 0 || !isWanted()) return;
      let isCurrent = true;
      api.history.log({ viewer, period: null, about: named() }).then(
        (log) => {
          if (isCurrent) this.entries = log;
        },
        (error: unknown) => {
          if (isCurrent) this.problem = describeFailure(error);
        },
      );
      return () => {
        isCurrent = false;
      };
    });
  }
}
