import { useDesk } from './desk.tsx';
import { Icon } from './icon.tsx';
import { messages } from './messages.ts';

/** Tells what just happened, to the eye and to screen readers alike, with an undo where there is one. */
export function NoticeBar() {
  const { notice, dismiss } = useDesk();
  return (
    <div className="notice" data-problem={notice?.isProblem || undefined}>
      {/* Always there, for a live region is only heard when it was there before its text. */}
      <p className="notice-text" role="status">
        {notice?.text}
      </p>
      {notice?.action && (
        <button
          type="button"
          className="button"
          onClick={() => {
            notice.action?.run();
            dismiss();
          }}
        >
          <Icon name="undo" />
          {notice.action.label}
        </button>
      )}
      {notice && (
        <button type="button" className="button quiet square" onClick={dismiss}>
          <Icon name="cross" />
          <span className="unseen">{messages.dismiss}</span>
        </button>
      )}
    </div>
  );
}
