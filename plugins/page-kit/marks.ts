/** The marks of facts on every reference page, as HTML with a space before each. */
import type {ReleaseBadge} from '../../src/features/versions/model';
import {NEXT} from '../releases/model';
import type {Version} from '../releases/version';
import {codeHtml} from './html';

/** The text of a badge: `Since 2.0.0`, or `After 2.0.0` for what is not released yet. */
function badgeWords({release, after}: ReleaseBadge, [first, later]: [string, string]): string {
  return `${after ? later : first} ${release}`;
}

const badgeHtml = (words: string): string => ` <span class="ref-since">${words}</span>`;

const BADGE =
  /class(?:Name)?="ref-since">(?:(?:Since|Changed in) ([\w.]+)|(?:After|Changed after) )/g;

/** The releases that the badges of a page name; `next` for what is not released yet. */
export function releasesOfBadges(text: string): string[] {
  return [...text.matchAll(BADGE)].map(([, release = NEXT]) => release);
}

/** Badge for the release that introduced something; empty if there is none. */
export function sinceMark(badge: ReleaseBadge | undefined): string {
  return badge ? badgeHtml(badgeWords(badge, ['Since', 'After'])) : '';
}

/** Badge for the release that changed something. */
export function changedMark(badge: ReleaseBadge): string {
  return badgeHtml(badgeWords(badge, ['Changed in', 'Changed after']));
}

/** Versions before a change: `Before 2.0.0`, or `Up to 2.0.0` for what changed after it. */
export function formerWords(badge: ReleaseBadge): string {
  return badgeWords(badge, ['Before', 'Up to']);
}

/** Mark for what is deprecated. */
export const DEPRECATED = ' <span class="ref-deprecated">Deprecated</span>';

/** Mark for what is required. */
export const REQUIRED = ' <span class="ref-required">Required</span>';

/** The marks of one fact on the pages of a version; empty for most. */
export function marks(
  {deprecated, since}: {deprecated?: true | undefined; since?: string | undefined},
  {badge}: Pick<Version, 'badge'>,
): string {
  return (deprecated ? DEPRECATED : '') + sinceMark(badge(since));
}

/** Shows the default value. */
export function defaultMark(value: string): string {
  return ` <span class="ref-default">Default: ${codeHtml(value)}</span>`;
}

/** Yes or No, as the theme draws them. */
export function yesNo(yes: boolean): string {
  return yes ? '<span class="ref-yes">Yes</span>' : '<span class="ref-no">No</span>';
}
