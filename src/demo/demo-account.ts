/** The demo's own names, so that it can be found and made anew. */
export const DEMO_ACCOUNT_ID = 'casa-brisa';
/** A point-of-sale system that sees everything, and an app that sees what it made itself. */
export const DEMO_PARTNERS = [
  { partnerId: 'demo-pos', name: 'Demo point of sale', dataAccess: 'private' },
  { partnerId: 'demo-app', name: 'Demo booking app', dataAccess: 'public' },
] as const;
export const DEMO_STAFF_EMAIL = 'staff@casabrisa.example';
