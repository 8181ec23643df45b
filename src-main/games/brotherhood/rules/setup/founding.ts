import { countAreas, listCity } from '#shared/games/brotherhood/areas.ts';
import { cards } from '#shared/games/brotherhood/cards.ts';
import type { HoodId } from '#shared/games/brotherhood/ids.ts';
import { doctrines, type Doctrine } from '#shared/games/brotherhood/minds.ts';
import type { BrotherhoodSetup, FamilySetup } from '#shared/games/brotherhood/setup.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Family, Hood } from '../records.ts';
import type { BrotherhoodTable } from '../table.ts';
import { nameMan } from './names.ts';

/** [BRO-SET] Draws seat order, doctrines and the deck, and sets every family up. */
export function foundGame(table: BrotherhoodTable, setup: BrotherhoodSetup): void {
  const { houseRules: house, families, city } = setup;
  const listed = families.map((family, place) => ({ family, seat: `g${place + 1}` as SeatId }));
  const seated = setup.seatOrder === 'drawn' ? table.dice.shuffle(listed, 'The seat order') : listed;
  const drawn = drawDoctrines(table, seated);
  const start = table.dice.seed('the names of hoods') % 700;
  const npcSeeds = seated.map(({ seat }) => table.dice.seed(`the whims of ${seat}`));
  const areas = listCity(house.areas ?? countAreas(families.length)).map(({ id }) => id);
  const numbers = new Numbers(start);
  table.emit({
    type: 'founded',
    title: setup.title,
    city,
    house,
    turn: 1,
    areas,
    families: seated.map(({ family, seat }, place) =>
      createFamily(seat, family, {
        startMoney: house.startMoney,
        doctrine: drawn[place] ?? 'merchant',
        whim: npcSeeds[place] ?? 0,
        godfather: family.godfather ?? numbers.next(),
      }),
    ),
    hoods: seated.flatMap(({ family, seat }) => createFirstHoods(seat, family, house.stock, numbers)),
  });
  table.emit({ type: 'deck-shuffled', deck: [...cards] });
}

/** Names for men without one, each once. */
export class Numbers {
  #next: number;

  constructor(start: number) {
    this.#next = start;
  }

  next(): string {
    this.#next += 1;
    return nameMan(this.#next);
  }
}

/** [BRO-NPC-10] Draws doctrines, none twice while there is an unused one. */
function drawDoctrines(table: BrotherhoodTable, seated: readonly { family: FamilySetup; seat: SeatId }[]): Doctrine[] {
  const taken = seated.flatMap(({ family }) => family.doctrine ?? []);
  let free = doctrines.filter((one) => !taken.includes(one));
  return seated.map(({ family }) => {
    if (family.doctrine !== null) return family.doctrine;
    if (free.length === 0) free = [...doctrines];
    const doctrine = table.dice.pick(free, `How the ${family.name} live`);
    free = free.filter((one) => one !== doctrine);
    return doctrine;
  });
}

export function createFamily(
  seat: SeatId,
  { name, isHuman, byMail, level }: FamilySetup,
  {
    startMoney,
    doctrine,
    whim,
    godfather,
  }: { startMoney: number; doctrine: Doctrine; whim: number; godfather: string },
): Family {
  return {
    seat,
    name,
    isHuman,
    byMail,
    level,
    doctrine,
    whim,
    cashDollars: startMoney,
    figureDollars: startMoney,
    placedFigureDollars: startMoney,
    godfather: { name: godfather, status: 'away', area: null, lastArea: null },
    gathered: [seat],
    dead: null,
    lastIncomeDollars: 0,
    missedTurns: 0,
    isStoodIn: false,
    grudges: {},
  };
}

/** [BRO-SET-3, BRO-SET-6] */
export function createFirstHoods(
  family: SeatId,
  { hoodNames }: FamilySetup,
  stock: { thugs: number; hitmen: number },
  numbers: Numbers,
): Hood[] {
  return Array.from({ length: stock.thugs + stock.hitmen }, (_, nth): Hood => {
    const kind = nth < stock.thugs ? 'thug' : 'hitman';
    const letter = kind === 'thug' ? `t${nth + 1}` : `h${nth - stock.thugs + 1}`;
    return {
      id: `${family}-${letter}` as HoodId,
      family,
      kind,
      name: hoodNames[nth] ?? numbers.next(),
      number: nth + 1,
      isOutOfTown: false,
      status: 'free',
      area: null,
      joinedTurn: 0,
      fights: 0,
      hits: 0,
      fell: null,
    };
  });
}
