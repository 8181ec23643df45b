import type { NewsItemOf } from '#shared/games/paradise/news/news.ts';
import { collectBusinessFacts, formatDistrictHeadline, collectGangFacts } from '#main/games/paradise/paper/phrases.ts';
import type { Angle, Phrasings } from '../copy.ts';

const copy: Phrasings = {
  headlines: [
    'Bad Liquor Fells Patrons at {Place}',
    'Wood Alcohol at {Place}; Wards Full',
    '{District} Drinkers Struck Blind',
    'Poison Poured at {Place}',
    'Doctors Busy After Night at {Place}',
    '“Gin” at {Place} Was Never Near a Juniper',
    'A Round at {Place} Is Someone’s Last for a While',
    'City Hospital Asks What {District} Drank',
    'Paint Remover Passes for Rye at {Place}',
  ],
  decks: [
    'Analyst finds in one bottle the makings of varnish, hair tonic and a funeral.',
    'Stretchers carried up the alley in full view of a Sunday school.',
    'Those who can see to sign have sent a petition to the Mayor.',
    'Druggist says the stuff would take the nickel off a faucet.',
    'Chief promises that whoever sells drink will be asked about it, and soon.',
  ],
  ledes: [
    'They were carried out of {place}, in {district}, by the arms and the knees, and the doctors at City Hospital did not need to ask what had done it. They asked only how much.',
    'Something was served over the counter of {place} this month that had been meant for the shellac trade. A dozen men of {district} drank to their health in it, and are without it now.',
    'The city does not inquire into what is poured in {district} so long as those who drink it can find their way home. From {place} this month they could not, and had to be led.',
    'A drayman of {district} held up his hand before his face and complained that somebody had put out the lamps. The lamps were lit. He had been drinking at {place}.',
    'It was cheap, it was clear and it burned with a blue flame. The patrons of {place}, {aTrade} in {district}, learned the rest in bed.',
    'There are now more men in the eye ward than beds in it, and every one of them gives as his last recollection the counter of {place}, in {district}.',
  ],
  follows: [
    'The house is reckoned among the interests of {gang}. {boss} has sent grapes to the hospital, where nobody could see to eat them.',
    'A bottle taken from under the counter was handed to the city chemist, who lost a teaspoon in it.',
    'The bartender swears by his supplier, and was heard to do so at some length.',
    'Wives who have asked for years that the place be closed asked it again, on the steps of City Hall, with their husbands on their arms.',
    'A priest, a rabbi and the secretary of the Temperance League were seen in one cab. It is the first thing on which they have been known to agree.',
    'The recipe is believed to have called for grain spirit, and the larder to have run out of grain.',
    'At the hospital a card has been hung by the door with the words “Tell us what was on the label.” There was no label.',
    'One sufferer will see again, the doctors think. He has said what he would like to see first, and it is the owner.',
  ],
  quotes: [
    '“I have had worse,” one patient maintained from under his bandages, “but not so you would notice.”',
    '“It is not the law they broke,” a nurse said sharply. “It is my Saturday.”',
    '“I buy it in good faith,” said a man who had mixed some of it, “from myself.”',
    '“My father drank there for thirty years,” a daughter wept. “It only takes the one.”',
    '“A fellow expects a headache,” said a longshoreman. “He expects to be able to find his head.”',
    '“We tell them it is for the radiator,” a wholesale man protested. “What they do with their radiators is their affair.”',
  ],
  closers: [
    'If the police are made to raid anybody this month, it is felt that they will begin with a bottle in view.',
    'Whoever deals in drink in Paradise will have callers now, and some of them in blue.',
    'The trade was resumed on the following night, with a free taste for the doubtful. There were no doubtful.',
    'The place was mopped, aired and open by Tuesday. The mop has been buried.',
  ],
  tags: ['Bad Liquor', 'From the Wards', 'What They Drank', 'The Poisoned Cup'],
  notes: [
    'Bad spirits at {place}, in {district}, have put patrons in City Hospital.',
    'The drink at {place} was not fit to clean a brush with, and men of {district} have paid for finding out.',
    'Customers of {gang} at {place} were taken home by the hand, their eyes being of no use to them.',
    'An ambulance was kept waiting outside {place}, in {district}, to save it the journey.',
    'The eye ward has admitted three from {place}, {aTrade} in {district}.',
    'Wood alcohol is spoken of at {place}, and those who drank it are not speaking at all.',
  ],
};

/** [RK-6] A low dive's drink hurt its customers. */
export function writeBadBooze(item: NewsItemOf<'bad-booze'>): Angle {
  return {
    key: item.kind,
    kind: item.kind,
    seat: item.gang.seat,
    value: item.value,
    copy,
    facts: { ...collectGangFacts(item.gang), ...collectBusinessFacts(item.business) },
    dateline: formatDistrictHeadline(item.business.district),
    engraving: 'street',
  };
}
