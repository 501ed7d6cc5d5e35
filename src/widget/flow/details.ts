import type { SpecialOccasion } from '../../domain/booking-notes.ts';
import type { WidgetSettings } from '../settings.ts';

/** The values of the form; an empty string if a field is not filled in. */
export interface DetailsInput {
  name: string;
  email: string;
  phone: string;
  acceptsTimeLimit: boolean;
  hasGdprConsent: boolean;
  acceptsMarketing: boolean;
  hasAllergies: boolean;
  allergiesDescription: string;
  specialOccasion: SpecialOccasion | '';
  customerSpecialRequests: string;
  highChairs: number;
  strollers: number;
  needsAccessibleSeating: boolean;
  hotelRoom: string;
  promoCode: string;
  redemptionCode: string;
}

export type DetailsField = keyof DetailsInput;

/** The initial values. No consent is given. */
export function initialDetails({ prefill, promoCode }: WidgetSettings): DetailsInput {
  return {
    ...prefill,
    acceptsTimeLimit: false,
    hasGdprConsent: false,
    acceptsMarketing: false,
    hasAllergies: false,
    allergiesDescription: '',
    specialOccasion: '',
    customerSpecialRequests: '',
    highChairs: 0,
    strollers: 0,
    needsAccessibleSeating: false,
    hotelRoom: '',
    promoCode: promoCode ?? '',
    redemptionCode: '',
  };
}
