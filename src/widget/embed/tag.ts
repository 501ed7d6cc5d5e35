export const TAG = 'table-booking';

/**
 * Every attribute of the element; on a placeholder (a div or script in place of the tag) as `data-…`.
 * `area` and `prefill-…` are initial values; changes of the others apply at once.
 */
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
