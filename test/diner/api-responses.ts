import { HttpResponse } from 'msw';
import type { DinerProblem, DinerProblemCode } from '../../src/contract/problem.ts';

/** On the page’s own origin. */
export const API_URL = `${location.origin}/widget/v3`;

/** A problem response as the server sends it. */
export function problem(
  status: number,
  code: DinerProblemCode,
  more: Partial<DinerProblem> = {},
  headers: Record<string, string> = {},
): Response {
  const body: DinerProblem = {
    type: 'about:blank',
    title: code,
    status,
    code,
    detail: code,
    ...more,
  };
  return HttpResponse.json(body, {
    status,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
  });
}
