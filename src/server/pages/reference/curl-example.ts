import { HEADER_PARAMETERS } from '../../../contract/openapi/parameters.ts';
import {
  exampleOf,
  PARTNER_OPERATIONS,
  type PartnerOperation,
} from '../../../contract/partner/operations.ts';

/** An example call of an operation as a shell command. The API key is read from the variable API_KEY. */
export function curlExample(publicUrl: string, name: PartnerOperation): string {
  const { method, path } = PARTNER_OPERATIONS[name];
  const { params = {}, query, headers = {}, body } = exampleOf(name);
  const filled = path.replace(/\{(\w+)\}/g, (_, parameter: string) => params[parameter] ?? '');
  const address = `${publicUrl}/v3${filled}${query === undefined ? '' : `?${query}`}`;
  const { ServicePartnerId: partner, ServiceAccountId: account } = HEADER_PARAMETERS;
  const sent = {
    [partner.name]: partner.example,
    [account.name]: account.example,
    ...headers,
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  };
  return [
    `curl --request ${method} ${quoted(address)}`,
    '--header "Authorization: Bearer $API_KEY"',
    ...Object.entries(sent).map(([header, value]) => `--header ${quoted(`${header}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data ${quoted(JSON.stringify(body, null, 2))}`]),
  ].join(' \\\n  ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
