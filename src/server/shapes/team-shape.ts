import type { Colleagues, Devices, Invitation, Team } from '../../contract/staff/team.ts';
import type { Instant } from '../../domain/venue-time.ts';
import type { Colleague } from '../../operations/team/list-colleagues.ts';
import type { DeviceView } from '../../operations/team/list-devices.ts';
import type { TeamView } from '../../operations/team/list-team.ts';

type InvitationView = TeamView['invitations'][number];

export function teamShape({ members, invitations }: TeamView): Team {
  return {
    members: members.map(({ uuid, name, email, role, hasPin, hasSecondFactor, createdAt }) => ({
      uuid,
      name,
      email,
      role,
      hasPin,
      hasSecondFactor,
      createdAt: toIso(createdAt),
    })),
    invitations: invitations.map(invitationShape),
  };
}

export function invitationShape(invitation: InvitationView): Invitation {
  const { id, role, name, language, createdAt, expiresAt } = invitation;
  return { id, role, name, language, createdAt: toIso(createdAt), expiresAt: toIso(expiresAt) };
}

export function devicesShape(devices: readonly DeviceView[]): Devices {
  return {
    devices: devices.map(({ staff, session, isThisOne }) => ({
      id: session.id ?? '',
      name: session.deviceName ?? '',
      actingUuid: staff.uuid,
      signedInUuid: session.signedInUuid,
      signedInAt: toIso(session.createdAt),
      lastUsedAt: toIso(session.lastUsedAt),
      isThisOne,
    })),
  };
}

export function colleaguesShape(colleagues: readonly Colleague[]): Colleagues {
  return {
    colleagues: colleagues.map(({ uuid, name, role, hasPin, permissions }) => ({
      uuid,
      name,
      role,
      hasPin,
      permissions: [...permissions],
    })),
  };
}

function toIso(instant: Instant): string {
  return new Date(instant).toISOString();
}
