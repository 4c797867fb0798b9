/** Instants on the wire: ISO 8601, UTC, with milliseconds and `Z` (O92, reading A). */

export const toIso = (ms: number): string => new Date(ms).toISOString();

export const toIsoOrNull = (ms: number | null): string | null => (ms === null ? null : toIso(ms));
