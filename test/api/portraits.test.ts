import fc from 'fast-check';
import { forAll } from '#test/support/forAll.ts';
import { describe, expect, it } from 'vitest';
import { mostPictureLetters, pictureSchema } from '#shared/words/pictures.ts';
import { fitSize } from '#frame/session/shrinkPicture.ts';
import { closeMonth, first, openDesk, refusalOf, second } from '../support/desk.ts';

const picture = 'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQ==';
const portrait = { viewer: first, subject: 'gangster p3', picture };

describe('a picture in the place of a drawn face', () => {
  it('is for the eyes of whoever put it in, is no note, and outlasts a restart, a month and its undoing', async () => {
    const { calls, path } = await openDesk({ humans: 2 });
    const steps = await calls.history.steps();
    await calls.portraits.keep(portrait);
    await calls.notes.keep({ viewer: first, subject: 'gangster p3', words: 'Owes me one.' });
    expect(await calls.history.steps()).toEqual(steps);
    await closeMonth(calls);
    await calls.history.undo({ toPeriod: 1 });
    await calls.campaign.close();
    await calls.campaign.open({ path });
    expect(await calls.portraits.all({ viewer: first })).toEqual([
      { subject: 'gangster p3', picture, isForAll: false, isOwn: true },
    ]);
    expect(await calls.notes.all({ viewer: first })).toHaveLength(1);
    expect(await calls.portraits.all({ viewer: second })).toEqual([]);
    expect(await calls.portraits.all({ viewer: 'gm' })).toEqual([]);
    expect((await calls.campaign.verify()).findings).toEqual([]);
  });

  it('gives way to another one, and to the drawn face when it is taken out', async () => {
    const { calls } = await openDesk();
    await calls.portraits.keep(portrait);
    const other = `${picture.slice(0, -2)}AA`;
    await calls.portraits.keep({ ...portrait, picture: other });
    expect(await calls.portraits.all({ viewer: first })).toEqual([
      { subject: 'gangster p3', picture: other, isForAll: false, isOwn: true },
    ]);
    await calls.portraits.keep({ ...portrait, picture: null });
    expect(await calls.portraits.all({ viewer: first })).toEqual([]);
  });

  it('is seen by everybody if its owner says so, and gives way to a picture of one’s own', async () => {
    const { calls } = await openDesk({ humans: 2 });
    await calls.portraits.keep({ ...portrait, isForAll: true });
    const shown = { subject: 'gangster p3', picture, isForAll: true };
    expect(await calls.portraits.all({ viewer: first })).toEqual([{ ...shown, isOwn: true }]);
    for (const viewer of [second, 'gm'] as const)
      expect(await calls.portraits.all({ viewer })).toEqual([{ ...shown, isOwn: false }]);
    const other = `${picture.slice(0, -2)}AA`;
    await calls.portraits.keep({ viewer: second, subject: 'gangster p3', picture: other });
    expect(await calls.portraits.all({ viewer: second })).toEqual([
      { subject: 'gangster p3', picture: other, isForAll: false, isOwn: true },
    ]);
    await calls.portraits.keep({ viewer: second, subject: 'gangster p3', picture: null });
    expect(await calls.portraits.all({ viewer: second })).toEqual([{ ...shown, isOwn: false }]);
    // Kept to himself again, it is nobody else's to see.
    await calls.portraits.keep(portrait);
    expect(await calls.portraits.all({ viewer: second })).toEqual([]);
    await calls.portraits.keep({ ...portrait, isForAll: true });
    await calls.portraits.keep({ ...portrait, picture: null });
    expect(await calls.portraits.all({ viewer: second })).toEqual([]);
  });

  it.each([
    ['markup', 'data:image/svg+xml;base64,PHN2Zz4='],
    ['an address', 'https://example.com/face.jpg'],
    ['a page under the name of a picture', 'data:image/jpeg;base64,PHNjcmlwdD4='],
    ['words after it', `${picture}" onload="alert(1)`],
  ])('is refused where it is %s', async (_what, wrong) => {
    const { calls } = await openDesk();
    const kept = calls.portraits.keep({ ...portrait, picture: wrong });
    expect((await refusalOf(kept)).message).toMatch(/is a picture/);
  });

  it('is refused where it is too large', async () => {
    const { calls } = await openDesk();
    const large = picture.replace('==', 'A'.repeat(mostPictureLetters));
    const kept = calls.portraits.keep({ ...portrait, picture: large });
    expect((await refusalOf(kept)).message).toMatch(/256 pixels/);
    expect(pictureSchema.safeParse(picture).success).toBe(true);
  });

  it('is shrunk in its own shape, and never made larger', () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    forAll(side, side, (width, height) => {
      const small = fitSize(width, height);
      expect(Math.max(small.width, small.height)).toBeLessThanOrEqual(256);
      expect(small.width).toBeLessThanOrEqual(width);
      expect(small.height).toBeLessThanOrEqual(height);
      if (Math.max(width, height) <= 256) expect(small).toEqual({ width, height });
    });
  });
});
