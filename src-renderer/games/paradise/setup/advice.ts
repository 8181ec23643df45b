/** [GANG-2] How many gangs the program should play beside so many human ones. */
export function describeNpcAdvice(humans: number): string {
  if (humans === 0) return 'Without human gangs the program plays them all; three to six make a lively city.';
  if (humans === 1) return 'Playing alone, take three to five rivals.';
  if (humans === 2) return 'For two players: a Tong plus two to four more rivals.';
  if (humans === 3) return 'For three players: a Tong plus two or three more rivals.';
  return 'With four or more players, none to two are enough.';
}

/** [GANG-2] A good number of NPC gangs to start the form with. */
export function suggestNpcs(humans: number): number {
  if (humans === 0) return 4;
  if (humans === 1) return 4;
  if (humans === 2 || humans === 3) return 3;
  return 1;
}
