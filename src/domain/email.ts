import { cleanName } from './typed-text.ts';

/** Part of browsers and of Node. */
declare const URL: new (address: string) => { readonly hostname: string };

/**
 * An email address as it is kept: without invisible characters and white space around it, and with its domain in
 * ASCII (Punycode). What is no address stays as it is, for a schema to reject.
 */
export function cleanEmail(typed: string): string {
  const text = cleanName(typed);
  const [, before = '', domain = ''] = /^([^@]*@)([^@]+)$/.exec(text) ?? [];
  return isAscii(domain) ? text : before + toAscii(domain);
}

function isAscii(text: string): boolean {
  return !/[^ -~]/.test(text);
}

/** The domain in Punycode; as it is if it cannot be one. */
function toAscii(domain: string): string {
  // In a URL, these would end the host name.
  if (/[^\w.-]/.test(domain.replace(/[^ -~]/g, ''))) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
