/** The tempers a city can be in, from the public's outrage. */
export type Mood = 'calm' | 'uneasy' | 'angry' | 'furious';

/** Up to which outrage each mood reaches; above the last the city is furious. */
const moodLimits: readonly (readonly [Mood, number])[] = [
  ['calm', 3],
  ['uneasy', 7],
  ['angry', 11],
];

/** Returns the mood of the letters at a given outrage. */
export function findMood(outrage: number): Mood {
  return moodLimits.find(([, limit]) => outrage <= limit)?.[0] ?? 'furious';
}

/** Letters to the editor by the city's mood; each ends with its signature. */
export const letters: Record<Mood, readonly string[]> = {
  calm: [
    'Sir: I have lived on the same street for thirty years and have never known it so quiet. I suspect something. —Light Sleeper, Oak Bluff.',
    'Sir: May one ask through your columns why the bandstand has four steps going up and five coming down? —Musical, Riverside.',
    'Sir: Your account of my recital omitted the encore. There was one, and I gave it. —Soprano, Cedar Hill.',
    'Sir: The person who took the wrong umbrella from the car on Tuesday may keep it. I took it from somebody else. —Dry, Downtown.',
    'Sir: People say the city is wicked. I have looked for it on my day off and found it shut. —Visitor, Southbridge.',
    'Sir: I write to praise the policeman at the crossing, who carried my mother over. She had not wished to cross, but it was kindly meant. —Devoted Son, Lincoln Heights.',
    'Sir: There is nothing the matter with our town that a little sweeping would not cure. —Janitor, Little Sicily.',
    'Sir: When will the Council do something about pigeons? The gangs at least do not sit on one’s hat. —Bareheaded, Downtown.',
    'Sir: I have nothing to complain of this month and thought that you would like to know. —Subscriber, Cabbageville.',
    'Sir: Is it correct to tip an iceman? My wife says no, and he is a large man. —Anxious, Riverside.',
    'Sir: My neighbor keeps a rooster, and I keep a diary. One of us is going to have to stop. —Early, Cabbageville.',
    'Sir: Is it too much to ask that the Number 6 car stop where its sign says that it stops? I am thin, and can run, but I am also a grandmother. —Winded, Oak Bluff.',
    'Sir: I found a purse with four dollars in it on Commerce Street and returned it. I should like somebody to know. —Honest, but Only Just, Downtown.',
    'Sir: The new street lamp shines into my bedroom and on my husband. I have now had a good look at him and request its removal. —Enlightened, Lincoln Heights.',
    'Sir: The price of a shave has gone to twenty cents and my beard has not improved in proportion. —Bristling, Southbridge.',
    'Sir: To settle a dispute, is a tomato a fruit? There is a ham riding on it. —Waiting, Little Sicily.',
    'Sir: My late aunt read your paper daily for forty years and agreed with it once. She never told us which day. —Heir, Cedar Hill.',
    'Sir: The band in the park is too loud by exactly one tuba. —Bench Three, Riverside.',
    'Sir: I am a stranger here and have been treated with nothing but kindness, except by one goose. —Salesman, Hotel Excelsior.',
    'Sir: Will the gentleman who applauded between the movements kindly sit in the balcony next time? I am the cellist. —Interrupted, Opera House.',
    'Sir: It has been so peaceful on our block that the policeman has learned to knit. He has done me a pot holder. —Grateful, Southbridge.',
    'Sir: In your recipe for plum cake, for “three cups of salt” read “sugar.” The family is recovering. —Cook, Riverside.',
    'Sir: The fish in the market fountain are lonely. I know the look. —Bachelor, Downtown.',
    'Sir: I have worked at the same desk for thirty years and have at last been given a chair. I thank you for your editorial. —Clerk, Hall of Records.',
  ],
  uneasy: [
    'Sir: I do not mind what people do behind closed doors, but I should like to know who keeps closing them. —Householder, Cabbageville.',
    'Sir: Twice this month a stranger has told me that I run a nice little store. I know that I do. Why does he look at the window when he says it? —Grocer, Southbridge.',
    'Sir: My husband’s barber has been replaced by another barber, who does not know how to cut hair. What is going on? —Puzzled, Little Sicily.',
    'Sir: There are more big automobiles on our block than there are people who can afford them. I am counting, and I have noticed that they are counting me. —Behind the Curtain, Oak Bluff.',
    'Sir: It is my experience that when the neighborhood bullies are polite to one another, something is about to be broken. —Schoolmaster, Lincoln Heights.',
    'Sir: The police tell us that there is nothing to see. They tell us so with their backs to it. —Observer, Downtown.',
    'Sir: I asked at the precinct who owns the house across from mine. The sergeant asked who wanted to know, and wrote it down. I have since taken up gardening at the back. —Discreet, Chinatown.',
    'Sir: A city is like a kettle. I make no comparison, but I can hear it. —Cook, Cedar Hill.',
    'Sir: My boy came home with a five-dollar bill for watching a door. What sort of door is it that needs a boy of nine? —A Mother, Hell’s Basement.',
    'Sir: I used to set my watch by the patrolman. He is late now, and wears a better one than mine. —Punctual, Riverside.',
    'Sir: The shop next door is always shut and always full. What is it that they sell? —Curious, The Docks.',
    'Sir: A man offered to insure my window. When I asked against what, he looked it up and down and said, “Weather.” —Stationer, Lincoln Heights.',
    'Sir: Our alderman has a new automobile, a new watch and a new way of not seeing me. —Constituent, Riverside.',
    'Sir: They are painting the house at the end of our street, at night, without brushes. —Dressing Gown, Oak Bluff.',
    'Sir: I teach Sunday school. On being asked who holds the keys of the kingdom, one child named a gentleman in our ward. —Perplexed, Little Sicily.',
    'Sir: The new tenants upstairs have eleven telephones and no furniture. —Downstairs, Downtown.',
    'Sir: I was born in this city and I know every face on my street. Lately I know every other. —Cobbler, Cabbageville.',
    'Sir: My milk is late, my coal is short and my ginger ale is stronger than it was. I complain of the first two. —Householder, Southbridge.',
  ],
  angry: [
    'Sir: How much longer? I ask it every month and you print it every month, and I am running out of ink. —Taxpayer, Oak Bluff.',
    'Sir: We buried good men to make this a city fit to live in. Who gave it away? —Veteran, Cabbageville.',
    'Sir: I was asked on my own doorstep to step aside so that some gentlemen might use my hallway. I stepped aside. I shall not do so again. —Ashamed, Downtown.',
    'Sir: The Mayor says that he knows of no gangs. I can lend him my spectacles, or my bedroom window. —Wide Awake, Southbridge.',
    'Sir: Our minister preached against the rackets, and on Monday his furnace man gave notice. Are we to be told what to pray? —Vestryman, Lincoln Heights.',
    'Sir: If the police want to know where it is, they have only to stop at the places where they have been stopping. —Milkman, Little Sicily.',
    'Sir: I pay one tax to the city and another to a man in a gray hat. At least the man in the hat comes when he says he will. —Storekeeper, Chinatown.',
    'Sir: My daughters walk home from the mill by the long way now. I want the short way back. —Father of Three, Riverside.',
    'Sir: It is no use to tell us that this is what every city is. We live in this one. —Nurse, St. Mary’s.',
    'Sir: Let the Council hold its next meeting on my corner, after dark, with the windows open. —Resident, Hell’s Basement.',
  ],
  furious: [
    'Sir: Enough. —Four Hundred Signatures, Cabbageville.',
    'Sir: I am seventy-four years old and have never thrown anything at a public building. I am told that a good potato carries best. —Grandmother, Oak Bluff.',
    'Sir: There is no law in Paradise. There are only several prices. —Attorney, Downtown.',
    'Sir: If the Mayor cannot clean the city, let him lend us the broom. —Housewives’ Union, Southbridge.',
    'Sir: I have locked my shop and hung the key on the door of City Hall with a note saying that they may as well have that too. —Ruined, Riverside.',
    'Sir: We who sign this are bricklayers. We have noticed that jails are made of bricks, and we offer our Sundays. —Local 9, Lincoln Heights.',
    'Sir: Do not print my name. Do you see what we have come to, that a woman must write that? —A Widow, Little Sicily.',
    'Sir: Send for the marshals, the militia or the Marines. Send for anybody who has not been paid. —Merchants’ Row, The Docks.',
    'Sir: My congregation has prayed for patience since spring. This Sunday we shall pray for something else. —Pastor, Hell’s Basement.',
    'Sir: I have kept every one of your editions and stacked them on the Mayor’s stoop. They come up to his bell. —Constant Reader, Cedar Hill.',
  ],
};
