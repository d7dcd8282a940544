/** Marks pages that apply only to DataHub Cloud, as their front matter says, in the sidebar and below the title. */
import {ContributorError} from '../common/contributor-error';

const VALUES = ['core', 'cloud', 'both'];

/** A step that names a label of the user interface. */
const STEP = /^ *\d+\. .*\*\*|\b(?:select|open|choose|press|go to) \*\*/im;

const PICTURE = /\]\(picture:/;

/**
 * @param frontMatter of a docs page; receives the mark that `src/theme/DocSidebarItem` renders, and `unpictured`, which
 *   `src/features/availability` does: screens that only DataHub Cloud has can't be pictured from public code
 * @param file the page, named in the error
 * @param content text of the page
 * @throws ContributorError if `availability` has an unknown value
 */
export function markAvailability(
  frontMatter: Record<string, unknown>,
  file: string,
  content: string,
): void {
  const {availability} = frontMatter;
  if (availability === undefined) return;
  if (!VALUES.includes(String(availability))) {
    throw new ContributorError(
      `${file}: availability: found "${String(availability)}", expected ${VALUES.join(', ')}.`,
    );
  }
  if (availability !== 'cloud') return;
  const props = frontMatter['sidebar_custom_props'] as object | undefined;
  frontMatter['sidebar_custom_props'] = {...props, cloud: true};
  if (STEP.test(content) && !PICTURE.test(content)) frontMatter['unpictured'] = true;
}
