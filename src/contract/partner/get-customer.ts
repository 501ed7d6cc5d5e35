import * as z from 'zod/mini';
import { CustomerAnswer } from '../customer.ts';
import * as limits from '../limits.ts';
import { CUSTOMER_UUID, guest } from './example-bookings.ts';
import { none, type PartnerOperationDeclaration } from './partner-operation.ts';

export const getCustomer = {
  method: 'GET',
  path: '/customers/{customerUuid}',
  summary: 'Read a customer',
  permission: 'customers:read',
  params: z.object({ customerUuid: limits.Uuid }),
  query: none,
  body: none,
  answer: CustomerAnswer,
  problems: ['BAD_REQUEST', 'CUSTOMER_NOT_FOUND'],
  ignoresAcceptLanguage: true,
  tag: 'Customers',
  description: `Returns one customer. With public data access, only customers of this integration’s bookings are found, with only the data that it sent. A customer who withdrew their consent to data processing is 404.`,
  example: {
    summary: 'The customer of the birthday booking',
    params: { customerUuid: CUSTOMER_UUID },
    answers: {
      private: guest,
      public: { uuid: guest.uuid, name: guest.name, language: guest.language },
    },
  },
} as const satisfies PartnerOperationDeclaration;
