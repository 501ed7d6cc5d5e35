import * as z from 'zod/mini';
import { STAFF_ROLES } from '../../domain/staff-role.ts';
import * as limits from '../limits.ts';

/** Who works at a venue, on which devices. */

const StaffRoleName = z.enum(STAFF_ROLES);
const PersonName = limits.name({ max: 100 });
const OwnPassword = limits.text({ min: 1, max: 1024 });
const NewPassword = limits.text({ min: 10, max: 1024 });
const Pin = z.string().check(z.regex(/^\d{4}$/, 'must be four digits'));
const InvitationToken = limits.text({ min: 1, max: 100 });

export const Device = z.object({
  id: z.string(),
  name: z.string(),
  /** Who acts on it. */
  actingUuid: z.string(),
  /** Who signed it in with their password. */
  signedInUuid: z.string(),
  signedInAt: limits.DateTime,
  /** To the hour. */
  lastUsedAt: limits.DateTime,
  /** Whether it is the one that asks. */
  isThisOne: z.boolean(),
});
export type Device = z.infer<typeof Device>;

/** GET /staff/v3/devices: those that are signed in, the one used last first. */
export const Devices = z.object({ devices: z.array(Device) });
export type Devices = z.infer<typeof Devices>;

const Invitation = z.object({
  id: z.string(),
  role: StaffRoleName,
  name: z.string(),
  language: limits.Language,
  createdAt: limits.DateTime,
  expiresAt: limits.DateTime,
});
export type Invitation = z.infer<typeof Invitation>;

/** GET /staff/v3/team */
export const Team = z.object({
  members: z.array(
    z.object({
      uuid: z.string(),
      name: z.string(),
      email: z.string(),
      role: StaffRoleName,
      hasPin: z.boolean(),
      /** A passkey or an authenticator app. */
      hasSecondFactor: z.boolean(),
      createdAt: limits.DateTime,
    }),
  ),
  /** Those that can still be used, newest first. */
  invitations: z.array(Invitation),
});
export type Team = z.infer<typeof Team>;

/** GET /staff/v3/colleagues: who may take over the device, or approve something on it. */
export const Colleagues = z.object({
  colleagues: z.array(
    z.object({
      uuid: z.string(),
      name: z.string(),
      role: StaffRoleName,
      hasPin: z.boolean(),
      /** With their PIN. */
      permissions: z.array(z.string()),
    }),
  ),
});
export type Colleagues = z.infer<typeof Colleagues>;

/** POST /staff/v3/team/invitations */
export const InviteStaffRequest = z.strictObject({
  role: StaffRoleName,
  name: PersonName,
  /** Of the page that the link opens. */
  language: limits.Language,
});
/** The link is only available here. */
export const InviteStaffAnswer = z.object({ invitation: Invitation, link: z.string() });
export type InviteStaffAnswer = z.infer<typeof InviteStaffAnswer>;

/** PUT /staff/v3/team/members/{staffUuid}/role */
export const ChangeRoleRequest = z.strictObject({ role: StaffRoleName });

/** PUT /staff/v3/devices/{deviceId}/name */
export const RenameDeviceRequest = z.strictObject({ name: limits.text({ min: 1, max: 60 }) });

/** PUT /staff/v3/account/password */
export const ChangePasswordRequest = z.strictObject({
  password: OwnPassword,
  newPassword: NewPassword,
});

/** PUT /staff/v3/account/pin; null for none. */
export const SetPinRequest = z.strictObject({ password: OwnPassword, pin: z.nullable(Pin) });

/** POST /staff/v3/session/take-over */
export const TakeOverRequest = z.strictObject({ staff: limits.Uuid, pin: Pin });

/** POST /staff/v3/approvals */
export const ApproveRequest = z.strictObject({
  staff: limits.Uuid,
  pin: Pin,
  /** Of the one request that is approved; the path begins after `/staff/v3`. */
  method: z.enum(['POST', 'PUT']),
  path: limits.text({ min: 1, max: 300 }),
  /** Left out if the request has none. */
  body: z.optional(z.unknown()),
});
export const ApproveAnswer = z.object({
  /** For the header `Staff-Approval` of that request. */
  approval: z.string(),
  expiresAt: limits.DateTime,
  approvedBy: z.object({ uuid: z.string(), name: z.string() }),
});
export type ApproveAnswer = z.infer<typeof ApproveAnswer>;

/** POST /staff/v3/invitations/read, without a session */
export const ReadInvitationRequest = z.strictObject({ token: InvitationToken });
export const InvitationAnswer = z.object({
  venue: z.string(),
  role: StaffRoleName,
  name: z.string(),
  language: limits.Language,
});
export type InvitationAnswer = z.infer<typeof InvitationAnswer>;

/** POST /staff/v3/invitations/accept, without a session: answers as signing in does. */
export const AcceptInvitationRequest = z.strictObject({
  token: InvitationToken,
  name: PersonName,
  email: limits.Email,
  password: NewPassword,
});
