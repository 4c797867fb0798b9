/** How far a check goes whose cases are generated: a few that the seed has chosen, or each that there is. */
export const depths = ['default', 'full'] as const;
export type Depth = (typeof depths)[number];
