import { ORPCError } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import type { ProgramCalls } from '#platform/programCalls.ts';
import { createHostServices } from '#platform/services.ts';
import { closeMonth, desk } from '../support/desk.ts';

describe('a call that is overtaken by the closing of its campaign', () => {
  const late: readonly [string, (calls: ProgramCalls) => Promise<unknown>][] = [
    ['a page', (calls) => calls.paper.export({ period: 1, format: 'html' })],
    ['a page to print', (calls) => calls.paper.print({ period: 1, format: 'pdf' })],
    ['the bound volume', (calls) => calls.paper.volume()],
  ];
  it.each(late)('answers that none is open: %s', async (_name, ask) => {
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const { paperFonts } = createHostServices(null);
    const { calls } = desk({ paperFonts: () => gate.then(paperFonts) });
    await calls.campaign.openSample({ game: 'paradise' });
    await closeMonth(calls);
    const asked = ask(calls).then(
      () => 'told',
      (error: unknown) => String(error instanceof ORPCError ? error.code : error),
    );
    await calls.campaign.close();
    release();
    expect(await asked).toBe('NO_CAMPAIGN');
  });
});
