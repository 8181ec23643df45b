import type { NewsItemOf } from '#shared/games/paradise/news/news.ts';
import { collectBandFacts, collectGangFacts } from '#main/games/paradise/paper/phrases.ts';
import type { Angle, Phrasings } from '../copy.ts';

const onAir: Phrasings = {
  headlines: [
    '{Band} on the Wireless',
    'Whole Nation to Hear {Band}',
    'Radio Comes for {Band}',
    'Sponsor Found: {Band} Goes Coast to Coast',
    '{Band} to Be Heard in Omaha, and Paid for It',
    'Paradise Music on the Air',
    'Microphone Meets Saxophone: {Band} on the Chain',
  ],
  decks: [
    'A maker of tooth powder will have the honor of interrupting.',
    'Microphone carried in on a cushion; saxophone asked to stand farther off.',
    'Farmers of nine states expected to stay up past eight.',
    'Contract runs to forty pages; the company read the last line of the last one.',
  ],
  ledes: [
    '{band}, which a short while ago was paid in suppers, has been taken up by the radio chain. From next month it will be heard wherever there is a mast and a dry battery.',
    'A gentleman from New York with a contract in one pocket and a pair of earphones in the other sat through three evenings of {band}. On the fourth he signed.',
    'The ether, which has carried sermons, hog prices and the correct time, will now carry {band}.',
    'Grandmothers in Dubuque are to be introduced to {band}. The introduction will be made every Friday at half past eight, by courtesy of a soap.',
    'On a certain evening next month, in kitchens that have never seen Paradise, somebody will turn a knob and get {band}.',
  ],
  follows: [
    'The paper is held by {gang}, whose own voice will not be heard on the program.',
    'It is expected that persons who have heard the music through a horn will want to see it through a haze, and tables are being added.',
    'A rehearsal was stopped by a policeman who had been told that there were strangers in the box.',
    'The engineer asked for less drum. He was given less, and then he was given more.',
    'Mail has come already, most of it proposals, some of it to the trombone.',
    'A tailor has been sent for. It was pointed out that the listeners cannot see, and he was told to come anyway.',
    'The announcer will speak of “a hotel in a Midwestern city,” there being no hotel.',
    'It was stipulated that nobody shall order drinks within four feet of the apparatus.',
  ],
  quotes: [
    '“I shall wave,” promised one of the company, who has not been told how it works.',
    '“I heard it in Cleveland,” a drummer in dry goods reported, “and I knew the tune and the bartender.”',
    '“First it was in my hair,” said a landlady, “and now it is in my crystal set.”',
    '“My uncle in Topeka has bought a set,” a chorus girl announced. “Now he will know I was not lying about all of it.”',
  ],
  closers: [
    'Fame by this road is said to be quick, and the road to run both ways.',
    'The club’s own patrons will hear what they have always heard, with somebody’s soup in between.',
    'The company has been advised to save its money, and has sent out for a larger car.',
    'Fan mail will be opened on Thursdays, by a man with gloves.',
  ],
  tags: ['On the Air', 'Wireless Notes', 'Heard Through the Horn'],
  notes: [
    '{band} has been signed for the radio, to the profit of {gang}.',
    'A wireless chain has taken up {band}; the whole country may now be kept awake.',
    'Sets in nine states will be tuned to {band}.',
  ],
};

const fades: Phrasings = {
  headlines: [
    'Crowds Desert {Band}',
    '{Band} Plays to Waiters',
    'Last Waltz for {Band}',
    'The Craze Is Over: {Band} Leaves Town',
    'Nobody Asks for {Band}',
    'Yesterday’s Music: {Band} Packs Its Trunks',
    'Bandstand Dark; {Band} Not Asked Back',
  ],
  decks: [
    'Two empty Saturdays in a row do what the neighbors could not.',
    'Night train to Terre Haute carries eleven cases and no flowers.',
    'The young have found another step, and cannot remember the old one.',
    'The management regrets; the management has also changed the locks.',
  ],
  ledes: [
    '{band}, for whom men once paid a headwaiter to be seated behind a post, gave its last number in Paradise this month to four persons and a mop.',
    'It ended as such things do, between one Saturday and the next. {band} is no longer asked for, and has gone where it may be.',
    'The public, which took up {band} without a reason, has put it down for the same one.',
    'A trunk with the name of {band} on the lid was seen on the westbound platform. Nobody was seeing it off.',
    'There was a time, and it was as late as last month, when one could not get in to hear {band}. This month one could not get anybody to come along.',
  ],
  follows: [
    'The contract remains the property of {gang}, who may frame it.',
    'On the last night a lone couple danced. It was found that they were sheltering from the rain.',
    'The pawnshop on the corner has a clarinet in the window, and an explanation on the card.',
    'Critics who had called it the sound of the age have looked up the word “age.”',
    'A sheaf of arrangements went for kindling, and burned in tempo.',
    'The song that had made their name was whistled by a delivery boy, who was asked by several persons to stop.',
    'It is said that the leader has been offered a post in hardware.',
    'The bulbs were taken down letter by letter. By midnight the sign read only “AND.”',
  ],
  quotes: [
    '“I used to love them,” a shopgirl recalled. “It was in March.”',
    '“A tune is like a herring,” said a club manager of long standing. “Wonderful, the first three days.”',
    '“They were too good for this town,” said a brother-in-law.',
    '“Ask me in ten years,” a collegian advised, “and I shall be sentimental.”',
  ],
  closers: [
    'The tables have been moved back over the dance floor, where they were.',
    'There will be another, and it too will be the greatest of all.',
    'It was a good run, as runs go, and as runs do it went.',
    'The headwaiter has been seen to smile at customers, which is the surest sign of all.',
  ],
  tags: ['Curtain', 'Off the Bill', 'Heard No More'],
  notes: [
    '{band} is heard no more; the crowds have gone elsewhere.',
    'The engagement of {band} ended for want of anybody to engage.',
    'There is a contract between {gang} and {band}, and no customers for it.',
    'Nobody could be found this month who had ever liked {band}.',
  ],
};

const copies = { 'band-on-air': onAir, 'band-fades': fades } as const;

/** [RK-7] A band went on the radio, or the crowds tired of it. */
export function writeBandFortunes(item: NewsItemOf<'band-on-air' | 'band-fades'>): Angle {
  return {
    key: item.kind,
    kind: item.kind,
    seat: item.gang.seat,
    value: item.value,
    copy: copies[item.kind],
    facts: { ...collectGangFacts(item.gang), ...collectBandFacts(item.band) },
    dateline: null,
    engraving: 'piano',
  };
}
