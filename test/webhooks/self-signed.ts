// A certificate for a receiver with https, made when it is needed: no key lies in the repository.

import { generateKeyPairSync, sign } from 'node:crypto';

const tlv = (tag: number, ...contents: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};

const sequence = (...items: readonly Buffer[]): Buffer => tlv(0x30, ...items);
const integer = (...bytes: readonly number[]): Buffer => tlv(0x02, Buffer.from(bytes));
const oid = (...bytes: readonly number[]): Buffer => tlv(0x06, Buffer.from(bytes));
const time = (date: Date): Buffer =>
  tlv(
    0x17,
    Buffer.from(
      date
        .toISOString()
        .replace(/[-:T]|\.\d+/g, '')
        .slice(2),
    ),
  );

const ecdsaWithSha256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
const commonName = oid(0x55, 0x04, 0x03);
const subjectAltName = oid(0x55, 0x1d, 0x11);

/** X.509 v3 with this DNS name, valid for a day around now. */
export const selfSigned = (name = 'localhost') => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subject = sequence(tlv(0x31, sequence(commonName, tlv(0x0c, Buffer.from(name)))));
  const day = 24 * 60 * 60 * 1000;
  const altNames = sequence(subjectAltName, tlv(0x04, sequence(tlv(0x82, Buffer.from(name)))));
  const toBeSigned = sequence(
    tlv(0xa0, integer(2)),
    integer(1),
    ecdsaWithSha256,
    subject,
    sequence(time(new Date(Date.now() - day / 2)), time(new Date(Date.now() + day / 2))),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, sequence(altNames)),
  );
  const signature = sign('sha256', toBeSigned, privateKey);
  const der = sequence(toBeSigned, ecdsaWithSha256, tlv(0x03, Buffer.from([0]), signature));
  const lines =
    der
      .toString('base64')
      .match(/.{1,64}/g)
      ?.join('\n') ?? '';
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
};
