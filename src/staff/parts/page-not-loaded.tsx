/** An alert for when not even the texts could be loaded; for the same reason it is in English. */
export function PageNotLoaded() {
  return (
    <div className="failure" role="alert" lang="en">
      <p className="state-title">The page could not be loaded. Load it again.</p>
      <div className="dialog-foot">
        <button type="button" className="button main" onClick={() => window.location.reload()}>
          Load the page again
        </button>
      </div>
    </div>
  );
}
