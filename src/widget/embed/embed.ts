/** The script that a venue’s page loads. */
export {};
