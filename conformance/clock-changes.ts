/** When the clocks of the UK change, in which days have 23 and 25 hours. Pure. */

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** March and October, as Date counts months. */
const months = [2, 9];

/** 01:00 UTC on the last Sunday of the month. */
function changeIn(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0));
  return lastDay.getTime() - lastDay.getUTCDay() * dayMs + hourMs;
}

/** The first change after a moment (ms since 1970). */
export function clockChangeAfter(moment: number): number {
  const year = new Date(moment).getUTCFullYear();
  const changes = [year, year + 1].flatMap((one) => months.map((month) => changeIn(one, month)));
  return changes.find((change) => change > moment) ?? Number.NaN;
}
