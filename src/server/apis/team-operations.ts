import type { TEAM_OPERATIONS } from '../../contract/staff/team-operations.ts';
import { approveRequest } from '../../operations/team/approve-request.ts';
import { changePassword } from '../../operations/team/change-password.ts';
import { changeRole } from '../../operations/team/change-role.ts';
import { inviteStaff } from '../../operations/team/invite-staff.ts';
import { listColleagues } from '../../operations/team/list-colleagues.ts';
import { listDevices } from '../../operations/team/list-devices.ts';
import { listTeam } from '../../operations/team/list-team.ts';
import { removeMember } from '../../operations/team/remove-member.ts';
import { renameDevice } from '../../operations/team/rename-device.ts';
import { revokeInvitation } from '../../operations/team/revoke-invitation.ts';
import { setPin } from '../../operations/team/set-pin.ts';
import { signOutDevice } from '../../operations/team/sign-out-device.ts';
import { takeOver } from '../../operations/team/take-over.ts';
import { contentHashOf } from '../http/content-hash.ts';
import { colleaguesShape, devicesShape, invitationShape, teamShape } from '../shapes/team-shape.ts';
import { sessionShape } from '../shapes/venue-shape.ts';
import type { Handlers } from './handler.ts';

/** Handlers of the operations about the venue's staff and their devices. */
export const TEAM_HANDLERS: Handlers<typeof TEAM_OPERATIONS> = {
  'list-team': async ({ context, principal }) => teamShape(await listTeam(context, principal)),
  'invite-staff': async ({ context, principal, input }) => {
    const { invitation, link } = await inviteStaff(context, principal, input.body);
    return { invitation: invitationShape(invitation), link };
  },
  'revoke-invitation': async ({ context, principal, input }) => {
    await revokeInvitation(context, principal, input.params.invitationId);
    return {};
  },
  'change-role': async ({ context, principal, input }) => {
    await changeRole(context, principal, { uuid: input.params.staffUuid, ...input.body });
    return {};
  },
  'remove-member': async ({ context, principal, input }) => {
    await removeMember(context, principal, input.params.staffUuid);
    return {};
  },
  'list-devices': async ({ context, principal }) =>
    devicesShape(await listDevices(context, principal)),
  'rename-device': async ({ context, principal, input }) => {
    await renameDevice(context, principal, { id: input.params.deviceId, ...input.body });
    return {};
  },
  'sign-out-device': async ({ context, principal, input }) => {
    await signOutDevice(context, principal, input.params.deviceId);
    return {};
  },
  'change-password': async ({ context, principal, input }) => {
    await changePassword(context, principal, input.body);
    return {};
  },
  'set-pin': async ({ context, principal, input }) => {
    await setPin(context, principal, input.body);
    return {};
  },
  'list-colleagues': async ({ context, principal }) =>
    colleaguesShape(await listColleagues(context, principal)),
  'take-over': async ({ context, principal, input }) => {
    const session = await takeOver(context, principal, input.body);
    return sessionShape(session, principal.language ?? session.venue.language, context.now());
  },
  'approve-request': async ({ context, principal, input }) => {
    const { body, ...request } = input.body;
    const { approval, expiresAt, approvedBy } = await approveRequest(context, principal, {
      ...request,
      bodyHash: contentHashOf(body),
    });
    const { uuid, name } = approvedBy;
    return { approval, expiresAt: new Date(expiresAt).toISOString(), approvedBy: { uuid, name } };
  },
};
