import { createPartnerClient } from '../../src/client/partner-client.ts';
import { MissingAccessError, readAccess } from './access.ts';
import { runEvening } from './evening.ts';
import { describeError, printWait } from './output.ts';

/** An example of a partner's program: `node examples/partner/main.ts [demo.json]`. */

try {
  const access = await readAccess(process.argv[2], process.env);
  console.log(`${access.partnerId} works for ${access.accountId} at ${access.baseUrl}\n`);
  const maitre = createPartnerClient({ ...access, maxTries: 3, onWait: printWait });
  await runEvening(maitre).catch((error: unknown) => fail(describeError(error, access.baseUrl)));
} catch (error) {
  if (!(error instanceof MissingAccessError)) throw error;
  fail(error.message);
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
