import pg from 'pg';

const { builtins } = pg.types;
/** Numbers that JavaScript can hold exactly: instants, versions, counts and sums of cents. */
const NUMBERS: ReadonlySet<number> = new Set([builtins.INT8, builtins.NUMERIC]);

/** Reads all numbers as numbers; the driver by itself gives long ones as text. */
export const WITH_NUMBERS = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    NUMBERS.has(type) ? Number : pg.types.getTypeParser(type, format as 'text'),
};
