/** Men of the street who are on no roster, by what the others call them. */
const monikers =
  `Ankles Apples Badger Bagels Bananas Barrel Beagle Biscuit Blinky Bottles Brass Bricks Bubbles Buckets Bullfrog Bunny
  Buttons Cabbage Candles Cannon Carrots Chalky Cheese Chops Cigars Clams Clinker Cork Crackers Crow Crumbs Curly
  Deuce Dimples Doc Domino Doughnut Ducks Dusty Eggs
  Feathers Feet Ferret Fiddler Fish Flash Floppy Foggy Frenchy Gloves Goose Gravel Greasy Grits Half-pint Ham
  Hatband Hinges Hobnail Hoof Ice Inches Ivory Jabber Jelly Jumbo Kettle Keys Knots Ladder Lamps Latch Laundry Ledger
  Lemons Licorice Lumpy Marbles Matches Midnight
  Mittens Molasses Moose Mustard Mutt Nickels Noodles Nuggets Oatmeal Onions Owl Pancake Parson Peanuts Peepers Pepper
  Pickles Pigeon Pockets Porky Potatoes Professor Puddles Radish Raisins Roaches Rooster Saltine Scissors Shivers
  Shoes Sniffles Soapy Spokes Spuds Stovepipe Suspenders Taffy Twitch Waffles`.split(/\s+/u);

/** Policemen and agents. */
const surnames =
  `Abel Ames Barker Beck Boggs Bowen Brandt Briggs Buckley Burns Carey Carver Clark Coates Conway Crane Cullen Curtis
  Dawes Dempsey Dill Dugan Ellis Emmett Farley Finch Fitch Foley Foss Frye Gage Gannon Gibbs Gorman Grady Graves Hale
  Hanson Harper Hogan Holt Hughes Judd Keating Keefe Kerr Lamb Larkin Lowry Lyle Madden Marsh Mayhew McCall Meade
  Mercer Mills Moody Nash Nolan Norris Oakes Otis Parr Pike Platt Quill Reardon Regan Ross Rowe Sharp Shaw Sloan Stark
  Tully Vance Wade Webb Wells`.split(/\s+/u);

/** The share of a list that belongs to each kind of ID, so that nobody in a battle has another's name. */
const shares: readonly string[] = ['a', 'd'];

/** Neighbors of a list are not neighbors of a battle; no part of a list is a multiple of it. */
const stride = 17;

/** Returns the name of a gangster who is on no roster: `“Pickles”`, always the same for an ID of the nth battle. */
export function nameTough(id: string, battle = 0): string {
  return `“${pickName(monikers, id, battle)}”`;
}

/** Returns the surname of a policeman or agent who is on no roster, always the same for an ID of the nth battle. */
export function nameOfficer(id: string, battle = 0): string {
  return pickName(surnames, id, battle);
}

/** Returns an ID's name; each battle begins elsewhere in the list, and where its share of the list is used up, the names come again with a number. */
function pickName(names: readonly string[], id: string, battle: number): string {
  const [, prefix = '', digits = '1'] = /^(.*?)(\d*)$/u.exec(id) ?? [];
  const part = Math.floor(names.length / (shares.length + 1));
  const share = shares.includes(prefix) ? shares.indexOf(prefix) : shares.length;
  const nth = Math.max(0, Number(digits || '1') - 1);
  const name = names[share * part + (((nth + battle) * stride) % part)] ?? prefix;
  return nth < part ? name : `${name} ${Math.floor(nth / part) + 1}`;
}
