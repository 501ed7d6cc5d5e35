import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/**
 * A mail server that accepts everything and keeps nothing, in a process of its own so that its work is not measured. It
 * tells its parent its port, and with every message of the parent how many mails have come.
 */

let received = 0;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  onData(stream, _session, callback) {
    stream.resume();
    stream.on('end', () => {
      received += 1;
      callback();
    });
  },
});
server.listen(0, '127.0.0.1');
await once(server.server, 'listening');
process.on('message', () => process.send?.(received));
process.send?.((server.server.address() as AddressInfo).port);
