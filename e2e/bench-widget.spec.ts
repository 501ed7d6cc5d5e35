import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

test('the smallest run prints tables with every figure, without layout shifts or preflights', async () => {
  const program = new URL('../bench/widget.ts', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [
    program,
    '--runs',
    '1',
    '--trace',
  ]);
  const figures = (what: RegExp) => {
    const [, ...cells] = (stdout.split('\n').find((line) => what.test(line)) ?? '')
      .split('|')
      .slice(1, -1);
    return cells.map(Number);
  };
  for (const link of ['Browser throttling', 'Simulated link']) {
    // The script and the venue's month; with the shortest snippet the script comes first.
    for (const [snippet, count] of [
      ['', 2],
      [', floor without libraries', 2],
      [', shortest snippet', 4],
    ] as const) {
      const [calendar, byFloor, fastest, paint, bare, added, shift, requests, preflights, bytes] =
        figures(new RegExp(`^\\| ${link}${snippet} \\|`));
      expect(
        [calendar, byFloor, fastest, paint, bare, bytes].every((figure) => Number(figure) > 0),
      ).toBe(true);
      expect(added).not.toBeNaN();
      expect([shift, requests, preflights]).toEqual([0, count, 0]);
    }
  }
  for (const row of ['script: download', 'compile', 'script', 'layout', 'src/widget/mount.tsx'])
    expect([row, (figures(new RegExp(`^\\| ${row} \\|`))[0] ?? 0) > 0]).toEqual([row, true]);
  expect(figures(/^\| embed\.en\.js/)[0]).toBeGreaterThan(0);
});
