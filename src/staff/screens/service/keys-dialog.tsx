import { useMessages } from '../../messages/messages.ts';
import { Dialog } from '../../parts/dialog.tsx';

/** The keys of the service screen. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const texts = useMessages().service;
  const { keysHelp } = texts;
  const keys: [string, string][] = [
    ['/', keysHelp.search],
    ['b', keysHelp.booking],
    ['w', keysHelp.walkIn],
    ['s', keysHelp.seat],
    ['a', keysHelp.arrived],
    ['m', keysHelp.move],
    ['u', keysHelp.undo],
    ['1–4', keysHelp.lists],
    ['[ ]', keysHelp.days],
    ['?', keysHelp.help],
  ];
  return (
    <Dialog heading={texts.keys} onClose={onClose}>
      <dl className="keys">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
