import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import type { Operation } from '../operation.ts';
import { StaffSession } from './session.ts';
import {
  ApproveAnswer,
  ApproveRequest,
  ChangePasswordRequest,
  ChangeRoleRequest,
  Colleagues,
  Devices,
  InviteStaffAnswer,
  InviteStaffRequest,
  RenameDeviceRequest,
  SetPinRequest,
  TakeOverRequest,
  Team,
} from './team.ts';

const none = z.object({});

/** An operation without path parameters, for everybody who is signed in. */
const ofEverybody = {
  permission: 'bookings:read',
  params: none,
  query: none,
  answer: none,
  problems: [],
} as const;

const ofOwner = { ...ofEverybody, permission: 'team:manage' } as const;
const ofMember = { ...ofOwner, params: z.object({ staffUuid: limits.Uuid }) };
const ofDevice = { ...ofEverybody, params: z.object({ deviceId: limits.Uuid }) };

/** Who works at the venue, on which devices, and who acts on them. */
export const TEAM_OPERATIONS = {
  'list-team': {
    method: 'GET',
    path: '/team',
    ...ofOwner,
    body: z.unknown(),
    answer: Team,
    summary: 'Who works at the venue, and who is invited',
  },
  'invite-staff': {
    method: 'POST',
    path: '/team/invitations',
    ...ofOwner,
    body: InviteStaffRequest,
    answer: InviteStaffAnswer,
    summary: 'Invite somebody by a link',
  },
  'revoke-invitation': {
    method: 'PUT',
    path: '/team/invitations/{invitationId}/revoke',
    ...ofOwner,
    params: z.object({ invitationId: limits.Uuid }),
    body: z.unknown(),
    summary: 'Withdraw an invitation',
  },
  'change-role': {
    method: 'PUT',
    path: '/team/members/{staffUuid}/role',
    ...ofMember,
    body: ChangeRoleRequest,
    summary: 'Give a member another role',
  },
  'remove-member': {
    method: 'PUT',
    path: '/team/members/{staffUuid}/remove',
    ...ofMember,
    body: z.unknown(),
    summary: 'Remove a member, and sign out their devices',
  },
  'list-devices': {
    method: 'GET',
    path: '/devices',
    ...ofEverybody,
    body: z.unknown(),
    answer: Devices,
    summary: 'The devices that are signed in: one’s own, or all for an owner',
  },
  'rename-device': {
    method: 'PUT',
    path: '/devices/{deviceId}/name',
    ...ofDevice,
    body: RenameDeviceRequest,
    summary: 'Name a device',
  },
  'sign-out-device': {
    method: 'PUT',
    path: '/devices/{deviceId}/sign-out',
    ...ofDevice,
    body: z.unknown(),
    summary: 'Sign out a device remotely',
  },
  'change-password': {
    method: 'PUT',
    path: '/account/password',
    ...ofEverybody,
    body: ChangePasswordRequest,
    summary: 'Change one’s own password',
  },
  'set-pin': {
    method: 'PUT',
    path: '/account/pin',
    ...ofEverybody,
    body: SetPinRequest,
    summary: 'Set one’s own PIN, or none',
  },
  'list-colleagues': {
    method: 'GET',
    path: '/colleagues',
    ...ofEverybody,
    body: z.unknown(),
    answer: Colleagues,
    summary: 'Who may take over the device, or approve something on it',
  },
  'take-over': {
    method: 'POST',
    path: '/session/take-over',
    ...ofEverybody,
    body: TakeOverRequest,
    answer: StaffSession,
    summary: 'Act on this device from now on, with a PIN',
  },
  'approve-request': {
    method: 'POST',
    path: '/approvals',
    ...ofEverybody,
    body: ApproveRequest,
    answer: ApproveAnswer,
    summary: 'Let the device make one request above the role of who acts, with a PIN',
  },
} as const satisfies Record<string, Operation>;
