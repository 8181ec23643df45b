import { expect, it } from 'vitest';
import { fileSheet } from '#commands/mail.ts';
import { giveRuling } from '#commands/play.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import { findSchemas } from '#shared/games/index.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';
import { formatPercent } from '#shared/words/text.ts';
import { noon } from '#test/support/campaigns.ts';
import { played } from '#test/support/everyGame.ts';
import { lowerArticles } from '#shared/words/sentences.ts';

it('[MONTH-6, TAKE-1] a receipt tells the chance of an order as its quote does, and what is certain without one', async () => {
  const session = await played('paradise', 1);
  const state = session.snapshot.state as ParadiseState;
  const view = paradise.view(state, 'gm');
  const seat = view.gangs.find(({ isHuman }) => isHuman)?.seat;
  const door = view.businesses.find(({ owner }) => owner === null);
  const man = view.gangsters.find(({ gang, role }) => gang === seat && role === 'Mob Boss');
  if (seat === undefined || door === undefined || man === undefined) throw new Error('No gang.');
  const order: Order = { kind: 'take-over', business: door.id, crew: [man.id] };
  const chance = formatPercent(paradise.orders.quote(state, seat, order).chance ?? 0);
  const text = `Take over ${door.name} with ${man.name}\nPay every payoff`;
  const outcome = await fileSheet(session, { seat, text }, noon);
  if (outcome.kind === 'question') throw new Error(outcome.question.prompt);
  expect(chance).toMatch(/^\d+%$/);
  expect(outcome.receipt.lines.map(({ orders }) => orders)).toEqual([
    [expect.objectContaining({ odds: chance, price: 'free', lines: [1] })],
    [expect.objectContaining({ odds: null, lines: [2] })],
  ]);
});

it('[MONTH-6] a receipt warns of an order that breaks a truce, and files it', async () => {
  const session = await played('paradise', 1);
  const [own, rival] = paradise.view(session.snapshot.state as ParadiseState, 'gm').gangs;
  if (own === undefined || rival === undefined) throw new Error('Two gangs.');
  const truce = { kind: 'make-truce', gang: own.seat, other: rival.seat, untilMonth: 6 };
  const ruling = findSchemas('paradise').ruling.parse(truce);
  await giveRuling(session, { ruling, reason: 'They shook hands.' }, noon);
  const text = `Show of strength against ${rival.name} with ${own.boss}`;
  const outcome = await fileSheet(session, { seat: own.seat, text }, noon);
  if (outcome.kind === 'question') throw new Error(outcome.question.prompt);
  expect(outcome.receipt.lines).toMatchObject([
    {
      fate: 'filed',
      note: expect.stringContaining(
        lowerArticles(`This breaks the truce with ${rival.name}; the whole town will hear of it.`),
      ) as string,
    },
  ]);
});
