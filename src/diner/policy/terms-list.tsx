/** The terms of a cancellation policy, a sentence each. */
export function TermsList({ terms }: { terms: readonly string[] }) {
  return (
    <ul className="terms">
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
}
