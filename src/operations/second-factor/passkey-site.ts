import { isIP } from 'node:net';
import { validationError } from '../../domain/refusal.ts';
import type { AppContext } from '../context.ts';

/** Where passkeys are valid. */
export interface PasskeySite {
  /** The domain that a passkey is bound to. */
  rpID: string;
  origin: string;
}

/** Null where browsers allow no passkeys: at an IP address, and without TLS except on localhost. */
export function passkeySiteOf(publicUrl: string): PasskeySite | null {
  const { hostname, origin, protocol } = new URL(publicUrl);
  const isLocal = /(^|\.)localhost$/.test(hostname);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return null;
  return protocol === 'https:' || isLocal ? { rpID: hostname, origin } : null;
}

/** @throws Refusal VALIDATION_ERROR */
export function requirePasskeySite({ publicUrl }: AppContext): PasskeySite {
  const site = passkeySiteOf(publicUrl);
  if (site) return site;
  throw validationError({
    parameter: 'PUBLIC_URL',
    reason: 'must be an https address with a domain name: browsers allow passkeys nowhere else',
  });
}
