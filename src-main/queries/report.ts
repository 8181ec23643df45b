import type { MonthReport } from '../../src-shared/views/campaign.ts';
import type { LogEntry } from '../../src-shared/views/log.ts';
import type { Viewer } from '../../src-shared/vocabulary/ids.ts';
import type { CampaignGame } from '../registry.ts';
import { logOf, type OpenCampaign } from './log.ts';

type Section = MonthReport['sections'][number];

type Kind = CampaignGame['event']['type'];

/** In the order a month is told. */
const headings = [
  'Collections',
  'Precincts',
  'Friends in office',
  'The gang',
  'The courts',
  'Takeovers',
  'Battles',
  'Shows and fights',
  'Funerals and public works',
  'The press and City Hall',
  'Public outrage',
  'The end of things',
  'Rulings',
] as const;

/** Under which heading an event is told; null: a report leaves it to the log. */
const headingOf: Record<Kind, (typeof headings)[number] | null> = {
  founded: null,
  'district-built': null,
  'gang-formed': null,
  'business-dealt': null,
  collected: 'Collections',
  idled: 'Collections',
  'payoffs-paid': 'Precincts',
  'payoffs-withheld': 'Precincts',
  shut: 'Precincts',
  reopened: 'Precincts',
  'payoff-policy-set': null,
  recruited: 'The gang',
  armed: 'The gang',
  'weapon-handed-over': 'The gang',
  'vehicle-bought': 'The gang',
  'vehicle-upgraded': 'The gang',
  'theft-tried': 'The gang',
  'order-filed': null,
  'order-withdrawn': null,
  'taken-over': 'Takeovers',
  'takeover-failed': 'Takeovers',
  contested: 'Takeovers',
  'turned-independent': 'Takeovers',
  'numbers-fixed': 'Takeovers',
  'city-hall-seated': 'The press and City Hall',
  'official-bought': 'Friends in office',
  'bid-failed': 'Friends in office',
  'official-kept': 'Friends in office',
  'limit-set': null,
  'rates-compared': 'Friends in office',
  'officials-withheld': 'Friends in office',
  'officials-paid': 'Friends in office',
  'official-left': 'Friends in office',
  'loyalty-tested': 'Friends in office',
  'story-written': 'The press and City Hall',
  'story-spiked': 'The press and City Hall',
  'column-printed': 'The press and City Hall',
  'official-exposed': 'The press and City Hall',
  'official-replaced': 'The press and City Hall',
  'official-disputed': 'The press and City Hall',
  'paper-leaned': 'The press and City Hall',
  'official-dismissed': 'The press and City Hall',
  'official-accused': 'The press and City Hall',
  'muscle-hired': 'The gang',
  'muscle-sent-home': 'The gang',
  'battle-arranged': null,
  'job-dropped': 'Battles',
  'battle-settled': 'Battles',
  'battle-reported': 'Battles',
  wounded: 'Battles',
  died: 'Battles',
  arrested: 'Battles',
  'made-a-name': 'Battles',
  'grenades-used': 'Battles',
  'vehicle-lost': 'Battles',
  'loot-won': 'Battles',
  smashed: 'Battles',
  mended: 'Collections',
  sighted: null,
  'muscle-rests': null,
  joined: 'The gang',
  'boss-succeeded': 'The gang',
  'stood-by': null,
  defected: 'The gang',
  'broke-away': 'Takeovers',
  'deal-struck': 'Battles',
  'deal-broken': 'Battles',
  'care-chosen': null,
  treated: 'The gang',
  overexerted: 'The gang',
  'plea-entered': null,
  'lawyer-retained': 'The courts',
  released: 'The courts',
  'left-in-jail': 'The courts',
  tried: 'The courts',
  'kept-mum': 'The courts',
  'turned-stool-pigeon': 'The courts',
  'feds-targeted': 'The courts',
  'boss-trial-opened': 'The courts',
  'boss-tried': 'The courts',
  'attorney-general-appointed': 'The courts',
  mistrial: 'The courts',
  'outrage-stirred': 'Public outrage',
  'outrage-eased': 'Public outrage',
  'feds-reinforced': 'Public outrage',
  'outrage-rolled': 'Public outrage',
  'raid-rolled': 'Public outrage',
  'raid-chosen': null,
  'something-must-be-done': 'Public outrage',
  'feds-arrived': 'Public outrage',
  'feds-left': 'Public outrage',
  eliminated: 'The end of things',
  won: 'The end of things',
  'bank-set': 'Rulings',
  'outrage-set': 'Rulings',
  'owner-set': 'Rulings',
  'booze-sampled': 'Collections',
  'booze-poisoned': 'Public outrage',
  trained: 'The gang',
  learned: 'The gang',
  'band-sought': 'Shows and fights',
  'band-booked': null,
  'band-played': 'Collections',
  'band-on-air': 'Shows and fights',
  'band-ended': 'Shows and fights',
  'band-billed': 'Shows and fights',
  'offer-made': 'Shows and fights',
  'offer-ended': 'Shows and fights',
  'trade-done': 'Shows and fights',
  'wager-made': 'Shows and fights',
  'wager-settled': 'Shows and fights',
  'gyms-tried': 'Collections',
  'boxer-rose': 'Shows and fights',
  'boxer-came-to-town': 'Shows and fights',
  'card-drawn': 'Shows and fights',
  'boxer-put-up': 'Shows and fights',
  'bout-fought': 'Shows and fights',
  'dive-taken': 'Shows and fights',
  'purse-won': 'Shows and fights',
  'bet-settled': 'Shows and fights',
  'arena-tried': 'Collections',
  'funeral-held': 'Funerals and public works',
  'public-works-done': 'Funerals and public works',
  'month-closed': null,
  'stands-before': null,
};

/** The first month has the founding too: whoever was there from the start did not join in it. */
function isFounding(entry: LogEntry): boolean {
  return entry.lines.some(({ kind }) => kind === 'founded');
}

/** What a month brought, as far as the viewer may know, under plain headings. */
export function monthReport(campaign: OpenCampaign, viewer: Viewer, month: number): MonthReport {
  const lines = logOf(campaign, viewer, month)
    .reverse()
    .filter((entry) => !isFounding(entry))
    .flatMap((entry) => entry.lines);
  const sections = headings
    .map((title): Section => {
      const told = lines.filter((line) => headingOf[line.kind as Kind] === title);
      return { title, lines: told.map((line) => line.text) };
    })
    .filter((section) => section.lines.length > 0);
  return { month, sections };
}
