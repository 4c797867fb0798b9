/** The headers by which a page with a patient's data and a key in its address guards itself. Pure. */
import type { Finding } from '../../engine/outcome.ts';

type Headers = Readonly<Record<string, string>>;

/** What each guards against, and whether it does. */
const guards: readonly (readonly [what: string, holds: (headers: Headers) => boolean])[] = [
  [
    'X-Frame-Options or frame-ancestors, against being framed',
    (headers) =>
      /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ||
      /frame-ancestors/i.test(policy(headers)),
  ],
  [
    'X-Content-Type-Options: nosniff, against guessed types',
    (headers) => /nosniff/i.test(headers['x-content-type-options'] ?? ''),
  ],
  [
    'Content-Security-Policy with script-src or default-src, against foreign scripts',
    (headers) => /(script|default)-src/i.test(policy(headers)),
  ],
  [
    "Cache-Control: no-store or private, against others' eyes",
    (headers) => /no-store|private/i.test(headers['cache-control'] ?? ''),
  ],
  [
    'a Referrer-Policy that keeps the address, which holds the token, from other hosts',
    // Browsers keep it by themselves unless they are told otherwise.
    (headers) => !/unsafe-url|no-referrer-when-downgrade/i.test(headers['referrer-policy'] ?? ''),
  ],
];

const policy = (headers: Headers): string => headers['content-security-policy'] ?? '';

/** `headers`: names in lower case. */
export function headersFinding(headers: Headers): Finding | undefined {
  const missing = guards.filter(([, holds]) => !holds(headers)).map(([what]) => what);
  if (missing.length === 0) return undefined;
  const names = Object.keys(headers).sort().join(', ');
  return { expected: missing.join('; '), actual: `headers: ${names}` };
}
