import { describe, expect, it } from 'vitest';
import { fileSheet } from '#commands/mail.ts';
import { exportPacket } from '#queries/mail.ts';
import { packetFormatSchema } from '#shared/views/mail.ts';
import { noon } from '../support/campaigns.ts';
import { everyGame, played } from '../support/everyGame.ts';
import { takeSample } from '#test/support/samples.ts';

const games = everyGame.filter(({ rulebook }) => rulebook.mail !== undefined);

describe.each(games)('$rulebook.title by mail', ({ rulebook }) => {
  it('sends each seat a packet in every format, and nobody another’s', { tags: 'rest' }, async () => {
    const session = await played(rulebook.id, 1);
    const [first, second] = rulebook.seats(session.snapshot.state);
    if (first === undefined || second === undefined) throw new Error('Two seats play.');
    for (const format of takeSample(packetFormatSchema.options)) {
      const { content, fileName } = exportPacket(session, { seat: first.seat, viewer: 'gm', format });
      const escaped = first.name.replaceAll('&', '&amp;');
      expect(content).toContain(format === 'html' ? escaped : first.name);
      expect(content).toContain(`Sheet of ${first.name}`);
      expect(fileName).toMatch(/^[a-z0-9-]+\.(html|txt|bbcode\.txt)$/);
    }
    const names = [first, second].map(
      ({ seat }) => exportPacket(session, { seat, viewer: 'gm', format: 'txt' }).fileName,
    );
    expect(names[0]).toMatch(new RegExp(`-${first.seat}\\.txt$`));
    expect(new Set(names).size).toBe(2);
    expect(() => exportPacket(session, { seat: first.seat, viewer: second.seat, format: 'txt' })).toThrow(
      /for its own eyes/,
    );
  });

  it('takes no sheet with a bad line: every one is told with its number, and nothing is changed', async () => {
    const session = await played(rulebook.id, 1);
    const human = rulebook.seats(session.snapshot.state).find(({ takesOrders }) => takesOrders);
    if (human === undefined) throw new Error('The quick setup has a human seat.');
    const before = JSON.stringify(session.snapshot.state);
    const entries = session.store.journal.entries().length;
    const text = '> Sheet of somebody else, long ago\n\n# a remark\nDance a jig\n> sing\n--\nnobody';
    const outcome = await fileSheet(session, { seat: human.seat, text }, noon);
    if (outcome.kind !== 'wrong') throw new Error('The sheet was taken.');
    expect(outcome.problems.map(({ line }) => line)).toEqual([1, 4, 5]);
    for (const { sentence } of outcome.problems) expect(sentence).toMatch(/\.$|\?$/);
    expect(JSON.stringify(session.snapshot.state)).toBe(before);
    expect(session.store.journal.entries()).toHaveLength(entries);
    await expect(fileSheet(session, { seat: human.seat, text: '# nothing' }, noon)).rejects.toThrow(
      /no order on this sheet/,
    );
  });
});
