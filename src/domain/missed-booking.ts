/** From so many minutes after its time on, it is more likely that a party does not come than that it does. */
export const MISSED_MINUTES = 30;
