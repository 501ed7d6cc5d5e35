import type { FastifyRequest } from 'fastify';
import type { Operation } from '../../contract/operation.ts';
import { STAFF_API } from '../../contract/staff/routes.ts';
import type { SignedInStaff } from '../../operations/access/session.ts';
import type { AppContext } from '../../operations/context.ts';
import {
  type ApprovedRequest,
  requireApprover,
  spendApproval,
} from '../../operations/team/require-approval.ts';
import { contentHashOf } from '../http/content-hash.ts';
import { headerOf, idempotencyKeyOf } from '../http/headers.ts';

/** Who approved a request, by its header; null if nobody did. @throws Refusal FORBIDDEN */
export async function findApprover(
  context: AppContext,
  { staff, session }: SignedInStaff,
  request: FastifyRequest,
): Promise<SignedInStaff['staff'] | null> {
  const approved = approvedRequestOf(request);
  return approved && requireApprover(context, { accountId: staff.accountId, session }, approved);
}

/** Uses up the approval of a request whose body is read. @throws Refusal FORBIDDEN */
export async function confirmApproval(
  context: AppContext,
  request: FastifyRequest,
  { acceptsIdempotencyKey }: Operation,
): Promise<void> {
  const approved = approvedRequestOf(request);
  const { principal } = request;
  if (!approved || !principal?.staffSession) return;
  const device = { accountId: principal.accountId, session: principal.staffSession };
  await spendApproval(context, device, {
    ...approved,
    bodyHash: contentHashOf(request.body),
    idempotencyKey: acceptsIdempotencyKey ? idempotencyKeyOf(request) : null,
  });
}

function approvedRequestOf(request: FastifyRequest): ApprovedRequest | null {
  const approval = headerOf(request, 'staff-approval');
  const { method, url } = request;
  return approval === null ? null : { approval, method, path: url.replace(STAFF_API, '') };
}
