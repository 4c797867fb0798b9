/**
 * Entries whose id stands in none of the files that they name: a type, a table of wire fields or the
 * shape of the whole decides, and no single line. The list is exact: an id that comes to be quoted
 * leaves it.
 */
export const quotedNowhere: readonly string[] = [];
