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

it.each([
  [
    'Ashdown pays $150 for Shanty Flats. Ashdown refreshes Lena Crowe.',
    'You pay $150 for Shanty Flats. You refresh Lena Crowe.',
  ],
  ['Callahan gets a vendetta token from Ashdown.', 'Callahan gets a vendetta token from you.'],
  ['Silas Wainwright of Ashdown is exhausted: his work.', 'Your Silas Wainwright is exhausted: his work.'],
  [
    'Yuri the Wolf and Brother Tang of Ashdown are exhausted: a combat.',
    'Your Yuri the Wolf and Brother Tang are exhausted: a combat.',
  ],
  ['Ashdown’s Brother Tang is dead.', 'Your Brother Tang is dead.'],
  ['The casinos of Ashdown: Shanty Flats 2.', 'Your casinos: Shanty Flats 2.'],
  ['Ashdown, Callahan and Volkov meet in Bank Street.', 'You, Callahan and Volkov meet in Bank Street.'],
  ['Ashdown carries $500. Ashdown goes home. Ashdown has a car.', 'You carry $500. You go home. You have a car.'],
  ['The Ashdowns claim Midtown: they hold 6.', 'You claim Midtown: you hold 6.'],
  ['The Giallos break the claim of the Ashdowns to Midtown.', 'The Giallos break your claim to Midtown.'],
  ['The Fingerman of the Ashdowns points at the Giallos.', 'Your Fingerman points at the Giallos.'],
  ['The Verdes take two pieces: Ashdowns on LES-C5.', 'The Verdes take two pieces: Ashdowns on LES-C5.'],
])('to the family itself “%s” is told as “%s”', (text, told) => {
  expect(addressText(text, { seat: 'g1' as SeatId, name: 'Ashdown' })).toBe(told);
});

it.each([
  [['The ', ' open bookmaking in Harlem.'], 'You open bookmaking in Harlem.'],
  [['A word. The ', ' claim Midtown: they hold 6.'], 'A word. You claim Midtown: you hold 6.'],
  [['The Giallos break the claim of the ', ' to Midtown.'], 'The Giallos break your claim to Midtown.'],
  [['Nobody pays the ', '.'], 'Nobody pays you.'],
])('a family named in the plural loses its article: %j', ([before = '', after = ''], told) => {
  const spans = [
    { text: before, ref: null },
    { text: 'Rossos', ref: { kind: 'seat', id: 'g1' } },
    { text: after, ref: null },
  ];
  expect(
    addressSpans(spans, 'g1' as SeatId)
      .map(({ text }) => text)
      .join(''),
  ).toBe(told);
});

it('a name of signs is no pattern', () => {
  const name = 'Ash (& Sons) + Co.';
  expect(addressText(`${name} wins.`, { seat: 'g1' as SeatId, name })).toBe('You win.');
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
