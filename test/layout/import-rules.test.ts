import { describe, expect, test } from 'vitest';
import {
  describeImport,
  findCircles,
  findForbiddenImports,
  findOperationImports,
  findPathToServer,
  type Import,
} from './import-rules.ts';

function imports(from: string, to: string, kind: Import['kind'] = 'value'): Import {
  return { from, to, isOwn: true, kind, line: 1 };
}

describe('imports between folders', () => {
  test('an upward import is reported, type-only ones included', () => {
    const upward = [
      imports('domain/booking.ts', 'store/bookings.ts'),
      imports('domain/booking.ts', 'contract/booking.ts', 'type'),
    ];

    expect(findForbiddenImports(upward).map(describeImport)).toEqual([
      'src/domain/booking.ts:1 imports store/bookings.ts (value)',
      'src/domain/booking.ts:1 imports contract/booking.ts (type)',
    ]);
  });

  test('where only types are allowed, a value is reported and a type is not', () => {
    const value = imports('operations/principal.ts', 'contract/booking.ts');
    const type = imports('operations/principal.ts', 'contract/booking.ts', 'type');

    expect(findForbiddenImports([value, type])).toEqual([value]);
  });

  test('where only import() is allowed, a static import is reported', () => {
    const early = imports('widget/embed/load.ts', 'widget/mount.tsx');
    const later = imports('widget/embed/load.ts', 'widget/mount.tsx', 'later');

    expect(findForbiddenImports([early, later])).toEqual([early]);
  });

  test('only main.ts of the server imports the store', () => {
    const app = imports('server/app.ts', 'store/store.ts');
    const main = imports('server/main.ts', 'store/store.ts');

    expect(findForbiddenImports([app, main])).toEqual([app]);
  });

  test('a downward import and a package are fine', () => {
    const downward = imports('store/bookings.ts', 'domain/booking.ts');
    const packaged = { ...imports('store/sqlite/connection.ts', 'kysely'), isOwn: false };

    expect(findForbiddenImports([downward, packaged])).toEqual([]);
  });
});

describe('imports between operations', () => {
  test('an operation that imports another is reported, type-only imports included', () => {
    const verbs = [
      imports('operations/bookings/sign-policy.ts', 'operations/bookings/cancel-booking.ts'),
      imports(
        'operations/venues/read-widget-start.ts',
        'operations/availability/check-slot.ts',
        'type',
      ),
    ];

    expect(findOperationImports(verbs)).toEqual(verbs);
  });

  test('a shared file that imports an operation is reported', () => {
    const shared = imports('operations/context.ts', 'operations/bookings/create-booking.ts');

    expect(findOperationImports([shared])).toEqual([shared]);
  });

  test('shared files, and operations imported from outside, are fine', () => {
    const fine = [
      imports('operations/bookings/sign-policy.ts', 'operations/bookings/require-booking.ts'),
      imports('operations/access/sign-in.ts', 'operations/access/secrets.ts'),
      imports('server/apis/partner.ts', 'operations/bookings/create-booking.ts'),
    ];

    expect(findOperationImports(fine)).toEqual([]);
  });
});

describe('circles', () => {
  test('a circle of two files is reported', () => {
    const circle = [imports('ui/a.ts', 'ui/b.ts'), imports('ui/b.ts', 'ui/a.ts')];

    expect(findCircles(circle)).toEqual([['ui/a.ts', 'ui/b.ts']]);
  });

  test('a circle that a type-only import closes is reported', () => {
    const circle = [
      imports('ui/a.ts', 'ui/b.ts'),
      imports('ui/b.ts', 'ui/c.ts'),
      imports('ui/c.ts', 'ui/a.ts', 'type'),
    ];

    expect(findCircles(circle)).toEqual([['ui/a.ts', 'ui/b.ts', 'ui/c.ts']]);
  });

  test('a circle that import() closes is reported', () => {
    const circle = [imports('ui/a.ts', 'ui/b.ts', 'later'), imports('ui/b.ts', 'ui/a.ts')];

    expect(findCircles(circle)).toEqual([['ui/a.ts', 'ui/b.ts']]);
  });

  test('a file that imports itself is reported', () => {
    expect(findCircles([imports('ui/a.ts', 'ui/a.ts')])).toEqual([['ui/a.ts']]);
  });

  test('two circles are reported apart, without the files around them', () => {
    const both = [
      imports('ui/start.ts', 'ui/a.ts'),
      imports('ui/a.ts', 'ui/b.ts'),
      imports('ui/b.ts', 'ui/a.ts'),
      imports('ui/b.ts', 'ui/c.ts'),
      imports('ui/c.ts', 'ui/d.ts'),
      imports('ui/d.ts', 'ui/c.ts'),
      imports('ui/d.ts', 'ui/end.ts'),
    ];

    expect(findCircles(both)).toEqual([
      ['ui/a.ts', 'ui/b.ts'],
      ['ui/c.ts', 'ui/d.ts'],
    ]);
  });

  test('two paths to one file are no circle', () => {
    const diamond = [
      imports('ui/a.ts', 'ui/b.ts'),
      imports('ui/a.ts', 'ui/c.ts'),
      imports('ui/b.ts', 'ui/d.ts'),
      imports('ui/c.ts', 'ui/d.ts'),
    ];

    expect(findCircles(diamond)).toEqual([]);
  });
});

describe('paths from the browser to the server', () => {
  test('a path through other folders is reported', () => {
    const path = [
      imports('staff/main.tsx', 'client/api.ts'),
      imports('client/api.ts', 'store/store.ts', 'later'),
    ];

    expect(findPathToServer(path, 'staff/main.tsx')).toBe(
      'staff/main.tsx → client/api.ts → store/store.ts',
    );
  });

  test('without a path, nothing is reported', () => {
    const path = [imports('staff/main.tsx', 'client/api.ts')];

    expect(findPathToServer(path, 'staff/main.tsx')).toBeUndefined();
  });
});
