const firstNames = [
  'Aldo',
  'Bruno',
  'Carmine',
  'Dino',
  'Enzo',
  'Fausto',
  'Gaspare',
  'Ignazio',
  'Livio',
  'Marco',
  'Nunzio',
  'Orlando',
  'Pasquale',
  'Renzo',
  'Silvio',
  'Tullio',
  'Ugo',
  'Vasco',
  'Angelo',
  'Biagio',
  'Cesare',
  'Donato',
  'Ettore',
  'Franco',
  'Guido',
  'Luca',
  'Matteo',
  'Nello',
  'Piero',
  'Romeo',
  'Santo',
] as const;
const lastNames = [
  'Abate',
  'Barone',
  'Cutri',
  'Damico',
  'Esposto',
  'Ferro',
  'Galante',
  'Lupo',
  'Mancini',
  'Nobile',
  'Orsini',
  'Palma',
  'Quarto',
  'Riva',
  'Sarto',
  'Tesoro',
  'Urso',
  'Valli',
  'Zito',
  'Bassi',
  'Corso',
  'Dolce',
  'Fava',
] as const;

/** [BRO-SET-6] The program’s name for one man; the first 713 numbers have names of their own. */
export function nameMan(number: number): string {
  const first = firstNames[number % firstNames.length] ?? 'Aldo';
  const last = lastNames[(number * 5) % lastNames.length] ?? 'Riva';
  return `${first} ${last}`;
}

/** [BRO-SET-5] The ten families of Carthage. */
export const familyNames = [
  'Alzetta',
  'Benvolio',
  'Corvini',
  'Dellarosa',
  'Fontecchio',
  'Grimaldi',
  'Lucarno',
  'Montefeltro',
  'Pescatore',
  'Salviati',
] as const;
