import { expect, it } from 'vitest';
import { addressSpans, addressText } from '#frame/paper/you.ts';
import type { SeatId } from '#shared/words/ids.ts';

const me = { seat: 'g1' as SeatId, name: 'The Sixth Streeters' };

it.each([
  ['The Sixth Streeters collected $900 from 4 businesses.', 'You collected $900 from 4 businesses.'],
  ['The Sixth Streeters’ raid on The Etna Club at Corner Guard.', 'Your raid on The Etna Club at Corner Guard.'],
  ['The terms of The Sixth Streeters were refused.', 'Your terms were refused.'],
  ['The gyms of The Sixth Streeters threw 3 for a title shot: none.', 'Your gyms threw 3 for a title shot: none.'],
  ['The Etna Club paid The Sixth Streeters $50.', 'The Etna Club paid you $50.'],
  ['The Etna Club paid the Sixth Streeters $50.', 'The Etna Club paid you $50.'],
  ['The Sixth Streeters was raided. The Sixth Streeters has no car.', 'You were raided. You have no car.'],
  [
    'The Sixth Streeters collected $9. Without an Accountant they ran one racket; 2 of their doors stood shut.',
    'You collected $9. Without an Accountant you ran one racket; 2 of your doors stood shut.',
  ],
  ['Nobody was hurt.', 'Nobody was hurt.'],
])('to its own gang “%s” is told as “%s”', (text, told) => {
  expect(addressText(text, me)).toBe(told);
});

it('where two gangs are named, they stays they', () => {
  const spans = [
    { text: 'The Sixth Streeters', ref: { kind: 'seat', id: 'g1' } },
    { text: ' met ', ref: null },
    { text: 'The Etna Club', ref: { kind: 'seat', id: 'g2' } },
    { text: '; they ran.', ref: null },
  ];
  const read = (seat: SeatId | null) =>
    addressSpans(spans, seat)
      .map(({ text }) => text)
      .join('');
  expect(read(me.seat)).toBe('You met The Etna Club; they ran.');
  expect(read('g2' as SeatId)).toBe('The Sixth Streeters met you; they ran.');
  expect(read(null)).toBe('The Sixth Streeters met The Etna Club; they ran.');
});
