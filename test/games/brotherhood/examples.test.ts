import { describe, expect, it } from 'vitest';
import { Story } from './story.ts';

const statusQuo = 'status-quo' as const;
/** Where the card strikes in a city of six areas: skid row is the sixth. */
const skidRow = 6;

/** A quiet card: plainclothesmen in Skid Row. */
function quiet(story: Story): void {
  story.deck(11);
}

describe('the worked examples', () => {
  it('[BRO-EX-1] placing 5 T, 1 R, 1 PI costs $27,000; alone there he collects $24,000', () => {
    const alone = new Story();
    quiet(alone);
    alone.cash('A', 27_000);
    alone.owns('A', statusQuo, 2);
    alone.give('A', { kind: 'hoods', area: statusQuo, thugs: 5, hitmen: 0 });
    alone.give('A', { kind: 'open', area: statusQuo, count: 1 });
    alone.give('A', { kind: 'bribe', area: statusQuo, count: 1 });
    alone.play([skidRow]);
    expect(alone.cash('A')).toBe(24_000);
    const crowded = new Story();
    quiet(crowded);
    crowded.owns('A', statusQuo, 3, 1);
    crowded.owns('B', statusQuo, 1);
    crowded.give('A', { kind: 'hoods', area: statusQuo, thugs: 1, hitmen: 0 });
    crowded.give('B', { kind: 'hoods', area: 'millgate', thugs: 1, hitmen: 0 });
    crowded.give('A', { kind: 'influence', area: statusQuo, uses: 'none' });
    crowded.give('A', { kind: 'spoils', area: 'all', take: 'none' });
    crowded.play([skidRow]);
    expect([crowded.income('A'), crowded.income('B')]).toEqual([6_000, 2_000]);
  });
});
