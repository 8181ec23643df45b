import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { foundCampaign } from '#commands/files.ts';
import { advance } from '#commands/play.ts';
import type { Session } from '#commands/session.ts';
import { reportSections } from '#queries/report.ts';
import { isGang } from '#main/games/paradise/rules/battles/arranging/parties.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import type { Viewer } from '#shared/words/ids.ts';
import type { ReportLine } from '#shared/views/report.ts';
import { editSentence } from '#shared/words/sentences.ts';
import { noon, temporaryFolder } from '#test/support/campaigns.ts';
import { roughly } from '#test/support/everyGame.ts';

const seeds = [7, 11, 1925];
const months = 8;

async function found(seed: number): Promise<Session> {
  const setup = paradise.quickSetup({ ...roughly('paradise', seed), npcs: 4 });
  const path = join(temporaryFolder(), 'Lines.racketeer');
  const asked = await foundCampaign({ game: 'paradise', path, fileId: 'lines', setup }, noon);
  if (asked.kind === 'question') throw new Error(asked.question.prompt);
  onTestFinished(() => asked.session.store.close());
  return asked.session;
}

const read = ({ spans }: ReportLine): string => spans.map(({ text }) => text).join('');

/** The lines of a month's report as a viewer reads them. */
function linesOf(session: Session, viewer: Viewer, month: number): ReportLine[] {
  return reportSections(session, viewer, month).flatMap(({ lines }) => lines);
}

/** The battles of a month that were fought. */
function listFought({ battles }: ParadiseState, month: number) {
  return Object.values(battles).flatMap((battle) => {
    const outcome = battle.settled?.outcome ?? null;
    return battle.month === month && outcome !== null ? [{ battle, outcome }] : [];
  });
}

it.each(seeds)(
  '[SCN-12] seed %i: a report tells each battle in one line, with who fought whom, what came of it, and the dead',
  async (seed) => {
    const session = await found(seed);
    let count = 0;
    for (let month = 1; month <= months; month += 1) {
      await advance(session, { auto: true }, noon);
      const state = session.snapshot.state as ParadiseState;
      const fought = listFought(state, month);
      count += fought.length;
      const viewers: Viewer[] = ['gm', ...paradise.seats(state).map(({ seat }) => seat)];
      for (const viewer of viewers) {
        const lines = linesOf(session, viewer, month);
        const texts = lines.map(read);
        expect(texts.filter((text) => /city heard|was fought:|from (\d+) to \1\b/u.test(text))).toEqual([]);
        for (const { battle, outcome } of fought) {
          const title = paradise.battles.titleOf(state, battle.id);
          const alike = fought.filter((other) => paradise.battles.titleOf(state, other.battle.id) === title);
          // [SCN-4] Who sat at the table reads what was agreed, and not besides that there was a talk.
          const told = lines.filter((line) =>
            [`${title}: `, `${title} ended with `].some((words) => read(line).startsWith(editSentence(words))),
          );
          expect(told.map(read)).toHaveLength(alike.length);
          const parties = [battle.attackers.party, battle.defenders.party].filter(isGang);
          for (const party of parties) {
            expect(told.every(({ seats }) => seats.includes(party))).toBe(true);
            expect(title).toContain(state.gangs[party]?.name);
          }
          expect(/\braid\b/u.test(title)).toBe(!battle.isClash && ['raid', 'police-raid'].includes(battle.scenario));
          for (const { gangster, isDead } of outcome.fates) {
            const name = state.graveyard[gangster]?.gangster.name;
            if (!isDead || name === undefined) continue;
            const deaths = texts.filter((text) => /Dead: |died/u.test(text) && text.includes(name));
            expect(deaths).toHaveLength(1);
          }
        }
      }
    }
    expect(count).toBeGreaterThan(months);
  },
);
