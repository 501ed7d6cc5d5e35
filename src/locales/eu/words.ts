/** Tables in words: “8. mahaia”, “8. + 9. mahaiak”, “T4 mahaia”. A number counts tables without its point. */
export function tableText(names: string): string {
  const parts = names.split(' + ').map((name) => (/^\d+$/.test(name) ? `${name}.` : name));
  return `${parts.join(' + ')} ${parts.length === 1 ? 'mahaia' : 'mahaiak'}`;
}
