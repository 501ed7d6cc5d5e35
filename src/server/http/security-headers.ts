import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** What our pages use: copied links and keys, passkeys, and at the host stand a screen that stays on. */
const USED = [
  'clipboard-write',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
];
/** What neither they nor anything that they show in a frame may ever ask a guest or the staff for. */
const UNUSED = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];
const PERMISSIONS_POLICY = [
  ...USED.map((feature) => `${feature}=(self)`),
  ...UNUSED.map((feature) => `${feature}=()`),
].join(', ');

/**
 * Sets the headers that protect a browser: on every response, and on each page what it may ask the browser for. They are
 * built once: `@fastify/helmet` builds them anew for each request, and leaves garbage that outlives it. On a foreign page,
 * the widget has what that page has.
 */
export function setSecurityHeaders(app: FastifyInstance): void {
  const set = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { 'default-src': ["'none'"] } },
    // Other sites load our responses and scripts; each API sets its own CORS headers.
    crossOriginResourcePolicy: false,
  });
  app.addHook('onRequest', (request, reply, done) => set(request.raw, reply.raw, () => done()));
  app.addHook('onSend', (_, reply, _payload, done) => {
    const type = reply.getHeader('content-type');
    if (typeof type === 'string' && type.startsWith('text/html'))
      reply.header('Permissions-Policy', PERMISSIONS_POLICY);
    done();
  });
}
