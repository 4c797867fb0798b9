/** The places of the default world, with what makes an address and a number of theirs plausible. */

export type City = {
  readonly city: string;
  readonly county: string | null;
  /** Outward postcode. */
  readonly outward: string;
  /** Rounded to a kilometre or so: no building of anybody's. */
  readonly latitude: number;
  readonly longitude: number;
  /** What Ofcom reserves for drama here, up to the last three digits; null: none is known. */
  readonly phone: string | null;
  /** Within the reach of the Care Quality Commission. */
  readonly inEngland: boolean;
};

export const cities = {
  marylebone: place(['London', 'Greater London'], 'W1G', [51.52, -0.15], '020 7946 0'),
  whitechapel: place(['London', 'Greater London'], 'E1', [51.52, -0.06], '020 7946 0'),
  manchester: place(['Manchester', 'Greater Manchester'], 'M1', [53.48, -2.24], '0161 496 0'),
  leeds: place(['Leeds', 'West Yorkshire'], 'LS1', [53.8, -1.55], '0113 496 0'),
  birmingham: place(['Birmingham', 'West Midlands'], 'B1', [52.48, -1.91], '0121 496 0'),
  bristol: place(['Bristol', null], 'BS1', [51.45, -2.6], '0117 496 0'),
  liverpool: place(['Liverpool', 'Merseyside'], 'L1', [53.4, -2.98], '0151 496 0'),
  newcastle: place(['Newcastle upon Tyne', 'Tyne and Wear'], 'NE1', [54.97, -1.61], '0191 498 0'),
  edinburgh: abroad(['Edinburgh', null], 'EH1', [55.95, -3.19], '0131 496 0'),
  glasgow: abroad(['Glasgow', null], 'G1', [55.86, -4.25], '0141 496 0'),
  cardiff: abroad(['Cardiff', null], 'CF10', [51.48, -3.18], '029 2018 0'),
  belfast: abroad(['Belfast', 'County Antrim'], 'BT1', [54.6, -5.93], '028 9649 6'),
  gibraltar: abroad(['Gibraltar', null], 'GX11', [36.14, -5.35], null),
} as const satisfies Record<string, City>;

function place(
  [city, county]: readonly [string, string | null],
  outward: string,
  [latitude, longitude]: readonly [number, number],
  phone: string | null,
): City {
  return { city, county, outward, latitude, longitude, phone, inEngland: true };
}

function abroad(...[name, outward, at, phone]: Parameters<typeof place>): City {
  return { ...place(name, outward, at, phone), inEngland: false };
}
