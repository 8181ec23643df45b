import { formatKebab, type FamilyId, type ManId } from './ids.ts';

/** [EMP-ABIL] The abilities of a man in addition to fighting. */
export const abilityTable = {
  demolition: 'Reveal before a combat: the racket on the square is destroyed.',
  butcher: 'On the winning side: after the rolls one surviving man of a loser dies.',
  captain: '+1 for each other man his side uses, at most 3.',
  'lone-wolf': '+2 as the only man of his side.',
  brawler: '+2 at slums and midtown squares.',
  swell: '+2 at downtown squares.',
  gunsmith: 'A weapon he carries counts 1 more.',
  tough: 'Dies only on a 1.',
  doctor: 'On a losing side the other men die only on a 1.',
  lure: 'Reveal before a combat: an opponent’s strongest man of 3 or less adds nothing.',
  marksman: '+2 as an assassin.',
  shadow: 'Reveal as your man is hit: the hit is negated.',
  guardian: 'In hand, and not the target: +2 for your man who is hit.',
  bagman: 'Reveal at a bust: it costs nothing. Not against Ness.',
  fixer: 'Reveal on your turn: 2 corruption less.',
  bookkeeper: 'Reveal as you collect: $250.',
  recruiter: 'In hand: each man you hire costs $50 less.',
  spy: 'Reveal on your turn: see both hands of one rival.',
  thief: 'Reveal on your turn: take a city card at random from a rival.',
  caller: 'Reveal to call the bidding for the office of godfather.',
  mayor: 'Reveal on your turn: each $500 at City Hall scores 1 more.',
  commissioner: 'Reveal as the cop card is turned: you move the cops and Ness.',
  judge: 'Reveal on your turn: 4 corruption less.',
  senator: 'Reveal to call the bidding; or your bid counts $300 more.',
  publisher: 'Reveal on your turn: 2 victory points, or a rival gains 3 corruption.',
} as const;
export type Ability = keyof typeof abilityTable;

/** [EMP-MEN-1] Costs in whole dollars; `corruption` in points, at hire and at each refresh. */
export type Man = {
  id: ManId;
  name: string;
  /** Null: a special one. */
  family: FamilyId | null;
  combat: number;
  costDollars: number;
  corruption: number;
  ability: Ability | null;
};

type Printed = readonly [string, number, number, number, Ability?];

function createMen(family: FamilyId | null, men: readonly Printed[]): Man[] {
  return men.map(([name, combat, costDollars, corruption, ability]) => ({
    id: formatKebab(name),
    name,
    family,
    combat,
    costDollars,
    corruption,
    ability: ability ?? null,
  }));
}

/** [EMP-MEN-6] Every man, in table order. */
export const manTable: readonly Man[] = [
  ...createMen('moretti', [
    ['Nino Bellini', 2, 200, 0],
    ['Tony Ferro', 3, 300, 1],
    ['Big Sal Rizzo', 5, 500, 3],
    ['Ciccio Amato', 4, 450, 2, 'captain'],
    ['Angelo Conti', 3, 300, 2, 'marksman'],
    ['Paolo the Sexton', 1, 200, 0, 'fixer'],
    ['Carmine Lupo', 1, 150, 0, 'bookkeeper'],
    ['Vito Sordi', 2, 250, 0, 'shadow'],
  ]),
  ...createMen('callahan', [
    ['Con Flynn', 2, 200, 0],
    ['Red Mulligan', 3, 250, 2],
    ['Bull Hanrahan', 4, 400, 2],
    ['Brick Doyle', 4, 500, 1, 'tough'],
    ['Sergeant Roe', 1, 100, 1, 'bagman'],
    ['Dinny Keane', 2, 200, 0, 'brawler'],
    ['Kathleen Burke', 2, 250, 0, 'guardian'],
    ['Alderman Quill', 1, 100, 1, 'caller'],
  ]),
  ...createMen('volkov', [
    ['Ivan Grom', 3, 350, 0],
    ['Mischa Orlov', 4, 400, 2],
    ['Big Anton', 6, 600, 4],
    ['Sergei Gavrikov', 3, 300, 1, 'demolition'],
    ['Pavel the Butcher', 4, 400, 3, 'butcher'],
    ['Yuri the Wolf', 3, 300, 1, 'lone-wolf'],
    ['Nadia Petrova', 2, 200, 0, 'spy'],
    ['Doctor Lebedev', 1, 150, 0, 'doctor'],
  ]),
  ...createMen('ashdown', [
    ['Benny Blue', 2, 200, 0],
    ['Nat Zimmer', 3, 350, 0],
    ['Kid Baron', 5, 500, 3],
    ['Drill Kessler', 3, 300, 1, 'gunsmith'],
    ['Abel Marsh', 1, 150, 0, 'bookkeeper'],
    ['Silas Wainwright', 1, 200, 0, 'fixer'],
    ['Lena Crowe', 2, 250, 0, 'recruiter'],
    ['Percy Gray', 3, 300, 2, 'marksman'],
  ]),
  ...createMen('lau', [
    ['Chen Wu', 2, 200, 0],
    ['Iron Tom Ho', 3, 300, 1],
    ['Brother Tang', 4, 400, 2],
    ['Calvin Moy', 4, 400, 3, 'marksman'],
    ['Silent Yee', 2, 250, 0, 'shadow'],
    ['Grace Lin', 1, 150, 1, 'thief'],
    ['The Chan Brothers', 4, 450, 2, 'captain'],
    ['Doctor Sung', 1, 150, 0, 'doctor'],
  ]),
  ...createMen('duquesne', [
    ['Remy Fontaine', 2, 200, 0],
    ['Gaston Lerat', 3, 350, 0],
    ['Baptiste Noir', 5, 500, 3],
    ['Colette Marchand', 2, 250, 0, 'lure'],
    ['Jules the Match', 2, 150, 1, 'demolition'],
    ['Mama Celeste', 1, 150, 0, 'shadow'],
    ['Hugo Lantern', 2, 250, 0, 'bagman'],
    ['Sylvie Roux', 3, 350, 1, 'swell'],
  ]),
  ...createMen(null, [
    ['Mayor Augustus Pell', 2, 300, 3, 'mayor'],
    ['Commissioner Hale', 3, 300, 3, 'commissioner'],
    ['Judge Whitcomb', 1, 300, 2, 'judge'],
    ['Cornelia Vane', 1, 300, 3, 'publisher'],
    ['Senator Crane', 2, 300, 3, 'senator'],
  ]),
];

/** [EMP-MEN-8] */
export const specials: readonly ManId[] = manTable.flatMap(({ id, family }) => (family === null ? [id] : []));
