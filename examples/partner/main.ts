import { createPartnerClient } from '../../src/client/partner-client.ts';
import { AccessMissing, readAccess } from './access.ts';
import { runAnEvening } from './evening.ts';
import { tellWaiting, wordsOf } from './words.ts';

/** A partner's program in small: `node examples/partner/main.ts [demo.json]`. */

try {
  const access = await readAccess(process.argv[2], process.env);
  console.log(`${access.partnerId} works for ${access.accountId} by ${access.baseUrl}\n`);
  const maitre = createPartnerClient({ ...access, maxTries: 3, onWait: tellWaiting });
  await runAnEvening(maitre).catch((failure: unknown) => refuse(wordsOf(failure, access.baseUrl)));
} catch (failure) {
  if (!(failure instanceof AccessMissing)) throw failure;
  refuse(failure.message);
}

function refuse(words: string): void {
  process.stderr.write(`${words}\n`);
  process.exitCode = 1;
}
