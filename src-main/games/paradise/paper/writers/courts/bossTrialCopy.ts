import type { NewsItemOf } from '#shared/games/paradise/news/news.ts';
import type { Phrasings } from '../copy.ts';

type Stage = NewsItemOf<'boss-trial'>['stage'];

const shared: Pick<Phrasings, 'follows' | 'quotes' | 'closers' | 'tags'> = {
  follows: [
    'A sketch artist was put out for making the defendant look guilty.',
    'The defense called a bishop, who had been told that it was about the organ.',
    'Each side accused the other of knowing the foreman, who bowed to both.',
    'An usher sold the same seat to three ladies, and all three sat in it.',
    'Seats in the gallery were to be had from a man in an alley at four dollars, standing room at two.',
    'The accused wore gray, and a flower that he had been allowed to keep after it was taken apart.',
    'A jury was found at last in a part of the county where the newspapers are not delivered.',
    'The State Attorney General read from a ledger in a voice that made arithmetic sound like a sin.',
    'The bookkeeper was asked what the letter B stood for, and thought that it might be Benevolence.',
    'Outside a crowd cheered whoever came down the steps, including a plumber.',
    'Every window of the courthouse had a policeman in it, and every policeman had a friend below.',
    'The members of {gang} came in by twos and took up the left side, as though at a wedding.',
    'Two physicians swore that {name} was too ill to be tried, and a third that he was too ill to have done it.',
  ],
  quotes: [
    '“Would a guilty man wear that tie?” the defense demanded of the jury.',
    '“I have figures here,” said the State Attorney General, and the gallery groaned.',
    '“The Court will come to order,” His Honor said, “or the Court will go home.”',
    '“I am in the olive-oil business,” {name} told the court, “and lately there has been a good deal of friction.”',
    '“If this man is guilty,” counsel cried, “then so is everybody he ever did business with.” Several gentlemen left the room.',
    '“We shall show the jury where the money went,” the State Attorney General promised. “It was not to the tax collector.”',
    '“He looks smaller than in the pictures,” a lady observed, lowering her opera glass.',
    '“I have waited twenty years to see it,” said an old clerk, “and now there is a pillar in the way.”',
  ],
  closers: [
    'Across the city a great many people have begun to remember what they owe to {name}, and to hope that he will not.',
    'In {base} the lamps were lit late, as they are when there is sickness in a house.',
    'The law is slow, but it has been seen to arrive.',
    'The bootblacks on the steps have had a record month.',
  ],
  tags: ['The Great Trial', 'The State and the Boss', 'Before the Bench'],
};

const opened: Phrasings = {
  ...shared,
  headlines: [
    'Curtain Up on {Name}',
    'Court Is Packed for {Name}',
    '{Name} to Face Jury',
    'State Against {Name}: Trial Opens',
    '{Name} Gives Himself Up to Court',
    'Head of {Gang} in the Dock',
    '{Name} Walks Into Courthouse Unassisted',
    'Biggest Trial in Years as {Name} Is Called',
  ],
  decks: [
    'Accused arrives in his own car, with his own chair.',
    'Clerk reads charges for an hour and has to be given water.',
    'Whole city would serve on the jury, or on no account would.',
    'He pleads not guilty, in the tone of a man who orders soup.',
  ],
  ledes: [
    'The State’s case against {name}, Boss of {gang}, was called this month. He answered to his name, which is more than was expected.',
    '{name} has come down to the courthouse of his own accord to be tried. The head of {gang} was followed by four lawyers and a man with the lunch.',
    'For years the question was who would dare to bring {name} to trial. It turns out to be {name}, who has presented himself, and all {gang} with him.',
    'There is a rail in the courtroom, and {name}, of {gang}, is now on the other side of it.',
    'The State and {name} are met at last. Rooms across the square were taken by {gang}.',
  ],
  notes: [
    'The trial of {name}, Boss of {gang}, has been opened.',
    '{name}, of {gang}, has given himself up to be tried.',
    'The State has begun its case against {name}.',
    'Head of {gang}, {name} is before the court.',
  ],
};

const goesOn: Phrasings = {
  ...shared,
  headlines: [
    '{Name} Trial Enters Upon Another Month',
    'Neither Side Gives an Inch Over {Name}',
    'Trial of {Name} Drags On',
    'No End in Sight for {Name} Jury',
    'Day Follows Day in Case of {Name}',
    'Lawyers Talk, {Name} Yawns',
    'Still No Verdict on {Name}',
    'Jury in {Name} Case Asks for Cushions',
  ],
  decks: [
    'Experts for the State disagree with experts for the defense, and with lunch.',
    'One juror has learned to knit.',
    'Both sides rest, and then get up again.',
    'Record has reached eleven volumes and the letter F.',
  ],
  ledes: [
    'Another month has gone by in the trial of {name}, and the jury knows rather less than before. The rooms of {gang} have been renewed.',
    'The State scored on Monday and the defense on Tuesday. The matter of {name}, Boss of {gang}, goes on.',
    'Neither side could get the better of the other, and {name}, of {gang}, will be back in his chair next month.',
    'The case against {name} is not won, not lost and not short.',
    'So well were the lawyers matched that {name}, of {gang}, was seen to look from one to the other as at a game of tennis.',
  ],
  notes: [
    'The trial of {name}, of {gang}, goes on.',
    'There is no verdict yet on {name}.',
    'Lawyers are still talking in the case of {name}, of {gang}.',
    'The jury that tries {name} has been sent home to change its collars.',
  ],
};

const acquitted: Phrasings = {
  ...shared,
  headlines: [
    '{Name} Wins',
    'Crowd Carries {Name} Down Courthouse Steps',
    '{Name} Acquitted; Celebration for {Gang}',
    'Not Guilty: {Name} Is Free',
    '{Name} Beats the State',
    'Jury Clears {Name} in Nine Minutes',
    '{Name} Shakes Twelve Hands and Goes Home',
    'State Fails to Hold {Name}',
  ],
  decks: [
    'State Attorney General leaves by the basement.',
    'Bands play in the street; several had been engaged beforehand.',
    'Foreman explains that there was a doubt, and that it was reasonable, and that it was paid off.',
    'Federal men pack up their charts.',
  ],
  ledes: [
    '{name} is a free man. The jury that was to have put away the Boss of {gang} put on its hats instead.',
    'It took the State months to bring {name} before a jury and the jury minutes to hand him back to {gang}.',
    'Nothing has been proved against {name}, Boss of {gang}. He has it in writing.',
    'When the word was read {name} bowed to the bench, as one man of business to another. {gang} carried him down the steps.',
    'The case of the State against {name} is over, and it is the State that looks pale.',
  ],
  notes: [
    '{name}, Boss of {gang}, was acquitted.',
    'A jury has let {name} go.',
    'The State could not convict {name}, of {gang}.',
    '{name} left court a free man.',
  ],
};

const convicted: Phrasings = {
  ...shared,
  headlines: [
    'Jury Is Not Afraid of {Name}',
    'A Number for {Name}',
    '{Name} Guilty',
    '{Name} Is Convicted; City Cannot Believe It',
    'The Pen for {Name}',
    'Boss of {Gang} Sent Up',
    'End of {Name}: Jury Says Guilty',
    'The State Wins; {Name} Loses All',
  ],
  decks: [
    'Verdict heard in silence, and then in every barroom at once.',
    'Prisoner taken to the night train with his coat over his wrists.',
    'Cheering in some districts, shutters in others.',
    'Foreman’s voice shook; he has since left for the West.',
  ],
  ledes: [
    '{name} has been found guilty. The man at whose nod {gang} came and went goes to the Pen, where he will nod to a warden.',
    'One word from a dairyman did this month what no gun in Paradise had done. It made an end of {name}, Boss of {gang}.',
    'It could not happen here, and it has. {name}, of {gang}, was convicted on every count that had survived the clerk’s office.',
    'At ten minutes past four {name} was Boss of {gang}. At a quarter past he was a number.',
    'The State has its man. {name} heard the verdict standing, and those of {gang} who were in the room heard it going out.',
  ],
  notes: [
    '{name}, Boss of {gang}, was convicted and sent up.',
    'Guilty was the verdict on {name}, of {gang}.',
    'The Pen has {name}, and there is a vacancy in {gang}.',
    'A jury has ended the career of {name}.',
  ],
};

const mistrial: Phrasings = {
  ...shared,
  headlines: [
    'Months of Testimony on {Name} Go for Nothing',
    '{Name} Case Falls Upon a Technicality',
    'Mistrial in Case of {Name}',
    '{Name} Jury Sent Home',
    'All to Do Again, Court Finds in {Name} Case',
    'Trial of {Name} Collapses',
    'Juror’s New Automobile Ends {Name} Trial',
    'Bench Throws Up Its Hands Over {Name}',
  ],
  decks: [
    'Eleven jurors surprised, the twelfth in Havana.',
    'State Attorney General asks who has been at the exhibits.',
    'A technical point, explained in Latin and understood at once by everybody.',
    'His Honor speaks of an irregularity, and is asked how large it was.',
  ],
  ledes: [
    'The trial of {name}, Boss of {gang}, is over without having ended. A mistrial was declared.',
    'A flaw was found in the case against {name}. It is not said who had put it there, but {gang} had been looking for it.',
    'The jury that was trying {name} has been thanked and dissolved, something in the air having disagreed with it. All is in excellent health in {gang}.',
    'His Honor discovered on Friday that all that had been done in the matter of {name} must be undone. {gang} bore it well.',
    'For want of a comma the State has lost its hold on {name}, who heads {gang}. A comma may be expensive.',
  ],
  notes: [
    'A mistrial was declared in the case of {name}, of {gang}.',
    'The trial of {name} came to nothing on a point of form.',
    'The court has sent home the jury that was to try {name}.',
    '{name}, Boss of {gang}, goes free on a mistrial.',
  ],
};

export const bossTrialCopy: Readonly<Record<Stage, Phrasings>> = {
  opened,
  'goes-on': goesOn,
  acquitted,
  convicted,
  mistrial,
};
