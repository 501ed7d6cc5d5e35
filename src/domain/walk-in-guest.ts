/** How staff recognize guests who came without a booking: never the data of a customer. */
export interface WalkInGuest {
  /** What they look like or where they wait, such as "red hat by the bar". */
  label: string | null;
  name: string | null;
  /** E.164 */
  phone: string | null;
  /** Where they are told that their table is ready. */
  email: string | null;
}
