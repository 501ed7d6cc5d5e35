import type { StaffMessages } from '../../messages/staff-messages.ts';
import type { PartyWait } from '../../service/party-wait.ts';

/** How a party stands to the time: short for the eye, in words for screen readers. */
export interface TimingText {
  short: string;
  words: string;
  isOver: boolean;
}

type Texts = StaffMessages['service'];

/**
 * @param minutesLeft for guests in the house: until the planned end of their stay, negative past it
 * @returns null if there is nothing to say
 */
export function timingText(
  wait: PartyWait | null,
  minutesLeft: number | null,
  texts: Texts,
): TimingText | null {
  if (wait) return ofWait(wait, texts);
  if (minutesLeft === null) return null;
  return minutesLeft < 0
    ? {
        short: texts.stayOver(-minutesLeft),
        words: texts.stayOverInWords(-minutesLeft),
        isOver: true,
      }
    : {
        short: texts.stayLeft(minutesLeft),
        words: texts.stayLeftInWords(minutesLeft),
        isOver: false,
      };
}

function ofWait(wait: PartyWait, texts: Texts): TimingText {
  switch (wait.kind) {
    case 'here': {
      const { minutes } = wait;
      return { short: texts.here(minutes), words: texts.hereInWords(minutes), isOver: false };
    }
    case 'late': {
      const { minutes } = wait;
      return { short: texts.late(minutes), words: texts.lateInWords(minutes), isOver: true };
    }
    case 'waiting': {
      const { minutes } = wait;
      return { short: texts.waited(minutes), words: texts.waitedInWords(minutes), isOver: false };
    }
    case 'quoted': {
      const { left } = wait;
      return left < 0
        ? { short: texts.quotedOver(-left), words: texts.quotedOverInWords(-left), isOver: true }
        : { short: texts.quotedLeft(left), words: texts.quotedLeftInWords(left), isOver: false };
    }
  }
}
