import { describe, expect, it } from 'vitest';
import { listRailScreens } from '#frame/shell/rail.ts';
import { covers, games } from '#games/index.ts';
import { advance } from '#commands/play.ts';
import { rulebooks } from '../support/allRules.ts';
import { noon } from '../support/campaigns.ts';
import { played } from '../support/everyGame.ts';
import { gameIds } from '#shared/words/games.ts';

describe.each(gameIds)('the screens of %s', (id) => {
  it('are told of in three sentences', () => {
    const { name, sentences } = covers[id];
    expect(name).not.toBe('');
    expect(sentences).toHaveLength(3);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z“][^.!?]*\.$/);
  });

  it('stand in the rail before the frame’s own, each once', async () => {
    const ui = await games[id]();
    const ids = listRailScreens(ui).map((screen) => screen.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.slice(0, ui.screens.length)).toEqual(ui.screens.map((screen) => screen.id));
    expect(ids.includes('forecast')).toBe(ui.looksAhead);
    expect(ids.includes('mail')).toBe(rulebooks[id].mail !== undefined);
    expect(ids.at(-1)).toBe('campaign');
  });

  it('hold every one that the game sends a player to', async () => {
    const [ui, session] = await Promise.all([games[id](), played(id, 1)]);
    const asked: string[] = [];
    for (let waits = 0; waits < 6; waits += 1) {
      const { state } = session.snapshot;
      if (rulebooks[id].ending(state) !== null) break;
      // Between two turns the rules may have something to do before they wait for anybody.
      const wait = rulebooks[id].waitsFor(state);
      if (wait !== null) asked.push(wait.says.screen);
      // To the next wait as a player goes, then on as the program does, past whatever a table must settle.
      await advance(session, { auto: waits % 2 === 1 }, noon);
    }
    expect(asked).not.toEqual([]);
    expect(ui.screens.map((screen) => screen.id)).toEqual(expect.arrayContaining(asked));
  });
});
