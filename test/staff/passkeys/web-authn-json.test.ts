import { expect, test, vi } from 'vitest';
import {
  credentialToJson,
  parseCreationOptions,
  parseRequestOptions,
} from '../../../src/staff/passkeys/web-authn-json.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);
/** Contains both characters in which base64url differs from base64. */
const BINARY = bytes(251, 255, 254, 0, 1);
const TEXT = '-__-AAE';

test('options of the server become those of the browser, with bytes', () => {
  expect(
    parseCreationOptions({
      rp: { name: 'Can Rosa', id: 'book.example' },
      user: { id: TEXT, name: 'rosa@canrosa.example', displayName: 'Rosa' },
      challenge: TEXT,
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      excludeCredentials: [{ id: TEXT, type: 'public-key', transports: ['usb'] }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      timeout: 300_000,
    }),
  ).toEqual({
    rp: { name: 'Can Rosa', id: 'book.example' },
    user: { id: BINARY, name: 'rosa@canrosa.example', displayName: 'Rosa' },
    challenge: BINARY,
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    excludeCredentials: [{ id: BINARY, type: 'public-key', transports: ['usb'] }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: 300_000,
  });
  const request = { rpId: 'book.example', timeout: 1, userVerification: 'required' };
  expect(parseRequestOptions({ ...request, challenge: TEXT })).toEqual({
    ...request,
    challenge: BINARY,
  });
});

test('a new passkey and a signature become JSON, with base64url', () => {
  class Attestation {
    clientDataJSON = BINARY.buffer;
    attestationObject = BINARY.buffer;
    getTransports = () => ['internal'];
  }
  vi.stubGlobal('AuthenticatorAttestationResponse', Attestation);
  const credential = { id: TEXT, rawId: BINARY.buffer, type: 'public-key' };
  const common = { id: TEXT, rawId: TEXT, type: 'public-key', clientExtensionResults: {} };
  const toJson = (response: unknown) =>
    credentialToJson({ ...credential, response } as PublicKeyCredential);
  expect(toJson(new Attestation())).toEqual({
    ...common,
    response: { clientDataJSON: TEXT, attestationObject: TEXT, transports: ['internal'] },
  });
  const { buffer } = BINARY;
  const signed = { clientDataJSON: buffer, authenticatorData: buffer, signature: buffer };
  expect(toJson({ ...signed, userHandle: buffer })).toEqual({
    ...common,
    response: { clientDataJSON: TEXT, authenticatorData: TEXT, signature: TEXT, userHandle: TEXT },
  });
  vi.unstubAllGlobals();
});
