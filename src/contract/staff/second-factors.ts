import * as z from 'zod/mini';
import * as limits from '../limits.ts';

/** What a member signs in with besides the password. */

const Code = limits.text({ min: 1, max: 40 });
/** Binary data of WebAuthn, as base64url. */
const Binary = z
  .string()
  .check(z.regex(/^[\w-]+$/, 'must be base64url'), z.maxLength(100_000, 'is too long'));

/** With what a member proves that it is them: the password; or a code of their app, or a recovery code. */
export const OwnProof = z
  .strictObject({
    password: z.optional(limits.text({ min: 1, max: 1024 })),
    code: z.optional(Code),
  })
  .check(
    limits.rule(
      'password',
      'is required, or else a code: one of the two',
      ({ password, code }) => (password === undefined) !== (code === undefined),
    ),
  );

const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: limits.DateTime,
  lastUsedAt: z.nullable(limits.DateTime),
});
export type Passkey = z.infer<typeof Passkey>;

/** GET /staff/v3/account/second-factors */
export const SecondFactors = z.object({
  /** Oldest first. */
  passkeys: z.array(Passkey),
  /** Null unless an app is set up. */
  authenticator: z.nullable(z.object({ confirmedAt: limits.DateTime })),
  recoveryCodesLeft: z.int(),
  /** What the server's settings allow to add. */
  canAdd: z.object({ passkey: z.boolean(), authenticator: z.boolean() }),
});
export type SecondFactors = z.infer<typeof SecondFactors>;

/** A drawing with its margin: black on white, whatever the screen's colours are, because cameras expect that. */
const QrCode = z.object({
  /** Width and height, in the units of `path`. */
  size: z.int(),
  /** The black squares, as the data of an SVG path. */
  path: z.string(),
});
export type QrCode = z.infer<typeof QrCode>;

/** POST /staff/v3/account/authenticator: only available here. */
export const BeginAuthenticatorAnswer = z.object({
  /** In base32. */
  secret: z.string(),
  /** `otpauth://…` with the secret. */
  address: z.string(),
  /** The address for an app on a phone. */
  qrCode: QrCode,
});
export type BeginAuthenticatorAnswer = z.infer<typeof BeginAuthenticatorAnswer>;

/** PUT /staff/v3/account/authenticator */
export const ConfirmAuthenticatorRequest = z.strictObject({ code: Code });

/** Only available here. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** POST /staff/v3/account/passkeys/options and /session/passkey/options: options of WebAuthn as JSON, with more fields. */
export const PasskeyOptions = z.object({ challenge: z.string() });
export type PasskeyOptions = z.infer<typeof PasskeyOptions>;

/** What a browser says about a credential besides, which is not read. */
const credential = { id: Binary, rawId: Binary, type: z.literal('public-key') };
const ClientExtensionResults = z.looseObject({});

/** A new passkey, as `PublicKeyCredential.toJSON()` has it: it may have more fields than are read here. */
const NewCredential = z.looseObject({
  ...credential,
  clientExtensionResults: ClientExtensionResults,
  response: z.looseObject({
    clientDataJSON: Binary,
    attestationObject: Binary,
    transports: z._default(
      z.array(limits.text({ min: 1, max: 30 })).check(z.maxLength(10, 'has too many entries')),
      [],
    ),
  }),
});

/** POST /staff/v3/account/passkeys */
export const AddPasskeyRequest = z.strictObject({
  name: limits.text({ min: 1, max: 60 }),
  credential: NewCredential,
});
export type AddPasskeyRequest = z.infer<typeof AddPasskeyRequest>;
export const AddPasskeyAnswer = z.object({ passkey: Passkey });

/** POST /staff/v3/session/passkey, without a session: answers as signing in does. */
export const PasskeySignInRequest = z.strictObject({
  credential: z.looseObject({
    ...credential,
    clientExtensionResults: ClientExtensionResults,
    response: z.looseObject({
      clientDataJSON: Binary,
      authenticatorData: Binary,
      signature: Binary,
      /** Whose passkey it is. */
      userHandle: Binary,
    }),
  }),
});
export type PasskeySignInRequest = z.infer<typeof PasskeySignInRequest>;
