import type { DesiredStatus } from '../domain/booking-status.ts';
import type { Step } from './flow/flow.ts';

/** The details of the element’s events: ids and choices, no personal data. */
export interface HostEvents {
  ready: { accountId: string };
  step: { step: Step };
  'slot-selected': {
    date: string;
    time: string;
    pax: number;
    paxChildren: number;
    experienceId: number | null;
    status: DesiredStatus;
  };
  unavailable: {
    date: string;
    time: string | null;
    pax: number;
    paxChildren: number;
    code: string;
  };
  booked: {
    bookingUuid: string;
    status: string;
    date: string;
    time: string;
    pax: number;
    paxChildren: number;
    clientReferenceId: string | null;
  };
  error: { code: string };
}

export type Emit = <Name extends keyof HostEvents>(name: Name, detail: HostEvents[Name]) => void;

export function emitterFor(host: HTMLElement): Emit {
  return (name, detail) => {
    host.dispatchEvent(
      new CustomEvent(`table-booking:${name}`, { bubbles: true, composed: true, detail }),
    );
  };
}
