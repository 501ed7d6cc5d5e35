/**
 * The pages on which the demo's publishable key is good: the server's own, under each name that a
 * laptop has for itself, the development server's, and a page of one's own on port 8080 to try the
 * snippet on.
 */
export function demoOrigins(settings: { publicUrl: string; port: number }): string[] {
  const names = ['localhost', '127.0.0.1'];
  return [
    ...new Set([
      new URL(settings.publicUrl).origin,
      ...[settings.port, 5173, 8080].flatMap((port) =>
        names.map((name) => `http://${name}:${port}`),
      ),
    ]),
  ];
}
