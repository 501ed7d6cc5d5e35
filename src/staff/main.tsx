/** The staff view’s entry. */
export {};
