/**
 * Ids, keys, people and addresses from a seed. Whatever could reach a real person is of a kind
 * reserved for fiction: example.org for mail, Ofcom's drama numbers for telephones, postcodes with
 * letters that Royal Mail never uses in an inward code.
 *
 * Nothing of today, of a time zone or of the machine's language goes in. The order of the calls is
 * part of the world: default-world.test.ts holds it fast.
 */

import { faker } from '@faker-js/faker/locale/en_GB';
import type { IdPrefix } from '../../application/ports.ts';
import type { Patient, Phlebotomist } from '../../domain/job/job.ts';
import { sandboxKeyPrefix } from '../derived-id.ts';
import { chanceFrom, type Chance } from './chance.ts';

export type Maker = Chance & {
  readonly id: (prefix: IdPrefix) => string;
  readonly uuid: () => string;
  readonly apiKey: () => string;
  readonly webhookSecret: () => string;
  readonly patient: () => Patient;
  readonly phlebotomist: () => Phlebotomist;
  /** `12 Aldous Mews`. */
  readonly street: () => string;
  /** A postcode in this outward code (`LS1`) that no letter goes to. */
  readonly postcode: (outward: string) => string;
  /** The last three digits of a drama number, behind what Ofcom reserved of it (`0113 496 0`). */
  readonly phone: (reserved: string) => string;
  readonly digits: (count: number) => string;
};

/** One maker at a time: faker's chance is one for the whole process, and starts anew here. */
export const makerFrom = (seed: number): Maker => {
  faker.seed(seed);
  const chance = chanceFrom(seed);
  const uuid = (): string => uuidOf(chance.hex(32));
  const phone = (reserved: string): string => reserved + chance.text(decimal, 3);
  const letter = (): string => chance.pick(unusedLetters);
  return {
    ...chance,
    id: (prefix) => `${prefix}_${uuid()}`,
    uuid,
    apiKey: () => sandboxKeyPrefix + chance.text(alphanumeric, 24),
    webhookSecret: () => `whsec_${Buffer.from(chance.hex(64), 'hex').toString('base64')}`,
    patient: () => patient(chance, phone(mobileNumbers)),
    phlebotomist: () => ({
      name: `${faker.person.firstName()} ${faker.person.lastName()}`,
      phone: phone(mobileNumbers),
    }),
    street: () => `${chance.between(1, 198)} ${faker.person.lastName()} ${chance.pick(ways)}`,
    postcode: (outward) => `${outward} ${chance.between(1, 9)}${letter()}${letter()}`,
    phone,
    digits: (count) => chance.text(decimal, count),
  };
};

const decimal = '0123456789';
const alphanumeric = `${decimal}ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz`;
/** E.164; nationally 07700 900000 to 900999. */
const mobileNumbers = '+447700900';
const ways = ['Mews', 'Crescent', 'Gardens', 'Walk', 'Terrace', 'Row', 'Yard', 'Way'];
const unusedLetters = ['C', 'I', 'K', 'M', 'O', 'V'];

/** 32 hexadecimal digits in the form of a UUID of version 4. */
const uuidOf = (digits: string): string => {
  const variant = '89ab'.charAt(Number.parseInt(digits.charAt(16), 16) % 4);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    variant + digits.slice(17, 20),
    digits.slice(20),
  ].join('-');
};

const patient = (chance: Chance, phone: string): Patient => {
  const gender = chance.pick(['FEMALE', 'MALE'] as const);
  const firstName = faker.person.firstName(gender === 'FEMALE' ? 'female' : 'male');
  const lastName = faker.person.lastName();
  const letters = `${firstName}.${lastName}`.toLowerCase().replaceAll(/[^a-z.]/g, '');
  const year = chance.between(1938, 2007);
  return {
    firstName,
    lastName,
    email: `${letters}@example.org`,
    phone,
    dateOfBirth: `${year}-${twoDigits(chance.between(1, 12))}-${twoDigits(chance.between(1, 28))}`,
    gender,
  };
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');
