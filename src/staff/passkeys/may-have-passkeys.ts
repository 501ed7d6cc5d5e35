/** Whether this browser can use passkeys on this page: not without TLS, and not at an IP address. */
export function mayHavePasskeys(): boolean {
  const isAddress = /^[\d.]+$|^\[/.test(window.location.hostname);
  return window.isSecureContext && 'PublicKeyCredential' in window && !isAddress;
}
