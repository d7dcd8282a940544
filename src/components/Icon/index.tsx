/** The icons that the configuration can name, such as those of the menu cards. */
import Award from 'lucide-react/icons/award';
import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Lightbulb from 'lucide-react/icons/lightbulb';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Presentation from 'lucide-react/icons/presentation';
import Quote from 'lucide-react/icons/quote';
import Send from 'lucide-react/icons/send';
import SquarePlay from 'lucide-react/icons/square-play';
import Wrench from 'lucide-react/icons/wrench';
import type {ReactNode} from 'react';

const ICONS = {
  article: BookOpen,
  award: Award,
  calendar: CalendarDays,
  chat: MessagesSquare,
  demo: Presentation,
  idea: Lightbulb,
  learn: GraduationCap,
  send: Send,
  story: Quote,
  tool: Wrench,
  video: SquarePlay,
};

/** The name of an icon. */
export type IconName = keyof typeof ICONS;

/**
 * Checks the name of an icon before it is drawn.
 *
 * @throws Error that lists the known icons, if there is no such icon
 */
export function checkIcon(name: IconName): void {
  if (name in ICONS) return;
  throw new Error(`No icon is named "${name}". Known icons: ${Object.keys(ICONS).join(', ')}.`);
}

/**
 * Draws an icon in the color of the text. It is hidden from screen readers, so the text beside it must say the same.
 *
 * @throws Error as {@link checkIcon}
 */
export default function Icon({name, size = 20}: {name: IconName; size?: number}): ReactNode {
  checkIcon(name);
  const Drawing = ICONS[name];
  return <Drawing size={size} strokeWidth={1.75} aria-hidden />;
}
