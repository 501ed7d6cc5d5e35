import { randomBytes } from 'node:crypto';
import { hashSecret } from '../access/secrets.ts';

const CODES = 10;
/** Without letters that look like digits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Ten codes of 80 bits, such as `3k7m-9qxa-0tzd-w5ge`, each of which stands in for the app once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, newRecoveryCode);
}

/** The hash of a code as somebody typed it: case, spaces and hyphens do not matter. */
export function hashRecoveryCode(code: string): string {
  const plain = code.toLowerCase().replace(/[\s-]/g, '');
  return hashSecret(plain.replaceAll('o', '0').replace(/[il]/g, '1'));
}

function newRecoveryCode(): string {
  const characters = [...randomBytes(16)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return characters.replace(/.{4}(?!$)/g, '$&-');
}
