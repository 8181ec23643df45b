/**
 * [PO-5] Each contender's exact chance to win, for these bonuses. Ties are played on among those who
 * tied, who may be all of them again.
 */
export function winChances(bonuses: readonly number[]): number[] {
  const known = new Map<string, number[]>();
  const chancesOf = (group: readonly number[]): number[] => {
    const key = group.join();
    const found = known.get(key);
    if (found !== undefined) return found;
    const chances = group.map(() => 0);
    let allTie = 0;
    for (const { tied, weight } of leaderGroups(group.map((index) => bonuses[index] ?? 0))) {
      if (tied.length === group.length && group.length > 1) {
        allTie += weight;
        continue;
      }
      const members = tied.map((place) => group[place] ?? 0);
      const inner = members.length === 1 ? [1] : chancesOf(members);
      tied.forEach(
        (place, n) => (chances[place] = (chances[place] ?? 0) + weight * (inner[n] ?? 0)),
      );
    }
    const result = chances.map((chance) => chance / (1 - allTie));
    known.set(key, result);
    return result;
  };
  return chancesOf(bonuses.map((_, index) => index));
}

/** Which of them lead after one round of D6 each, and how likely that is. */
function leaderGroups(bonuses: readonly number[]): { tied: number[]; weight: number }[] {
  const highest = Math.max(...bonuses) + 6;
  const groups: { tied: number[]; weight: number }[] = [];
  const below = (value: number, bonus: number): number =>
    Math.max(0, Math.min(6, value - 1 - bonus)) / 6;
  const exactly = (value: number, bonus: number): number =>
    value - bonus >= 1 && value - bonus <= 6 ? 1 / 6 : 0;
  for (let value = Math.max(...bonuses) + 1; value <= highest; value += 1) {
    for (let mask = 1; mask < 2 ** bonuses.length; mask += 1) {
      const tied = bonuses.flatMap((_, place) => ((mask >> place) & 1 ? [place] : []));
      const weight = bonuses.reduce(
        (product, bonus, place) =>
          product * (tied.includes(place) ? exactly(value, bonus) : below(value, bonus)),
        1,
      );
      if (weight > 0) groups.push({ tied, weight });
    }
  }
  return groups;
}
