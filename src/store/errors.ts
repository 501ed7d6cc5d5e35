/** The database refused two overlapping bookings on one table, or two parties that sit at one. */
export class TableTaken extends Error {}

/** The database cannot be opened, read or written, through no fault of the caller. */
export class StoreUnavailable extends Error {}

/** Another process or write holds a lock for too long. */
export class StoreBusy extends StoreUnavailable {}
