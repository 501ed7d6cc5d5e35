import { type Compilable, CompiledQuery, type QueryResult } from 'kysely';
import type { Db } from './db.ts';

/** Stands for a value while a query is built. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const PLACEHOLDERS = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });

interface Template {
  sql: string;
  parameters: readonly unknown[];
}

/**
 * A query whose SQL is built once per database: building takes longer than running most queries that read or
 * write one row. The query may use its values only where SQL has parameters, and must not depend on them.
 *
 * On SQLite this driver still plans some queries anew at each run, mainly joins: it is built with statistics that
 * let a plan depend on the values. A subquery that finds one row by its key has only one plan.
 */
export function prepared<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<QueryResult<Row>> {
  const templates = new WeakMap<object, Template>();
  return (db, values) => {
    // The same for all transactions on a database, unlike `db` itself.
    const { adapter } = db.getExecutor();
    let template = templates.get(adapter);
    if (!template) {
      template = build(db, PLACEHOLDERS as Values).compile();
      templates.set(adapter, template);
    }
    const parameters = template.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    return db.executeQuery(CompiledQuery.raw(template.sql, parameters));
  };
}

/** The named columns of a row. A query needs it to write a row of placeholders, whose columns cannot be listed. */
export function pick<Row, Name extends keyof Row>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
}
