import { createContext, type Provider, useContext } from 'react';

/** A React context without a default value. The hook throws outside its provider. */
export function createRequiredContext<Value>(
  name: string,
): [provider: Provider<Value | null>, useValue: () => Value] {
  const Context = createContext<Value | null>(null);
  return [
    Context.Provider,
    () => {
      const value = useContext(Context);
      if (value === null) throw new Error(`${name} has no provider`);
      return value;
    },
  ];
}
