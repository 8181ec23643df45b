import { describe, expect, it } from 'vitest';
import { advance } from '#commands/play.ts';
import { splitSentences } from '#press/desk/sentences.ts';
import { played } from '../support/everyGame.ts';
import { noon } from '../support/campaigns.ts';
import { giveHandout, listNewsSoFar } from '#commands/handouts.ts';
import { listExtraLines, readEdition, readExtra } from '#queries/papers.ts';
import { writtenHandoutSchema } from '#shared/views/handouts.ts';

describe('the paper of a month that had an extra', () => {
  it('names the extra, tells its news, and repeats none of its sentences', async () => {
    const session = await played('paradise', 3);
    const news = await listNewsSoFar(session);
    const [lead, ...more] = news;
    if (lead === undefined) throw new Error('This month begins with news.');
    const written = { kind: 'extra', ...lead, from: '', to: 'everybody', when: 'now', picture: null };
    const handout = writtenHandoutSchema.parse({ ...written, inPaper: false, more: more.slice(0, 4) });
    await giveHandout(session, { handout, answers: [] }, noon);
    const period = session.rulebook.periodOf(session.snapshot.state);
    await advance(session, { auto: true }, noon);
    const { lead: front, seconds, briefs } = readEdition(session, period);
    const [note, ...others] = briefs;
    expect(note).toMatchObject({ headline: 'Our Extra' });
    expect(note?.paragraphs.join()).toContain(`“${lead.title}.”`);
    const told = [front, ...seconds, ...others].flatMap(({ headline, deck, paragraphs }) => [
      headline,
      deck ?? '',
      ...paragraphs,
    ]);
    const printed = new Set(
      news
        .slice(0, 5)
        .flatMap(({ title, text }) => [title, ...text.split('\n')])
        .flatMap(splitSentences),
    );
    expect(told.flatMap(splitSentences).filter((sentence) => printed.has(sentence))).toEqual([]);
    // The dead and the doors of the extra are in the month's paper too.
    const place = /(?:at|in) (?:the )?(\p{Lu}[\p{L}’]+)/u.exec(lead.text)?.[1] ?? lead.title;
    expect(told.join(' ')).toContain(place);
  });
});

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
