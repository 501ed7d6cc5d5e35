const warned = new Set<string>();

/** Logs a line for the developer of the page, the first time only. */
export function reportOnce(line: string): void {
  if (warned.has(line)) return;
  warned.add(line);
  console.error(`<table-booking> ${line}`);
}
