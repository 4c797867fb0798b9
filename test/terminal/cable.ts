// A TCP connection to the sandbox that can be cut, as a network or a lid that is closed does.

import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type Cable = {
  readonly url: string;
  /** Resets what is connected, and takes no new connection until it is joined. */
  readonly cut: () => void;
  readonly join: () => void;
  readonly close: () => Promise<void>;
};

export const cableTo = async (sandboxUrl: string): Promise<Cable> => {
  const port = Number(new URL(sandboxUrl).port);
  const ends = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket): void => {
    ends.add(socket);
    // Resetting one end makes an error of the other.
    socket.on('error', () => undefined).on('close', () => ends.delete(socket));
  };
  const server = createServer((here) => {
    if (isCut) {
      here.resetAndDestroy();
      return;
    }
    const there = connect(port, '127.0.0.1');
    keep(here);
    keep(there);
    here.pipe(there).pipe(here);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    isCut = true;
    for (const end of ends) end.resetAndDestroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    join: () => {
      isCut = false;
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
};
