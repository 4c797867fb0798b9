import { describe, expect, it } from 'vitest';
import { FileError } from '../../yaml/read-yaml.ts';
import { parseProfile } from './load-profile.ts';
import { profileTemplate } from './profile-template.ts';

const read = (text: string, environment: Record<string, string> = {}) =>
  parseProfile({ file: 'p.yaml', text, environment });

const problemsOf = (text: string): string => {
  try {
    read(text);
  } catch (error) {
    if (error instanceof FileError) return error.message;
    throw error;
  }
  throw new Error('the profile was accepted');
};

describe('a profile', () => {
  it('is valid as --init writes it, once one key is set', () => {
    const profile = read(profileTemplate, { PRIMARY_KEY: 'pj_live_a' });
    expect(profile.clients.primary?.keys).toMatchObject([{ key: 'pj_live_a' }]);
    expect(profile.webhookSettle).toBe(2000);
  });

  it('is valid, too, with the clients and keys that --init has left to be uncommented', () => {
    const lines = profileTemplate.split('\n');
    const left = lines.filter((line) =>
      /^\s+# +(webhookSecret|- key|scopes|other|keys):?/.test(line),
    );
    expect(left).toHaveLength(7);
    const whole = lines.map((line) => (left.includes(line) ? line.replace('# ', '') : line));
    const { clients } = read(whole.join('\n'), {
      ...{ PRIMARY_WEBHOOK_SECRET: 'whsec_x', PRIMARY_KEY: 'pj_live_a' },
      ...{ PRIMARY_READ_KEY: 'pj_live_b', OTHER_KEY: 'pj_live_c' },
    });
    expect(clients.primary?.keys).toHaveLength(2);
    expect(clients.other).toMatchObject({ keys: [{ key: 'pj_live_c' }] });
  });

  it('names what the runner cannot guess on hosted pages', () => {
    const pages =
      'pages: { fields: { firstName: "#given" }, buttons: { next: Weiter }, browser: none, cards: { declined: "4111" } }';
    expect(read(pages).pages).toEqual({
      ...{ fields: { firstName: '#given' }, buttons: { next: 'Weiter' }, browser: 'none' },
      cards: { good: undefined, declined: '4111' },
    });
  });

  it('may be empty, and then says nothing of the server', () => {
    expect(read('')).toMatchObject({ name: 'unnamed', clients: {}, control: { kind: 'none' } });
  });

  it('takes numbers from the environment too', () => {
    const text = 'clients: { primary: { requestsPerMinute: "${RPM}", keys: [] } }';
    expect(read(text, { RPM: '120' }).clients.primary?.requestsPerMinute).toBe(120);
  });

  it('may say that the server has no such client', () => {
    expect(read('clients: { patientPay: none }').clients.patientPay).toBe('none');
  });

  it('knows how a client is billed from what is said, or from the name patientPay', () => {
    const { clients } = read('clients: { primary: { keys: [] }, patientPay: { keys: [] } }');
    expect(clients.primary?.billingMode).toBeUndefined();
    expect(clients.patientPay).toMatchObject({ billingMode: 'PATIENT_PAY' });
  });

  it('reads each kind of control', () => {
    expect(read('control: { kind: command, run: [./control.sh] }').control).toEqual({
      kind: 'command',
      run: ['./control.sh'],
    });
    expect(read('control: { kind: manual }').control).toEqual({ kind: 'manual' });
  });
});

describe('a faulty profile', () => {
  it('is refused with every fault, each at its line and column', () => {
    const text = [
      'url: staging.example.org',
      'clients:',
      '  primary:',
      '    billingMode: WEEKLY',
      '    keys:',
      '      - { key: pj_live_a, scopes: [bookings:raed] }',
    ].join('\n');
    expect(problemsOf(text).split('\n')).toEqual([
      expect.stringMatching(/^p\.yaml:1:6 url "staging\.example\.org" is not an address/),
      expect.stringMatching(
        /^p\.yaml:4:18 clients\.primary\.billingMode expected WEEKLY_INVOICE or PATIENT_PAY/,
      ),
      expect.stringMatching(
        /^p\.yaml:6:36 clients\.primary\.keys\[0\]\.scopes\[0\] .*did you mean bookings:read\?$/,
      ),
    ]);
  });

  it('cannot have a key or a token that no header can carry', () => {
    const text = [
      'clients: { primary: { keys: [{ key: "pj_live_a\\nb", scopes: [] }] } }',
      'control: { kind: http, url: http://h, token: "a\\r\\nb" }',
    ].join('\n');
    const why = 'has a line break or another character that no header can carry';
    expect(problemsOf(text).split('\n')).toEqual([
      `p.yaml:1:37 clients.primary.keys[0].key ${why}`,
      `p.yaml:2:46 control.token ${why}`,
    ]);
  });

  it('cannot call a client patientPay that is billed otherwise', () => {
    const text = 'clients: { patientPay: { billingMode: WEEKLY_INVOICE, keys: [] } }';
    expect(problemsOf(text)).toMatch(/clients\.patientPay\.billingMode expected PATIENT_PAY, got/);
  });

  it('names a variable that is not set', () => {
    expect(problemsOf('name: "${NO_SUCH_THING}"')).toBe(
      'p.yaml:1:7 name the environment variable NO_SUCH_THING is not set',
    );
  });

  it('guesses which key was meant', () => {
    expect(problemsOf('knwon: {}')).toMatch(/knwon is not known here; did you mean known\?/);
  });

  it('names a missing key at the thing that lacks it', () => {
    expect(problemsOf('name: x\ncontrol: { kind: http }')).toBe(
      'p.yaml:2:10 control.url is missing',
    );
  });

  it('says so when it is not YAML', () => {
    expect(problemsOf('a: [1')).toMatch(/^p\.yaml:1:\d+ /);
  });

  it('wants a unit on lengths of time', () => {
    expect(problemsOf('webhookSettle: 2')).toMatch(
      /webhookSettle expected a length of time with its unit/,
    );
  });
});

describe('a fault in a profile', () => {
  const environment = { TOKEN: 'tok-5ecret' };

  it.each([
    ['a key in the place of the address', 'url: pj_live_5ecret'],
    ['a secret in the place of the address', 'url: "http://x.example?whsec_5ecret"'],
    ['a variable in the place of the address', 'url: "${TOKEN}"'],
    ['a variable in an address', 'url: "https://x.example?token=${TOKEN}"'],
    ['a password in the address', 'url: "https://ann:5ecret@x.example"'],
    ['a key in the place of a list', 'clients: { primary: { keys: pj_live_5ecret } }'],
    ['a key in the place of a client', 'clients: { primary: 5ecret }'],
    ['a key without its name', 'clients: { primary: { keys: [5ecret] } }'],
    ['a key as the name', 'clients: { primary: { pj_live_5ecret: x, keys: [] } }'],
    ['a key as a scope', 'clients: { primary: { keys: [{ key: x, scopes: [5ecret] }] } }'],
    ['a secret as the mode', 'clients: { primary: { billingMode: 5ecret, keys: [] } }'],
    ['a secret in a list', 'clients: { primary: { webhookSecret: [5ecret], keys: [] } }'],
    ['a token as the kind', 'control: { kind: "${TOKEN}" }'],
    ['a token in a list', 'control: { kind: http, url: x, token: ["${TOKEN}"] }'],
    ['a token that YAML takes for an alias', 'control: { kind: http, url: x, token: *5ecret }'],
    ['a secret as a length of time', 'webhookSettle: 5ecret'],
  ])('shows no secret: %s', (_, text) => {
    let message = '';
    try {
      read(text, environment);
    } catch (error) {
      ({ message } = error as FileError);
    }
    expect(message).toMatch(/^p\.yaml:1:\d+ /);
    expect(message).not.toContain('5ecret');
  });
});
