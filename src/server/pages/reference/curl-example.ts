import { EXAMPLE_REQUESTS } from '../../../contract/openapi/examples/requests.ts';
import { HEADER_PARAMETERS } from '../../../contract/openapi/parameters.ts';
import { type OperationName, PATHS } from '../../../contract/paths.ts';

/** An example call of an operation as a shell command. The API key is read from the variable API_KEY. */
export function curlExample(publicUrl: string, name: OperationName): string {
  const { method, path } = PATHS[name];
  const { params = {}, query, headers = {}, body } = EXAMPLE_REQUESTS[name];
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
