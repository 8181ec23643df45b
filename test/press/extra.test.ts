import { describe, expect, it } from 'vitest';
import { played } from '../support/everyGame.ts';
import { noon } from '../support/campaigns.ts';
import { giveHandout, listNewsSoFar } from '#commands/handouts.ts';
import { listExtraLines, readExtra } from '#queries/papers.ts';
import { writtenHandoutSchema } from '#shared/views/handouts.ts';

describe('an extra from the news of the running month', () => {
  it('has the words of the paper, the picture of its lead, and its head', async () => {
    const session = await played('paradise', 3);
    const [lead, ...more] = await listNewsSoFar(session);
    if (lead === undefined) throw new Error('This month begins with news.');
    const { store } = session;
    const before = store.editions();
    const print = async (title: string) => {
      const written = { kind: 'extra', ...lead, title, from: '', to: 'everybody', when: 'now', picture: null };
      const handout = writtenHandoutSchema.parse({ ...written, inPaper: false, more: more.slice(0, 4) });
      await giveHandout(session, { handout, answers: [] }, noon);
      const line = listExtraLines(session).at(-1);
      if (line === undefined) throw new Error('It is printed.');
      return readExtra(session, line.id);
    };
    const page = await print(lead.title);
    expect(page.lead.paragraphs.join('\n')).toBe(lead.text);
    expect(page.picture.plate).toBeDefined();
    expect(page.seconds.map(({ headline }) => headline)).toEqual(more.slice(0, 4).map(({ title }) => title));
    // A story of the games master's own has no picture of another.
    expect((await print('The Mayor Is Well')).picture.plate).toBeUndefined();
    expect(store.editions()).toEqual(before);
    // What was sold is no news of the town's.
    expect((await listNewsSoFar(session))[0]).toEqual(lead);
  });
});
