/** The ids of statements that follow one another in requirements.yaml: the fields of a resource are many. */

/** R-AREA-first to R-AREA-last, both included. */
export const statements = (area: string, first: number, last: number): readonly string[] =>
  Array.from(
    { length: last - first + 1 },
    (_, index) => `R-${area}-${String(first + index).padStart(2, '0')}`,
  );
