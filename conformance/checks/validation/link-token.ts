/** The token in a booking link: a JWT, whose jti the answer names. Decoded, not verified: the secret is the server's. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import { isMap } from '../../json.ts';
import { givenClient, needCapability } from '../given/client.ts';
import { demandText } from '../given/demand.ts';
import type { Exchange } from '../../target/exchange.ts';
import { mint } from './booking-urls.ts';

type Claims = Readonly<Record<string, unknown>>;

/** Three parts (RFC 7519, 7515); the first two are JSON in base64url. An encrypted one has five, and none is readable. */
const compact = /(?<![\w.-])([\w-]+)\.([\w-]+)\.[\w-]*(?![\w.-])/g;
const encrypted = /(?<![\w.-])[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+(?![\w.-])/;

function decoded(part: string | undefined): Claims | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8'));
    return isMap(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A token may stand in a query with its dots escaped; an address with a stray % is taken as it is. */
function unescaped(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The claims of the first JWT in an address; undefined when there is none. */
export function claimsIn(address: string): Claims | undefined {
  for (const [, header, payload] of unescaped(address).matchAll(compact)) {
    const claims = decoded(payload);
    if (typeof decoded(header)?.['alg'] === 'string' && claims !== undefined) return claims;
  }
  return undefined;
}

/** Where the token is not to be read, what it says cannot be tested. */
function needReadable(url: string): Claims | undefined {
  const claims = claimsIn(url);
  if (claims !== undefined || !encrypted.test(unescaped(url))) return claims;
  throw Obstacle.lacking('the token in the link is encrypted', 'none: only the server can read it');
}

async function mintOne(bench: Bench): Promise<Exchange> {
  needCapability(await givenClient(bench, 'primary'), 'canUseMobilePhleb');
  return mint(bench, { scope: { kind: 'all-mobile' } });
}

/** Each time for the same order. */
async function mintFor(bench: Bench): Promise<Exchange> {
  needCapability(await givenClient(bench, 'primary'), 'canUseMobilePhleb');
  return mint(bench, { scope: { kind: 'all-mobile' }, externalOrderId: 'order-linked-twice' });
}

const common = {
  kind: 'active',
  area: 'link',
  level: 'MUST',
} as const;

const isAbsolute = (url: string): boolean =>
  URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

export const linkTokenChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'URL-22',
    title: 'the address of a booking link is an absolute one of the web',
    asks: ['createBookingUrl'],
    requirements: ['R-LINK-03'],
    run: async (bench) => {
      const url = demandText(await mintOne(bench), 'url');
      if (isAbsolute(url)) return conclude(undefined);
      return conclude({ expected: 'data.url: http(s)://…', actual: url });
    },
  },
  {
    ...common,
    id: 'URL-23',
    title: 'a booking link carries a JWT',
    asks: ['createBookingUrl'],
    requirements: ['R-LINK-06'],
    run: async (bench) => {
      const url = demandText(await mintOne(bench), 'url');
      if (needReadable(url) !== undefined) return conclude(undefined);
      return conclude({ expected: 'a JWT (header.payload.signature) in data.url', actual: url });
    },
  },
  {
    ...common,
    id: 'URL-24',
    title: 'tokenId is the jti of the token in the link',
    asks: ['createBookingUrl'],
    requirements: ['R-LINK-07'],
    run: async (bench) => {
      const exchange = await mintOne(bench);
      const claims = needReadable(demandText(exchange, 'url'));
      if (claims === undefined) {
        throw Obstacle.lacking('no token was found in the link', 'mend what URL-23 finds');
      }
      const tokenId = demandText(exchange, 'tokenId');
      if (claims['jti'] === tokenId) return conclude(undefined);
      return conclude({
        expected: `jti ${JSON.stringify(tokenId)}, which is data.tokenId`,
        actual: `jti ${JSON.stringify(claims['jti'])}`,
      });
    },
  },
  {
    ...common,
    id: 'URL-25',
    title: 'two booking links, of one order too, have different tokens',
    asks: ['createBookingUrl', 'createBookingUrl'],
    requirements: ['R-LINK-08'],
    run: async (bench) => {
      // For one order: whoever asks again has a reason to, and gets a link that works.
      const [one, other] = [await mintFor(bench), await mintFor(bench)];
      const same = (name: string): boolean => demandText(one, name) === demandText(other, name);
      if (!same('tokenId') && !same('url')) return conclude(undefined);
      return conclude({
        expected: 'another tokenId and another url for each link',
        actual: `twice ${demandText(other, same('tokenId') ? 'tokenId' : 'url')}`,
      });
    },
  },
];
