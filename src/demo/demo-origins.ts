/**
 * The origins of the demo's publishable key: the server's own, its port on localhost and 127.0.0.1, the
 * development server's, and port 8080 for trying the snippet on your own page.
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
