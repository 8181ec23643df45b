/** The two sides of a battle: one of them wins it, or nobody. */
export const sides = ['attackers', 'defenders'] as const;
export type Side = (typeof sides)[number];

/** [CARD-1] Sides that can own a suit: the two, and the law where it came between them. Civilians own none. */
export const cardSides = [...sides, 'law'] as const;
export type CardSide = (typeof cardSides)[number];
export type Allegiance = CardSide | 'civilians';

export type FigureId = string;
export type CarId = string;

/** A figure's kind for the law and the outrage. An `official` holds an office, but no badge. */
export type FigureKind = 'gangster' | 'police' | 'fed' | 'official' | 'civilian';

/** The other of the two sides of a battle. */
export function findEnemySide(side: Side): Side {
  return side === 'attackers' ? 'defenders' : 'attackers';
}

/** [GATS-7, GUTS-3] Returns true for police and Feds. */
export function isLaw(figure: { readonly kind: FigureKind }): boolean {
  return figure.kind === 'police' || figure.kind === 'fed';
}

/** The fields that tell friend from enemy. */
type Stance = { readonly side: Allegiance; readonly kind: FigureKind; readonly hasFired?: boolean | undefined };

/**
 * [CARD-1, SCN-2] Returns true if two figures fight each other: those of the two sides do, and the law that came
 * between them fights the gangsters of either side who have fired. Civilians are nobody's enemies.
 */
export function areEnemies(one: Stance, other: Stance): boolean {
  if (one.side === other.side || one.side === 'civilians' || other.side === 'civilians') return false;
  if (one.side === 'law') return isShooter(other);
  return other.side !== 'law' || isShooter(one);
}

function isShooter({ kind, hasFired }: Stance): boolean {
  return kind === 'gangster' && hasFired === true;
}

/** [CARD-1] A side in a sentence, with its verb in the plural or the singular. */
export function describeSideDoing(side: CardSide, many: string, one: string): string {
  return side === 'law' ? `The law ${one}` : `The ${side} ${many}`;
}
