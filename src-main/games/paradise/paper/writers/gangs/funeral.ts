import type { NewsItemOf } from '#shared/games/paradise/news/news.ts';
import type { Desk } from '#press/desk/desk.ts';
import { collectGangFacts, formatGang, numberWord } from '#main/games/paradise/paper/phrases.ts';
import type { Angle, Phrasings } from '../copy.ts';

const copy: Phrasings = {
  headlines: [
    '{Dead} Laid to Rest in Style',
    '{Cars} Cars Follow {Dead}',
    'City Turns Out for {Dead}',
    'Silver Handles and {Cars} Motors: {Dead} Buried',
    'Traffic Stops for the Late {Dead}',
    'Farewell to {Dead} From {Gang}',
    'Flowers, Brass and a Bronze Box for {Dead}',
    'Never Such a Send-Off as That of {Dead}',
    'Last Ride of {Dead}',
    'Earth Closes Over {Dead}',
    'Hats Off as {Dead} Goes By',
    'Wreaths for {Dead}',
    '{Dead} Goes Home Behind the Hearse',
  ],
  decks: [
    'Two judges among the pallbearers, one of them sober.',
    'Procession took an hour to pass a given point, which was a police station.',
    'Soup and rolls for the parish; tears provided by professionals.',
    'Not a shot, not a shove, not a hat left on.',
    'Choirboys engaged from three churches, and a tenor from the Opera.',
  ],
  ledes: [
    '{dead}, {role} of {gang}, was carried to the grave this month behind {cars} black automobiles. It was said along the curb that the deceased had never kept such company alive.',
    'The streets were roped off and the saloons that do not exist were shut. {dead}, {role} of {gang}, was going by for the last time.',
    'They buried {dead} this month, and if grief can be measured in chrysanthemums it was bottomless. The deceased had been {role} of {gang}.',
    'With muffled drums, {cars} motorcars and a casket that is believed to have cost more than the church, {gang} gave back {dead} to the earth.',
    'It rained on the just, the unjust and a great many of the undecided, who had all come to see {dead}, {role} of {gang}, put away.',
  ],
  follows: [
    'Men who would not have been seen in the same street on a Friday stood side by side on the Saturday with their hats over their hearts and their coats unbuttoned.',
    'By the custom of the trade no quarrel may be brought to a graveside, and none was. The cemetery has seldom been so safe.',
    'The chief mourner wore black, and so did another chief mourner, whom nobody introduced.',
    'The eulogy dwelt on a kindness once done to a cab horse, there being no law against that.',
    'Children of the quarter were given a holiday and an orange each, and have asked who is next.',
    'Detectives stood among the mourners, taking down names and, in one case, a recipe.',
    '{boss} was seen to wipe his eyes, and then to look over the handkerchief to see who else did.',
    'A band engaged for the return journey played something brisker, and was not reproved.',
  ],
  quotes: [
    '“The bills were always paid,” sobbed a tailor, “in the end.”',
    '“I counted the cars for my wife,” an invalid called from an upper window. “She is at the church, counting the hats.”',
    '“You would not think there were so many lilies,” a florist marveled, turning away to add them up.',
    '“A better likeness than the one in the post office,” said an old acquaintance at the coffin.',
    '“They asked me for something tasteful,” the undertaker confided, “and then they asked me for something bigger.”',
    '“It makes a man think,” said a motorman, held up for fifty minutes, “about walking.”',
  ],
  closers: [
    'A stone has been ordered, of a size that will not fall over.',
    'The vacancy in the firm has not been advertised.',
    'When the last car had gone a small boy was found asleep on the wreaths. He was taken home in the hearse.',
    'The florists have never known such a month, and look at the customers with a warm and measuring eye.',
  ],
  tags: ['The Last Ride', 'Obsequies', 'In Mourning', 'Gone Before'],
  notes: [
    '{gang} buried {dead} behind {cars} cars.',
    'The funeral of {dead}, {role} of {gang}, held up the streetcars for an hour.',
    '{dead} was laid away by {gang} with every expense.',
    'The city stood bareheaded for {dead}, of {gang}, and in some places two deep.',
  ],
};

const flowersOfOne = [
  'Among the flowers the eye went first, as it was meant to, to a piece from {sender}. It was in the form of a broken wheel and had to be let in by the window.',
  'The finest wreath bore the ribbon of {sender}, and needed four men and a permit.',
  'What caught the light was an angel of white roses from {sender}, life size, if that is the expression.',
  'From {sender} there came a harp of lilies with one string snapped. It outdid everything else on the grave.',
  'A pillow of violets from {sender}, six feet by nine, was judged by the ladies to have won the day.',
] as const;

const flowersOfNone = [
  'Two of the floral pieces were so exactly of a size that the eye could prefer neither, and those who had sent them looked anywhere but at the price.',
  'No one among the rival wreaths outdid the next, and a good deal of money lies wilting for nothing.',
  'The best of the flowers were a dead heat, which was thought in doubtful taste.',
] as const;

const noFlowers = [
  'No rival firm had sent so much as a carnation. It was noticed, and will be.',
  'Of flowers from the other houses there were none, and the florists have gone into mourning on their own account.',
  'Not a wreath had come from across the city. The ushers had kept a place for one.',
] as const;

/** Describes who outdid whom in flowers at the grave. */
function describeFlowers(item: NewsItemOf<'funeral'>): (desk: Desk) => string[] {
  return (desk) => {
    const text =
      item.finest !== null
        ? desk.say('funeral/flowers', flowersOfOne, { sender: formatGang(item.finest) })
        : item.wreaths > 0
          ? desk.say('funeral/tie', flowersOfNone)
          : desk.say('funeral/bare', noFlowers);
    return text === null ? [] : [text];
  };
}

/** Cars from which on a funeral is one that the city sees. */
const manyCars = 10;
/** Told of great funerals only. */
const great = /City Turns Out|Traffic Stops|Never Such|Silver Handles|took an hour|Cars Follow/u;

/** The phrasings for a funeral by its size: a headline must not see a crowd behind two cars. */
function findCopy(cars: number): Phrasings {
  if (cars >= manyCars) return copy;
  const isFit = (text: string): boolean => !great.test(text);
  return { ...copy, headlines: copy.headlines.filter(isFit), decks: copy.decks.filter(isFit) };
}

/** [GANG-14] Writes of a gang's funeral for a prominent member. */
export function writeFuneral(item: NewsItemOf<'funeral'>): Angle {
  const cars = numberWord(item.cars);
  return {
    key: item.kind,
    kind: item.kind,
    seat: item.gang.seat,
    value: item.value,
    copy: findCopy(item.cars),
    facts: {
      ...collectGangFacts(item.gang),
      dead: item.name,
      Dead: item.name,
      role: item.role.toLowerCase(),
      cars,
      Cars: cars.charAt(0).toUpperCase() + cars.slice(1),
    },
    dateline: null,
    engraving: 'wreath',
    details: describeFlowers(item),
  };
}
