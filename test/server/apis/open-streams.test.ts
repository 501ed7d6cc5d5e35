import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OpenStreams, type StreamLimit } from '../../../src/server/apis/open-streams.ts';

/** Members who share the streams of a venue. */
function aVenue(max: number) {
  const streams = new OpenStreams();
  const open = new Set<{ member: string }>();
  const ended: string[] = [];
  const come = (member: string): boolean => {
    const stream = { member };
    const limits: StreamLimit[] = [{ of: 'venue', max, beyond: { sharedBy: member } }];
    const release = streams.open(limits, () => {
      open.delete(stream);
      ended.push(member);
    });
    if (release) open.add(stream);
    return release !== null;
  };
  const countOf = (member: string) => [...open].filter((each) => each.member === member).length;
  return { come, countOf, open, ended };
}

test('the oldest stream of the holder with the most ends for a new holder, who then has fewer', () => {
  const { come, countOf, ended } = aVenue(5);
  for (const member of ['a', 'a', 'b', 'b', 'b']) expect(come(member)).toBe(true);
  expect(come('c')).toBe(true);
  expect(ended).toEqual(['b']);
  expect(['a', 'b', 'c'].map(countOf)).toEqual([2, 2, 1]);
});

test('null for a holder who would then have more than those with the most', () => {
  const { come, countOf, ended } = aVenue(4);
  for (const member of ['a', 'a', 'b', 'b']) come(member);
  expect(['a', 'b'].map(come)).toEqual([false, false]);
  expect(ended).toEqual([]);
  expect(['c', 'd'].map(come)).toEqual([true, true]);
  expect(['a', 'b', 'e'].map(come)).toEqual([false, false, false]);
  expect(['a', 'b', 'c', 'd'].map(countOf)).toEqual([1, 1, 1, 1]);
});

test('clients that reconnect at once after they had to give way are refused', () => {
  const member = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.array(member), (max, members) => {
      const { come, open, ended } = aVenue(max);
      for (const each of members) {
        const before = ended.length;
        come(each);
        for (const back of ended.slice(before)) expect(come(back)).toBe(false);
        expect(open.size).toBeLessThanOrEqual(max);
      }
    }),
  );
});

test('null, and no stream ends, when a wider limit refuses', () => {
  const streams = new OpenStreams();
  const ended: string[] = [];
  const come = (name: string, network: string) =>
    streams.open(
      [
        { of: `network ${network}`, max: 1, beyond: 'end-oldest' },
        { of: 'all', max: 2, beyond: 'refuse' },
      ],
      () => ended.push(name),
    );
  come('one', '1');
  const release = come('two', '2');
  expect(come('three', '3')).toBe(null);
  expect(ended).toEqual([]);
  expect(come('four', '1')).not.toBe(null);
  expect(ended).toEqual(['one']);
  release?.();
  release?.();
  expect(come('five', '3')).not.toBe(null);
  expect(come('six', '4')).toBe(null);
});
