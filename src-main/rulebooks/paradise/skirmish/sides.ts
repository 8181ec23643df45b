/** The two sides that own cards; civilians own none. */
export const sides = ['attackers', 'defenders'] as const;
export type Side = (typeof sides)[number];
export type Allegiance = Side | 'civilians';

export type FigureId = string;
export type CarId = string;

/** What a figure is to the law and to the outrage. An `official` holds an office, but no badge. */
export type FigureKind = 'gangster' | 'police' | 'fed' | 'official' | 'civilian';

export function enemyOf(side: Side): Side {
  return side === 'attackers' ? 'defenders' : 'attackers';
}

/** [GATS-7, GUTS-3] Whoever wears a badge. */
export function isLaw(figure: { readonly kind: FigureKind }): boolean {
  return figure.kind === 'police' || figure.kind === 'fed';
}
