import { expect, it } from 'vitest';
import { shownAddress } from './shown-address.ts';

it.each([
  ['http://127.0.0.1:3000/hook?a=b@c', 'http://127.0.0.1:3000/hook?a=b@c'],
  ['https://ann:pass@host.example/hook', 'https://***@host.example/hook'],
  ['https://token@host.example/', 'https://***@host.example/'],
  ['https://:pass@host.example/', 'https://***@host.example/'],
  ['http://ann:p/w@host.example', 'http://***@host.example'],
  ['ann:pa@ss@host.example:99999', '***@host.example:99999'],
  ['ftp//nothing', 'ftp//nothing'],
])('%s is shown as %s', (address, shown) => {
  expect(shownAddress(address)).toBe(shown);
});
