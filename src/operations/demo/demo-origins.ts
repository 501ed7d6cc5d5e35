/**
 * The pages on which the demo's publishable key is good: the server's own, under each name that a
 * laptop has for itself, and a page of one's own on port 8080 to try the snippet on.
 */
export function demoOrigins(settings: { publicUrl: string; port: number }): string[] {
  const names = ['localhost', '127.0.0.1'];
  return [
    ...new Set([
      new URL(settings.publicUrl).origin,
      ...names.map((name) => `http://${name}:${settings.port}`),
      ...names.map((name) => `http://${name}:8080`),
    ]),
  ];
}
