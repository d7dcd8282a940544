import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, expect, it} from 'vitest';
import {listen} from './listen';

const servers: http.Server[] = [];
const server = () => {
  const made = http.createServer();
  servers.push(made);
  return made;
};
afterEach(() => servers.splice(0).forEach((one) => one.close()));

it('returns the URL of the server', async () => {
  const one = server();
  const url = await listen(one, 0, '127.0.0.1');
  expect(url).toBe(`http://127.0.0.1:${(one.address() as AddressInfo).port}`);
});

it('uses localhost if it listens on every address', async () =>
  expect(await listen(server(), 0, '0.0.0.0')).toMatch(/^http:\/\/localhost:\d+$/));

it('says that a port is in use, and what to do', async () => {
  const first = server();
  await listen(first, 0, '127.0.0.1');
  const {port} = first.address() as AddressInfo;
  await expect(listen(server(), port, '127.0.0.1')).rejects.toThrow(
    `Port ${port} is in use. Stop the program that uses it, or choose another: npm run serve -- --port ${port + 1}`,
  );
});

it("says that an address is not one of this machine's", () =>
  expect(listen(server(), 0, '192.0.2.1')).rejects.toThrow('does not have the address 192.0.2.1'));
