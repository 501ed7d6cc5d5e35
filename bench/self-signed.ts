import { generateKeyPairSync, hash, sign } from 'node:crypto';

/** Key and certificate of a TLS server. */
export interface Identity {
  key: string;
  cert: string;
  /** The hash of its public key, with which Chromium trusts a self-signed certificate. */
  fingerprint: string;
}

const SEQUENCE = 0x30;
const ECDSA_WITH_SHA256 = der(SEQUENCE, Buffer.from('06082a8648ce3d040302', 'hex'));
const COMMON_NAME = Buffer.from('0603550403', 'hex');
const SUBJECT_ALT_NAME = Buffer.from('0603551d11', 'hex');
const YEAR_MS = 31_557_600_000;

/** Creates a new self-signed certificate for a host name, or for 127.0.0.1. */
export function selfSigned(hostname: string | null = null): Identity {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const name = der(
    SEQUENCE,
    der(0x31, der(SEQUENCE, COMMON_NAME, der(0x0c, Buffer.from('bench')))),
  );
  const host =
    hostname === null ? der(0x87, Buffer.of(127, 0, 0, 1)) : der(0x82, Buffer.from(hostname));
  const address = der(SEQUENCE, host);
  const body = der(
    SEQUENCE,
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1)),
    ECDSA_WITH_SHA256,
    name,
    der(SEQUENCE, utcTime(Date.now() - YEAR_MS), utcTime(Date.now() + YEAR_MS)),
    name,
    key,
    der(0xa3, der(SEQUENCE, der(SEQUENCE, SUBJECT_ALT_NAME, der(0x04, address)))),
  );
  const signature = der(0x03, Buffer.of(0), sign('sha256', body, privateKey));
  const cert = der(SEQUENCE, body, ECDSA_WITH_SHA256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${cert.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    fingerprint: hash('sha256', key, 'base64'),
  };
}

/** A value in DER: tag, length, content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const value = Buffer.concat(parts);
  const { length } = value;
  return Buffer.concat([Buffer.of(tag, ...sizeOf(length)), value]);
}

/** The minimal encoding of a length; browsers refuse longer ones. */
function sizeOf(length: number): number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

function utcTime(at: number): Buffer {
  const [, digits = ''] = /^\d\d(.{17})/.exec(new Date(at).toISOString()) ?? [];
  return der(0x17, Buffer.from(`${digits.replace(/\D/g, '')}Z`));
}
