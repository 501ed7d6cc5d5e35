export const TAG = 'table-booking';

/** Every attribute of the element, also as `data-…` on a placeholder. Changes apply at once. */
export const ATTRIBUTES = [
  'publishable-key',
  'lang',
  'theme',
  'mode',
  'date',
  'time',
  'pax',
  'pax-children',
  'area',
  'experience',
  'promo-code',
  'prefill-name',
  'prefill-email',
  'prefill-phone',
  'client-reference-id',
  'utm-source',
  'utm-medium',
  'utm-campaign',
  'utm-term',
  'utm-content',
] as const;
