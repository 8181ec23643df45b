import { expect, it, describe } from 'vitest';
import { fileSheet } from '#commands/mail.ts';
import type { Session } from '#commands/session.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import { lookUpDoctrine } from '#main/games/paradise/rules/tables/people/doctrines.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatReceipt } from '#shared/views/receipts.ts';
import { noon } from '#test/support/campaigns.ts';
import { played } from '#test/support/everyGame.ts';
import { fileThrowing } from '#test/support/fileThrowing.ts';

async function sit() {
  const session = await played('paradise', 1);
  const state = session.snapshot.state as ParadiseState;
  const seat = paradise.seats(state).find(({ isHuman }) => isHuman)?.seat ?? ('g1' as SeatId);
  const purse = state.purses[seat];
  if (purse !== undefined) purse.bankDollars = 5_000;
  const { type = 'irish' } = state.gangs[seat] ?? {};
  return { session, seat, favorites: lookUpDoctrine(type).favoriteSkills };
}

const skillsOf = ({ snapshot }: Session, name: string): readonly string[] =>
  Object.values((snapshot.state as ParadiseState).gangsters).find((one) => one.name === name)?.skills ?? [];

describe('a throw of 66 on a mailed sheet', () => {
  it('[SK-66, MONTH-6] takes the skill that the line says', async () => {
    const { session, seat } = await sit();
    const text = 'Payoffs: by itself\nHire a Hoodlum called Hy Bloom, skill: Boxer';
    const { outcome } = await fileThrowing(session, seat, text, [6, 6]);
    expect(outcome.kind).toBe('done');
    expect(skillsOf(session, 'Hy Bloom')).toEqual(['boxer']);
  });

  it('[SK-66, MONTH-6] takes the usual skill where the line says none, and the receipt tells it', async () => {
    const { session, seat, favorites } = await sit();
    const text = 'Payoffs: by itself\nHire a Hoodlum called Hy Bloom';
    const { outcome } = await fileThrowing(session, seat, text, [6, 6]);
    if (outcome.kind !== 'done') throw new Error('The sheet was not filed.');
    expect(skillsOf(session, 'Hy Bloom')).toEqual(favorites.slice(0, 1));
    expect(formatReceipt(outcome.receipt)).toMatch(
      /Hy Bloom threw 66: which skill does he take\? .+, the usual choice: a sheet cannot be asked\./u,
    );
  });

  it('[SK-66] leaves a rolled skill to the dice, whatever the line says for a 66', async () => {
    const { session, seat } = await sit();
    const { outcome } = await fileThrowing(session, seat, 'Hire a Hoodlum called Hy Bloom, skill: Boxer', [1, 3]);
    if (outcome.kind !== 'done') throw new Error('The sheet was not filed.');
    expect(skillsOf(session, 'Hy Bloom')).toEqual(['bruiser']);
    expect(outcome.receipt.lines[0]?.orders[0]?.title).toBe('Hire Hy Bloom, Hoodlum, Boxer on a 66');
  });

  it('[GANG-5] a man who brings no skill is not given one by a word', async () => {
    const { session, seat } = await sit();
    const text = 'Hire a Punk called Hy Bloom, skill: Boxer';
    const outcome = await fileSheet(session, { seat, text }, noon);
    expect(outcome).toMatchObject({
      kind: 'wrong',
      problems: [{ line: 1, sentence: 'A Punk brings no skill; leave “skill:” out, or teach him later.' }],
    });
  });
});

it('[SK-66] the packet shows how the skill is said', async () => {
  const { session, seat } = await sit();
  const state = session.snapshot.state as ParadiseState;
  const { mail } = paradise;
  const packet = mail.packet(paradise.view(state, seat), seat);
  expect(packet.examples.flat().join('\n')).toMatch(/^Hire a Hoodlum called Cal Yost, skill: Boxer$/mu);
  expect(JSON.stringify(packet.parts)).toContain('otherwise the receipt tells you what he took');
});
